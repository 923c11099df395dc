# The reasons for a turn: what it costs, what it gains, what it prepares.
#
# $cost, $gains, $points …   amounts, already counted and listed
# $prospects                 what follows below, joined by reason-more

reason-pays = Pays {$cost}
reason-brings = Gains {$gains}
reason-prepares = Prepares: {$prospects}
reason-more = {$first}; {$rest}
reason-vp = {$vp} ({$source})
reason-favour-met = the royal favour {$court} is met, {$vp} at the end
reason-favour-near = the royal favour {$court} ({$vp}) still needs: {$item}
reason-period = period {name-period}
reason-requiem = {$vp} more at the end for {name-movement}
reason-majority = majority for {$composer} in {name-movement}
reason-opus = {$opus} can be performed for {$perform} or sold for {$sell}
reason-opus-sell = {$opus} can be sold for {$sell}
reason-card = {$card} in your deck instead of {$replaced}
reason-finance = Finance income of {$income} every round
reason-story = {$points} when the round ends
reason-bonus = {$reward} from the Period Bonus
