# Advice: the best turns that a bot finds, and why the first one is better than the next.
#
# $card, $opus, $part …   titles and names
# $vp, $error             VP, already written

## The button, its panel and its key

advice-title = Advice
advice-compare = Compare
advice-compare-tip = Compare my choice with the best turn
advice-key = ask for advice, or close it
advice-searching = Trying out turns…
advice-use = Choose this turn
advice-by-hand = No bot was trained with this edition. This advice comes from a simpler one.
advice-failed = No advice is available here.

## What is expected of a turn

advice-expected = about {$vp} at the end
advice-chance = {$percent}% chance of winning
advice-decimal = {$whole}.{$tenth}

## The turn that the player has chosen

advice-mine = Your choice
advice-mine-best = Your choice is the best turn.
advice-mine-close = About as good as the first turn: the difference is {$vp} ± {$error} VP.
advice-mine-worse = Worth {$vp} ± {$error} VP less than the first turn.
advice-mine-lacks = What only the first turn has:

## Why a turn is better than another

advice-denies = takes {$opus}, which {$player} needs for the royal favour {$court}
advice-rival-loses = {$player} gets {$vp} less in {name-movement}
advice-afford = enough for {$part} next turn; otherwise you are {$ducats} short
advice-leaves = leaves you {$resources} more
advice-keeps = {$card} stays in your hand

## An option of a table on a server

advice-table = Players can ask a bot for advice
advice-table-label = Advice
advice-table-choice =
    { $choice ->
        [allowed] allowed
       *[off] not allowed
    }
