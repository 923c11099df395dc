# The other players: their summaries, the pace of bots, the Soloist, and the end of a round.

## The players

others-last = Latest:
others-plays = {$name} is playing
others-looks = You see the hand of the player who is deciding.

## The pace of bots

others-pause = Pause
others-continue = Continue
others-step = Step
others-speed = Speed
others-to-my-turn = Skip to my turn
others-to-round-end = Skip to round end

## The Soloist

others-soloist-level = Soloist, level {name-level}
others-what = What he does
others-where = Where he does it
others-turned-none = He has not revealed a card this round.
others-number = No. {NUMBER($n)}
others-nothing = He can’t do anything.
others-for-you = What changes for you
others-coach-now = The coach is now in {$place}. Your next journey starts there.
others-court-gone = The Royal Court tile in {$place} is gone.
others-part-gone = {$part} is taken.
others-card-gone = {$card} has left the row.
others-you = You
others-points = Points so far
others-markers = Requiem markers left
others-courts = Royal Court tiles
others-finance = Finance space
others-unseen = Not yet revealed this round
others-next = Where his cards would send him now
others-up = ascending numbers
others-down = descending numbers
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
        [story] Your tracks went back to 0. These are your new points.
        [sequentia] every round
        [finance] every round
       *[bonus] for your cards in Experiences
    }
round-end-none = You received nothing.
round-end-now = You now have
round-end-everyone = Everyone
round-end-player = {$name}: +{NUMBER($vp)} VP, {NUMBER($total)} in total. Received: {$gain}
round-end-gold = Gilded tiles
round-end-gold-none = No tiles were left on the map.
round-end-new = New tiles: {$places}
round-end-row = Cards of period {name-period} join the row.
round-end-first = {$name} is now first player.
round-end-first-you = You are now first player.
round-end-bonus = Period Bonus
round-end-look = View table
round-end-begin = Start period {$period}
round-end-again = Round summary
round-end-life =
    { $n ->
        [2] The prodigy has grown up: journeys to Italy, and no post that would hold him.
        [3] Mannheim and Paris: he looks in vain for a post at a court, and he loses his mother.
        [4] He has left the Archbishop. He marries Constanze and plays his own concerts in Vienna.
       *[5] His last years: operas, debts, and a Requiem that he will not finish.
    }
