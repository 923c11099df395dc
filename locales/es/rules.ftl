# Las reglas del juego con nuestras propias palabras, un mensaje para cada regla del catálogo.
#
# rules-section-<prefix>   el título de una sección
# rules-note-<id>          una frase que precede a la regla <id>
# rule-<id>                la regla; en una interpretación, lo que se decide
# rule-int-<n>-question    a qué responde una interpretación
# rule-int-<n>-why         por qué se decide así

rules-words =
    PV: puntos de victoria
    ducados: el dinero
    talento / ruta / escritura musical: los tres tipos de puntos de relato
    marcador: un marcador de puntos de relato de un tablero personal (puntos que se pierden en la fase de mantenimiento)
    ficha: una ficha de puntos de relato (puntos que se conservan)
    comodín: «uno cualquiera de los tres tipos, a elección del jugador»
    columna: una de las cuatro de un tablero personal, con un espacio de vivencias (arriba) y otro de relato (abajo)
    fila: los siete espacios de cartas en lo alto del tablero principal; izquierda = más reciente, derecha = más antigua
    disponible: una obra que no está girada

## Components

rules-section-comp = Componentes
rule-comp-1 = De 1 a 4 jugadores. Quien juega en solitario se enfrenta al solista (véase «Versión en solitario»).
rule-comp-2 = Una caja contiene: 34 cartas de memorias y 46 cartas de obra, cada una de una ronda de la I a la V; 9 cartas de memorias iniciales y 1 obra inicial para cada uno de los 4 jugadores; 15 tarjetas de bonificación de ronda, 3 por ronda; 16 tarjetas de corte real; 15 tarjetas de ciudad; 60 tarjetas de compositor (Eybler 16, Stadler 15, Süßmayr 16, Freystädtler 13) y 4 retratos; 5 cartas de Constanze con 10 fichas de Constanze; 11 cartas del solista, numeradas del 1 al 11; 7 fichas de réquiem de cada jugador y 4 de color neutro. Si una edición (paquete de contenidos) incumple una cantidad o cualquiera de las reglas de estructura que siguen, se rechaza con la lista de todos sus fallos, indicando en cada uno el componente, lo que hay y lo que se espera.
rule-comp-3 = Una carta de memorias tiene: una recompensa opcional (ducados y/o avances en marcadores), uno o más iconos de acción, una ronda (las cartas iniciales muestran en su lugar el blasón del dueño) e iconos de relato (puntos en marcadores y/o PV).
rule-comp-4 = Una carta de obra tiene: un coste (ducados y/o talento), PV inmediatos, un título, un año, uno de cuatro tipos (ópera, música religiosa, sinfonía, música de cámara), una ronda, una línea de representación (coste en talento → ducados) y una línea de venta (coste en talento → casillas de finanzas y PV).
rule-comp-5 = La obra inicial (Maria Anna Mozart) tiene líneas de representación y de venta, pero no tiene tipo ni ronda (INT-31).
rule-comp-6 = Las tarjetas de corte real y de ciudad tienen dos caras; la dorada ofrece una recompensa inmediata mejor. El coste y, en las de corte, el favor son iguales en ambas. Las recompensas de las cortes son ducados, PV y/o fichas; las de las ciudades, fichas, acciones, ducados y/o PV.
rule-comp-7 = El mapa tiene 11 localidades numeradas, unidas por carreteras con un coste en ducados: 3 cortes reales y 8 ciudades; la 1 es Salzburgo y la 11, Múnich. Se puede llegar a todas.
rule-comp-8 = El Réquiem tiene cinco movimientos: 1 Kyrie, 2 Sequentia, 3 Offertorium, 4 Sanctus y 5 Agnus Dei. Cada uno tiene instrumentaciones de al menos dos instrumentos distintos (vientos, percusión, cuerdas, voz y órgano), ordenadas de arriba abajo, y dos valores en PV, uno mayor y otro menor. Un movimiento con todas las instrumentaciones escritas está completo; eso no tiene ningún efecto propio.
rule-comp-9 = Un tablero personal tiene cuatro columnas, tres marcadores de puntos de relato (de 0 a 4; la cifra solo figura en la edición polaca), un marcador de finanzas y siete espacios de instrumentación, cada uno con una ficha de réquiem y la recompensa por retirarla. Solo uno es de vientos, el de más arriba, que también contiene la ficha de color neutro. Un instrumento puede tener varios espacios.
rule-comp-10 = Las monedas y las fichas nunca se agotan (INT-27).
rule-comp-11 = Cada uno de los siete espacios de la fila tiene dos valores: uno para la carta de memorias que haya ahí y otro para la obra. Cada valor es un coste (ducados y/o puntos de relato), una recompensa o nada.

