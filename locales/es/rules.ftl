# Las reglas del juego con nuestras propias palabras, un mensaje para cada regla del catálogo.
#
# rules-section-<prefix>   el título de una sección
# rules-note-<id>          una frase que precede a la regla <id>
# rule-<id>                la regla; en una interpretación, lo que se decide
# rule-int-<n>-question    a qué responde una interpretación
# rule-int-<n>-why         por qué se decide así

rules-words =
    PV: puntos de victoria
    ducados: el dinero del juego
    talento, ruta, escritura musical: los tres tipos de puntos de relato
    marcador: un marcador de puntos de relato de un tablero personal; sus puntos se pierden en la fase de mantenimiento
    ficha: una ficha de puntos de relato; la conservas hasta que la gastas
    comodín: un punto de relato de cualquier tipo; tú eliges el tipo
    columna: una de las cuatro columnas de un tablero personal, con la sección de vivencias arriba y la de relato abajo
    fila: los siete espacios de cartas de la parte superior del tablero principal, con la carta más nueva a la izquierda y la más antigua a la derecha
    disponible: dicho de una obra, que no está girada y se puede representar o vender

## Components

rules-section-comp = Componentes
rule-comp-1 = El juego es de 1 a 4 jugadores. Quien juega en solitario se enfrenta al solista (véase «Versión en solitario»).
rule-comp-2 = El juego contiene 34 cartas de memorias y 46 cartas de obra, cada una de una ronda de la I a la V; 9 cartas de memorias iniciales y 1 obra inicial para cada uno de los 4 jugadores; 15 tarjetas de bonificación de ronda, 3 por ronda; 16 tarjetas de corte real; 15 tarjetas de ciudad; 60 tarjetas de compositor (Eybler 16, Stadler 15, Süßmayr 16, Freystädtler 13) y 4 retratos; 5 cartas de Constanze y 10 fichas de Constanze; 11 cartas del solista, numeradas del 1 al 11; 7 fichas de réquiem para cada jugador y 4 de color neutro. Una edición propia debe contener los mismos componentes.
rule-comp-3 = Una carta de memorias muestra uno o más iconos de acción, iconos de relato (puntos en los marcadores y/o PV) y una ronda; las cartas iniciales muestran, en lugar de la ronda, el blasón de su dueño. Una carta de memorias puede mostrar también una recompensa (ducados y/o casillas en los marcadores).
rule-comp-4 = Una carta de obra muestra un título, un año, una ronda, uno de cuatro tipos (ópera, música religiosa, sinfonía, música de cámara), un coste (ducados y/o talento) y los PV que ganas al instante. Su línea de representación muestra un coste en talento y los ducados que recibes; su línea de venta, un coste en talento y las casillas de finanzas y los PV que recibes.
rule-comp-5 = La obra inicial (Maria Anna Mozart) tiene una línea de representación y otra de venta, pero no tiene tipo ni ronda (INT-31).
rule-comp-6 = Las tarjetas de corte real y de ciudad tienen dos caras: una normal y otra dorada, con una recompensa inmediata mejor. El coste es igual en ambas caras, y también el favor de una tarjeta de corte real. La recompensa de una tarjeta de corte real consiste en ducados, PV y/o fichas; la de una tarjeta de ciudad, en fichas, acciones, ducados y/o PV.
rule-comp-7 = El mapa tiene 11 localidades numeradas: 3 cortes reales y 8 ciudades. La número 1 es Salzburgo y la número 11, Múnich. Las localidades están unidas por carreteras, cada una con un coste en ducados, y se puede llegar a todas.
rule-comp-8 = El Réquiem tiene cinco movimientos: 1 Kyrie, 2 Sequentia, 3 Offertorium, 4 Sanctus y 5 Agnus Dei. Cada movimiento tiene dos valores en PV, uno mayor y otro menor, e instrumentaciones ordenadas de arriba abajo para al menos dos de estos instrumentos: vientos, percusión, cuerdas, voz y órgano. Completar un movimiento no tiene ningún efecto propio.
rule-comp-9 = Un tablero personal tiene cuatro columnas, tres marcadores de puntos de relato de 0 a 4, un marcador de finanzas y siete espacios de instrumentación. Cada espacio de instrumentación contiene una ficha de réquiem y muestra la recompensa por tomarla. Solo el espacio de más arriba es de vientos; contiene además la ficha de color neutro. Un instrumento puede tener varios espacios.
rule-comp-10 = Las monedas y las fichas nunca se agotan (INT-27).
rule-comp-11 = Cada uno de los siete espacios de la fila tiene dos valores: uno para cartas de memorias y otro para cartas de obra. Cada valor es un coste (ducados y/o puntos de relato), una recompensa o nada.

