# Explicaciones para quien empieza: el globo sobre las cosas de la mesa, la página de reglas y los consejos de la primera partida.
# Breve y con palabras sencillas; se trata de tú a quien lee.
#
# $cost, $reward, $gain…   cantidades ya contadas y enumeradas, como: 2 ducados y 1 punto de talento; o bien: nada
# $kind, $icon, $type…     códigos, como en names.ftl

## The bubble

tip-label = Explicación
tip-close = Cerrar
# Se muestra si el globo se abrió con el teclado; la tecla lleva a su interior.
tip-keyboard = Pulsa ? para ver enlaces
# Cuándo y dónde ocurrió algo.
tip-when-where = {$place}, {$when}
tip-month =
    { $n ->
        [1] enero de {$year}
        [2] febrero de {$year}
        [3] marzo de {$year}
        [4] abril de {$year}
        [5] mayo de {$year}
        [6] junio de {$year}
        [7] julio de {$year}
        [8] agosto de {$year}
        [9] septiembre de {$year}
        [10] octubre de {$year}
        [11] noviembre de {$year}
       *[12] diciembre de {$year}
    }
# Palabras pequeñas bajo un título que dicen qué clase de cosa es, unidas por puntos.
tip-sort-memory = Carta de memorias
tip-sort-starting-memory = Carta de memorias inicial
tip-sort-opus = Carta de obra
tip-sort-starting-opus = Obra inicial
tip-sort-tile = Tarjeta de compositor
tip-sort-city = Tarjeta de ciudad
tip-sort-court = Tarjeta de corte real
tip-sort-bonus = Bonificación de ronda
tip-sort-soloist = Carta del solista
tip-sort-action = Acción
tip-sort-kind = Puntos de relato
tip-sort-space = Espacio de instrumentación
tip-sort-part = Instrumentación del Réquiem
tip-sort-movement = Movimiento del Réquiem
tip-sort-composer = Compositor
tip-sort-city-place = Ciudad
tip-sort-court-place = Corte real
tip-sort-type = Tipo de obra
tip-sort-score = Puntuación si acabara ahora
tip-of-period = ronda {name-period}

## Memory cards

tip-memory-actions = Juega esta carta en vivencias para realizar: {$actions}.
tip-memory-reward = Juega esta carta en vivencias para recibir {$reward} y realizar: {$actions}.
tip-memory-story = Juega esta carta en relato para recibir {$story} al final de la ronda.
tip-memory-row = Documentarla aquí cuesta {$cost}. Sustituye a la carta que has jugado en relato este turno.
tip-memory-row-gain = Recibes {$gain} por documentarla aquí. Sustituye a la carta que has jugado en relato este turno.

## Opus cards

# $cost es todo lo que hay que pagar; $own, lo impreso en la carta.
tip-opus-row = Encargarla aquí cuesta {$cost} (la carta en sí: {$own}). Recibes {$vp} al instante.
tip-opus-row-plain = Encargarla aquí cuesta {$cost}. Recibes {$vp} al instante.
tip-opus-row-gain = Su espacio te da primero {$gain}. Después, encargarla cuesta {$cost}. Recibes {$vp} al instante.
tip-opus-mine = Dio {$vp} cuando se encargó.
tip-opus-perform = Representar (coste: {$cost}): recibes {$gain} y la carta se gira hasta la ronda siguiente.
tip-opus-sell = Vender (coste: {$cost}): recibes {$gain}. La carta se elimina de la partida y ya no cuenta para favores reales.
tip-opus-turned = Se ha representado en esta ronda y volverá a estar disponible en la siguiente.
tip-opus-starting = No tiene tipo ni ronda, así que no cuenta para favores reales.

## Composer tiles and the Requiem

tip-tile-cost = Pagas {$cost} cuando encargas a este compositor una instrumentación de este movimiento.
tip-tile-reward = Recompensa inmediata: {$reward}.
tip-tile-repeat = A partir de entonces: {$repeat}.
tip-tile-owned = La tiene un jugador y su recompensa recurrente sigue vigente.
tip-stack-title = {$composer}, {name-movement}
tip-stack-left =
    { $n ->
        [one] Es la última tarjeta de la pila. Después, nadie puede encargar aquí una instrumentación a este compositor.
       *[other] Quedan {$n} tarjetas en esta pila, la más barata encima.
    }
