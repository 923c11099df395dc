# Trening sieci botów.

train-begin = Trening w { $file }, rozegrane gry: { $games }. Ctrl-C go zatrzymuje; to samo polecenie wznawia.
train-end = Zatrzymano, rozegrane gry: { $games }; trening jest zapisany w { $file }.
train-progress = gry: { $games } · na sekundę: { $rate } · średni błąd: przewaga { $lead } PZ, wygrana { $win } · pozostało { $left }
train-gauge = Kontrola: { $wins }% ± { $interval } wygranych z { $opponent } (gry: { $games })
train-not-a-checkpoint = { $file } nie jest stanem takiego treningu albo pochodzi z innej wersji
train-not-a-net = { $file } nie jest siecią tej wersji programu
train-curves = Trening sieci
train-curve-gauge = wygrane z { $opponent }, %
train-curve-error = średni błąd przewagi, dziesiąte części PZ
train-curve-games = gry: od 0 do { $games }
