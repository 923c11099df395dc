# The other players: their summaries, the pace of bots, the Soloist, and the end of a round.

## The players

others-last = Last:
others-plays = {$name} plays
others-looks = You see the hand of the player who decides.

## The pace of bots

others-pause = Pause
others-continue = Continue
others-step = Step
others-speed = Speed
others-to-my-turn = To my turn
others-to-round-end = To the round's end

## The Soloist

others-soloist-level = Soloist, level {name-level}
others-what = What he does
others-where = Where he does it
others-turned-none = He has not turned a card in this round.
others-number = No. {NUMBER($n)}
others-nothing = He finds nothing to do.
others-for-you = For you
others-coach-now = The coach stands in {$place}: your roads begin there.
others-court-gone = The royal favour in {$place} is gone.
others-part-gone = {$part} is taken.
others-card-gone = {$card} has left the row.
others-you = You
others-points = Points so far
others-markers = Requiem markers left
others-courts = Royal Court tiles
others-finance = Finance space
others-unseen = Not turned in this round
others-next = Where his cards would lead him now
others-up = rising numbers
others-down = falling numbers
others-right = right end of the row
others-left = left end of the row
others-no-target = nothing

## The end of a round

round-end-ends = Period {name-period} ends · {$first}–{$last}
round-end-income = Your income
round-end-income-of = Income: {$name}
round-end-step =
    { $step ->
        [story] Story cards
        [sequentia] Sequentia tiles
        [finance] Finance Track
       *[bonus] Period Bonus
    }
round-end-note =
    { $step ->
        [story] Your tracks were emptied; these are the new points.
        [sequentia] every round
        [finance] paid every round
       *[bonus] for your cards in Experiences
    }
round-end-none = You received nothing.
round-end-now = You have now
round-end-everyone = Everyone
round-end-player = {$name}: +{NUMBER($vp)} VP, {NUMBER($total)} in all. Received: {$gain}
round-end-gold = Tiles in gold
round-end-gold-none = No tile was left on the map.
round-end-new = New tiles: {$places}
round-end-row = Row: cards of period {name-period} arrive.
round-end-first = {$name} goes first now.
round-end-bonus = Bonus of the period
round-end-look = Look at the table
round-end-begin = Begin period {$period}
round-end-again = Round's end
round-end-life =
    { $n ->
        [2] The prodigy has grown up: journeys to Italy, and no post that would hold him.
        [3] Mannheim and Paris: he looks for a court of his own and loses his mother.
        [4] He has left the Archbishop. He marries Constanze and plays his own concerts in Vienna.
       *[5] His last years: operas, debts, and a Requiem that he will not finish.
    }