## Setup

rules-section-setup = Preparación
rule-setup-1 = La ficha de viajes de Mozart empieza en Salzburgo.
rule-setup-2 = Separa por rondas las cartas de memorias y de obra. Con 2 jugadores, devuelve a la caja al azar 2 cartas de obra y 2 cartas de memorias de cada ronda; con 3 jugadores, 1 de cada clase; con 4 jugadores, ninguna. Nadie puede ver qué cartas se han devuelto.
rule-setup-3 = Baraja las cartas de cada ronda y pon encima, al azar, una tarjeta de bonificación de esa ronda, con la recompensa oculta hasta que empiece. Apila los cinco montones con la ronda I encima. Devuelve a la caja las demás tarjetas de bonificación sin mirarlas.
rule-setup-4 = Revela la primera tarjeta de bonificación, ponla en su espacio y llena la fila con 7 cartas.
rule-setup-5 = Elige dos compositores distintos o sácalos al azar; para la primera partida se sugieren Eybler y Stadler. Uno ocupa la fila superior (corchea) y el otro, la inferior (semicorcheas). Cualquier compositor puede ocupar cualquiera de las dos filas.
rule-setup-6 = Con 2 jugadores, retira las tarjetas de compositor que tienen 3 o 4 puntos; con 3 jugadores, las que tienen 4; con 4 jugadores, ninguna. Apila las demás por compositor y movimiento, con la más barata encima y la más cara debajo.
rule-setup-7 = Saca al azar una carta de Constanze. Indica qué instrumentaciones se tapan con fichas de Constanze para este número de jugadores. Una instrumentación tapada no se puede encargar nunca.
rule-setup-8 = Pon al azar 3 tarjetas de corte real en los espacios de corte y 8 tarjetas de ciudad en los de ciudad, con la cara normal a la vista. Las demás tarjetas forman dos pilas.
rule-setup-9 = Cada jugador recibe las mismas 9 cartas de memorias iniciales, la obra inicial, 7 fichas de réquiem en los espacios de instrumentación y una ficha de color neutro en el espacio de vientos.
rule-setup-10 = El indicador de relato de cada marcador empieza en el 2. El indicador de finanzas empieza en la casilla de 2 ducados.
rule-setup-11 = El jugador inicial se elige al azar y se juega en sentido horario. En orden de turno, los jugadores empiezan con 10, 11, 10 y 11 ducados y con 0, 0, 1 y 1 PV.
rule-setup-12 = Cada jugador baraja sus nueve cartas y roba una mano de 4.

## Round

rules-section-round = Ronda
rule-round-1 = La partida dura 5 rondas, una por cada período. Una ronda tiene una fase principal y una fase de mantenimiento. En la fase principal, cada jugador juega 4 turnos, en sentido horario desde el jugador inicial.
rule-round-2 = Al empezar una ronda, cada jugador roba hasta tener 4 cartas en la mano. En las rondas 2 a 5 conserva una carta de la ronda anterior.
rule-round-3 = Siempre tienes exactamente nueve cartas de memorias, contando la mano, el mazo y las columnas.

## Turn

rules-section-turn = Turno
rule-turn-1 = En tu turno debes jugar dos cartas de la mano en la misma columna: una en la sección de vivencias y otra en la de relato. Tu primer turno de la ronda usa la columna 1; el segundo, la 2, y así hasta la 4.
rule-turn-2 = Después, antes de cualquier acción, eliges entre usar la carta de la sección de vivencias (recibes su recompensa y luego realizas sus acciones) o tomar de la banca, en lugar de su recompensa y de todas sus acciones, tantos ducados como el número de la ronda.
rule-turn-3 = Si usas la carta, recibes al instante su recompensa, si la tiene. Después puedes realizar una vez la acción de cada icono de la carta, en cualquier orden. Si un icono aparece dos veces, puedes realizar su acción dos veces.
rule-turn-4 = Al final de tu turno, roba hasta tener 4 cartas en la mano. Tras tu tercer turno de una ronda solo queda 1 carta por robar y, tras el cuarto, ninguna. Así, juegas el último turno con una mano de 3 cartas y conservas una para la ronda siguiente.
rule-turn-5 = Puedes realizar de inmediato una acción que ganas como recompensa, pagando todos sus costes como siempre (INT-20). En el juego estándar, las tarjetas de ciudad dan «Documentar recuerdos» o un único «Representar» o «Vender», y las tarjetas de compositor, cualquier acción salvo «Documentar recuerdos».

## Story Points and money