## Setup

rules-section-setup = Preparación
rule-setup-1 = La ficha de viajes de Mozart empieza en Salzburgo.
rule-setup-2 = Las cartas de memorias y de obra se separan por rondas. Con 2 jugadores, vuelven a la caja al azar 2 obras y 2 memorias de cada ronda; con 3, una y una; con 4, ninguna. Nadie sabe cuáles.
rule-setup-3 = Las cartas de cada ronda se barajan. Sobre la pila de cada ronda se pone al azar una de sus tarjetas de bonificación, con la recompensa oculta hasta que empiece la ronda; las pilas se juntan con la ronda I encima. Las demás tarjetas de bonificación vuelven a la caja sin mirarlas.
rule-setup-4 = La primera tarjeta de bonificación se revela en su espacio y 7 cartas llenan la fila.
rule-setup-5 = Se usan dos compositores distintos, elegidos por los jugadores o al azar (para la primera partida se sugieren Eybler y Stadler). Uno ocupa la fila superior (corchea) y el otro, la inferior (semicorcheas); cualquiera puede ocupar cualquiera de las dos.
rule-setup-6 = Con 2 jugadores se retiran las tarjetas de compositor con 3 o 4 puntos; con 3, las de 4 puntos; con 4, ninguna. Las demás forman una pila por compositor y movimiento, la más barata encima y la más cara debajo.
rule-setup-7 = Una carta de Constanze al azar indica qué instrumentaciones tapan las fichas de Constanze para este número de jugadores. Una instrumentación tapada no se puede escribir nunca.
rule-setup-8 = 3 tarjetas de corte real y 8 de ciudad, al azar, ocupan sus espacios del mapa con la cara normal a la vista; las demás forman dos pilas.
rule-setup-9 = Cada jugador tiene las 9 cartas de memorias iniciales (las mismas para todos), la obra inicial, 7 fichas de réquiem en los espacios de instrumentación y una ficha de color neutro en el de vientos.
rule-setup-10 = Los indicadores de relato empiezan en el 2 de cada marcador; el de finanzas, en la casilla «2 ducados».
rule-setup-11 = El jugador inicial se elige al azar; se juega en sentido horario. En orden de turno, los jugadores empiezan con 10, 11, 10 y 11 ducados y con 0, 0, 1 y 1 PV.
rule-setup-12 = Cada jugador baraja sus nueve cartas y roba una mano de 4.

## Round

rules-section-round = Ronda
rule-round-1 = La partida dura 5 rondas, una por período. Una ronda consta de una fase principal, en la que cada jugador juega 4 turnos, en sentido horario desde el jugador inicial, y una fase de mantenimiento.
rule-round-2 = Al empezar una ronda, todos roban hasta tener 4 cartas en la mano (en las rondas 2 a 5 queda una de la ronda anterior).
rule-round-3 = Un jugador tiene siempre exactamente nueve cartas de memorias: mano + mazo + las de las columnas.

## Turn

rules-section-turn = Turno
rule-turn-1 = En su turno, un jugador debe jugar dos cartas de la mano: una en vivencias y otra en relato, en la misma columna (la 1 en el primer turno de la ronda… la 4 en el último).
rule-turn-2 = Después, antes de cualquier acción, elige: usar la carta (recibir su recompensa y realizar sus acciones) o, en lugar de la recompensa y de todas las acciones, tomar de la banca tantos ducados como el número de la ronda.
rule-turn-3 = Al usar la carta, su recompensa, si la hay, se recibe al instante; después, cada icono de acción se puede realizar una vez, en cualquier orden (un icono que aparece dos veces, dos veces).
rule-turn-4 = El turno termina robando hasta tener 4 cartas en la mano. Tras el tercer turno de una ronda solo queda 1 carta por robar y tras el cuarto, ninguna: el último turno se juega con una mano de 3 y queda una carta en la mano para la ronda siguiente.
rule-turn-5 = Las acciones ganadas como recompensa se pueden realizar al instante, pagando todos los costes como siempre (INT-20). En la caja estándar, las tarjetas de ciudad dan «Documentar recuerdos» y un único «Representar» o «Vender»; las de compositor, las otras cuatro acciones.

