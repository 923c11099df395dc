# The decision: the column that says what to do now, what it costs and what it gives.

## Steps of a turn

decision-steps = Steps of your turn
decision-step =
    { $step ->
        [cards] Cards
        [document] Card
        [commission] Opus
        [perform_or_sell] Opus
        [travel] Place
        [requiem] Part
        [confirm] Confirm
       *[action] Action
    }

## Choosing cards

decision-cards = Choose two cards
decision-experience = Experiences: you use this card now.
decision-story = Story: you get its reward when the round ends.
decision-choose-upper = Choose the upper half of a card to use it, or take ducats instead.
decision-choose-lower = Choose the lower half of another card.
decision-need-cards = Choose two cards
decision-need-story = Choose a Story card
decision-use = Use card
decision-take = Take {$ducats}
decision-take-end = Take {$ducats}, end turn
decision-card-up = {$title}: play it in Experiences and use it now. {$actions}
decision-card-ducats = {$title}: play it in Experiences and take {$ducats} instead
decision-card-low = {$title}: play it in Story. You get {$reward} when the round ends
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
        [0] You can’t use this action now.
        [one] {$n} choice. Select it on the board or in the list.
       *[other] {$n} choices. Select one on the board or in the list.
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
       *[work] Choose an Opus
    }
decision-skip = Skip this action

## Costs and gains

decision-pay = You pay
decision-get = You get now
decision-later = Later
decision-free = nothing
decision-keep = {$rest} left
decision-change = Change
decision-change-payment = Change how you pay
decision-no-gain = nothing now
decision-favour = At the end of the game: {$favour}
decision-round-end = When the round ends: {$reward}
decision-no-later = nothing
decision-steps-wild =
    { $n ->
        [one] {$n} step on any track
       *[other] {$n} steps on any tracks
    }
decision-counters-wild =
    { $n ->
        [one] {$n} counter of any kind
       *[other] {$n} counters of any kind
    }
decision-actions = then you may use: {$actions}
decision-neutral = then you place the neutral marker
decision-lost = The action that comes with it can’t be used now.
decision-documented = {$card} replaces {$replaced} in Story
decision-full =
    { $n ->
        [one] {name-kind} track is full: {$n} ducat instead
       *[other] {name-kind} track is full: {$n} ducats instead
    }
decision-certain = If the game ended now
decision-ends = Your turn ends after this.
decision-hidden = This reveals new cards and can’t be undone.
decision-go = {$verb} · pay
decision-verb =
    { $verb ->
        [document] Document
        [commission] Commission
        [perform] Perform
        [sell] Sell
        [travel] Travel
        [neutral] Place marker
       *[requiem] Commission
    }
decision-missing = Not possible now

## Ending the turn

decision-done = End your turn
decision-done-hint = You have no actions left.
decision-unused = You can still use {$actions}. You lose this if you end your turn now.
decision-end-anyway = End turn anyway
decision-go-on = Continue turn
decision-auto-end = End my turn automatically when I have no actions left

## Exchange

decision-exchange = Exchange
decision-exchange-hint = Buy a counter for {$buy} or return one for {$back}, as often as you like.
decision-buy = Buy {$counter}
decision-return = Return {$counter}
decision-exchange-done = Done

## For screen readers, and keys

decision-your-turn = Your turn: {$what}
decision-enter = {$offer} Press Enter to confirm.
decision-two-ways = Two composers are possible. Choose with 1 or 2, or with the buttons.
decision-key =
    { $key ->
        [upper] use the upper half of a card in your hand
        [lower] play a card from your hand in Story
        [list] choose from the list
        [move] move through a list
        [confirm] confirm your choice
        [step] go back one step
       *[help] show these keys
    }
# The names on the keys of a keyboard.
decision-key-name =
    { $key ->
        [escape] Esc
        [home] Home
       *[end] End
    }