rules-section-pay = Puntos de relato y dinero
rule-pay-1 = Un coste en puntos de relato se paga con puntos del marcador y fichas de ese tipo, en la combinación que quieras.
rule-pay-2 = Una recompensa indica si recibes una ficha o avanzas en un marcador. Si es un comodín, tú eliges el tipo.
rule-pay-3 = No puedes pasar del máximo de un marcador. Por cada casilla de más recibes 1 ducado.
rule-pay-4 = No puedes pasar del máximo del marcador de finanzas. Por cada casilla de más ganas 2 PV.
rule-pay-5 = En cualquier momento de tu turno, incluso antes de jugar cartas y entre los pasos de una acción, puedes pagar 3 ducados por 1 ficha de cualquier tipo o devolver 1 ficha por 1 ducado. Puedes hacerlo cuantas veces quieras. Los puntos de los marcadores no se pueden devolver.
rule-pay-6 = No puedes gastar lo que no tienes: los ducados y los puntos de relato nunca bajan de cero. Los jugadores nunca se pagan entre sí. Si no puedes pagar todos los costes de una acción, no puedes realizarla.
rule-pay-7 = Los PV nunca se pierden. El marcador de puntuación, con sus 50 casillas, y el escudo de armas (+50, que se retira al pasar de 100) solo muestran tu total; no lo limitan.

## Document Memories

rules-section-doc = Documentar recuerdos
rule-doc-1 = Elige una carta de memorias de la fila y paga el valor de memorias de su espacio. La carta en sí no tiene coste.
rule-doc-2 = Elimina de la partida la carta de memorias de la sección de relato de la columna de este turno y pon la nueva en su lugar. Por tanto, en la fase de mantenimiento recibes los puntos de relato de la carta nueva.
rule-doc-3 = Después, rellena la fila (ROW-1).

## Commission an Opus

rules-section-com = Encargar una composición
rule-com-1 = Elige una obra de la fila y paga su propio coste y el valor de obra de su espacio (que también puede ser una recompensa). Pon la carta delante de ti, disponible.
rule-com-2 = Gana sus PV.
rule-com-3 = Gana también los PV de cada tarjeta de Offertorium de tu tablero para ese tipo.
rule-com-4 = Después, rellena la fila (ROW-1).

## Perform or Sell

rules-section-perf = Representar o vender una obra
rule-perf-1 = Elige una de tus obras disponibles, represéntala o véndela y paga el coste en talento de esa línea.
rule-perf-2 = Si la representas, recibe los ducados de la línea de representación y gira la carta. Una obra girada no se puede volver a representar ni vender en esta ronda.
rule-perf-3 = Si la vendes, avanza tu indicador de finanzas y gana los PV de la línea de venta. Después, elimina la carta de la partida.
rule-perf-4 = Tanto al representar como al vender, gana también los PV de cada tarjeta de Offertorium de tu tablero para ese tipo.

## Travel

rules-section-trav = Viajar
rule-trav-1 = Elige como destino una localidad con tarjeta y paga el coste de todas las carreteras del camino. La localidad actual es un destino válido si tiene tarjeta; no requiere carretera.
rule-trav-2 = En el destino, paga el coste de la tarjeta (ruta en una corte real; ruta, talento o ambos en una ciudad). Después, recibe su recompensa y realiza sus acciones. En las localidades de paso no ocurre nada.
rule-trav-3 = Conserva la tarjeta de corte real hasta el final de la partida; pon la tarjeta de ciudad en la pila de descarte de ciudades. El espacio queda vacío hasta la fase de mantenimiento.
rule-trav-4 = Hay una sola ficha de viajes de Mozart para todos los jugadores. La mueves cuando viajas, y el viaje siguiente empieza donde está.
rule-trav-5 = La recompensa de una ciudad puede permitirte representar, o vender, al instante una obra de cierto tipo a cambio de una recompensa adicional. Se aplican todas las reglas de «Representar o vender una obra»: la obra debe estar disponible y ser de ese tipo, después la giras o la eliminas y ganas los PV de tus tarjetas de Offertorium. Luego recibes la recompensa adicional. Si no representas o vendes, no la recibes.
rule-trav-6 = La recompensa de una tarjeta puede dar PV por cada obra de cierto tipo que tengas delante, girada o no.

## Requiem

rules-section-req = Réquiem
rule-req-1 = Para encargar una instrumentación, elige una que esté vacía y sin tapar en un movimiento, y uno de los compositores (INT-22). Debes tener aún en tu tablero una ficha de ese instrumento.
rule-req-2 = Toma de tu tablero una de tus fichas de ese instrumento (la que prefieras, si tienes varias) y recibe la recompensa de su espacio.
rule-req-3 = Coloca la ficha en la instrumentación de modo que muestre la nota del compositor.
rule-req-4 = La recompensa del espacio de vientos es una ficha de color neutro. Tras colocar tu ficha en una instrumentación de vientos, coloca la ficha de color neutro en cualquier otra instrumentación vacía y sin tapar del mismo movimiento, para el compositor que prefieras. Con ella no tomas ninguna tarjeta y no pagas nada.
rule-req-5 = Paga el coste de la tarjeta superior de la pila de ese compositor para el movimiento: ducados, escritura musical y, en algunas tarjetas, casillas que bajas en el marcador de finanzas.
rule-req-6 = Recibe la recompensa inmediata de la tarjeta y ponla en el espacio de instrumentación que has vaciado. Su recompensa recurrente, si la tiene, vale desde ese momento.