## Story Points and money

rules-section-pay = Puntos de relato y dinero
rule-pay-1 = Un coste en puntos de relato se paga con puntos del marcador y fichas de ese tipo, en la combinación que se quiera.
rule-pay-2 = Una recompensa indica si es una ficha o un avance en el marcador. Si es comodín, el jugador elige el tipo.
rule-pay-3 = Un marcador nunca pasa de su máximo: cada casilla de más da 1 ducado en su lugar.
rule-pay-4 = El marcador de finanzas nunca pasa de su máximo: cada casilla de más da 2 PV en su lugar.
rule-pay-5 = En cualquier momento de su turno (también antes de jugar las cartas y entre los pasos de una acción) y cuantas veces quiera, un jugador puede pagar 3 ducados por 1 ficha de cualquier tipo o devolver 1 ficha por 1 ducado. Los puntos del marcador no se pueden devolver.
rule-pay-6 = Nadie puede gastar lo que no tiene; el dinero y los puntos nunca bajan de cero; los jugadores nunca se pagan entre sí. Una acción cuyos costes no se pueden pagar por completo no es válida.
rule-pay-7 = Los PV solo aumentan. El marcador de puntuación de 50 casillas y el escudo de armas (+50, y se retira al pasar de 100) sirven para mostrar el total, no son un límite.

## Document Memories

rules-section-doc = Documentar recuerdos
rule-doc-1 = Elige una carta de memorias de la fila y paga el valor de memorias del espacio en que está. La carta en sí no tiene coste.
rule-doc-2 = La carta de memorias que está en el espacio de relato de la columna de este turno se elimina de la partida; la nueva ocupa su lugar (y es por tanto la que da puntos de relato en la fase de mantenimiento).
rule-doc-3 = Después se rellena la fila (ROW-1).

## Commission an Opus

rules-section-com = Encargar una composición
rule-com-1 = Elige una obra de la fila y paga su propio coste más el valor de obra del espacio en que está (que también puede ser una recompensa). Ponla delante de ti, disponible.
rule-com-2 = Gana sus PV.
rule-com-3 = Cada tarjeta de Offertorium de tu tablero para ese tipo añade sus PV.
rule-com-4 = Después se rellena la fila (ROW-1).

## Perform or Sell

rules-section-perf = Representar o vender una obra
rule-perf-1 = Elige una obra tuya disponible y represéntala o véndela, pagando el coste en talento de esa línea.
rule-perf-2 = Representar: recibe los ducados de la línea y gira la carta; una obra girada no se puede volver a representar ni vender en esta ronda.
rule-perf-3 = Vender: avanza el indicador de finanzas y gana los PV de la línea; la carta se elimina de la partida.
rule-perf-4 = Cada tarjeta de Offertorium de tu tablero para ese tipo añade sus PV, tanto al representar como al vender.

## Travel

rules-section-trav = Viajar
rule-trav-1 = Elige como destino una localidad con tarjeta y paga el coste de todas las carreteras del camino. La localidad actual es un destino válido y no requiere carretera.
rule-trav-2 = En el destino, paga el coste de la tarjeta (corte: ruta; ciudad: ruta, talento o ambos), recibe su recompensa y realiza sus acciones. En las localidades de paso no ocurre nada.
rule-trav-3 = La tarjeta de corte real se conserva hasta el final; la de ciudad va a los descartes de ciudad. El espacio queda vacío hasta la fase de mantenimiento.
rule-trav-4 = Quien viaja mueve la única ficha de viajes de Mozart, común a todos; el viaje siguiente parte de donde esté.
rule-trav-5 = La recompensa de una ciudad puede permitir representar o vender al instante una obra de cierto tipo con un extra: se aplican por completo PERF-1 a PERF-4 (obra disponible del tipo, que después se gira o se elimina, PV de Offertorium incluidos) y luego se recibe el extra; quien no lo hace, no recibe el extra.
rule-trav-6 = La recompensa de una tarjeta puede dar PV por cada obra de un tipo que el jugador tenga delante, girada o no.

