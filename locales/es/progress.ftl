# Mi progreso: las partidas terminadas del jugador, con gráficos.

progress-title = Mi progreso
progress-empty = Aún no hay partidas terminadas
progress-empty-line = Aquí verás tus resultados por nivel, de dónde vienen tus puntos, qué te queda sin usar y cuándo pasar a un rival más fuerte.
# Which games are on this page.
progress-which = Aquí cuentan las partidas que terminas en solitario, contra bots o en línea en tu asiento. Todo se queda en este navegador.
progress-games =
    { $n ->
        [one] {$n} partida
       *[other] {$n} partidas
    }
# $n of $total games.
progress-won = Has ganado {NUMBER($n)} de {NUMBER($total)}.
# $days: “3 days in a row”.
progress-daily = Partida del día: {$days}
# $name: a bot or a level of the Soloist. Beside it is the button “New game”.
progress-next = Ganas casi siempre. Es hora de subir de nivel: {$name}
progress-people = Otras personas
# Heads of a table.
progress-by-rivals = Tus rivales
progress-rivals = El más fuerte
progress-count = Partidas
progress-wins = Ganadas
progress-other = Mejor rival
# $n: at most how many games the chart shows.
progress-course = Tus últimas {NUMBER($n)} partidas
# For a screen reader: one game of the chart.
progress-vp = tú {NUMBER($mine)} PV, mejor rival {NUMBER($other)} PV
# Which games a chart is about.
progress-solo = En solitario
progress-together = Con otros
progress-habits = Sin usar
progress-habits-line = Lo que te queda al acabar, de media en tus últimas {NUMBER($n)} partidas.
# $n: a number such as “4.2”.
progress-habit =
    { $code ->
        [story] Puntos de relato: {$n}
        [ducats] Ducados: {$n}
        [markers] Fichas de réquiem: {$n}
       *[courts] Tarjetas de corte real sin favor cumplido: {$n}
    }
progress-habit-other = Mejor rival: {$n}
progress-kept = Tus datos
progress-delete = Eliminar resultados
progress-delete-sure = ¿Eliminar todos tus resultados, también los de las partidas del día?
