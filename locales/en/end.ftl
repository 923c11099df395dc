# The score sheet, looking back at a game, and the recap at the start of a turn.
# VP are victory points, as in terms.ftl.

## Heading: who has won, and by how much

end-won = {$name} has finished the Requiem
# $names: two or more players, already listed ("Anna and Béla").
end-won-together = {$names} have finished the Requiem together
end-now = If the game ended now
end-no-game = There is no game at the table.
end-alone = {NUMBER($vp)} VP.
# $ahead: how many VP more than $name, who is second.
end-ahead = {NUMBER($vp)} VP, {NUMBER($ahead)} ahead of {$name}.
end-would-win = {$name} would win with {NUMBER($vp)} VP, {NUMBER($ahead)} ahead of {$other}.
# The first two have the same VP ($vp); $winner has $more markers, $other has $less.
end-by-markers = {$winner} and {$other} have {NUMBER($vp)} VP each; {$winner} has more markers on the Requiem, {NUMBER($more)} to {NUMBER($less)}.
end-by-opera = {$winner} and {$other} have {NUMBER($vp)} VP and as many markers each; {$winner} has more Opus cards, {NUMBER($more)} to {NUMBER($less)}.
end-shared = {NUMBER($vp)} VP each, and both tie-breaks are level: the victory is shared.
end-solo-won = Won against {$soloist}, level {name-level}, by {NUMBER($ahead)} VP.
end-solo-lost = Lost against {$soloist}, level {name-level}, by {NUMBER($ahead)} VP.
end-open-hint = Open a line to see where it came from.

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
end-tie-markers = Tie: markers on the Requiem
end-tie-opera = Tie: Opus cards

## Charts

end-sources = Where the points came from
# Read aloud for a bar. $parts: "Opus bought: 34, Tiles: 12".
end-bar = {$name}: {NUMBER($vp)} VP. {$parts}
end-course = Course of the game
# The two ways to draw the course of the game: on small buttons.
end-by-round = By round
end-by-decision = Projected
end-rounds-caption = Victory points at the end of each period; favours, Requiem and what is left over are added at the end.
# Under the chart, as short as can be.
end-at-start = start
end-at-now = now
end-at-end = end
end-cursor = Moment of the game
# Read aloud at the cursor. $points: "Anna 34, Béla 29".
end-moment-label = Decision {NUMBER($n)} of {NUMBER($last)}: {$points} VP projected
end-show-moment = Show

## The seed: fixed before the deal and shown at the end, so that nobody can have arranged the cards

end-seed = Seed
end-seed-hidden = The seed is shown when the game is over.
# A number made from the seed (SHA-256) that was shown from the start.
end-commitment = Commitment
end-salt = Salt
end-check = Check
end-check-ok = Checked: the seed makes this commitment, and every card of the game follows from it.
end-check-seed = The seed does not make this commitment.
end-check-game = The commitment is right, but the seed makes another game with the rules of today.

## What next

end-next = What next
end-again = Play again
end-back = To the table
end-replay = Replay
end-save = Save as .game
end-new-game = New game

## Looking back at a game

# Buttons that say by what one steps.
end-step-by = Step by
end-step-decision = Decision
end-step-turn = Turn
end-replay-previous =
    { $step ->
        [turn] One turn back
       *[decision] One decision back
    }
end-replay-next =
    { $step ->
        [turn] One turn on
       *[decision] One decision on
    }
end-replay-first = To the beginning
end-replay-last = To the end
end-replay-play = Play by itself
end-replay-pause = Pause
# Whose board and hand are shown.
end-seen-by = Seen by
end-moment =
    { $n ->
        [0] The beginning
        [one] Decision {NUMBER($n)} of {NUMBER($last)}
       *[other] Decision {NUMBER($n)} of {NUMBER($last)}
    }
end-moment-deal = The cards are dealt; nobody has decided anything yet.
# Keys on the keyboard; each before what it does.
end-key-step = step
end-key-ends = ends
end-key-play = play

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