## Requiem

rules-section-req = Réquiem
rule-req-1 = Elige en un movimiento una instrumentación vacía y sin tapar para la que aún tengas en tu tablero una ficha de ese instrumento, y uno de los compositores (INT-22).
rule-req-2 = Retira de tu tablero una de tus fichas de ese instrumento (si hay varias, eliges cuál) y recibe la recompensa de su espacio.
rule-req-3 = La ficha va a la instrumentación, mostrando la nota del compositor.
rule-req-4 = Recompensa del espacio de vientos: tras colocar la ficha en una instrumentación de vientos, la ficha de color neutro va a cualquier otra instrumentación vacía y sin tapar del mismo movimiento, para uno u otro compositor (a elección del jugador). No toma tarjeta ni cuesta nada.
rule-req-5 = Paga el coste de la tarjeta superior de la pila de ese compositor para el movimiento: ducados, escritura musical y, en algunas tarjetas, bajar casillas en el marcador de finanzas.
rule-req-6 = Recibe la recompensa inmediata de la tarjeta; después, la tarjeta queda en el espacio de instrumentación vaciado y su recompensa recurrente, si la tiene, vale desde ese momento.

## The row

rules-section-row = La fila
rule-row-1 = Cuando una carta sale de la fila, las que están a su izquierda se desplazan a la derecha; los espacios vacíos de la izquierda se llenan con cartas del mazo, empezando por el de más a la derecha.
rule-row-2 = Si encima del mazo está la tarjeta de bonificación de la ronda siguiente (en la ronda 5: si el mazo está vacío), no entran más cartas hasta la ronda siguiente; los espacios de más a la izquierda quedan vacíos.

## Composer tiles

rules-section-tile = Tarjetas de compositor
rule-tile-1 = Las tarjetas de Sequentia con recompensa recurrente avanzan 1 casilla el marcador indicado en cada fase de mantenimiento.
rule-tile-2 = Las tarjetas de Offertorium con recompensa recurrente dan sus PV cada vez que su dueño encarga, representa o vende una obra del tipo.
rule-tile-3 = Las tarjetas de Agnus Dei con recompensa recurrente permiten a su dueño repetir una vez la acción indicada cada vez que la realiza, pagando de nuevo todos los costes.
rule-tile-4 = Las tarjetas de Kyrie y de Sanctus no tienen recompensa recurrente.

## Maintenance

rules-section-maint = Fase de mantenimiento
rules-note-maint-1 = Tableros personales, para cada jugador y en este orden:
rule-maint-1 = Los tres marcadores vuelven a 0 y avanzan según los iconos de las cuatro cartas en los espacios de relato; los PV que muestren se ganan.
rule-maint-2 = Las tarjetas de Sequentia avanzan sus marcadores (TILE-1).
rule-maint-3 = La casilla de finanzas da sus ducados, avances comodín (elige el jugador) y PV.
rule-maint-4 = La bonificación de ronda da su recompensa una vez por cada icono de su acción en las cuatro cartas de los espacios de vivencias (INT-16).
rule-maint-5 = Las obras giradas vuelven a estar disponibles; las ocho cartas de las columnas se barajan con el nuevo mazo; la carta de la mano sigue en la mano.
rules-note-maint-6 = Tablero principal (no tras la ronda 5):
rule-maint-6 = Las tarjetas que siguen en el mapa pasan a su cara dorada.
rule-maint-7 = Los espacios vacíos se rellenan, del número más bajo al más alto, con la cara normal a la vista. Si se agota la pila de ciudades, las tarjetas de ciudad descartadas se barajan y forman otra; si se agota la de cortes reales (solo con otro paquete de contenidos), sus espacios quedan vacíos.
rule-maint-8 = Se eliminan de la partida: la tarjeta de bonificación antigua, las cartas de los cuatro espacios de más a la derecha de la fila y lo que quede del mazo de la ronda terminada.
rule-maint-9 = Se revela la siguiente tarjeta de bonificación, las cartas restantes se desplazan a la derecha y la fila se llena con cartas de la nueva ronda.
rule-maint-10 = La ficha de jugador inicial pasa a la izquierda.

