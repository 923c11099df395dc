# Explicaciones para quien empieza: el globo sobre las cosas de la mesa, la página de reglas y los consejos de la primera partida.
# Breve y con palabras sencillas; se trata de tú a quien lee.
#
# $cost, $reward, $gain…   cantidades ya contadas y enumeradas, como: 2 ducados y 1 punto de talento; o bien: nada
# $kind, $icon, $type…     códigos, como en names.ftl

## The bubble

tip-label = Explicación
tip-close = Cerrar
# Se muestra si el globo se abrió con el teclado; la tecla lleva a su interior.
tip-keyboard = Pulsa ? para ir a los enlaces
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
tip-sort-score = Puntuación prevista
tip-of-period = ronda {name-period}

## Memory cards

tip-memory-actions = En vivencias te permite: {$actions}.
tip-memory-reward = En vivencias te da {$reward} y después te permite: {$actions}.
tip-memory-story = En relato, se cobra al final de la ronda: {$story}.
tip-memory-row = Coste de documentarla aquí: {$cost}. Sustituye a la carta de relato de este turno.
tip-memory-row-gain = Por documentarla aquí recibes {$gain}. Sustituye a la carta de relato de este turno.

## Opus cards

# $cost es todo lo que hay que pagar; $own, lo impreso en la carta.
tip-opus-row = Coste de encargarla aquí: {$cost} (la carta en sí: {$own}). Da {$vp} al instante.
tip-opus-row-plain = Coste de encargarla aquí: {$cost}. Da {$vp} al instante.
tip-opus-row-gain = Coste de encargarla aquí: {$cost}; antes, el espacio te da {$gain}. La obra da {$vp} al instante.
tip-opus-mine = Dio {$vp} al encargarla.
tip-opus-perform = Representar (coste: {$cost}): recibes {$gain}. Después descansa hasta la ronda siguiente.
tip-opus-sell = Vender (coste: {$cost}): recibes {$gain}. Después se elimina de la partida y ya no sirve para favores reales.
tip-opus-turned = Girada: se ha representado en esta ronda y volverá a estar disponible en la siguiente.
tip-opus-starting = No tiene tipo ni ronda, así que no sirve para favores reales.

## Composer tiles and the Requiem

tip-tile-cost = Coste al hacer un encargo al compositor en este movimiento: {$cost}.
tip-tile-reward = Recompensa inmediata: {$reward}.
tip-tile-repeat = Desde entonces: {$repeat}.
tip-tile-owned = Está en un tablero, donde sigue teniendo efecto.
tip-stack-title = {$composer}, {name-movement}
tip-stack-left =
    { $n ->
        [one] La última tarjeta de esta pila; sin ella, aquí no se puede hacer ningún encargo al compositor.
       *[other] Quedan {$n} tarjetas en esta pila, ninguna más barata que la que tiene encima.
    }
tip-stack-empty = Pila vacía: en este movimiento ya no se puede hacer ningún encargo al compositor.
tip-instrument-there = Toma esta ficha al escribir una instrumentación de este instrumento: recibes {$reward}. La tarjeta de compositor queda después aquí.
tip-instrument-gone = La ficha ya se ha usado.
tip-instrument-neutral = La ficha de color neutro va a otra instrumentación libre del mismo movimiento, para uno u otro compositor. No es de nadie, pero cuenta para la mayoría.
tip-part-empty = Libre. Para escribirla necesitas una ficha de este instrumento y pagar la tarjeta superior de un compositor.
tip-part-covered = Constanze tapa esta instrumentación: nadie podrá escribirla nunca.
tip-part-written = Ficha de {$who} para {$composer}.
tip-part-neutral = Ficha de color neutro para {$composer}: cuenta para la mayoría y no puntúa para nadie.
# $high y $low son PV.
tip-part-worth = Al final: {$high} si su compositor tiene más fichas en este movimiento; si no, {$low}.
# $first es el compositor de la fila superior y $second, el de la inferior; $upper y $lower cuentan sus fichas.
tip-movement-count =
    { $ahead ->
        [upper] Ahora, {NUMBER($upper)} : {NUMBER($lower)}. Va en cabeza {$first}.
        [lower] Ahora, {NUMBER($upper)} : {NUMBER($lower)}. Va en cabeza {$second}.
       *[tie] Ahora, {NUMBER($upper)} : {NUMBER($lower)}. Si hay empate, todas las fichas puntúan el valor menor.
    }