tip-stack-empty = Esta pila está vacía. Ya nadie puede encargar a este compositor una instrumentación de este movimiento.
tip-instrument-there = Cuando encargas una instrumentación con esta ficha, recibes {$reward}. Después, la tarjeta de compositor va aquí.
tip-instrument-gone = Esta ficha ya se ha usado.
tip-instrument-neutral = La ficha de color neutro va a otra instrumentación libre del movimiento, para uno u otro compositor. No puntúa para nadie.
tip-part-empty = Libre. Para encargarla, usa una ficha de este instrumento y paga la tarjeta superior de un compositor.
tip-part-covered = Constanze tapa esta instrumentación. Nadie puede encargarla.
tip-part-written = Ficha de {$who} para {$composer}.
tip-part-neutral = Ficha de color neutro para {$composer}. Cuenta para la mayoría, pero no puntúa para nadie.
# $high y $low son PV.
tip-part-worth = Al final puntúa {$high} si su compositor tiene más fichas que el otro en este movimiento; si no, {$low}.
# $first es el compositor de la fila superior y $second, el de la inferior; $upper y $lower cuentan sus fichas.
tip-movement-count =
    { $ahead ->
        [upper] {$first} supera a {$second} por {NUMBER($upper)} a {NUMBER($lower)}.
        [lower] {$second} supera a {$first} por {NUMBER($lower)} a {NUMBER($upper)}.
       *[tie] {$first} y {$second} empatan a {NUMBER($upper)}: todas las fichas puntúan el valor menor.
    }
tip-movement-worth = Cada ficha tuya puntúa {$high} si su compositor tiene aquí más fichas que el otro; si no, {$low}.
tip-movement-tiles =
    { $movement ->
        [kyrie] Recibes una sola vez la recompensa de cada tarjeta de compositor de este movimiento.
        [sequentia] Muchas tarjetas de compositor de este movimiento hacen avanzar uno de tus marcadores al final de cada ronda.
        [offertorium] Muchas tarjetas de compositor de este movimiento te dan PV cada vez que encargas, representas o vendes una obra de cierto tipo.
        [sanctus] Recibes una sola vez la recompensa de cada tarjeta de compositor de este movimiento.
       *[agnus-dei] Muchas tarjetas de compositor de este movimiento te permiten realizar una acción una vez más cada vez que la realizas.
    }
tip-composer-hire = Acción Réquiem: encárgale una instrumentación. Coloca una ficha con su nota, paga su tarjeta superior y tómala.
tip-composer-soloist = Estas notas señalan las instrumentaciones del solista.
tip-composer-soloist-title = Solista
tip-composer-note =
    { $line ->
        [upper] Su símbolo: corchea.
       *[lower] Su símbolo: semicorcheas.
    }
tip-constanze-title = Constanze
tip-constanze = Constanze tapa estas instrumentaciones. Nadie puede encargarlas. Se sortearon al principio.

## The map

tip-tile-there-cost = La tarjeta cuesta {$cost}, más las carreteras.
tip-face-now = Recompensa actual: {$reward}.
tip-face-gilded-later = Si nadie la toma en esta ronda, pasará a su cara dorada: {$reward}.
tip-face-plain = Cara normal: {$reward}.
tip-face-gilded = Cara dorada: {$reward}.
tip-face-is-gilded = Muestra su cara dorada, que es mejor.
tip-court-favour = Te la quedas. Favor real al final de la partida: {$favour}.
tip-court-met = Ahora se cumple este favor.
tip-court-open = Este favor aún no se cumple.
tip-city-discard = Una tarjeta de ciudad se usa una sola vez. Después se descarta.
tip-place-fare = Viajar hasta aquí cuesta {$cost} en total, entre carreteras y tarjeta.
tip-place-here = El carruaje está aquí.
tip-place-empty = Ahora no hay tarjeta aquí, así que nadie puede viajar a esta localidad. En la ronda siguiente llega otra.
tip-place-empty-last = Ya no hay tarjeta aquí, así que nadie puede viajar a esta localidad.
tip-place-roads = Carreteras: {$roads}.
# Una carretera de una lista: adónde lleva y cuánto cuesta.
tip-place-road = {$place} ({$cost})
tip-coach-title = Carruaje de Mozart
tip-coach = Hay un solo carruaje para todos. Sales de donde está, pagas cada carretera con ducados y luego la tarjeta del destino.
tip-coach-at = Ahora está en {$place}.

