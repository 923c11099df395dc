# Training the net of the bots.

train-begin = Training { $file }; games so far: { $games }. Press Ctrl-C to stop; run the same command again to continue.
train-end = Stopped after { $games } games; the training is saved in { $file }.
train-progress = { $games } games · { $rate } per second · mean error: lead { $lead } VP, chance of winning { $win } · time left { $left }
train-gauge = Test match: wins { $wins }% ± { $interval } against { $opponent } ({ $games } games)
train-not-a-checkpoint = { $file } is not a checkpoint of this kind of training, or was made by another version
train-not-a-net = { $file } is not a net of this version of the program
train-curves = Training of the net
train-curve-gauge = wins against { $opponent }, %
train-curve-error = mean error of the lead, tenths of a VP
train-curve-games = games: 0 to { $games }