## End of the game

rules-section-end = Fin de la partida
rule-end-1 = Tras la ronda 5 se resuelven los pasos de los tableros personales (MAINT-1 a MAINT-5) y después el recuento final, en este orden.
rule-end-2 = Favores reales. Cada tarjeta de corte real cuyo favor se cumple da sus PV. Un favor nombra dos o más cosas: tipos de obra, rondas de obra, instrumentos o movimientos; requiere un elemento distinto para cada una: una obra de ese tipo o ronda delante del jugador, o una ficha de réquiem suya en ese instrumento o movimiento.
rule-end-3 = Cada obra y cada ficha de réquiem sirve como mucho para un favor; se toma la asignación que más vale.
rule-end-4 = Las obras vendidas no cuentan; las fichas de color neutro no son de nadie.
rule-end-5 = Réquiem. En cada movimiento, el compositor con más fichas (las de todos los jugadores y las de color neutro) es el que más ha contribuido. Cada ficha de un jugador con ese compositor puntúa el valor mayor; con el otro, el menor; si hay empate, todas puntúan el menor. Las fichas de color neutro no dan puntos a nadie.
rule-end-6 = Cerrando el relato. 1 PV por cada 2 puntos de relato restantes, sumando marcadores y fichas de todos los tipos y redondeando hacia abajo.
rule-end-7 = Dinero. 1 PV por cada 3 ducados restantes, redondeando hacia abajo.
rule-end-8 = Gana quien tiene más PV.
rule-end-9 = Empates: más fichas de réquiem propias en el Réquiem; después, más obras delante; después, victoria compartida.
rules-examples = En Sequentia (4 / 2 PV) el primer compositor tiene 4 fichas (2 azules, 1 amarilla, 1 neutra) y el segundo, 2 (ambas amarillas): azul puntúa 8 y amarillo, 4 + 4. Un jugador con los favores ópera + música religiosa y ronda I + ronda II tiene una sola obra, una ópera de la ronda I: solo puede servir para uno de ellos. Una ficha de voz en Sanctus puede servir para cuerdas + voz o para Sequentia + Sanctus, pero no para ambos.

## Solo game

