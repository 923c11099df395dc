# Training the net of the bots.

train-begin = Training in { $file }, from { $games } games on. Ctrl+C stops it; the same command goes on.
train-end = Stopped after { $games } games; everything is in { $file }.
train-progress = { $games } games · { $rate } a second · mean error: lead { $lead } VP, winning { $win } · time left { $left }
train-gauge = Gauge: wins { $wins }% ± { $interval } against { $opponent } ({ $games } games)
train-not-a-checkpoint = { $file } is not a checkpoint of this kind of training, or was made by another version
train-not-a-net = { $file } is not a net of this version of the program
train-curves = The training of the net
train-curve-gauge = wins against { $opponent }, %
train-curve-error = mean error of the lead, tenths of a VP
train-curve-games = games: 0 to { $games }