tip-movement-worth = Cada ficha tuya puntúa {$high} si su compositor tiene aquí más fichas que el otro; si no, {$low}.
tip-movement-tiles =
    { $movement ->
        [kyrie] Sus tarjetas dan su recompensa una sola vez.
        [sequentia] Muchas de sus tarjetas hacen avanzar un marcador en cada mantenimiento.
        [offertorium] Muchas de sus tarjetas dan PV por cada obra de un tipo que encargas, representas o vendes.
        [sanctus] Sus tarjetas dan su recompensa una sola vez.
       *[agnus-dei] Muchas de sus tarjetas te permiten repetir una acción cada vez que la realizas.
    }
tip-composer-hire = Hazle un encargo con la acción Réquiem: paga su tarjeta superior de un movimiento, quédatela y pon en la partitura una ficha con su nota.
tip-composer-soloist = Estas notas señalan las fichas del solista.
tip-composer-soloist-title = Solista
tip-composer-note =
    { $line ->
        [upper] Su nota es la corchea.
       *[lower] Su nota son las semicorcheas.
    }
tip-constanze-title = Constanze
tip-constanze = Constanze tapa estas instrumentaciones. No se pueden escribir en esta partida; se sortearon al principio.

## The map

tip-tile-there-cost = Coste de la tarjeta, aparte de las carreteras: {$cost}.
tip-face-now = Cara visible: {$reward}.
tip-face-gilded-later = Si sigue aquí en la ronda siguiente, pasa a su cara dorada: {$reward}.
tip-face-plain = Cara normal: {$reward}.
tip-face-gilded = Cara dorada: {$reward}.
tip-face-is-gilded = Ya muestra su cara dorada, la mejor.
tip-court-favour = Te la quedas. Favor real al final de la partida: {$favour}.
tip-court-met = Ahora cumples este favor.
tip-court-open = Este favor aún no se cumple.
tip-city-discard = Una tarjeta de ciudad se usa una vez y se descarta.
tip-place-fare = Coste desde donde está el carruaje, carreteras y tarjeta: {$cost}.
tip-place-here = El carruaje está aquí.
tip-place-empty = Ahora no hay tarjeta, así que nadie puede viajar aquí. Llegará otra con la ronda siguiente.
tip-place-empty-last = Ya no hay tarjeta aquí, así que nadie puede viajar a este lugar.
tip-place-roads = Carreteras: {$roads}.
# Una carretera de una lista: adónde lleva y cuánto cuesta.
tip-place-road = {$place} ({$cost})
tip-coach-title = Carruaje de Mozart
tip-coach = Un solo carruaje para todos: quien viaja lo mueve, y el viaje siguiente parte de donde esté. Se paga cada carretera en ducados y luego la tarjeta del destino; en las localidades de paso no ocurre nada.
tip-coach-at = Ahora está en {$place}.

## Actions, kinds, types

tip-action =
    { $icon ->
        [document] Compra una carta de memorias de la fila. Sustituye a la carta de relato de este turno, que se elimina de la partida: así mejoran tus nueve cartas.
        [commission] Compra una obra de la fila. Puntúa sus PV al instante y queda delante de ti, disponible para representarla o venderla.
        [perform_or_sell] Elige una obra disponible. Represéntala para recibir ducados y conservarla, o véndela por casillas de finanzas y PV y despídete de ella.
        [travel] Lleva el carruaje a una tarjeta del mapa. Paga las carreteras en ducados y la tarjeta en ruta o talento, y recibe lo que muestra.
       *[requiem] Escribe una instrumentación del Réquiem: toma una ficha del instrumento, haz el encargo a un compositor y quédate su tarjeta superior.
    }
tip-action-times = Cada icono de tu carta de vivencias te permite realizarla una vez. Puedes renunciar.
tip-kind-use =
    { $kind ->
        [talent] Con talento se paga por encargar, representar y vender, y en algunas ciudades.
        [journey] Con ruta se pagan las tarjetas del mapa.
       *[composition] Con escritura musical se paga a los compositores del Réquiem.
    }
tip-kind-have = Tienes {NUMBER($track)} en el marcador (se pierden al final de la ronda) y {NUMBER($counters)} en fichas (se conservan).
tip-kind-full = El marcador llega hasta {NUMBER($max)}. Cada casilla de más da {$ducats}.
tip-wild-title = Comodín
tip-wild = Talento, ruta o escritura musical: lo eliges al recibirlo. Si son varios, se eligen uno a uno.
tip-type-mine =
    { $n ->
        [0] No tienes ninguna de este tipo.
        [one] Tienes {$n} de este tipo.
       *[other] Tienes {$n} de este tipo.
    }
