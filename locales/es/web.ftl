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
web-marker-there = ficha en su sitio
web-marker-gone = ficha usada
web-hand = Mano
web-face-down = una carta boca abajo
# Cartas que quedan en el propio mazo.
web-deck-count =
    { $n ->
        [one] {$n} carta en el mazo
       *[other] {$n} cartas en el mazo
    }
web-track-label = {$name}: {NUMBER($track)} en el marcador, {NUMBER($counters)} en fichas
web-exchange = Intercambio
web-players = Jugadores
web-player-label = {$name}. PV: {NUMBER($vp)}; ducados: {NUMBER($ducats)}; finanzas: {NUMBER($finance)}. Ver su tablero
web-projected = Puntuación prevista
web-group =
    { $code ->
        [opus] Encargos
        [sales] Ventas
        [tiles] Tarjetas
        [income] Finanzas, relato
        [requiem] Réquiem
        [favours] Favores
        [left] Sobrante
       *[start] Inicio
    }
web-log = Crónica
web-log-empty = Todavía no ha ocurrido nada.
web-log-jump = Ver este momento
# Ganancias sin acción propia, como las del mantenimiento.
web-log-gains = {$name}: {$source}
web-patron = Mecenas

## Cards of the row, for a screen reader

web-card-label = {$title}. Coste: {$cost}
web-card-label-ok = Elegir {$title}. Coste: {$cost}
web-card-label-why = {$title}. Coste: {$cost}. {$why}

## The bar

web-controls = Partida
web-period = Ronda
web-period-of = Ronda {$period} de V
web-bonus = bonus
web-your-turn = Tu turno
web-turn-name = {$name}
web-turn-of = turno {NUMBER($n)} de 4
web-title-turn = ● Tu turno – Lacrimosa
web-over = Fin de la partida
web-undo = Deshacer
web-redo = Rehacer
web-reset = Deshacer todo el turno
web-end-turn = Terminar turno
web-language = Idioma
web-rules = Reglas
web-mute = Silenciar
web-dark = Tema oscuro
web-settings = Ajustes
web-skip = Ir a la decisión
web-to-table = A la mesa
web-my-resources = Lo que tengo
web-parts = Partes de la mesa
web-tab-row = Fila
web-tab-map = Mapa
web-tab-requiem = Réquiem
web-tab-me = Yo
web-tab-others = Otros

## The decision

web-choose-kind = Elige un tipo
web-choose-action = Elige una acción
web-other-choice = Elegir otra vez
web-would-cost = Si tuvieras esta acción:
web-you-get = Recibes
web-from-track = marcador
web-counters = fichas
web-track-less =
    { $kind ->
        [talent] Uno menos del marcador de talento
        [journey] Uno menos del marcador de ruta
       *[composition] Uno menos del marcador de escritura musical
    }
web-track-more =
    { $kind ->
        [talent] Uno más del marcador de talento
        [journey] Uno más del marcador de ruta
       *[composition] Uno más del marcador de escritura musical
    }
# Lo que falta ($points) se compra sobre la marcha por $price.
web-short-bought = Lo que falta ({$points}) se compra por {$price}
web-counters-returned =
    { $n ->
        [one] Se devuelve {$n} ficha por {$ducats}
       *[other] Se devuelven {$n} fichas por {$ducats}
    }
web-cannot-undo = Se descubrirá una carta nueva: ya no habrá vuelta atrás.
web-score-sheet = Puntuación
web-moment = Momento de la partida
web-back-to-now = Al presente
web-play-on = Jugar desde aquí

## For a screen reader: what symbols show

web-offer-label = {$choice}. Coste: {$cost}. Obtienes: {$gain}
web-log-paid = coste: {$cost}
web-log-got = recibido: {$gain}
