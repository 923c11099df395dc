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
web-board-of = Board of {$name}
web-back-to-mine = My board
web-experiences = Experiences
web-story = Story
web-finance = Finance
# What the space of the Finance Track brings at Maintenance.
web-finance-label = Finance Track, space {NUMBER($n)}: {$income}
web-instrument-label = {$instrument}: {$marker}. Reward: {$reward}
web-marker-there = marker there
web-marker-gone = marker used
web-hand = Hand
web-face-down = a card, face down
# Cards left in the own deck.
web-deck-count =
    { $n ->
        [one] {$n} card in the deck
       *[other] {$n} cards in the deck
    }
web-track-label = {$name}: {NUMBER($track)} on the track, {NUMBER($counters)} in counters
web-exchange = Exchange
web-players = Players
web-player-label = {$name}: {NUMBER($vp)} VP, {NUMBER($ducats)} ducats, Finance {NUMBER($finance)}. Show the board
web-projected = Projected score
web-group =
    { $code ->
        [opus] Opus bought
        [sales] Opus sold
        [tiles] Tiles
        [income] Finance, Story
        [requiem] Requiem
        [favours] Favours
        [left] Left over
       *[start] Start
    }
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-jump = Show this moment
# Gains without an action of their own, such as in Maintenance.
web-log-gains = {$name}: {$source}
web-patron = Patron

## Cards of the row, for a screen reader

web-card-label = {$title}: costs {$cost}
web-card-label-ok = {$title}: choose it for {$cost}
web-card-label-why = {$title}: costs {$cost}. {$why}

## The bar

web-controls = Game
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
web-reset = Take the whole turn back
web-end-turn = End turn
web-language = Language
web-rules = Rules
web-mute = Mute
web-dark = Dark look
web-settings = Settings
web-skip = Skip to the decision
web-to-table = To the table
web-my-resources = What I have
web-parts = Parts of the table
web-tab-row = Row
web-tab-map = Map
web-tab-requiem = Requiem
web-tab-me = Me
web-tab-others = Others

## The decision

web-choose-kind = Choose a kind
web-choose-action = Choose an action
web-other-choice = Choose again
web-would-cost = With this action at hand:
web-you-get = You get
web-from-track = from track
web-counters = counters
web-track-less =
    { $kind ->
        [talent] One Talent less from the track
        [journey] One Journey less from the track
       *[composition] One Composition less from the track
    }
web-track-more =
    { $kind ->
        [talent] One Talent more from the track
        [journey] One Journey more from the track
       *[composition] One Composition more from the track
    }
# $points are missing; $price in ducats buys them on the way.
web-short-bought = {$points} short: bought for {$price}
web-counters-returned =
    { $n ->
        [one] {$n} counter is returned for {$ducats}
       *[other] {$n} counters are returned for {$ducats}
    }
web-cannot-undo = A new card will be shown: then there is no way back.
web-score-sheet = Score sheet
web-moment = Moment of the game
web-back-to-now = Back to now
web-play-on = Play on from here

## For a screen reader: what symbols show

web-offer-label = {$choice}: pay {$cost}, get {$gain}
web-log-paid = paid: {$cost}
web-log-got = received: {$gain}
