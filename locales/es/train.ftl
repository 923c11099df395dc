# El entrenamiento de la red de los bots.

train-begin = Entrenamiento en { $file }, desde la partida { $games }. Ctrl-C lo detiene; la misma orden lo reanuda.
train-end = Detenido tras { $games } partidas; el entrenamiento está guardado en { $file }.
train-progress = { $games } partidas · { $rate } por segundo · error medio: ventaja { $lead } PV, victoria { $win } · tiempo restante { $left }
train-gauge = Medición: gana el { $wins } % ± { $interval } contra { $opponent } ({ $games } partidas)
train-not-a-checkpoint = { $file } no es un punto de control de este tipo de entrenamiento o procede de otra versión
train-not-a-net = { $file } no es una red de esta versión del programa
train-curves = El entrenamiento de la red
train-curve-gauge = victorias contra { $opponent }, %
train-curve-error = error medio de la ventaja, décimas de PV
train-curve-games = partidas: de 0 a { $games }
