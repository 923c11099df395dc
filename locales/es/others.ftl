# Los demás jugadores: resúmenes, ritmo de los bots, el solista y el final de una ronda.

## The players

others-last = Lo último:
others-plays = Juega {$name}
others-looks = Ves la mano de quien está decidiendo.

## The pace of bots

others-pause = Pausa
others-continue = Continuar
others-step = Un paso
others-speed = Velocidad
others-to-my-turn = Ir a mi turno
others-to-round-end = Ir al final de la ronda

## The Soloist

others-soloist-level = Solista, nivel {name-level}
others-what = Qué hace
others-where = Dónde lo hace
others-turned-none = No ha revelado ninguna carta en esta ronda.
others-number = N.º {NUMBER($n)}
others-nothing = No puede hacer nada.
others-for-you = Qué cambia para ti
others-coach-now = El carruaje está ahora en {$place}. Tu próximo viaje empieza ahí.
others-court-gone = La tarjeta de corte real de {$place} ya no está.
others-part-gone = {$part}: ocupada.
others-card-gone = {$card} ha salido de la fila.
others-you = Tú
others-points = Puntos hasta ahora
others-markers = Fichas de réquiem restantes
others-courts = Tarjetas de corte real
others-finance = Casilla de finanzas
others-unseen = Sin revelar aún en esta ronda
others-next = Adónde lo enviarían ahora sus cartas
others-up = números ascendentes
others-down = números descendentes
others-right = extremo derecho de la fila
others-left = extremo izquierdo de la fila
others-no-target = nada

## The end of a round

round-end-ends = Termina la ronda {name-period} · {$first}–{$last}
round-end-income = Tus ingresos
round-end-income-of = Ingresos: {$name}
round-end-step =
    { $step ->
        [story] Cartas de relato
        [sequentia] Tarjetas de Sequentia
        [finance] Marcador de finanzas
       *[bonus] Bonificación de ronda
    }
round-end-note =
    { $step ->
        [story] Tus marcadores han vuelto a 0. Estos son tus puntos nuevos.
        [sequentia] cada ronda
        [finance] cada ronda
       *[bonus] por tus cartas de vivencias
    }
round-end-none = No has recibido nada.
round-end-now = Ahora tienes
round-end-everyone = Todos
round-end-player = {$name}: +{NUMBER($vp)} PV, {NUMBER($total)} en total. Recibido: {$gain}
round-end-gold = Tarjetas doradas
round-end-gold-none = No quedaba ninguna tarjeta en el mapa.
round-end-new = Tarjetas nuevas: {$places}
round-end-row = Las cartas de la ronda {name-period} entran en la fila.
round-end-first = Ahora empieza {$name}.
round-end-first-you = Ahora empiezas tú.
round-end-bonus = Bonificación de ronda
round-end-look = Ver la mesa
round-end-begin = Empezar la ronda {$period}
round-end-again = Resumen de la ronda
round-end-life =
    { $n ->
        [2] El prodigio ha crecido: viajes a Italia y ningún puesto que lo retenga.
        [3] Mannheim y París: busca en vano un puesto en una corte y pierde a su madre.
        [4] Ha dejado al arzobispo. Se casa con Constanze y da sus propios conciertos en Viena.
       *[5] Sus últimos años: óperas, deudas y un Réquiem que no terminará.
    }
