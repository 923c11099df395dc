# La página: la mesa y todo lo que la rodea. Breve: casi todo va en espacios pequeños.

## Places of the table

web-row = Fila de cartas
web-row-empty = espacio vacío
web-deck-left =
    { $n ->
        [one] Mazo de la ronda {$period}: queda {$n} carta
       *[other] Mazo de la ronda {$period}: quedan {$n} cartas
    }
web-memory = Memorias
web-my-board = Mi tablero
web-board-of = Tablero de {$name}
web-back-to-mine = Mi tablero
web-experiences = Vivencias
web-story = Relato
web-finance = Finanzas
# Lo que da en el mantenimiento la casilla del marcador de finanzas.
web-finance-label = Marcador de finanzas, casilla {NUMBER($n)}: {$income}
web-instrument-label = {$instrument}: {$marker}. Recompensa: {$reward}
web-marker-there = ficha disponible
web-marker-gone = ficha usada
web-hand = Mano
web-face-down = una carta boca abajo
# Cartas que quedan en el propio mazo.
web-deck-count =
    { $n ->
        [one] {$n} carta en tu mazo
       *[other] {$n} cartas en tu mazo
    }
web-track-label = {$name}: {NUMBER($track)} en el marcador, {NUMBER($counters)} en fichas
web-exchange = Intercambio
web-players = Jugadores
web-player-label = {$name}. PV: {NUMBER($vp)}; ducados: {NUMBER($ducats)}; finanzas: {NUMBER($finance)}. Ver su tablero
web-soloist-label = {$name}. PV: {NUMBER($vp)}; finanzas: {NUMBER($finance)}. Ver su tablero
web-projected = Si acabara ahora
web-group =
    { $code ->
        [opus] Obras
        [sales] Ventas
        [tiles] Tarjetas
        [income] Ingresos
        [requiem] Réquiem
        [favours] Favores
        [left] Sobrante
       *[start] Inicio
    }
web-log = Registro
web-log-empty = Todavía no ha pasado nada.
web-log-jump = Ir a este momento
# Ganancias sin acción propia, como las del mantenimiento.
web-log-gains = {$name}: {$source}
web-patron = Mecenas

## Cards of the row, for a screen reader

web-card-label = {$title} (coste: {$cost})
web-card-label-ok = Elegir {$title} (coste: {$cost})
web-card-label-why = {$title} (coste: {$cost}). {$why}

## The bar

web-controls = Menú de la partida
web-period = Ronda
web-period-of = Ronda {$period} de V
web-bonus = bonificación
web-your-turn = Tu turno
web-turn-name = {$name}
web-turn-of = turno {NUMBER($n)} de 4
web-title-turn = ● Tu turno · Lacrimosa
web-over = Fin de la partida
web-undo = Deshacer
web-redo = Rehacer
web-reset = Deshacer todo el turno
web-end-turn = Terminar turno
web-language = Idioma
web-rules = Reglas
web-mute = Silenciar
web-dark = Modo oscuro
web-settings = Ajustes
web-skip = Ir a la decisión
web-to-table = Volver a la mesa
web-my-resources = Mis recursos
web-parts = Vistas
web-tab-row = Fila
web-tab-map = Mapa
web-tab-requiem = Réquiem
web-tab-me = Yo
web-tab-others = Otros

## The decision

web-choose-kind = Elige un tipo
web-choose-action = Elige una acción
web-other-choice = Atrás
web-would-cost = Si tuvieras esta acción, costaría:
web-you-get = Recibes
web-from-track = marcador
web-counters = fichas
web-track-less =
    { $kind ->
        [talent] Pagar 1 punto menos del marcador de talento
        [journey] Pagar 1 punto menos del marcador de ruta
       *[composition] Pagar 1 punto menos del marcador de escritura musical
    }
web-track-more =
    { $kind ->
        [talent] Pagar 1 punto más del marcador de talento
        [journey] Pagar 1 punto más del marcador de ruta
       *[composition] Pagar 1 punto más del marcador de escritura musical
    }
# Lo que falta ($points) se compra sobre la marcha por $price.
web-short-bought = Compras {$points} por {$price}
web-counters-returned =
    { $n ->
        [one] Devuelves {$n} ficha por {$ducats}
       *[other] Devuelves {$n} fichas por {$ducats}
    }
web-cannot-undo = Se revela una carta nueva y no podrás deshacerlo.
web-score-sheet = Puntuación
web-moment = Momento de la partida
web-back-to-now = Volver al presente
web-play-on = Jugar desde aquí

## For a screen reader: what symbols show

web-offer-label = {$choice}. Coste: {$cost}. Recibes: {$gain}
web-offer-price-label = {$choice}. Coste: {$cost}
web-log-paid = pagado: {$cost}
web-log-got = recibido: {$gain}
