# The decision: the column that says what to do now, what it costs and what it brings.

## Steps of a turn

decision-steps = Steps of your turn
decision-step =
    { $step ->
        [cards] Cards
        [document] Card
        [commission] Work
        [perform_or_sell] Work
        [travel] Place
        [requiem] Part
        [confirm] Confirm
       *[action] Action
    }

## Choosing cards

decision-cards = Choose two cards
decision-experience = Experiences: you use it now
decision-story = Story: pays when the round ends.
decision-choose-upper = Choose the upper half of a card: use it, or take ducats.
decision-choose-lower = Choose the lower half of another card.
decision-need-cards = Choose two cards
decision-need-story = Choose a Story card
decision-use = Use card
decision-take = Take {$ducats}
decision-take-end = Take {$ducats}, end turn
decision-card-up = {$title}: use it now in Experiences. {$actions}
decision-card-ducats = {$title}: lay it in Experiences and take {$ducats}
decision-card-low = {$title}: lay it in Story. Pays {$reward} when the round ends
# Above the three buttons of each card.
decision-column =
    { $half ->
        [up] Use now
        [ducats] or take
       *[low] Story
    }
decision-change-cards = Change cards

## Choosing a target

decision-tap =
    { $n ->
        [0] Nothing can be chosen for this action now.
        [one] {$n} choice. Click it on the board or in the list.
       *[other] {$n} choices. Click one on the board or in the list.
    }
decision-list = List
decision-price = You pay
decision-reward = You get
decision-from = from
# The large button while nothing is chosen.
decision-choose =
    { $step ->
        [travel] Choose a place
        [document] Choose a card
        [requiem] Choose a part
        [action] Choose an action
       *[work] Choose a work
    }
decision-skip = Skip this action

## What it costs and brings

decision-pay = You pay
decision-get = You get now
decision-later = Later
decision-free = nothing
decision-keep = you keep {$rest}
decision-change = Change
decision-change-payment = Change how you pay
decision-no-gain = nothing now
decision-favour = At the end of the game: {$favour}
decision-round-end = When the round ends: {$reward}
decision-no-later = nothing more
decision-steps-wild =
    { $n ->
        [one] {$n} track step of your choice
       *[other] {$n} track steps of your choice
    }
decision-counters-wild =
    { $n ->
        [one] {$n} counter of your choice
       *[other] {$n} counters of your choice
    }
decision-actions = then you may: {$actions}
decision-neutral = then you place the neutral marker
decision-documented = {$card} replaces {$replaced} in Story
decision-full =
    { $n ->
        [one] {name-kind} is full: {$n} ducat instead
       *[other] {name-kind} is full: {$n} ducats instead
    }
decision-certain = Certain score
decision-ends = Your turn ends after this.
decision-hidden = New cards are shown: you cannot undo this.
decision-go = {$verb} · pay
decision-verb =
    { $verb ->
        [document] Document
        [commission] Commission
        [perform] Perform
        [sell] Sell
        [travel] Travel
        [neutral] Place marker
       *[requiem] Hire
    }
decision-missing = Not possible now

## Ending the turn

decision-done = End your turn
decision-done-hint = You have carried out everything.
decision-unused = You can still carry out {$actions}. If you end the turn, it is lost.
decision-end-anyway = End turn anyway
decision-go-on = Continue my turn
decision-auto-end = End my turn automatically when nothing is left

## Exchange

decision-exchange = Exchange
decision-exchange-hint = Buy a counter for {$buy}, or return one for {$back}, as often as you like.
decision-buy = Buy {$counter}
decision-return = Return {$counter}
decision-exchange-done = Done

## For screen readers, and keys

decision-your-turn = Your turn: {$what}
decision-enter = {$offer}. Press Enter to confirm.
decision-key =
    { $key ->
        [upper] use the upper half of a card of your hand
        [lower] lay a card of your hand in Story
        [list] choose from the list
        [move] move in a list
        [confirm] confirm what is chosen
        [step] go one step back
       *[help] show these keys
    }
