# Why an action is refused: the reason, the figures, and what would make it possible. The player who tried it reads the sentence.
# The id of the rule is printed beside the sentence.

## Wrong time

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn: {$who} is deciding.
refusal-not-asked = Not yet. {$prompt}
refusal-no-icon = You have no {name-icon} action left now.
refusal-no-exchange = You can exchange only on your turn, not during Maintenance.

## Cards

refusal-not-in-hand = {$card} is not in your hand.
refusal-same-card = You can’t play {$card} in both places. Choose two different cards.
refusal-empty-space = Space {NUMBER($n)} of the row is empty.
refusal-not-a-memory = Space {NUMBER($n)} holds an Opus. To document, choose a Memory card.
refusal-not-an-opus = Space {NUMBER($n)} holds a Memory card. To commission, choose an Opus.
refusal-not-your-opus = {$opus} is not one of your Opus cards.
refusal-turned = You have already performed {$opus} this round. It is ready again next round.
refusal-wrong-type = This City needs an Opus of the type {name-type}. {$opus} is of another type.
refusal-wrong-mode =
    { $mode ->
        [perform] This City lets you perform an Opus, not sell one.
       *[sell] This City lets you sell an Opus, not perform one.
    }

## Map and Requiem

refusal-no-tile = There is no tile in {$place}. Choose a location with a tile.
refusal-no-such-part = {name-movement} has no part {NUMBER($n)}.
refusal-covered = {$part}: covered by a Constanze counter, so nobody can commission it.
refusal-written = {$part}: already taken by {$who}.
refusal-written-neutral = {$part}: already taken by a neutral marker.
refusal-no-marker = You have already used the marker of instrument space {NUMBER($n)} ({name-instrument}). Choose another one.
refusal-no-marker-left = You have no marker left for this instrument ({name-instrument}).
refusal-wrong-instrument = The part and the marker must be of the same instrument. The part is for {$part}, the marker for {$marker}.
refusal-no-composer =
    { $line ->
        [upper] There is no composer on the upper line ({name-note}).
       *[lower] There is no composer on the lower line ({name-note}).
    }
refusal-stack-empty = {$composer} has no tiles left for {name-movement}. You can’t commission a part from him there.
refusal-other-movement = The neutral marker must go in the same movement as the horns marker: {name-movement}.

## Costs

# The ducats there are; $spare is what counters that are not needed would bring.
refusal-purse =
    { $spare ->
        [0] you have only {NUMBER($has)}
       *[1] you have only {NUMBER($has)} and spare counters worth {$spare}
    }
refusal-short-ducats =
    { $missing ->
        [one] Missing {$missing} ducat: this costs {NUMBER($cost)}, but {refusal-purse}.
       *[other] Missing {$missing} ducats: this costs {NUMBER($cost)}, but {refusal-purse}.
    }
# $points in words, $n of them; $price is what they would cost to buy.
refusal-short-points =
    { $n ->
        [one] Missing {$points}: you can buy it for {$price}, but {refusal-purse}.
       *[other] Missing {$points}: you can buy them for {$price}, but {refusal-purse}.
    }
refusal-short-points-ducats =
    { $n ->
        [one] Missing {$points}: you can buy it for {$price}, but you must also pay {$cost}, and {refusal-purse}.
       *[other] Missing {$points}: you can buy them for {$price}, but you must also pay {$cost}, and {refusal-purse}.
    }
refusal-finance =
    { $steps ->
        [one] This costs {$steps} step down the Finance Track, but you can step down only {NUMBER($has)}.
       *[other] This costs {$steps} steps down the Finance Track, but you can step down only {NUMBER($has)}.
    }
refusal-wrong-points = This costs {$cost}, but you are paying {NUMBER($offered)}.
refusal-track = You are paying {NUMBER($offered)} from the {name-kind} track, but you have {NUMBER($has)} there.
refusal-counters = This costs {$needed}, but you have {NUMBER($has)}.
refusal-ducats = This costs {$needed}, but you have {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] You have no Talent counter to return.
        [journey] You have no Journey counter to return.
       *[composition] You have no Composition counter to return.
    }

## A game that cannot be set up

refusal-setup-players =
    { $most ->
        [1] Against the Soloist you play alone, not with {NUMBER($found)} players.
       *[4] A game is for {NUMBER($least)} to {$most} players, not {NUMBER($found)}. To play alone, choose the Soloist.
    }
refusal-setup-same-composer = {name-composer} can’t take both lines. Choose two different composers.
refusal-setup-lower-composer = Against the Soloist, only the upper line has a composer. {name-composer} can’t take the lower line.
refusal-setup-first =
    { $most ->
        [1] Against the Soloist, you always go first.
       *[4] Player {NUMBER($found)} can’t go first: the players are 1 to {$most}.
    }

## A position that cannot be: where ($path), what, and by which rule

fault-position-missing = {$path}: {$thing} is missing from the position ({$rule}).
fault-position-twice = {$path}: {$thing} is also somewhere else ({$rule}).
fault-position-misplaced = {$path}: {$thing} does not belong here ({$rule}).
fault-position-number = {$path}: found {NUMBER($found)}; expected {NUMBER($least)} to {NUMBER($most)} ({$rule}).
fault-position-tile = {$path}: the Composer tile {$thing} does not match the stacks ({$rule}).
fault-position-composer = {$path}: {$thing} can’t be the composer here ({$rule}).
fault-position-composer-none = {$path}: a composer is missing ({$rule}).
fault-position-part = {$path}: {$thing} does not exist or appears twice ({$rule}).
fault-position-prompt = {$path}: this question can’t be asked here: {$thing} ({$rule})
fault-position-prompt-none = {$path}: a question must be asked here ({$rule}).
fault-position-turned = {$path}: {$thing} is turned, but the player does not have it ({$rule}).
fault-position-gap = {$path}: this space of the row is empty, but a card lies to its left ({$rule}).
fault-position-mark = {$path}: this marker can’t lie on {$thing}: its player does not take part, or it shows the wrong note ({$rule}).
fault-position-asleep = {$path}: the tile on space {NUMBER($space)} can only be asleep while its immediate reward is carried out ({$rule}).