## Actions, kinds, types

tip-action =
    { $icon ->
        [document] Compra una carta de memorias de la fila. Sustituye a la que has jugado en relato este turno, que se elimina.
        [commission] Compra una obra de la fila. Recibes sus PV al instante y más tarde puedes representarla o venderla.
        [perform_or_sell] Elige una obra disponible. Represéntala a cambio de ducados (la conservas) o véndela a cambio de finanzas y PV (la pierdes).
        [travel] Lleva el carruaje hasta una tarjeta. Paga las carreteras con ducados y la tarjeta con ruta o talento; recibes su recompensa.
       *[requiem] Encarga una instrumentación a un compositor: coloca tu ficha, paga su tarjeta superior y recibe ambas recompensas.
    }
tip-action-times = Cada icono de tu carta de vivencias te permite realizar la acción una vez. Puedes omitirla.
tip-kind-use =
    { $kind ->
        [talent] El talento sirve para encargar, representar y vender obras, y para pagar algunas ciudades y espacios de la fila.
        [journey] La ruta sirve para pagar las tarjetas del mapa y algunos espacios de la fila.
       *[composition] La escritura musical sirve para pagar a los compositores del Réquiem y algunos espacios de la fila.
    }
tip-kind-have = Tienes {NUMBER($track)} en el marcador (se pierden al final de la ronda) y {NUMBER($counters)} en fichas (las conservas).
tip-kind-full = El marcador llega hasta {NUMBER($max)}. Recibes {$ducats} por cada casilla de más.
tip-wild-title = Comodín
tip-wild = Eliges talento, ruta o escritura musical para cada uno de estos puntos al recibirlo.
tip-type-mine =
    { $n ->
        [0] No tienes ninguna obra de este tipo.
        [one] Tienes {$n} obra de este tipo.
       *[other] Tienes {$n} obras de este tipo.
    }
tip-type = Los favores reales, las ciudades y las tarjetas de Offertorium premian ciertos tipos de obra.
tip-instrument = Para encargar una de sus instrumentaciones, debe quedarte en el tablero una ficha de este instrumento.

## Things of the boards

tip-vp-title = Puntos de victoria
tip-vp = Gana quien tiene más PV al final. Los PV nunca se pierden.
tip-ducats-title = Ducados
tip-ducats = Con ducados pagas carreteras, obras y compositores. Los conservas de ronda en ronda.
tip-ducats-end = Al final recibes 1 PV por cada {NUMBER($n)} ducados que te queden.
tip-finance-title = Marcador de finanzas
tip-finance = Tu indicador avanza cuando vendes una obra. Al final de cada ronda recibes los ingresos de su casilla.
tip-finance-now = Estás en la casilla {NUMBER($n)}: {$income}.
tip-finance-full = Recibes {$vp} por cada casilla que pases de la última.
tip-exchange-title = Intercambio
tip-exchange = En cualquier momento de tu turno, cuantas veces quieras: compra una ficha por {$buy} o devuelve una por {$back}.
tip-exchange-track = Los puntos de los marcadores no se devuelven. Si te llegan los ducados, los puntos que falten se compran automáticamente.
tip-period-title = Ronda {name-period}: {$first}–{$last}
tip-period = La partida tiene cinco rondas, una por cada período de la vida de Mozart. En cada ronda, cada jugador juega cuatro turnos.
tip-period-left =
    { $n ->
        [0] Esta es la última ronda.
        [one] Queda {$n} ronda más.
       *[other] Quedan {$n} rondas más.
    }
tip-bonus = Al final de la ronda recibes {$reward} por cada icono de esta acción en tus vivencias, aunque tomaras ducados.
tip-bonus-mine =
    { $n ->
        [0] Hasta ahora no has jugado ninguno.
        [one] Hasta ahora has jugado {$n}.
       *[other] Hasta ahora has jugado {$n}.
    }