## The row

rules-section-row = La fila
rule-row-1 = Cuando una carta sale de la fila, desplaza a la derecha las cartas que están a su izquierda. Después, llena con cartas del mazo los espacios vacíos de la izquierda, empezando por el de más a la derecha.
rule-row-2 = Cuando encima del mazo está la tarjeta de bonificación de la ronda siguiente (en la ronda 5: cuando el mazo está vacío), no se añaden más cartas hasta la ronda siguiente. Los espacios de más a la izquierda quedan vacíos.

## Composer tiles

rules-section-tile = Tarjetas de compositor
rule-tile-1 = En cada fase de mantenimiento, cada una de tus tarjetas de Sequentia con recompensa recurrente te hace avanzar 1 casilla en el marcador que muestra.
rule-tile-2 = Cada vez que encargas, representas o vendes una obra, ganas los PV de cada una de tus tarjetas de Offertorium con recompensa recurrente para ese tipo.
rule-tile-3 = Cada vez que realizas la acción de una de tus tarjetas de Agnus Dei con recompensa recurrente, puedes realizarla una vez más por esa tarjeta. Pagas de nuevo todos los costes.
rule-tile-4 = Las tarjetas de Kyrie y de Sanctus no tienen recompensa recurrente.

## Maintenance

rules-section-maint = Fase de mantenimiento
rules-note-maint-1 = Primero, cada jugador sigue estos pasos en su tablero personal, en este orden:
rule-maint-1 = Pon los tres marcadores a 0 y avanza en ellos según los iconos de relato de las cuatro cartas de tu sección de relato. Gana los PV que muestren esas cartas.
rule-maint-2 = Avanza en tus marcadores según tus tarjetas de Sequentia (TILE-1).
rule-maint-3 = Recibe lo que muestra tu casilla del marcador de finanzas: ducados, casillas comodín (tú eliges los tipos) y PV.
rule-maint-4 = Recibe la recompensa de la bonificación de ronda una vez por cada icono de su acción en las cuatro cartas de tu sección de vivencias (INT-16).
rule-maint-5 = Devuelve tus obras giradas a su posición normal: vuelven a estar disponibles. Las ocho cartas de tus columnas se barajan y forman el nuevo mazo. Conserva la carta que tienes en la mano.
rules-note-maint-6 = Después se prepara el tablero principal para la ronda siguiente (no tras la ronda 5):
rule-maint-6 = Pasa a su cara dorada las tarjetas que siguen en el mapa.
rule-maint-7 = Rellena los espacios vacíos del mapa, empezando por el número más bajo, con tarjetas con la cara normal a la vista. Si se agota la pila de ciudades, baraja las tarjetas de ciudad descartadas para formar otra. Si la pila de cortes reales está vacía (solo es posible con otra edición), sus espacios quedan vacíos.
rule-maint-8 = Elimina de la partida la tarjeta de bonificación antigua, las cartas de los cuatro espacios de más a la derecha de la fila y todas las cartas que queden en el mazo de la ronda terminada.
rule-maint-9 = Revela la siguiente tarjeta de bonificación, desplaza a la derecha las cartas restantes y llena la fila con cartas de la nueva ronda.
rule-maint-10 = Pasa la ficha de jugador inicial a la izquierda.

## End of the game

