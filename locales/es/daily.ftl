# La partida del día: una partida al día, la misma para todos, con los resultados de los bots para comparar.

daily-title = Partida del día
# Under the title on the start page.
daily-line = Una partida al día, la misma para todos
daily-hint = Todos juegan la misma partida. La dificultad aumenta hasta el domingo. La siguiente llega a medianoche UTC.
# Buttons beside the date.
daily-before = Día anterior
daily-after = Día siguiente
# The two games of a day.
daily-kind =
    { $kind ->
        [solo] En solitario
       *[table] Con bots
    }
daily-solo-line = Tú contra el solista, nivel {name-level}
# $names: the bots, already listed.
daily-table-line = Tú contra {$names}
daily-counts = Tu primera partida cuenta.
daily-earlier = Aún puedes jugar la partida de este día, pero no cuenta.
daily-running = Tu partida te espera.
daily-given-up = Tu partida se eliminó. Una nueva no cuenta.
daily-counted = Tu partida del día
daily-uncounted = Esta partida no contaba.
daily-play = Jugar
daily-again = Jugar otra vez
daily-look = Ver la partida
daily-copy = Copiar resultado
# A button after a game of the daily deal.
daily-result = Resultado del día
daily-won = Ganas por {NUMBER($n)} PV.
daily-lost = Pierdes por {NUMBER($n)} PV.
daily-tied = Tienes los mismos PV que el mejor rival.
# The bots play the same game in my place.
daily-bots = Los bots juegan la misma partida: {NUMBER($done)} de {NUMBER($total)}
daily-failed = Aquí los bots no pueden jugar en segundo plano. Recarga la página para volver a intentarlo.
daily-beaten = Mejor que {NUMBER($n)} de {NUMBER($total)} partidas de bots
# Heads of a table: a bot, its average result, how many of its games were worse than mine ("5 of 6").
daily-bot = Bot
daily-mean = Media de PV
daily-beat = Superas
daily-of = {NUMBER($n)} de {NUMBER($total)}
# Under a bar of the chart.
daily-you = Tú
daily-streak =
    { $n ->
        [one] {$n} día seguido
       *[other] {$n} días seguidos
    }
# The first line of a text that is sent to others. $kind is “Solo” or “With bots”.
daily-share = Lacrimosa, {$date}, {$kind}