tip-deck-title = Mazo de la ronda
tip-deck = Cuando una carta sale de la fila, las de su izquierda se desplazan a la derecha y se abaratan. De aquí salen las nuevas hasta agotarse.
tip-slots-title = Vivencias y relato
tip-slots = Hay una columna por turno. Usas ahora la carta de arriba y recibes los iconos de la de abajo al final de la ronda.
tip-hand-title = Tu mano
tip-hand = Tienes nueve cartas de memorias. Cada turno juegas dos y robas hasta tener cuatro si aún queda mazo. Conservas una para la ronda siguiente.
tip-opera-title = Obras
tip-opera = Has encargado estas obras. Represéntalas a cambio de ducados o véndelas a cambio de finanzas y PV. Las que conservas cuentan para favores.
tip-instruments-title = Espacios de instrumentación
tip-instruments = Encarga una instrumentación con una de estas siete fichas y recibe la recompensa de su espacio. La tarjeta de compositor va ahí.
tip-first-title = Jugador inicial
tip-first = Empieza este jugador en esta ronda. En la siguiente, el de su izquierda.
tip-player-title = Jugador
tip-player = PV, ducados, puntos de relato y finanzas. Debajo: obras, fichas de réquiem y tarjetas de corte real. Pulsa para ver el tablero.
tip-player-soloist = PV y finanzas. Debajo: obras, fichas de réquiem y tarjetas de corte real. Pulsa para ver el tablero.
tip-player-slots = Las cuatro casillas pequeñas muestran los turnos de la ronda.
tip-soloist = Revela dos cartas por turno: la primera dice qué hace y la segunda, dónde. No paga nada.
tip-projected-title = Puntuación si acabara ahora
tip-projected = Tu puntuación si la partida acabara ahora, con favores, Réquiem y lo sobrante. Muestra también cómo cambiaría con tu elección.
tip-score =
    { $code ->
        [opus] PV por las obras que has encargado.
        [sales] PV por las obras que has vendido.
        [tiles] PV de tarjetas de compositor, de ciudad y de corte real y de espacios de instrumentación.
        [income] PV del marcador de finanzas, de los iconos de relato y de la bonificación de ronda.
        [requiem] PV que darían ahora tus fichas de réquiem.
        [favours] PV por los favores reales que cumples ahora.
        [left] Recibes 1 PV por cada {NUMBER($points)} puntos de relato y por cada {NUMBER($ducats)} ducados que te quedan.
       *[start] PV con los que empezaste y todos los demás.
    }
tip-soloist-card = Si la revela primero, indica sus acciones: {$actions}.
tip-soloist-row =
    { $end ->
        [leftmost] Si la revela en segundo lugar, indica dónde actúa. Fila: la carta de más a la izquierda.
       *[rightmost] Si la revela en segundo lugar, indica dónde actúa. Fila: la carta de más a la derecha.
    }
tip-soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] Mapa: no se mueve.
            [one] Mapa: hasta la próxima corte real en orden ascendente.
           *[other] Mapa: hasta las próximas {$courts} cortes reales en orden ascendente.
        }
       *[descending] { $courts ->
            [0] Mapa: no se mueve.
            [one] Mapa: hasta la próxima corte real en orden descendente.
           *[other] Mapa: hasta las próximas {$courts} cortes reales en orden descendente.
        }
    }
tip-soloist-requiem =
    { $from ->
        [top] Réquiem: {name-movement}, la instrumentación libre de más arriba.
       *[bottom] Réquiem: {name-movement}, la instrumentación libre de más abajo.
    }

## The rules page

rules-page-title = Reglas
rules-page-search = Buscar en las reglas
rules-page-placeholder = Palabra o número de regla
rules-page-found =
    { $n ->
        [0] No se ha encontrado nada. Prueba con una palabra más corta.
        [one] {$n} regla encontrada
       *[other] {$n} reglas encontradas
    }
rules-page-contents = Índice
rules-page-primer = El juego en una página
rules-page-legend = Símbolos
rules-page-words = Glosario
rules-page-all = Todas las reglas
rules-page-ruling = Interpretación
rules-page-why = Por qué: {$why}
rules-page-example = Ejemplos
rules-page-name = {$section}, regla {$number}
rules-page-name-ruling = Interpretación {$number}
rules-page-number = Regla {$number}
rules-page-appendix = Apéndice: componentes e interpretaciones

