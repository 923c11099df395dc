# Las lecciones.

lesson-learn = Aprender
lesson-new = ¿Primera vez?
lesson-new-line = Aprende a jugar en ocho minutos
lesson-list = Lecciones
lesson-count = {NUMBER($done)} de {NUMBER($all)} terminadas
lesson-finished = (terminada)
lesson-missing = No se puede cargar esta lección. Comprueba la conexión.

lesson-step = {NUMBER($n)} de {NUMBER($all)}
lesson-leave = Salir de la lección
lesson-done = ¡Bien hecho! Has terminado esta lección.
lesson-onward = {$title}

lesson-goal = Cómo se gana
lesson-cards = Dos cartas por turno
lesson-row = Nuevos recuerdos
lesson-works = Las obras de Mozart
lesson-travel = Viajes y favores
lesson-requiem = El Réquiem
lesson-round = El final de una ronda
lesson-end = El final de la partida
lesson-soloist = En solitario: el solista
lesson-game = Tu primera partida

lesson-low = Una segunda carta va en relato.
lesson-low-do = Elige una mitad inferior resaltada.

lesson-goal-1 = Soy Constanze, la viuda de Mozart. Tras cinco rondas gana quien tiene más puntos, y este es el último turno de todos.
lesson-goal-1-do = Elige la mitad superior resaltada.
lesson-goal-2 = Te faltan dos puntos. Cada turno usa dos cartas: una para ahora y otra para después.
lesson-goal-2-do = Elige una mitad inferior resaltada.
lesson-goal-3 = La ópera Zaide es tuya: si la vendes, ganas tres puntos.
lesson-goal-3-do = Elige vender Zaide y confirma.
lesson-goal-4 = Ahora vas en cabeza.
lesson-goal-4-do = Termina el turno.
lesson-goal-5 = ¡Ganas! La puntuación muestra de dónde viene cada punto.
lesson-goal-5-do = Abre la puntuación.

lesson-cards-1 = De cada carta usas solo una mitad. La superior actúa al instante: aquí recibes un ducado y una acción.
lesson-cards-1-do = Elige la mitad superior resaltada.
lesson-cards-2 = La mitad inferior de otra carta espera en relato. Recibes lo que muestra al final de la ronda.
lesson-cards-2-do = Elige una de las mitades inferiores resaltadas.
lesson-cards-3 = Tu carta permite representar o vender. Representa tu primera obra para recibir ducados.
lesson-cards-3-do = Representa la obra y confirma.
lesson-cards-4 = Esta carta no tiene más acciones. Al final del turno robas dos cartas nuevas.
lesson-cards-4-do = Termina el turno.
lesson-cards-5 = ¿No te sirve ninguna acción? Toma ducados, tantos como el número de la ronda: tres.
lesson-cards-5-do = Elige los ducados de la carta resaltada.
lesson-cards-6 = Esta vez también necesitas una segunda carta en relato.
lesson-cards-6-do = Elige la mitad inferior resaltada.
lesson-cards-7 = Recibes tres ducados y tu turno termina.
lesson-cards-7-do = Confirma.

lesson-row-1 = Siempre tienes nueve cartas. En la fila las hay mejores: documenta recuerdos para conseguirlas.
lesson-row-1-do = Elige la mitad superior resaltada.
lesson-row-2 = La carta nueva sustituye a la de relato, que se elimina de la partida. Por eso conviene sacrificar una floja.
lesson-row-2-do = Elige la mitad inferior resaltada.
lesson-row-3 = Cuanto más a la derecha está una carta, menos cuesta. Con esta recibes tres ducados cada vez que la usas.
lesson-row-3-do = Elige la carta resaltada de la fila y confirma.
lesson-row-4 = Ahora está en relato: recibes su recompensa al final de la ronda. Luego pasa a tu mazo.
lesson-row-4-do = Termina el turno.