rules-section-solo = Versión en solitario
rules-note-solo-1 = Todo lo que aquí no se dice es como en una partida de dos.
rule-solo-1 = Se retiran cartas como con 2 jugadores; la carta de Constanze se lee para 2 jugadores.
rule-solo-2 = Se usa un compositor, elegido o al azar, en la fila superior (corchea) y con todas sus tarjetas. Los encargos de quien juega van a él; las fichas del solista muestran siempre las semicorcheas.
rule-solo-3 = El solista (Emanuel Schikaneder) tiene 7 fichas de réquiem, una puntuación y un marcador de finanzas; no tiene mano, ducados ni puntos de relato.
rule-solo-4 = Sus nueve cartas: Fácil, 1–9; Medio, 1–7, 9 y 10; Difícil, 1–7, 10 y 11.
rule-solo-5 = Su indicador de finanzas empieza en la casilla de 0 ducados (Fácil), en la de 2 ducados (Medio) o en la de 4 ducados, 1 PV y 1 comodín (Difícil).
rule-solo-6 = El jugador humano es siempre el jugador inicial y empieza con 10 ducados; ambos empiezan con 0 PV.
rule-solo-7 = En su turno, la carta superior de su mazo va a vivencias: indica sus acciones. La siguiente va a relato: sus tres columnas las guían.
rule-solo-8 = Una carta del solista muestra iconos de acción y tres columnas: una flecha (fila: la carta de más a la izquierda o a la derecha); una flecha con un número (viajar: ascendente o descendente, 0–2 cortes); una flecha con un número de movimiento del 1 al 5 (Réquiem: desde arriba o desde abajo).
rule-solo-9 = Documentar recuerdos: toma la carta de memorias de la fila que está más a la izquierda o a la derecha, gana al instante los PV de sus iconos de relato y realiza después las acciones de esa carta según las mismas columnas, sin coste; la carta se elimina de la partida. Si no hay cartas de memorias en la fila, no ocurre nada.
rule-solo-10 = Encargar una composición: toma la obra de más a la izquierda o a la derecha y gana sus PV; la carta se elimina de la partida. Si no hay obras, nada.
rule-solo-11 = Representar o vender una obra: nunca representa; vende la obra de la fila que está más a la izquierda o a la derecha y recibe las casillas de finanzas y los PV de su línea de venta; la carta se elimina de la partida. Cada casilla por encima del máximo da 2 PV. Si no hay obras, nada.
rule-solo-12 = Viajar: desde donde está la ficha de viajes, recorre las localidades en orden ascendente o descendente, siendo vecinas la 11 y la 1, hasta visitar tantas cortes con tarjeta como diga el número, y toma todas esas tarjetas. Las tarjetas de ciudad del camino se descartan sin efecto. Con 0, la ficha no se mueve. Si no hay ninguna tarjeta de corte en el mapa, al empezar o tras la primera visita, la acción termina de inmediato.
rule-solo-13 = Réquiem: en el movimiento del número coloca una ficha en la instrumentación vacía de más arriba o de más abajo, de cualquier instrumento, sin coste y con las semicorcheas a la vista; si el movimiento está lleno, en el siguiente con espacio hacia la derecha y, si no, en el más cercano hacia la izquierda. Gana al instante el valor menor del movimiento en que ha colocado la ficha. Si no le quedan fichas, nada.
rule-solo-14 = En la fase de mantenimiento solo vuelve a barajar sus cartas. El jugador hace todo como siempre.
rule-solo-15 = Al final puntúa todas sus tarjetas de corte real, cumplidas o no, y el Réquiem como siempre; nada por puntos de relato ni por dinero.
rule-solo-16 = Gana quien tiene más PV; un empate se resuelve según END-9 (el solista no tiene obras).

## Interpretations