# Lo imprescindible para empezar, cada paso con un símbolo. Las cifras son las de la edición.
rules-page-step-aim = Fuiste mecenas de Mozart. Evoca su vida, reúne su música y ayuda a completar el Réquiem. Gana quien tiene más puntos de victoria (PV).
rules-page-step-rounds = Se juegan cinco rondas, una por cada período de su vida. En cada ronda, cada jugador juega cuatro turnos.
rules-page-step-turn = En tu turno, juega dos cartas de memorias: una en vivencias, que usas ahora, y otra en relato, por la que recibes una recompensa al final de la ronda.
rules-page-step-use = Usa la carta de vivencias: recibe su recompensa y realiza sus acciones en el orden que quieras. O toma ducados en su lugar: 1 en la ronda 1, 2 en la ronda 2, etc.
rules-page-step-document = Documentar recuerdos: compra una carta de memorias mejor. Sustituye para siempre a tu carta de relato.
rules-page-step-commission = Encargar una composición: compra una obra de Mozart. Recibes sus PV al instante.
rules-page-step-perform = Representar o vender una obra: represéntala a cambio de ducados (la conservas) o véndela a cambio de finanzas y PV (la pierdes).
rules-page-step-travel = Viajar: mueve el carruaje, paga las carreteras y la tarjeta y recibe la recompensa. Las cortes reales dan además PV al final por un favor.
rules-page-step-requiem = Réquiem: encarga una instrumentación. Coloca una ficha, paga a un compositor y toma su tarjeta. Algunas dan su recompensa una y otra vez.
rules-page-step-pay = La mayoría de los costes se pagan con talento, ruta y escritura musical. Los marcadores se vacían en cada ronda. Las fichas se conservan.
rules-page-step-exchange = ¿Te falta algo? En tu turno, compra una ficha de cualquier tipo por {$buy} o devuelve una por {$back}.
rules-page-step-maintenance = Al final de la ronda tus marcadores vuelven a 0. Después recibes las recompensas de relato, finanzas y bonificación. Las obras vuelven a estar disponibles y las tarjetas que quedan en el mapa pasan a su cara dorada.
rules-page-step-end = Tras la quinta ronda se puntúan los favores reales y el Réquiem. En cada movimiento, las fichas del compositor que va en cabeza puntúan más.
rules-page-step-left = Por último, recibes 1 PV por cada {NUMBER($points)} puntos de relato y 1 PV por cada {NUMBER($ducats)} ducados que te queden.

# La leyenda: grupos, y qué significan los símbolos cuyo nombre no lo dice.
rules-page-legend-points = Puntos de relato
rules-page-legend-money = Dinero y puntuación
rules-page-legend-actions = Acciones
rules-page-legend-types = Tipos de obra
rules-page-legend-instruments = Instrumentos
rules-page-legend-signs = Signos
rules-page-legend-map = Mapa y Réquiem
rules-page-legend-players = Jugadores
rules-page-sign-wild = cualquier tipo: tú eliges
rules-page-sign-step = una casilla del marcador: subrayada y con flecha
rules-page-sign-counter = una ficha: el símbolo solo
rules-page-sign-ducats = ducados
rules-page-sign-vp = puntos de victoria
rules-page-sign-finance = casillas del marcador de finanzas
rules-page-sign-repeat = recompensa recurrente
rules-page-sign-arrow = pagas lo de la izquierda y recibes lo de la derecha
rules-page-sign-gilt = marco dorado: la cara mejor de una tarjeta
rules-page-sign-turned = girada: representada en esta ronda
rules-page-sign-lock = ahora no puedes pagarlo
rules-page-sign-per = por cada obra de ese tipo
rules-page-sign-nannerl = obra inicial: sin tipo
rules-page-sign-note =
    { $line ->
        [upper] nota del compositor de la fila superior
       *[lower] nota del compositor de la fila inferior
    }
rules-page-sign-constanze = tapada por Constanze: nadie puede encargarla
rules-page-sign-court = corte real
rules-page-sign-city = ciudad
rules-page-sign-coach = carruaje de Mozart, o la acción Viajar
rules-page-sign-neutral = ficha de color neutro: no es de nadie
rules-page-sign-deck = cartas de un mazo

