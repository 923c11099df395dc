# Why an action is refused: the reason, the figures, and what would make it possible. The player who tried it reads the sentence.
# The id of the rule is printed beside the sentence.

## Wrong time

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn to decide: {$who} decides now.
refusal-not-asked = Something else comes first. {$prompt}
refusal-no-icon = {name-icon}: no such action is left to carry out now.
refusal-no-exchange = You can exchange only in your own turn, not in Maintenance.

## Cards

refusal-not-in-hand = {$card} is not in your hand.
refusal-same-card = {$card} cannot lie in both places: choose two different cards.
refusal-empty-space = Space {NUMBER($n)} of the row is empty.
refusal-not-a-memory = An Opus lies on space {NUMBER($n)}; to document, choose a Memory card.
refusal-not-an-opus = A Memory card lies on space {NUMBER($n)}; to commission, choose an Opus.
refusal-not-your-opus = {$opus} is not in front of you.
refusal-turned = {$opus} has been performed this round; it is ready again after Maintenance.
refusal-wrong-type = This City asks for an Opus of the type {name-type}; {$opus} is of another type.
refusal-wrong-mode =
    { $mode ->
        [perform] This City asks for a performance, not for a sale.
       *[sell] This City asks for a sale, not for a performance.
    }

## Map and Requiem

refusal-no-tile = No tile lies in {$place}; choose a location with a tile.
refusal-no-such-part = {name-movement} has no part {NUMBER($n)}.
refusal-covered = {$part}: a Constanze counter covers it, so it can never be written.
refusal-written = {$part}: already written by {$who}.
refusal-written-neutral = {$part}: already written, with a neutral marker.
refusal-no-marker = The marker of instrument space {NUMBER($n)} ({name-instrument}) is gone; choose one that is still there.
refusal-no-marker-left = You have no marker for this instrument left ({name-instrument}).
refusal-wrong-instrument =
    The part and the marker must be of one instrument; the part is for {$part}, the marker for {$marker}.
refusal-no-composer =
    { $line ->
        [upper] No composer is on the upper line ({name-note}).
       *[lower] No composer is on the lower line ({name-note}).
    }
refusal-stack-empty = No tile is left for {name-movement}: {$composer} cannot be hired there.
refusal-other-movement = The neutral marker has to stay in the movement of the horns, {name-movement}.

## Costs

# The ducats there are; $spare is what counters that are not needed would bring.
refusal-purse =
    { $spare ->
        [0] you have {NUMBER($has)}
       *[1] you have {NUMBER($has)} and spare counters worth {$spare}
    }
refusal-short-ducats =
    { $missing ->
        [one] {$missing} ducat short: this costs {NUMBER($cost)}, and {refusal-purse}.
       *[other] {$missing} ducats short: this costs {NUMBER($cost)}, and {refusal-purse}.
    }
# $points in words, $n of them; $price is what they would cost to buy.
refusal-short-points =
    { $n ->
        [one] {$points} short: {$price} would buy it, and {refusal-purse}.
       *[other] {$points} short: {$price} would buy them, and {refusal-purse}.
    }
refusal-short-points-ducats =
    { $n ->
        [one] {$points} short: {$price} would buy it, but {$cost} must be paid as well, and {refusal-purse}.
       *[other] {$points} short: {$price} would buy them, but {$cost} must be paid as well, and {refusal-purse}.
    }
refusal-finance =
    { $steps ->
        [one] This costs {$steps} step down the Finance Track, and you have {NUMBER($has)}.
       *[other] This costs {$steps} steps down the Finance Track, and you have {NUMBER($has)}.
    }
refusal-wrong-points = This costs {$cost}; the payment offers {NUMBER($offered)}.
refusal-track = The payment takes {NUMBER($offered)} from the {name-kind} track, and you have {NUMBER($has)} there.
refusal-counters = This takes {$needed}, and you have {NUMBER($has)}.
refusal-ducats = This takes {$needed}, and you have {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] You have no Talent counter to return.
        [journey] You have no Journey counter to return.
       *[composition] You have no Composition counter to return.
    }

## A game that cannot be set up

refusal-setup-players =
    { $most ->
        [1] Against the Soloist one person plays alone, not {NUMBER($found)}.
       *[4] A game is for {NUMBER($least)} to {$most} players, not for {NUMBER($found)}; alone, play against the Soloist.
    }
refusal-setup-same-composer = {name-composer} cannot take both lines: choose two composers.
refusal-setup-lower-composer = Against the Soloist only the upper line has a composer: {name-composer} cannot take the lower one.
refusal-setup-first =
    { $most ->
        [1] Against the Soloist the human always goes first.
       *[4] Player {NUMBER($found)} cannot go first: the players are 1 to {$most}.
    }

## A position that cannot be: where ($path), what, and by which rule

fault-position-missing = {$path}: {$thing} is nowhere on the table ({$rule}).
fault-position-twice = {$path}: {$thing} is also in another place ({$rule}).
fault-position-misplaced = {$path}: {$thing} does not belong here ({$rule}).
fault-position-number = {$path}: found {NUMBER($found)}; expected {NUMBER($least)} to {NUMBER($most)} ({$rule}).
fault-position-tile = {$path}: the Composer tile {$thing} is not where the stacks leave it ({$rule}).
fault-position-composer = {$path}: {$thing} cannot be the composer here ({$rule}).
fault-position-composer-none = {$path}: a composer is missing ({$rule}).
fault-position-part = {$path}: {$thing} does not exist or is given twice ({$rule}).
fault-position-prompt = {$path}: this cannot be asked here: {$thing} ({$rule})
fault-position-prompt-none = {$path}: something must be asked here ({$rule}).
fault-position-turned = {$path}: {$thing} is turned but not in front of the player ({$rule}).