lesson-works-1 = Ganas puntos al encargar las obras de Mozart y ducados después. Esta carta tiene las dos acciones.
lesson-works-1-do = Elige la mitad superior resaltada.
lesson-works-2 = Ganas seis puntos al instante por esta ópera. El precio está debajo de la carta.
lesson-works-2-do = Elige la ópera resaltada y confirma.
lesson-works-3 = Puedes representar una obra a cambio de ducados una vez por ronda. La conservas.
lesson-works-3-do = Representa la ópera y confirma.
lesson-works-4 = Dos acciones en un turno.
lesson-works-4-do = Termina el turno.
lesson-works-5 = También puedes vender una obra.
lesson-works-5-do = Elige la mitad superior resaltada.
lesson-works-6 = Ganas puntos y avanzas en el marcador de finanzas: cada ronda tendrás más ingresos. Pero pierdes la obra.
lesson-works-6-do = Vende tu primera obra y confirma.

lesson-travel-1 = Pagas las carreteras con ducados y la tarjeta con puntos de ruta.
lesson-travel-1-do = Elige la mitad superior resaltada.
lesson-travel-2 = Te quedas la tarjeta de una corte real. Con esta ganas ocho puntos al final si tienes una ópera y una obra religiosa.
lesson-travel-2-do = Elige Viena y confirma.
lesson-travel-3 = Ya tienes la ópera; encarga la otra antes del final. El carruaje se queda aquí: el próximo viaje sale de Viena.
lesson-travel-3-do = Termina el turno.

lesson-requiem-1 = Hay que terminar el Réquiem de mi marido. Con esta carta encargas una instrumentación.
lesson-requiem-1-do = Elige la mitad superior resaltada.
lesson-requiem-2 = Los dos compositores están empatados en el Sequentia. Cada ficha del que vaya en cabeza puntuará más: ¡tú decides!
lesson-requiem-2-do = Elige la instrumentación resaltada y encárgala a Eybler.
lesson-requiem-3 = Eybler va en cabeza: tus fichas con él puntúan cuatro, no dos. Además, cada ronda recibes la recompensa de su tarjeta.
lesson-requiem-3-do = Termina el turno.

lesson-round-1 = Una ronda tiene cuatro turnos; este es el cuarto. Recibes la bonificación de arriba por cada icono de su acción en tus vivencias.
lesson-round-1-do = Elige la mitad superior resaltada.
lesson-round-2 = Pierdes los puntos de tus marcadores y recibes las recompensas de tus cuatro cartas de relato. Ninguna da ruta todavía.
lesson-round-2-do = Elige la mitad con ruta.
lesson-round-3 = Conservas tus ducados.
lesson-round-3-do = Representa tu obra y confirma.
lesson-round-4 = ¡Mira ahora lo que recibes!
lesson-round-4-do = Termina el turno.
lesson-round-5 = Estas eran tus recompensas de relato, finanzas y bonificación. Las tarjetas que quedan en el mapa son doradas y dan más.
lesson-round-5-do = Empieza la siguiente ronda.

lesson-end-1 = Otra vez el último turno: solo cuentan los puntos. Tus dos obras ya cumplen el favor de tu corte real.
lesson-end-1-do = Elige la mitad superior resaltada.
lesson-end-2 = Las cartas de las últimas rondas te dan puntos en relato.
lesson-end-2-do = Elige la mitad con cuatro puntos.
lesson-end-3 = El Agnus Dei es lo que más da: siete puntos por cada ficha del compositor en cabeza.
lesson-end-3-do = Elige la instrumentación resaltada y encárgala a Eybler.
lesson-end-4 = Lo que te queda también cuenta: un punto por cada tres ducados y otro por cada dos puntos de relato.
lesson-end-4-do = Termina el turno.
lesson-end-5 = Favores, Réquiem y lo sobrante: todo está contado.
lesson-end-5-do = Abre la puntuación.

lesson-soloist-1 = En solitario, tu rival es Schikaneder, el solista. Tus turnos son los de siempre.
lesson-soloist-1-do = Elige los ducados de la carta resaltada.
lesson-soloist-2 = No tiene mano ni ducados: dos cartas deciden por él.
lesson-soloist-2-do = Confirma y míralo.
lesson-soloist-3 = Su carta izquierda dice qué hace; la derecha, dónde. Lo que toma no vuelve.
lesson-soloist-3-do = Abre su tablero para verlas.