tip-type = Los favores reales, las ciudades y las tarjetas de Offertorium piden obras de un tipo.
tip-instrument = Las instrumentaciones de este instrumento en el Réquiem requieren una de tus fichas de él.

## Things of the boards

tip-vp-title = Puntos de victoria
tip-vp = Gana quien tiene más al final. Nunca bajan.
tip-ducats-title = Ducados
tip-ducats = Con dinero se pagan carreteras, obras y compositores. Se conserva de ronda en ronda.
tip-ducats-end = Al final, cada {NUMBER($n)} ducados restantes valen 1 PV.
tip-finance-title = Marcador de finanzas
tip-finance = Al vender, tu indicador avanza. Al final de cada ronda cobras lo que muestra su casilla.
tip-finance-now = Ahora estás en la casilla {NUMBER($n)}: {$income}.
tip-finance-full = Cada casilla más allá de la última da {$vp} en su lugar.
tip-exchange-title = Intercambio
tip-exchange = En cualquier momento de tu turno, cuantas veces quieras: por {$buy} compras una ficha de cualquier tipo y por cada ficha que devuelves recibes {$back}.
tip-exchange-track = Los puntos de los marcadores no se pueden devolver. Lo que te falte para una compra se compra sobre la marcha si te llegan los ducados.
tip-period-title = Ronda {name-period}: {$first}–{$last}
tip-period = La partida tiene cinco rondas, una por cada período de la vida de Mozart. En cada una, todos juegan cuatro turnos.
tip-period-left =
    { $n ->
        [0] Esta es la última ronda.
        [one] Queda una ronda más.
       *[other] Quedan {$n} rondas más.
    }
tip-bonus = Al final de la ronda recibes {$reward} por cada icono de esta acción en tus cuatro vivencias, aunque hayas tomado ducados en su lugar.
tip-bonus-mine =
    { $n ->
        [0] Hasta ahora no has jugado ninguno.
        [one] Hasta ahora has jugado {$n}.
       *[other] Hasta ahora has jugado {$n}.
    }
tip-deck-title = Mazo de la ronda
tip-deck = Cuando una carta sale de la fila, las de su izquierda se desplazan a la derecha y de aquí entra una nueva. Cuanto más a la derecha, más baratas. Si el mazo se agota, la fila queda incompleta hasta la ronda siguiente.
tip-slots-title = Vivencias y relato
tip-slots = Una columna para cada uno de tus cuatro turnos. La carta de arriba se usa en el turno; los iconos de la de abajo se cobran al final de la ronda.
tip-hand-title = Tu mano
tip-hand = Tienes nueve cartas de memorias: en la mano, en tu mazo y en las columnas. En cada turno juegas dos y vuelves a robar; una se queda para la ronda siguiente.
tip-opera-title = Obras
tip-opera = Obras que has encargado. Una disponible se puede representar por ducados o vender por finanzas y PV. Las que conservas sirven para favores reales.
tip-instruments-title = Espacios de instrumentación
tip-instruments = Siete fichas para el Réquiem. Cada vez que escribes una instrumentación, tomas la ficha de su instrumento, recibes lo que muestra su espacio y dejas ahí la tarjeta de compositor.
tip-first-title = Jugador inicial
tip-first = Empieza todos los turnos de esta ronda. La ficha pasa a la izquierda al acabar la ronda.
tip-player-title = Jugador
tip-player = PV, ducados, puntos de relato por tipo y finanzas; debajo, obras por tipo, fichas en el Réquiem y tarjetas de corte real. Pulsa para ver el tablero.
tip-player-slots = Las cuatro casillas pequeñas son los turnos de la ronda.
tip-soloist = Descubre dos cartas por turno: la primera dice qué hace y la segunda, dónde. No paga nada y no tiene mano ni dinero.
tip-projected-title = Puntuación prevista
tip-projected = Lo que tendrías si la partida acabara ahora: tus PV y lo que el final da por favores, Réquiem, puntos de relato y ducados. Mientras eliges, muestra lo que cambiaría.
tip-score =
    { $code ->
        [opus] PV de las obras que has encargado.
        [sales] PV de las obras que has vendido.
        [tiles] PV de tarjetas de compositor, espacios de instrumentación y tarjetas de ciudad y de corte real.
        [income] PV del marcador de finanzas, de los iconos de relato y de la bonificación de ronda, ronda a ronda.
        [requiem] Tus fichas en el Réquiem, según van ahora los compositores.
        [favours] Favores reales que ahora se cumplen.
        [left] Puntos de relato y ducados sobrantes: {NUMBER($points)} puntos o {NUMBER($ducats)} ducados valen 1 PV.
       *[start] PV del principio y todo lo demás.
    }
