# My desk: the hand, my resources, this round, my Opus cards, the exchange.

desk-title = My cards and resources
desk-you = You
desk-ducats =
    { $n ->
        [one] ducat
       *[other] ducats
    }
# $income: what the Finance Track gives, such as: 3 ducats, 1 VP.
desk-income = {$income} per round
# $ready of them can be performed or sold.
desk-works =
    { $n ->
        [one] {$n} Opus, {NUMBER($ready)} ready
       *[other] {$n} Opus, {NUMBER($ready)} ready
    }
desk-this-round = This round
desk-next = Next round starts with
# In the last round: the tracks after it.
desk-next-last = After the last round
desk-not-chosen = not chosen yet
desk-empty-slot = empty

## Cards of the hand

# Short names of the actions.
desk-action =
    { $icon ->
        [document] Document
        [commission] Commission
        [perform_or_sell] Perform or sell
        [travel] Travel
       *[requiem] Requiem
    }
# Targets of the five actions.
desk-n-cards =
    { $n ->
        [one] {$n} card
       *[other] {$n} cards
    }
desk-n-opera =
    { $n ->
        [one] {$n} Opus
       *[other] {$n} Opus cards
    }
desk-n-ready =
    { $n ->
        [one] {$n} ready
       *[other] {$n} ready
    }
desk-n-places =
    { $n ->
        [one] {$n} place
       *[other] {$n} places
    }
desk-n-parts =
    { $n ->
        [one] {$n} part
       *[other] {$n} parts
    }
# The cheapest price follows, as symbols or words.
desk-from = {$targets}, from
desk-free = {$targets}, free
# Why the action of a card can do nothing now.
desk-dead =
    { $why ->
        [memory] No Memory card in the row
        [opus] No Opus card in the row
        [work] You have no Opus cards
        [turned] All Opus cards are turned
        [tile] No tile on the map
        [finance] Your Finance is too low
       *[part] No free part for your markers
    }
desk-short =
    { $n ->
        [one] Missing {$n} ducat
       *[other] Missing {$n} ducats
    }
desk-or-take = or take
# What screen readers say of the three buttons of a card.
desk-up-label = {$title}, Experiences: {$actions}
desk-ducats-label = {$title}, Experiences: take {$ducats} instead
desk-low-label = {$title}, Story: you get {$gain} when the round ends
desk-not-now = You can’t choose cards now.

## My Opus cards and my board

desk-my-works = My Opus cards
desk-works-of = {$name}’s Opus cards
desk-no-works = You have no Opus cards yet. Commission one from the card row.
desk-no-works-of = No Opus cards yet.
desk-pay-get = You pay what the dark tag shows. To its right is what you get.
desk-work-turned = Turned: ready again next round
desk-favours = Royal favours
desk-met = met
desk-unmet = not met yet
desk-instruments = Instruments and tiles
desk-every-time = Every time
desk-marker-gives = Marker gives
desk-story-points = Story Points
# Where the points are: on the track, and in counters that stay.
desk-on-track = {NUMBER($track)} on the track
desk-in-counters =
    { $n ->
        [one] {$n} counter
       *[other] {$n} counters
    }
desk-markers-left = Markers left

## Exchange

desk-exchange-hint = Track points are lost at the end of the round. Counters stay.
desk-buy = Buy
desk-return = Return
desk-then = you’ll have {$have}

# The band of an Opus that has no type.
desk-opus = Opus
