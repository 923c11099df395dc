# Comfort for people who play online: rematch, undo by consent, the player's own clock, leaving, invitations.

## Rematch

friends-rematch = Rematch
friends-rematch-join = Join rematch
friends-rematch-watch = Watch rematch
friends-rematch-line = Same players, same seats, a new deal.
friends-rematch-started = {$name} started a rematch.

## Leaving a game

friends-bot-now = Let a bot play
friends-bot-now-sure = A bot will play for you from now on. You can take your seat back at any time.

## Undo by consent

# Name of the Undo button for screen readers where the others must agree.
friends-undo-label = Undo (the others must agree)
# $move is a line of the log, such as “Anna travels to Munich”.
friends-undo-ask = Ask to undo: {$move}
friends-undo-consent = All other players must agree.
friends-undo-send = Ask
friends-undo-yours = You asked to undo: {$move}
friends-undo-theirs = {$name} asks to undo: {$move}
friends-undo-later =
    { $n ->
        [one] {$n} later decision will be undone, too.
       *[other] {$n} later decisions will be undone, too.
    }
# Stands for $move if the decision has no line in the log.
friends-undo-last = the last decision
# The same for the end of a turn, and for the kind of a wild.
friends-undo-end = the end of the turn
friends-undo-kind = the choice of a kind ({name-kind})
friends-undo-cancel = Cancel request
friends-undo-cancelled = {$name} cancelled the request.
# $time is a time such as 1:45.
friends-undo-left = Time to answer: {$time}

## My clock

friends-clock = Your time
friends-clock-low = Your time is running out: {$time} left.

## Invitations

# $names are the players at the table.
friends-invited = Play Lacrimosa with {$names}
friends-invited-alone = Play Lacrimosa
friends-what = A board game about Mozart’s life and his unfinished Requiem.
friends-minutes = About {NUMBER($n)} minutes
friends-days = Over several days, one turn at a time
# Label; beside it are names.
friends-players = Players
friends-duration = Duration
friends-join = Join game
friends-seat-of = This link takes you to {$name}’s seat.
friends-rules = Rules
friends-qr = QR code
friends-qr-line = Scan it with the camera of another device.

## Words for tables

friends-waiting =
    { $n ->
        [one] Waiting for {$n} player
       *[other] Waiting for {$n} players
    }
friends-full = All seats are taken.
