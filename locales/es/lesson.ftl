# Las lecciones.

lesson-learn = Aprender
lesson-new = ¿Primera vez?
lesson-new-line = Aprende a jugar en ocho minutos
lesson-list = Lecciones
lesson-count = {NUMBER($done)} de {NUMBER($all)} terminadas
lesson-finished = (terminada)
lesson-missing = No se puede cargar esta lección. Comprueba la conexión.

lesson-next = Seguir
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

lesson-low = Una segunda carta va al relato, como siempre.
lesson-low-do = Elige una mitad inferior iluminada.

lesson-goal-1 = Soy Constanze, la viuda de Mozart. Tras cinco rondas gana quien tiene más puntos, y este es el último turno de todos.
lesson-goal-1-do = Elige la mitad superior iluminada.
lesson-goal-2 = Te faltan dos puntos. Cada turno usa dos cartas: una para ahora y otra para después.
lesson-goal-2-do = Elige una mitad inferior iluminada.
lesson-goal-3 = La ópera Zaide es tuya, y venderla da tres puntos.
lesson-goal-3-do = Elige vender Zaide y confirma.
lesson-goal-4 = Ahora vas en cabeza.
lesson-goal-4-do = Termina el turno.
lesson-goal-5 = ¡Ganas! La puntuación muestra de dónde viene cada punto.
lesson-goal-5-do = Abre la puntuación.

lesson-cards-1 = Cada carta se juega solo por una mitad. La superior actúa ya: aquí, un ducado y una acción.
lesson-cards-1-do = Elige la mitad superior iluminada.
lesson-cards-2 = La mitad inferior de otra carta espera en el relato. Es todo lo que tendrás al empezar la próxima ronda.
lesson-cards-2-do = Elige una de las mitades inferiores iluminadas.
lesson-cards-3 = Tu carta permite representar o vender. Una representación convierte tu primera obra en ducados.
lesson-cards-3-do = Representa la obra y confirma.
lesson-cards-4 = Esta carta no hace nada más. Después robas dos cartas nuevas.
lesson-cards-4-do = Termina el turno.
lesson-cards-5 = ¿No te sirve ninguna acción? Toma ducados, tantos como el número de la ronda: tres.
lesson-cards-5-do = Elige los ducados de la carta iluminada.
lesson-cards-6 = Esta carta también necesita otra en el relato.
lesson-cards-6-do = Elige la mitad inferior iluminada.
lesson-cards-7 = Recibes tus ducados y el turno termina.
lesson-cards-7-do = Confirma.

lesson-row-1 = Siempre tienes nueve cartas. En la fila las hay mejores: documenta recuerdos para conseguirlas.
lesson-row-1-do = Elige la mitad superior iluminada.
lesson-row-2 = La carta nueva sustituye a la del relato, que sale del juego. Por eso conviene sacrificar una floja.
lesson-row-2-do = Elige la mitad inferior iluminada.
lesson-row-3 = Cuanto más a la derecha, más barata. Esta da tres ducados cada vez que la usas.
lesson-row-3-do = Elige la carta iluminada de la fila y confirma.
lesson-row-4 = Ahora está en tu relato y da su recompensa al final de la ronda. Luego pasa a tu mazo.
lesson-row-4-do = Termina el turno.

lesson-works-1 = Las obras de Mozart dan puntos al encargarlas y dinero después. Esta carta tiene las dos acciones.
lesson-works-1-do = Elige la mitad superior iluminada.
lesson-works-2 = Esta ópera da seis puntos al instante. El precio está debajo de la carta.
lesson-works-2-do = Elige la ópera iluminada y confirma.
lesson-works-3 = Una representación da ducados, una vez por ronda. La obra sigue siendo tuya.
lesson-works-3-do = Representa la ópera y confirma.
lesson-works-4 = Dos acciones en un turno.
lesson-works-4-do = Termina el turno.
lesson-works-5 = Hay otra forma de ganar con una obra.
lesson-works-5-do = Elige la mitad superior iluminada.
lesson-works-6 = Una venta da puntos y mejora tus finanzas, que pagan cada ronda. Pero pierdes la obra.
lesson-works-6-do = Vende tu primera obra y confirma.

lesson-travel-1 = Un viaje cuesta ducados por las carreteras y puntos de ruta por la tarjeta.
lesson-travel-1-do = Elige la mitad superior iluminada.
lesson-travel-2 = La tarjeta de una corte real se queda contigo. Esta da ocho puntos al final si tienes una ópera y una obra religiosa.
lesson-travel-2-do = Elige Viena y confirma.
lesson-travel-3 = Ya tienes la ópera; encarga la otra antes del final. El carruaje se queda aquí: el próximo viaje sale de Viena.
lesson-travel-3-do = Termina el turno.

lesson-requiem-1 = Hay que terminar el Réquiem de mi marido. Con esta carta encargas una instrumentación.
lesson-requiem-1-do = Elige la mitad superior iluminada.
lesson-requiem-2 = Los dos compositores están empatados en la Sequentia. Las fichas de quien tenga más valdrán más: ¡tú decides!
lesson-requiem-2-do = Elige la instrumentación iluminada y luego a Eybler.
lesson-requiem-3 = Eybler va en cabeza: tus fichas con él dan cuatro puntos, no dos. Su tarjeta además te paga cada ronda.
lesson-requiem-3-do = Termina el turno.

lesson-round-1 = Una ronda tiene cuatro turnos; este es el cuarto. La bonificación de arriba paga por cada acción de su tipo en tus cartas.
lesson-round-1-do = Elige la mitad superior iluminada.
lesson-round-2 = Perderás los puntos de tus marcadores y luego pagan tus cuatro cartas de relato. Ninguna da ruta todavía.
lesson-round-2-do = Elige la mitad con ruta.
lesson-round-3 = Los ducados los conservas.
lesson-round-3-do = Representa tu obra y confirma.
lesson-round-4 = ¡Mira ahora lo que recibes!
lesson-round-4-do = Termina el turno.
lesson-round-5 = Han pagado el relato, las finanzas y la bonificación. Las tarjetas que quedan en el mapa son doradas y dan más.
lesson-round-5-do = Empieza la siguiente ronda.

lesson-end-1 = Otra vez el último turno: solo cuentan los puntos. Tus dos obras ya cumplen el favor de tu corte real.
lesson-end-1-do = Elige la mitad superior iluminada.
lesson-end-2 = Las cartas tardías dan puntos en el relato.
lesson-end-2-do = Elige la mitad con cuatro puntos.
lesson-end-3 = El Agnus Dei es lo que más da: siete puntos por cada ficha del compositor en cabeza.
lesson-end-3-do = Elige la instrumentación iluminada y luego a Eybler.
lesson-end-4 = Lo que sobra también cuenta: un punto por tres ducados y otro por dos puntos de relato.
lesson-end-4-do = Termina el turno.
lesson-end-5 = Favores, Réquiem y sobrantes: todo está contado.
lesson-end-5-do = Abre la puntuación.

lesson-soloist-1 = En solitario juegas contra Schikaneder, el solista. Tus turnos son los de siempre.
lesson-soloist-1-do = Elige los ducados de la carta iluminada.
lesson-soloist-2 = No tiene mano ni ducados: dos cartas deciden por él.
lesson-soloist-2-do = Confirma y míralo.
lesson-soloist-3 = Su carta izquierda dice qué hace; la derecha, dónde. Lo que toma no vuelve.
lesson-soloist-3-do = Abre su tablero para verlas.