rules-section-int = Interpretaciones
rules-note-int-1 = Donde los reglamentos callan o las ediciones discrepan, el juego sigue estas decisiones.
rule-int-1-question = ¿Se rellena la fila entre dos compras del mismo turno?
rule-int-1 = Sí, después de cada una.
rule-int-1-why = Las listas de pasos de las acciones son más exactas que el resumen del turno.
rule-int-2-question = ¿Y un segundo «Documentar recuerdos» en el mismo turno?
rule-int-2 = Sustituye lo que haya en el espacio de relato de este turno, incluso una carta recién comprada.
rule-int-2-why = PL habla de la carta recién colocada; nueve cartas siguen siendo nueve.
rule-int-3-question = ¿Se puede viajar a una localidad sin tarjeta?
rule-int-3 = No.
rule-int-3-why = Pagar la tarjeta del destino es obligatorio en todas las ediciones; lo de «cualquier destino» se refiere a la distancia.
rule-int-4-question = ¿Hay que colocar la ficha de color neutro, y para quién?
rule-int-4 = Sí, si queda alguna instrumentación libre; el jugador elige la instrumentación y el compositor (también uno cuya pila esté vacía).
rule-int-4-why = El apartado de referencias es una instrucción; las fichas tienen ambas caras.
rule-int-5-question = ¿Puede una recompensa de REQ-2 pagar el coste de REQ-5?
rule-int-5 = Sí.
rule-int-5-why = Los pasos van en ese orden en todas las ediciones.
rule-int-6-question = ¿Cuál es el primer desempate?
rule-int-6 = El número de fichas propias en el Réquiem.
rule-int-6-why = RU y PL cuentan fichas; EN y FR lo dejan abierto; ES cuenta movimientos.
rule-int-7-question = ¿Y si el solista empieza su viaje en una corte con tarjeta?
rule-int-7 = Es su primera visita, sin moverse.
rule-int-7-why = ES empieza por el lugar donde está la ficha; la frase sobre una primera visita solo tiene sentido ahí.
rule-int-8-question = ¿Qué pasa con la tarjeta de ciudad de donde parte el solista?
rule-int-8 = Se queda.
rule-int-8-why = Solo descarta las de las ciudades por las que pasa.
rule-int-9-question = ¿Se rellena la fila después de que el solista tome una carta?
rule-int-9 = Sí, al instante, antes de las acciones de la carta de memorias tomada.
rule-int-9-why = ROW-1.
rule-int-10-question = ¿En qué orden eligen los jugadores en la fase de mantenimiento?
rule-int-10 = En el orden de turno de la ronda que acaba de terminar.
rule-int-10-why = En la mesa es simultáneo; con un orden, las partidas se pueden reproducir.
rule-int-11-question = ¿Qué camino sigue un viaje?
rule-int-11 = El más barato.
rule-int-11-why = ES deja elegir la ruta, pero ninguna edición premia una más cara.
rule-int-14-question = ¿Cuándo se realiza la acción adicional de una tarjeta de Agnus Dei?
rule-int-14 = Justo después de la acción que repite, antes de otras acciones pendientes; se puede renunciar a ella.
rule-int-14-why = Una vez más, cada vez.
rule-int-15-question = ¿Cuándo se recibe la recompensa de un espacio de la fila?
rule-int-15 = Primero; después se paga el coste, al que puede contribuir.
rule-int-15-why = Forma parte del precio; el mismo orden que en INT-5.
rule-int-16-question = Bonificación de ronda: ¿cuentan los iconos o las acciones realizadas?
rule-int-16 = Los iconos de las cuatro cartas de vivencias, también si su dueño tomó ducados en su lugar.
rule-int-16-why = El paso de mantenimiento y la leyenda de la tarjeta cuentan iconos.
rule-int-17-question = ¿Activan las acciones adicionales de tarjetas de Agnus Dei otras tarjetas de Agnus Dei?
rule-int-17 = Nunca. Cada tarjeta da una acción adicional por cada acción que no lo sea ya; dos tarjetas, dos adicionales. Una acción ganada como recompensa sí las activa.
rule-int-17-why = Una vez más.
rule-int-18-question = ¿Repite una tarjeta de Agnus Dei la misma acción con que se consigue, o su propia acción inmediata?
rule-int-18 = No: tiene efecto cuando esa acción ha terminado.
rule-int-18-why = Colocar la tarjeta es el último paso.
rule-int-19-question = ¿Y una tarjeta de ciudad con un único «Representar» o «Vender» y una tarjeta de Agnus Dei para «Representar o vender una obra»?
rule-int-19 = La activa; la acción adicional es un «Representar o vender una obra» normal, sin el extra de la ciudad.
rule-int-19-why = El extra es de la ciudad y se recibe una sola vez.
rule-int-20-question = ¿Puede esperar una acción ganada?
rule-int-20 = Se realiza al instante, antes que todo lo pendiente, o se pierde. Primero los recursos de la recompensa y después sus acciones, en el orden que quiera el jugador.
rule-int-20-why = Es inmediata.
rule-int-21-question = ¿Sigue ahí una tarjeta mientras se realiza la acción que ella misma da?
rule-int-21 = No: sale del mapa o de la pila al pagar su coste.
rule-int-21-why = Nadie puede conseguir dos veces la misma tarjeta.
rule-int-22-question = ¿Y un compositor cuya pila para el movimiento está vacía?
rule-int-22 = Ahí no se le puede hacer ningún encargo.
rule-int-22-why = El coste y la recompensa son los de la tarjeta superior.
rule-int-23-question = ¿Y si hay que bajar más casillas de finanzas de las que se tienen?
rule-int-23 = No se puede pagar: no se puede tomar la tarjeta.
rule-int-23-why = Es un coste; PAY-6.
rule-int-24-question = ¿Y si se reciben varios comodines a la vez?
rule-int-24 = Se elige cada uno por separado.
rule-int-24-why = Cada uno es una unidad.
rule-int-26-question = ¿Se puede usar la carta y omitir algunas de sus acciones o todas?
rule-int-26 = Sí; la recompensa de la carta se recibe igualmente.
rule-int-26-why = Realizarlas es opcional.
rule-int-27-question = ¿Se agotan las monedas y las fichas?
rule-int-27 = No.
rule-int-27-why = Ninguna edición tiene una regla para el caso de que falten.
rule-int-28-question = ¿Qué es secreto?
rule-int-28 = La mano de cada jugador, el orden de todos los mazos y pilas y las cartas y tarjetas retiradas o no vistas. Todo lo demás es público: las pilas de los compositores, los descartes y, para su dueño, el contenido (no el orden) del propio mazo.
rule-int-28-why = En una mesa no se oculta nada más.
rule-int-30-question = ¿Y dos tarjetas de Offertorium para un mismo tipo?
rule-int-30 = Ambas dan PV.
rule-int-30-why = Cada tarjeta dice «cada vez».
rule-int-31-question = ¿Qué es la obra inicial?
rule-int-31 = No tiene tipo ni ronda: no cumple favores ni recibe bonificaciones por tipo; mientras no se venda, cuenta como obra en END-9.
rule-int-31-why = Su icono figura aparte de los cuatro tipos.
rule-int-32-question = ¿Se puede intercambiar en la fase de mantenimiento o en el recuento final?
rule-int-32 = No.
rule-int-32-why = Solo durante el propio turno.
rule-int-33-question = ¿Qué ronda tiene una obra para los favores?
rule-int-33 = La impresa.
rule-int-33-why = Lo dice la leyenda de la carta.
rule-int-35-question = ¿Y las tarjetas de compositor de coste igual o no comparable?
rule-int-35 = Van en el orden del paquete de contenidos.
rule-int-35-why = Las partidas deben poder reproducirse.
rule-int-36-question = ¿Y si no se puede colocar la ficha de color neutro?
rule-int-36 = Se elimina de la partida.
rule-int-36-why = El espacio de vientos se usa una sola vez.
rule-int-37-question = ¿En qué orden van varias acciones de una carta del solista o de una carta de memorias que toma?
rule-int-37 = Como están impresas, de izquierda a derecha; las de una carta tomada, al instante, antes que el resto.
rule-int-37-why = El solista no decide nada, así que su rival tampoco.
rule-int-38-question = ¿Y si una carta de memorias tomada por el solista muestra «Documentar recuerdos»?
rule-int-38 = Toma también la siguiente, según la misma flecha, hasta que no quede ninguna.
rule-int-38-why = Realiza las acciones de la carta.
rule-int-39-question = ¿Recibe la recompensa inmediata de una tarjeta de corte real que toma?
rule-int-39 = No.
rule-int-39-why = Según el texto, solo se queda la tarjeta.
rule-int-40-question = ¿Qué pasa con su novena carta?
rule-int-40 = Se baraja con las otras ocho.
rule-int-40-why = No tiene mano.
rule-int-41-question = ¿Y si todos los movimientos están llenos para el solista?
rule-int-41 = No ocurre nada; no gana PV.
rule-int-41-why = No hay sitio para una ficha.
rule-int-42-question = ¿Recibe recompensas de espacios de instrumentación o de la fila, la ficha de color neutro, la recompensa superior de una carta de memorias o una tarjeta de compositor?
rule-int-42 = Nada de eso.
rule-int-42-why = Solo se nombran PV y casillas de finanzas.
rule-int-45-question = ¿Se puede representar o vender una obra en el mismo turno en que se ha encargado?
rule-int-45 = Sí.
rule-int-45-why = Solo se excluyen las giradas.
rule-int-46-question = En un «Representar o vender una obra» adicional, ¿puede ser otra obra, o la otra opción?
rule-int-46 = Se elige libremente.
rule-int-46-why = La acción es «Representar o vender una obra».
rule-int-48-question = ¿Cuándo se comprueba si se puede pagar?
rule-int-48 = En el momento del pago, tras las recompensas de REQ-2 y de la fila y con intercambios permitidos; una acción solo se ofrece si alguna serie de intercambios permite pagarla.
rule-int-48-why = INT-5, PAY-5.
