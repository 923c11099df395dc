# L’entraînement du réseau des bots.

train-begin = Entraînement dans { $file }, à partir de { $games } parties. Ctrl-C l’arrête ; la même commande reprend.
train-end = Arrêté après { $games } parties ; l’entraînement est enregistré dans { $file }.
train-progress = { $games } parties · { $rate } par seconde · erreur moyenne : avance { $lead } PV, victoire { $win } · temps restant { $left }
train-gauge = Match-étalon : { $wins } % ± { $interval } de victoires contre { $opponent } ({ $games } parties)
train-not-a-checkpoint = { $file } n’est pas un point de reprise de ce type d’entraînement, ou vient d’une autre version
train-not-a-net = { $file } n’est pas un réseau de cette version du programme
train-curves = L’entraînement du réseau
train-curve-gauge = victoires contre { $opponent }, %
train-curve-error = erreur moyenne de l’avance, dixièmes de PV
train-curve-games = parties : 0 à { $games }