# Otras palabras con las que la búsqueda encuentra una regla que no las usa.
rules-page-find-comp-11 = precio, mercado
rules-page-find-turn-1 = jugar cartas, colocar cartas, poner cartas
rules-page-find-turn-2 = pasar, saltar, monedas, dinero
rules-page-find-turn-4 = límite de mano, limite, reponer
rules-page-find-pay-3 = exceso, sobrante, marcador lleno
rules-page-find-pay-4 = exceso, sobrante, marcador lleno
rules-page-find-pay-5 = intercambiar, intercambio, comprar, vender ficha, cambiar, convertir
rules-page-find-pay-6 = permitirse, alcanzar, no llega
rules-page-find-doc-1 = comprar memoria, precio, recuerdo
rules-page-find-com-1 = comprar obra, precio, opus
rules-page-find-perf-2 = concierto, interpretar, dinero
rules-page-find-trav-1 = carruaje, mapa, viaje, camino más barato
rules-page-find-trav-4 = carruaje
rules-page-find-req-4 = ficha gris, neutral, genérica, generica
rules-page-find-row-1 = rellenar, reponer, mercado
rules-page-find-tile-2 = recurrente, bono, bonus
rules-page-find-tile-3 = recurrente, acción adicional, acción extra
rules-page-find-maint-1 = limpieza, final de ronda, fin de ronda
rules-page-find-maint-3 = ingresos, cobrar
rules-page-find-maint-6 = dorada, voltear, dar la vuelta
rules-page-find-end-5 = mayoría, mayoria
rules-page-find-end-9 = desempate, empate
rules-page-find-solo-3 = bot, autómata, automa, rival

## Hints of a guided first game

guide-label = Consejo
guide-got-it = Entendido
guide-no-more = Desactivar consejos
guide-lay = Juega dos cartas. Usas ahora la mitad superior de la primera y recibes la mitad inferior de la segunda al final de la ronda.
guide-use = Usa la carta para realizar sus acciones. Si no puedes pagar ninguna, toma los ducados en su lugar.
guide-document = Documentar: elige una carta de memorias de la fila. A la derecha son más baratas. Sustituye para siempre a tu carta de relato.
guide-commission = Encargar: elige una obra de la fila. Recibes sus PV al instante. Más tarde puedes representarla o venderla.
guide-perform-or-sell = Representa una obra a cambio de ducados, una vez por ronda, o véndela a cambio de finanzas y PV (la pierdes).
guide-travel = Viajar: elige una tarjeta del mapa. El precio incluye las carreteras. Las tarjetas que nadie toma pasan a su cara dorada, que da más.
guide-requiem = Réquiem: elige una instrumentación libre. Primero recibes la recompensa de tu ficha y luego pagas la tarjeta del compositor.
guide-exchange = ¿Te faltan puntos? Compra cualquier ficha por {$buy} o devuelve una por {$back}. Al pagar, se hace automáticamente.
guide-gained = Realiza ahora la acción que has ganado u omítela. No puedes guardarla para más tarde.
guide-kinds = Elige un tipo. Si eliges un marcador que está al máximo, recibes ducados en su lugar.
guide-neutral = Coloca la ficha de color neutro donde ayude a tu compositor. Cuenta para la mayoría, pero no puntúa para nadie.
guide-end = No te quedan acciones: termina el turno. Hasta entonces puedes deshacer tus acciones, salvo si se ha revelado una carta nueva.
guide-bonus = Al final de la ronda recibes la bonificación de arriba por cada icono de su acción en tus vivencias.
guide-last-turn = Es tu último turno de la ronda. Gasta ya los puntos de tus marcadores, porque los pierdes. Conservas tus fichas.
guide-second-round = Tras vaciarse tus marcadores, has recibido las recompensas de relato, finanzas y bonificación. Tus obras vuelven a estar disponibles.
guide-gilded = Las tarjetas que quedaban en el mapa son ahora doradas y dan más. A la fila han llegado cartas de la nueva ronda.
guide-soloist = El solista sigue reglas fijas. Toma cartas, cortes reales e instrumentaciones del Réquiem. El registro muestra cómo.
guide-favour = Tu tarjeta de corte real da PV al final si cumples su favor. Cada obra y cada ficha cuenta para un solo favor.
guide-majority = Tus fichas puntúan más en los movimientos en los que su compositor va en cabeza. Encárgale allí más instrumentaciones.
