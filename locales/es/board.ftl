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
map-no-tile = Ahora no hay ninguna tarjeta.
map-tile =
    { $face ->
        [gilded] {$title}, cara dorada. Coste: {$cost}; recompensa: {$reward}.
       *[plain] {$title}. Coste: {$cost}; recompensa: {$reward}.
    }
map-favour = Favor real: {$favour}.
map-fare = Coste total del viaje: {$cost}.
map-can = Se puede elegir ahora.

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
requiem-leads = Va en cabeza {$name}: {$higher} por cada ficha con esta nota y {$lower} por cada una de las demás.
requiem-tie = Empate: {$lower} por cada ficha. Con más fichas que el otro, serían {$higher}.

# Lo que dice de una instrumentación un lector de pantalla; $part es como: Cuerdas 2 del Sequentia.
requiem-free = {$part}: libre.
requiem-covered = {$part}: la tapa Constanze; no se podrá escribir nunca.
requiem-written = {$part}: ficha de {$name} para {$composer}.
requiem-written-neutral = {$part}: ficha de color neutro para {$composer}.
requiem-written-soloist = {$part}: ficha de {$name}.
# Lo que pediría y daría un compositor.
requiem-way = {$composer}. Coste: {$cost}; recompensa: {$reward}.
requiem-way-repeat = {$composer}. Coste: {$cost}; recompensa: {$reward}; recurrente: {$repeat}.
# Nada de inmediato.
requiem-way-only-repeat = {$composer}. Coste: {$cost}; recurrente: {$repeat}.
requiem-way-none = {$composer}: no quedan tarjetas.
requiem-can = Se puede elegir ahora.

# Tarjetas que quedan en la pila de un compositor.
requiem-left =
    { $n ->
        [one] Queda {$n} tarjeta.
       *[other] Quedan {$n} tarjetas.
    }
