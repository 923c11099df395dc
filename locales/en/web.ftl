# The page: the table and everything around it. Short: most of it stands on small things.

## Places of the table

web-row = Card row
web-row-empty = empty space
web-deck-left =
    { $n ->
        [one] Deck of period {$period}: {$n} card left
       *[other] Deck of period {$period}: {$n} cards left
    }
web-memory = Memory
web-my-board = My board
web-board-of = {$name}’s board
web-back-to-mine = My board
web-experiences = Experiences
web-story = Story
web-finance = Finance
# $income: what the space of the Finance Track gives at Maintenance.
web-finance-label = Finance Track, space {NUMBER($n)}: {$income}
web-instrument-label = {$instrument}: {$marker}. Reward: {$reward}
web-marker-there = marker available
web-marker-gone = marker used
web-hand = Hand
web-face-down = a face-down card
# Cards left in the own deck.
web-deck-count =
    { $n ->
        [one] {$n} card in your deck
       *[other] {$n} cards in your deck
    }
web-track-label = {$name}: {NUMBER($track)} on the track, {NUMBER($counters)} in counters
web-exchange = Exchange
web-players = Players
web-player-label = {$name}: {NUMBER($vp)} VP, ducats: {NUMBER($ducats)}, Finance: {NUMBER($finance)}. Show board
web-soloist-label = {$name}: {NUMBER($vp)} VP, Finance: {NUMBER($finance)}. Show board
web-projected = Projected score
web-group =
    { $code ->
        [opus] Opus cards
        [sales] Opus sales
        [tiles] Tiles
        [income] Income
        [requiem] Requiem
        [favours] Favours
        [left] Left over
       *[start] Start
    }
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-jump = Go to this moment
# Gains without an action of their own, such as in Maintenance.
web-log-gains = {$name}: {$source}
web-patron = Patron

## Cards of the row, for a screen reader

web-card-label = {$title}: costs {$cost}
web-card-label-ok = {$title}: choose it for {$cost}
web-card-label-why = {$title}: costs {$cost}. {$why}

## The bar

web-controls = Game menu
web-period = Period
web-period-of = Period {$period} of V
web-bonus = bonus
web-your-turn = Your turn
web-turn-name = {$name}
web-turn-of = turn {NUMBER($n)} of 4
web-title-turn = ● Your turn – Lacrimosa
web-over = The game is over
web-undo = Undo
web-redo = Redo
web-reset = Undo the whole turn
web-end-turn = End turn
web-language = Language
web-rules = Rules
web-mute = Mute
web-dark = Dark mode
web-settings = Settings
web-skip = Skip to the decision
web-to-table = Back to table
web-my-resources = My resources
web-parts = Views
web-tab-row = Row
web-tab-map = Map
web-tab-requiem = Requiem
web-tab-me = Me
web-tab-others = Others

## The decision

web-choose-kind = Choose a kind
web-choose-action = Choose an action
web-other-choice = Back
web-would-cost = If you had this action, it would cost:
web-you-get = You get
web-from-track = from track
web-counters = counters
web-track-less =
    { $kind ->
        [talent] Pay 1 less Talent from the track
        [journey] Pay 1 less Journey from the track
       *[composition] Pay 1 less Composition from the track
    }
web-track-more =
    { $kind ->
        [talent] Pay 1 more Talent from the track
        [journey] Pay 1 more Journey from the track
       *[composition] Pay 1 more Composition from the track
    }
# $points are missing; $price in ducats buys them on the way.
web-short-bought = You buy {$points} for {$price}
web-counters-returned =
    { $n ->
        [one] You return {$n} counter for {$ducats}
       *[other] You return {$n} counters for {$ducats}
    }
web-cannot-undo = This reveals a new card and can’t be undone.
web-score-sheet = Score sheet
web-moment = Point in the game
web-back-to-now = Back to now
web-play-on = Play from here

## For a screen reader: what symbols show

web-offer-label = {$choice}: pay {$cost}, get {$gain}
web-offer-price-label = {$choice}: pay {$cost}
web-log-paid = paid: {$cost}
web-log-got = received: {$gain}
