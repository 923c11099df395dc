# The score sheet, looking back at a game, and the recap at the start of a turn.
# VP are victory points, as in terms.ftl.

## Heading: who has won, and by how much

end-won = {$name} wins!
# $names: two or more players, already listed ("Anna and Béla").
end-won-together = {$names} share the victory!
end-now = If the game ended now
end-no-game = No game is open.
end-alone = {NUMBER($vp)} VP.
# $ahead: how many VP more than $name, who is second.
end-ahead = {NUMBER($vp)} VP, {NUMBER($ahead)} ahead of {$name}.
end-would-win = {$name} would win with {NUMBER($vp)} VP, {NUMBER($ahead)} ahead of {$other}.
# The first two have the same VP ($vp); $winner has $more markers, $other has $less.
end-by-markers = {$winner} and {$other} both have {NUMBER($vp)} VP. {$winner} has more markers on the Requiem: {NUMBER($more)} to {NUMBER($less)}.
end-by-opera = {$winner} and {$other} both have {NUMBER($vp)} VP and the same number of markers. {$winner} has more Opus cards: {NUMBER($more)} to {NUMBER($less)}.
end-shared = They have {NUMBER($vp)} VP each, and both tie-breakers are tied, too.
end-solo-won = You beat {$soloist} (level {name-level}) by {NUMBER($ahead)} VP.
end-solo-lost = You lost to {$soloist} (level {name-level}) by {NUMBER($ahead)} VP.
end-open-hint = Open a line to see where its points come from.

## The sheet

# Head of the first column; only for screen readers.
end-line = Line of the score sheet
# Before the highest number of a row; only for screen readers.
end-best = Most:
# Points from before the record began: the game was set up from a position.
end-earlier = Before this record began
end-total = Victory points
end-places = Place
end-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    }
end-place-shared =
    { $n ->
        [1] 1st, shared
        [2] 2nd, shared
       *[3] 3rd, shared
    }
end-tie-markers = Tie-breaker: markers on the Requiem
end-tie-opera = Tie-breaker: Opus cards

## Charts

end-sources = Where the points came from
# Read aloud for a bar. $parts: "Opus cards: 34, Tiles: 12".
end-bar = {$name}: {NUMBER($vp)} VP. {$parts}
end-course = Course of the game
# The two ways to draw the course of the game: on small buttons.
end-by-round = By round
end-by-decision = Projected
end-rounds-caption = Victory points at the end of each period. Favours, Requiem and leftovers are added at the end.
# Under the chart, as short as can be.
end-at-start = start
end-at-now = now
end-at-end = end
end-cursor = Point in the game
# Read aloud at the cursor. $points: "Anna 34, Béla 29".
end-moment-label = Decision {NUMBER($n)} of {NUMBER($last)}: {$points} VP projected
end-show-moment = Show

## The seed decides the deal. It is fixed before the deal and shown at the end; the fairness code proves that nobody changed it.

end-seed = Seed of the deal
end-seed-hidden = The seed is the code of the deal. It is shown when the game is over.
# A number made from the seed (SHA-256) that was shown from the start.
end-commitment = Fairness code
end-salt = Random salt
end-check = Verify
end-check-ok = Verified: the deal matches the code shown at the start.
end-check-seed = Not verified: the seed does not match the fairness code.
end-check-game = The seed matches the fairness code, but this version of the program deals a different game from it.

## What next

end-next = What’s next
end-again = Play again
end-back = Back to table
end-replay = Replay
end-save = Save game file
end-new-game = New game

## Looking back at a game

# A switch: the buttons step by decisions or by turns.
end-step-by = Step by
end-step-decision = Decision
end-step-turn = Turn
end-replay-previous =
    { $step ->
        [turn] Back one turn
       *[decision] Back one decision
    }
end-replay-next =
    { $step ->
        [turn] Forward one turn
       *[decision] Forward one decision
    }
end-replay-first = Go to the start
end-replay-last = Go to the end
end-replay-play = Play
end-replay-pause = Pause
# Whose board and hand are shown.
end-seen-by = View as
end-moment =
    { $n ->
        [0] Start of the game
        [one] Decision {NUMBER($n)} of {NUMBER($last)}
       *[other] Decision {NUMBER($n)} of {NUMBER($last)}
    }
end-moment-deal = The cards are dealt. Nobody has made a decision yet.
# Keys on the keyboard; each before what it does.
end-key-step = step
end-key-ends = start / end
end-key-play = play / pause

## Recap: what the others did since my last turn

recap-title = Since your last turn
recap-title-first = Before your first turn
recap-close = Close
recap-more =
    { $n ->
        [one] {$n} more line
       *[other] {$n} more lines
    }
recap-fewer = Fewer lines
# Heading of what nobody in particular did, such as a new round.
recap-table = The table