rules-section-end = Fin de la partida
rule-end-1 = Tras la ronda 5, realiza los pasos de mantenimiento de tu tablero personal. Después sigue el recuento final, en este orden.
rule-end-2 = Favores reales: por cada una de tus tarjetas de corte real cuyo favor cumples, gana sus PV. Un favor nombra dos o más tipos de obra, rondas de obra, instrumentos o movimientos. Necesitas un elemento distinto para cada uno: una obra de ese tipo o ronda delante de ti, o una de tus fichas de réquiem en ese instrumento o movimiento.
rule-end-3 = Cada obra y cada ficha de réquiem cuenta como mucho para un favor. El juego las asigna de modo que ganes el máximo de PV.
rule-end-4 = Las obras que has vendido no cuentan. Las fichas de color neutro no son de nadie.
rule-end-5 = Réquiem: en cada movimiento, el compositor que más ha contribuido es el que tiene más fichas, contando las de todos los jugadores y las de color neutro. Cada ficha tuya de ese compositor puntúa el valor mayor; cada ficha tuya del otro, el valor menor. Si hay empate, todas las fichas puntúan el valor menor. Las fichas de color neutro no puntúan para nadie.
rule-end-6 = Cerrando el relato: suma los puntos de relato que te quedan, marcadores y fichas de todos los tipos juntos. Cada 2 puntos valen 1 PV, redondeando hacia abajo.
rule-end-7 = Dinero: cada 3 ducados que te quedan valen 1 PV, redondeando hacia abajo.
rule-end-8 = Gana el jugador que tiene más PV.
rule-end-9 = En caso de empate, gana quien tiene más fichas propias en el Réquiem; si persiste el empate, quien tiene más obras delante. Si también en eso hay igualdad, la victoria es compartida.
rules-examples = En el Sequentia (4 / 2 PV) el primer compositor tiene 4 fichas (2 azules, 1 amarilla y 1 de color neutro) y el segundo, 2 (ambas amarillas): azul puntúa 8 y amarillo, 4 + 4. Un jugador tiene los favores ópera + música religiosa y ronda I + ronda II, y una sola obra, una ópera de la ronda I: solo puede contar para uno de los dos favores. Una ficha de voz en el Sanctus puede contar para cuerdas + voz o para Sequentia + Sanctus, pero no para ambos.

## Solo game

rules-section-solo = Versión en solitario
rules-note-solo-1 = La versión en solitario sigue las reglas para dos jugadores, con estas excepciones.
rule-solo-1 = Retira cartas como con 2 jugadores y usa también la carta de Constanze como con 2 jugadores.
rule-solo-2 = Usa un solo compositor, elegido o al azar, en la fila superior (corchea), con todas sus tarjetas. Le encargas a él las instrumentaciones; las fichas del solista muestran siempre las semicorcheas.
rule-solo-3 = El solista (Emanuel Schikaneder) tiene 7 fichas de réquiem, una puntuación y un marcador de finanzas. No tiene mano, ducados ni puntos de relato.
rule-solo-4 = El solista tiene nueve cartas. Fácil: de la 1 a la 9. Medio: de la 1 a la 7, la 9 y la 10. Difícil: de la 1 a la 7, la 10 y la 11.
rule-solo-5 = Su indicador de finanzas empieza en la casilla de 0 ducados (Fácil), en la de 2 ducados (Medio) o en la de 4 ducados, 1 PV y 1 comodín (Difícil).
rule-solo-6 = Tú eres siempre el jugador inicial y empiezas con 10 ducados. Tanto tú como el solista empezáis con 0 PV.
rule-solo-7 = En el turno del solista, la carta superior de su mazo va a la sección de vivencias y determina sus acciones. La siguiente va a la sección de relato, y sus tres columnas determinan cómo las realiza.
rule-solo-8 = Una carta del solista muestra iconos de acción y tres columnas. Fila: una flecha (la carta de más a la izquierda o a la derecha). Viajar: una flecha y un número (orden ascendente o descendente; de 0 a 2 cortes). Réquiem: una flecha y un número de movimiento del 1 al 5 (desde arriba o desde abajo).
rule-solo-9 = Documentar recuerdos: el solista toma la carta de memorias de la fila que está más a la izquierda o a la derecha y gana al instante los PV de sus iconos de relato. Después realiza las acciones de esa carta según las mismas columnas, sin coste, y la carta se elimina de la partida. Si no hay cartas de memorias en la fila, no ocurre nada.
rule-solo-10 = Encargar una composición: el solista toma la obra de la fila que está más a la izquierda o a la derecha y gana sus PV; la carta se elimina de la partida. Si no hay obras en la fila, no ocurre nada.
rule-solo-11 = Representar o vender una obra: el solista nunca representa. Vende la obra de la fila que está más a la izquierda o a la derecha: recibe las casillas de finanzas y los PV de su línea de venta, y la carta se elimina de la partida. Por cada casilla que pasa del máximo gana 2 PV. Si no hay obras en la fila, no ocurre nada.
rule-solo-12 = Viajar: desde la ficha de viajes de Mozart, el solista recorre las localidades en orden ascendente o descendente (la 11 y la 1 son vecinas) hasta visitar el número indicado de cortes con tarjeta. Toma cada una de esas tarjetas y descarta sin efecto las tarjetas de ciudad del camino. Si el número es 0, la ficha no se mueve. Si no hay ninguna tarjeta de corte en el mapa, al empezar o tras la primera visita, la acción termina de inmediato.
rule-solo-13 = Réquiem: el solista coloca una ficha, con las semicorcheas a la vista, en la instrumentación vacía de más arriba o de más abajo del movimiento indicado, de cualquier instrumento y sin coste. Si el movimiento está lleno, usa el siguiente con sitio hacia la derecha o, si no hay, el más cercano hacia la izquierda. Gana al instante el valor menor del movimiento en que ha colocado la ficha. Si no le quedan fichas, no ocurre nada.
rule-solo-14 = En la fase de mantenimiento, el solista solo vuelve a barajar sus cartas. Tú realizas todos los pasos como siempre.
rule-solo-15 = Al final de la partida, el solista puntúa todas sus tarjetas de corte real, se cumplan o no sus favores, y el Réquiem como siempre. No puntúa nada por puntos de relato ni por dinero.
rule-solo-16 = Gana quien tiene más PV. Un empate se resuelve como siempre (END-9); el solista no tiene obras.

