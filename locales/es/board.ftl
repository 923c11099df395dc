# El mapa y el Réquiem en la página de la mesa. Breve: los paneles son pequeños. Lo que se lee en voz alta va en frases.

## The map

map-title = Mapa de Europa
map-coach = El carruaje de Mozart está en {$place}.

# Lo que dice de una localidad un lector de pantalla: las frases siguientes, una tras otra, las que sean ciertas.
map-place =
    { $kind ->
        [court] {$place}, corte real número {NUMBER($n)}.
       *[city] {$place}, ciudad número {NUMBER($n)}.
    }
map-here = El carruaje de Mozart está aquí.
map-no-tile = Ahora no hay ninguna tarjeta aquí.
map-tile =
    { $face ->
        [gilded] {$title}, cara dorada. Coste: {$cost}; recompensa: {$reward}.
       *[plain] {$title}. Coste: {$cost}; recompensa: {$reward}.
    }
map-favour = Favor real: {$favour}.
map-fare = Viajar hasta aquí cuesta {$cost} en total.
map-can = Puedes elegirla ahora.

## The Requiem

requiem-title = Réquiem
# El compositor de una fila, junto a la nota que lo representa.
requiem-line = {$name}, {name-note}

# Cómo están las fichas de un movimiento. $name es un compositor; en solitario, también el solista.
requiem-count =
    { $n ->
        [one] {$name}: {$n} ficha.
       *[other] {$name}: {$n} fichas.
    }
requiem-leads = {$name} va en cabeza: cada ficha suya puntúa {$higher}; cada una de las demás, {$lower}.
requiem-tie = Empate: cada ficha puntúa {$lower}. Las del compositor en cabeza puntuarían {$higher}.

# Lo que dice de una instrumentación un lector de pantalla; $part es como: Cuerdas 2 del Sequentia.
requiem-free = {$part}: libre.
requiem-covered = {$part}: tapada por Constanze. Nadie puede encargarla.
requiem-written = {$part}: encargo de {$name} a {$composer}.
requiem-written-neutral = {$part}: ficha de color neutro para {$composer}.
requiem-written-soloist = {$part}: ocupada por {$name}.
# Lo que pediría y daría un compositor.
requiem-way = {$composer}: pagas {$cost} y recibes {$reward}.
requiem-way-repeat = {$composer}: pagas {$cost} y recibes {$reward}. A partir de entonces: {$repeat}.
# Nada de inmediato.
requiem-way-only-repeat = {$composer}: pagas {$cost}. A partir de entonces: {$repeat}.
requiem-way-none = {$composer}: no quedan tarjetas.
requiem-can = Puedes elegirla ahora.

# Tarjetas que quedan en la pila de un compositor.
requiem-left =
    { $n ->
        [one] Queda {$n} tarjeta.
       *[other] Quedan {$n} tarjetas.
    }