tip-soloist-card = Si sale primero, indica sus acciones: {$actions}.
tip-soloist-row =
    { $end ->
        [leftmost] Si sale después, las guía. Fila: la carta de más a la izquierda.
       *[rightmost] Si sale después, las guía. Fila: la carta de más a la derecha.
    }
tip-soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] Mapa: no se mueve.
            [one] Mapa: en orden ascendente hasta la próxima corte real.
           *[other] Mapa: en orden ascendente hasta las próximas {$courts} cortes reales.
        }
       *[descending] { $courts ->
            [0] Mapa: no se mueve.
            [one] Mapa: en orden descendente hasta la próxima corte real.
           *[other] Mapa: en orden descendente hasta las próximas {$courts} cortes reales.
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
rules-page-placeholder = Palabra o número
rules-page-found =
    { $n ->
        [0] No se ha encontrado nada. Prueba con una palabra más corta.
        [one] {$n} regla encontrada
       *[other] {$n} reglas encontradas
    }
rules-page-contents = Índice
rules-page-primer = El juego en una página
rules-page-legend = Símbolos
rules-page-words = Vocabulario
rules-page-all = Todas las reglas
rules-page-ruling = Interpretación
rules-page-why = Por qué: {$why}
rules-page-example = Ejemplos
rules-page-link = Regla {$id}

# Lo imprescindible para empezar, cada paso con un símbolo. Las cifras son las de la edición.
rules-page-step-aim = Eres mecenas de la última obra de Mozart. Evoca su vida, reúne su música y ayuda a completar el Réquiem. Gana quien tiene más puntos de victoria (PV).
rules-page-step-rounds = Cinco rondas, una por cada período de su vida. En cada ronda, todos juegan cuatro turnos.
rules-page-step-turn = En tu turno juegas dos de tus cartas de memorias: una en vivencias, que usas ahora, y otra en relato, que se cobra al final de la ronda.
rules-page-step-use = Usa la carta de arriba: recibe su recompensa y realiza sus acciones en el orden que quieras. O bien toma, en su lugar, tantos ducados como el número de la ronda.
rules-page-step-document = Documentar recuerdos: compra una carta de memorias mejor. Sustituye para siempre a la que está en relato.
rules-page-step-commission = Encargar una composición: compra una obra de Mozart. Puntúa sus PV al instante.
rules-page-step-perform = Representar o vender una obra: una representación da ducados y la obra se conserva; una venta da finanzas y PV y la obra se pierde.
rules-page-step-travel = Viajar: mueve el carruaje, paga carreteras y tarjeta y recibe la recompensa. Las cortes reales prometen además un favor para el final.
rules-page-step-requiem = Réquiem: pon una ficha en una instrumentación de la partitura, paga a un compositor y toma su tarjeta. Algunas siguen dando recompensas.
rules-page-step-pay = Con talento, ruta y escritura musical se paga casi todo: con los marcadores, que se vacían en cada ronda, y con fichas, que se conservan.
rules-page-step-exchange = ¿Te falta algo? En tu turno, por {$buy} compras una ficha de cualquier tipo y por devolver una ficha recibes {$back}.
rules-page-step-maintenance = Al final de cada ronda los marcadores se vacían y se llenan con tus cartas de relato; cobras las finanzas y la bonificación de ronda; las obras vuelven a estar disponibles; las tarjetas que siguen en el mapa pasan a su cara dorada.
rules-page-step-end = Tras cinco rondas: los favores reales y después el Réquiem. En cada movimiento, las fichas del compositor que más tiene puntúan el valor mayor.
rules-page-step-left = Por último, 1 PV por cada {NUMBER($points)} puntos de relato y por cada {NUMBER($ducats)} ducados restantes.

# La leyenda: grupos, y qué significan los símbolos cuyo nombre no lo dice.
rules-page-legend-points = Puntos de relato
rules-page-legend-money = Dinero y puntuación
rules-page-legend-actions = Acciones
rules-page-legend-types = Tipos de obra
rules-page-legend-instruments = Instrumentos
rules-page-legend-signs = Signos
rules-page-legend-map = Mapa y Réquiem
rules-page-legend-players = Jugadores
rules-page-sign-wild = comodín: eliges el tipo
rules-page-sign-step = una casilla del marcador: subrayada y con flecha
rules-page-sign-counter = una ficha: el símbolo solo
rules-page-sign-ducats = ducados
rules-page-sign-vp = puntos de victoria
rules-page-sign-finance = casillas del marcador de finanzas
rules-page-sign-repeat = recurrente: da su recompensa una y otra vez
rules-page-sign-arrow = paga lo de la izquierda, recibe lo de la derecha
rules-page-sign-gilt = marco dorado: la cara mejor de una tarjeta
rules-page-sign-turned = girada: representada en esta ronda
rules-page-sign-lock = ahora no se puede pagar
rules-page-sign-per = por cada obra del tipo
rules-page-sign-nannerl = obra inicial: sin tipo
rules-page-sign-note =
    { $line ->
        [upper] nota del compositor de la fila superior
       *[lower] nota del compositor de la fila inferior
    }
rules-page-sign-constanze = tapada por Constanze: no se escribe nunca
rules-page-sign-court = corte real
rules-page-sign-city = ciudad
rules-page-sign-coach = carruaje de Mozart, o la acción Viajar
rules-page-sign-neutral = ficha de color neutro: no es de nadie
rules-page-sign-deck = cartas de un mazo

# Otras palabras con las que la búsqueda encuentra una regla que no las usa.
rules-page-find-comp-11 = precio, mercado
rules-page-find-turn-1 = colocar cartas, poner cartas
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
guide-no-more = No más consejos
guide-lay = Juega dos cartas. La primera va a vivencias: sus acciones son tuyas este turno. La segunda va a relato: solo cuentan sus iconos de abajo, al final de la ronda.
guide-use = Usa la carta para realizar sus acciones. Si no puedes pagar ninguna, toma los ducados en su lugar.
guide-document = Documentar recuerdos: elige una carta azul de la fila. Cuanto más a la derecha, más barata. Sustituye a tu carta de relato: así salen de tu mazo las cartas flojas.
guide-commission = Encargar una composición: elige una partitura de la fila. Da sus PV al instante y después se puede representar o vender.
guide-perform-or-sell = Representa una obra en cada ronda por ducados, o véndela una sola vez por finanzas y PV.
guide-travel = Viajar: elige una tarjeta del mapa. Su coste y el de las carreteras se muestran juntos. Las que nadie toma pasan a su cara dorada en la ronda siguiente.
guide-requiem = Réquiem: elige una instrumentación libre. La ficha que tomas te da su recompensa; luego pagas la tarjeta del compositor y recibes la suya.
guide-exchange = ¿Te faltan puntos? Por {$buy} compras una ficha cualquiera y por devolver una ficha recibes {$back}. En las compras se hace solo.
guide-gained = Una acción ganada se realiza ahora o nunca. Puedes renunciar a ella.
guide-kinds = Tú eliges el tipo. Con el marcador al máximo, una casilla se convierte en ducados.
guide-neutral = Coloca la ficha de color neutro donde ayude a un compositor al que hayas hecho encargos: cuenta para la mayoría, pero no puntúa para nadie.
guide-end = No queda nada por hacer: termina el turno. Hasta entonces todo se puede deshacer, salvo si se ha descubierto una carta nueva.
guide-bonus = La bonificación de ronda, arriba, da al final de la ronda su recompensa por cada icono de su acción en vivencias. Tenla en cuenta al jugar tus cartas.
guide-last-turn = Último turno de la ronda. Después los marcadores se vacían: gasta lo que tengas en ellos. Las fichas se conservan.
guide-second-round = Los marcadores se han vaciado y después has cobrado tus cartas de relato, las finanzas y la bonificación. Todas las obras vuelven a estar disponibles.
guide-gilded = Las tarjetas que seguían en el mapa muestran ahora su cara dorada y dan más. La fila ha pasado a la ronda siguiente.
guide-soloist = El solista juega dos cartas según reglas fijas: toma cartas de la fila, cortes reales e instrumentaciones del Réquiem. La crónica muestra lo que hace.
guide-favour = Tu tarjeta de corte real promete PV al final. Cada obra y cada ficha sirve para un solo favor.
guide-majority = Tus fichas puntúan más si su compositor es el que más fichas tiene en el movimiento. Repite con el mismo y vigila lo que hacen los demás.