## Interpretations

rules-section-int = Interpretaciones
rules-note-int-1 = Donde los reglamentos no dicen nada o sus ediciones discrepan, el juego sigue estas interpretaciones.
rule-int-1-question = ¿Se rellena la fila entre dos compras del mismo turno?
rule-int-1 = Sí, se rellena después de cada compra.
rule-int-1-why = Los reglamentos incluyen el relleno entre los pasos de cada acción, y esas listas son más exactas que el resumen del turno.
rule-int-2-question = ¿Qué ocurre si documentas recuerdos dos veces en el mismo turno?
rule-int-2 = La segunda carta sustituye a la que haya en la sección de relato de este turno, incluso si la acabas de comprar.
rule-int-2-why = El reglamento polaco lo dice expresamente, y siempre tienes exactamente nueve cartas de memorias.
rule-int-3-question = ¿Puedes viajar a una localidad sin tarjeta?
rule-int-3 = No, en tu destino debe haber una tarjeta.
rule-int-3-why = En todas las ediciones debes pagar la tarjeta del destino. Poder elegir cualquier destino solo significa que la distancia no importa.
rule-int-4-question = ¿Debes colocar la ficha de color neutro, y para qué compositor?
rule-int-4 = Debes colocarla si queda alguna instrumentación libre. Tú eliges la instrumentación y el compositor, incluso uno cuya pila esté vacía.
rule-int-4-why = Los reglamentos mandan colocarla y no dicen que sea opcional; además, la ficha puede mostrar la nota de cualquiera de los compositores.
rule-int-5-question = ¿Puede la recompensa de un espacio de instrumentación (REQ-2) ayudar a pagar el coste de la tarjeta (REQ-5)?
rule-int-5 = Sí, recibes la recompensa antes de pagar.
rule-int-5-why = Todas las ediciones enumeran los pasos en este orden.
rule-int-6-question = ¿Cuál es el primer desempate?
rule-int-6 = El número de fichas propias de cada jugador en el Réquiem.
rule-int-6-why = Las ediciones rusa y polaca cuentan fichas, y la inglesa y la francesa lo dejan abierto. Solo la española cuenta movimientos.
rule-int-7-question = ¿Qué ocurre si el solista empieza su viaje en una corte real con tarjeta?
rule-int-7 = Esa corte es su primera visita y no se mueve para ella.
rule-int-7-why = En la edición española empieza por la localidad donde está la ficha, y solo así tiene sentido la regla sobre su primera visita.
rule-int-8-question = ¿Qué ocurre con la tarjeta de la ciudad en la que el solista empieza su viaje?
rule-int-8 = Se queda en el mapa.
rule-int-8-why = Solo descarta las tarjetas de las ciudades por las que pasa.
rule-int-9-question = ¿Se rellena la fila después de que el solista tome una carta?
rule-int-9 = Sí, al instante, antes de que realice las acciones de la carta de memorias que ha tomado.
rule-int-9-why = La fila se rellena cada vez que sale de ella una carta. Véase la regla ROW-1.
rule-int-10-question = ¿En qué orden eligen los jugadores en la fase de mantenimiento?
rule-int-10 = En el orden de turno de la ronda que acaba de terminar.
rule-int-10-why = En una mesa real los jugadores eligen a la vez, pero un orden fijo permite reproducir la partida.
rule-int-11-question = ¿Qué camino sigue un viaje?
rule-int-11 = Siempre el más barato.
rule-int-11-why = La edición española permite elegir el camino, pero ninguna edición premia uno más caro.
rule-int-14-question = ¿Cuándo realizas la acción adicional de una tarjeta de Agnus Dei?
rule-int-14 = Justo después de la acción que repite, antes de cualquier otra acción pendiente. Puedes omitirla.
rule-int-14-why = La tarjeta te permite repetir la acción cada vez que la realizas, así que las dos van juntas.
rule-int-15-question = ¿Cuándo recibes la recompensa de un espacio de la fila?
rule-int-15 = La recibes antes de pagar el coste, así que puede ayudarte a pagarlo.
rule-int-15-why = La recompensa forma parte del precio, y también en la interpretación INT-5 las recompensas van antes que los costes.
rule-int-16-question = ¿La bonificación de ronda cuenta los iconos o las acciones realizadas?
rule-int-16 = Cuenta los iconos de las cuatro cartas de tu sección de vivencias, incluso donde tomaste ducados en su lugar.
rule-int-16-why = Tanto el paso de mantenimiento como la explicación de la tarjeta hablan de iconos.
rule-int-17-question = ¿Las acciones adicionales de las tarjetas de Agnus Dei activan otras tarjetas de Agnus Dei?
rule-int-17 = No, nunca. Cada tarjeta te da una acción adicional por cada acción que no sea ella misma adicional; dos tarjetas te dan dos. Una acción ganada como recompensa sí las activa.
rule-int-17-why = Una tarjeta repite una acción una sola vez.
rule-int-18-question = ¿Una tarjeta de Agnus Dei repite la acción con la que la has tomado o su propia acción inmediata?
rule-int-18 = No, tiene efecto cuando esa acción ha terminado.
rule-int-18-why = Colocas la tarjeta en el último paso de la acción.
rule-int-19-question = Si una tarjeta de ciudad te permite representar o vender una obra, ¿activa eso una tarjeta de Agnus Dei para «Representar o vender una obra»?
rule-int-19 = Sí. La acción adicional es un «Representar o vender una obra» normal, sin la recompensa adicional de la ciudad.
rule-int-19-why = La recompensa adicional es de la tarjeta de ciudad y la recibes una sola vez.
rule-int-20-question = ¿Puedes guardar para más tarde una acción ganada?
rule-int-20 = No. La realizas al instante, antes que cualquier otra cosa pendiente, o la pierdes. Primero recibes los recursos de la recompensa; después realizas sus acciones en cualquier orden.
rule-int-20-why = Los reglamentos solo permiten realizar de inmediato las acciones ganadas.
rule-int-21-question = ¿Sigue una tarjeta en su sitio mientras realizas una acción que has ganado con ella?
rule-int-21 = No, sale del mapa o de la pila cuando pagas su coste.
rule-int-21-why = Nadie puede tomar dos veces la misma tarjeta.
rule-int-22-question = ¿Puedes elegir un compositor cuya pila para el movimiento está vacía?
rule-int-22 = No, ahí no puedes encargarle ninguna instrumentación.
rule-int-22-why = El coste y la recompensa son los de su tarjeta superior.
rule-int-23-question = ¿Qué ocurre si tu indicador de finanzas está demasiado bajo para las casillas que cuesta una tarjeta?
rule-int-23 = No puedes pagar el coste, así que no puedes tomar la tarjeta.
rule-int-23-why = Las casillas son un coste, y los costes se pagan por completo. Véase la regla PAY-6.
rule-int-24-question = Si recibes varios comodines a la vez, ¿deben ser todos del mismo tipo?
rule-int-24 = No, eliges el tipo de cada uno por separado.
rule-int-24-why = Cada comodín es un punto independiente.
rule-int-26-question = ¿Puedes usar una carta y omitir algunas de sus acciones o todas?
rule-int-26 = Sí, y recibes igualmente la recompensa de la carta.
rule-int-26-why = Los reglamentos dicen que puedes realizar las acciones, no que debas.
rule-int-27-question = ¿Se pueden agotar las monedas y las fichas?
rule-int-27 = No, siempre hay suficientes.
rule-int-27-why = Ninguna edición tiene una regla para el caso de que falten.
rule-int-28-question = ¿Qué información es secreta?
rule-int-28 = Es secreto lo siguiente: la mano de cada jugador, el orden de todos los mazos y pilas, y las cartas y tarjetas retiradas o no vistas. Todo lo demás es público, incluidas las pilas de los compositores y las pilas de descarte. Puedes ver qué cartas hay en tu propio mazo, pero no su orden.
rule-int-28-why = En una mesa real no se oculta nada más.
rule-int-30-question = ¿Cuentan las dos si tienes dos tarjetas de Offertorium del mismo tipo?
rule-int-30 = Sí, ganas los PV de ambas.
rule-int-30-why = Cada tarjeta da sus PV todas las veces.
rule-int-31-question = ¿Cómo cuenta la obra inicial?
rule-int-31 = No tiene tipo ni ronda, así que no cumple favores ni da bonificaciones por tipo. Mientras no la vendas, cuenta como obra en el desempate (END-9).
rule-int-31-why = Tiene un icono propio, distinto de los de los cuatro tipos.
rule-int-32-question = ¿Puedes intercambiar ducados y fichas en la fase de mantenimiento o en el recuento final?
rule-int-32 = No, no puedes.
rule-int-32-why = Solo puedes intercambiar durante tu propio turno. Véase la regla PAY-5.
rule-int-33-question = ¿Qué ronda tiene una obra para los favores reales?
rule-int-33 = La ronda impresa en la carta.
rule-int-33-why = La explicación de las cartas llama a ese número «ronda de la obra».
rule-int-35-question = ¿En qué orden se apilan las tarjetas de compositor si sus costes son iguales o no se pueden comparar?
rule-int-35 = En el orden en que las enumera la edición.
rule-int-35-why = Un orden fijo permite reproducir la partida.
rule-int-36-question = ¿Qué ocurre con una ficha de color neutro que no se puede colocar?
rule-int-36 = Se elimina de la partida.
rule-int-36-why = El espacio de vientos solo se puede usar una vez.
rule-int-37-question = ¿En qué orden realiza el solista varias acciones de su carta o de una carta de memorias que toma?
rule-int-37 = Como están impresas, de izquierda a derecha. Las acciones de una carta de memorias tomada las realiza al instante, antes que el resto de las suyas.
rule-int-37-why = El solista no toma decisiones y tú no las tomas por él.
rule-int-38-question = ¿Qué ocurre si una carta de memorias que toma el solista muestra «Documentar recuerdos»?
rule-int-38 = Toma también la siguiente carta de memorias, según la misma flecha, hasta que no quede ninguna.
rule-int-38-why = Realiza las acciones de cada carta que toma.
rule-int-39-question = ¿Recibe el solista la recompensa inmediata de una tarjeta de corte real?
rule-int-39 = No, no la recibe.
rule-int-39-why = Los reglamentos solo dicen que se queda con la tarjeta.
rule-int-40-question = ¿Qué ocurre con la novena carta del solista en la fase de mantenimiento?
rule-int-40 = Se baraja junto con las otras ocho.
rule-int-40-why = El solista no tiene mano en la que conservarla.
rule-int-41-question = ¿Qué ocurre si todos los movimientos están llenos cuando el solista realiza la acción Réquiem?
rule-int-41 = No ocurre nada y no gana PV.
rule-int-41-why = No queda ninguna instrumentación para su ficha.
rule-int-42-question = ¿Recibe el solista recompensas de los espacios de instrumentación o de la fila, la ficha de color neutro, la recompensa superior de una carta de memorias o una tarjeta de compositor?
rule-int-42 = No, no recibe nada de eso.
rule-int-42-why = Para él, los reglamentos solo mencionan PV y casillas de finanzas.
rule-int-45-question = ¿Puedes representar o vender una obra en el mismo turno en que la has encargado?
rule-int-45 = Sí, está disponible al instante.
rule-int-45-why = Solo las obras giradas no se pueden representar ni vender.
rule-int-46-question = Si repites «Representar o vender una obra», ¿puedes elegir otra obra, o vender si la primera vez representaste?
rule-int-46 = Sí, eliges libremente.
rule-int-46-why = La acción que repites es «Representar o vender una obra», hayas elegido lo que hayas elegido la primera vez.
rule-int-48-question = ¿Cuándo se comprueba si puedes pagar?
rule-int-48 = En el momento del pago, tras las recompensas del espacio de instrumentación (REQ-2) y del espacio de la fila; aún puedes intercambiar. Una acción solo se ofrece si puedes pagarla con alguna serie de intercambios.
rule-int-48-why = Esas recompensas pueden ayudarte a pagar (INT-5), y puedes intercambiar en cualquier momento de tu turno (PAY-5).
rule-int-49-question = ¿Qué nota puede mostrar la ficha de color neutro en la versión en solitario?
rule-int-49 = Solo la de tu compositor: la corchea, la de la fila superior.
rule-int-49-why = Solo se usa un compositor (SOLO-2). Las semicorcheas son del solista.
rule-int-50-question = Un Réquiem ganado dentro de otro Réquiem da una tarjeta de Agnus Dei que repite Réquiem. ¿Puedes repetir el primer Réquiem?
rule-int-50 = No. Una tarjeta no repite nada que haya empezado antes de colocarla.
rule-int-50-why = Una tarjeta tampoco repite la acción que la ha dado. Véase la interpretación INT-18.
rule-int-51-question = Quedan varias acciones de una recompensa y omites una. ¿Puedes realizar aún las demás?
rule-int-51 = No. Si omites una, renuncias a todas las acciones que quedan de esa recompensa.
rule-int-51-why = Las acciones ganadas se realizan al instante o se pierden. Véase la interpretación INT-20.
