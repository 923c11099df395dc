# Costs and rewards in plain words, and the cards and tiles that show them, one line each.
#
# $cost, $reward, $extra, $vp …   amounts, already counted and listed, such as: 2 ducats and 1 Talent
# $kind, $icon, $type …           codes, as in names.ftl

## Amounts of a kind

n-kind =
    { $kind ->
        [talent] {n-talent}
        [journey] {n-journey}
       *[composition] {n-composition}
    }
n-track =
    { $kind ->
        [talent] {n-track-talent}
        [journey] {n-track-journey}
       *[composition] {n-track-composition}
    }
n-counters =
    { $kind ->
        [talent] {n-counters-talent}
        [journey] {n-counters-journey}
       *[composition] {n-counters-composition}
    }
n-from-track = {NUMBER($n)} {name-kind} from the track

## Rewards

effect-actions =
    { $n ->
        [1] {name-icon}
       *[2] {$n} × {name-icon}
    }
effect-per-opus = {$vp} for each Opus you have ({name-type})
effect-at-city =
    { $mode ->
        [perform] perform an Opus ({name-type}) and also get {$extra}
       *[sell] sell an Opus ({name-type}) and also get {$extra}
    }
effect-neutral = the neutral marker

## Repeating rewards

repeat-track = {$step} at the end of every round
repeat-opus = {$vp} whenever you commission, perform or sell an Opus ({name-type})
repeat-action = {name-icon} once more each time you use this action

## Royal favours. Each item needs an Opus or a marker of its own.

favour-types = {$vp} if you have an Opus of each type: {$items}
favour-periods = {$vp} if you have an Opus of each period: {$items}
favour-instruments = {$vp} if you have a marker on each instrument: {$items}
favour-movements = {$vp} if you have a marker in each movement: {$items}

## Cards and tiles

memory-line = {$title}: {$actions}. Story: {$story}.
memory-line-reward = {$title}: {$reward}, then {$actions}. Story: {$story}.
opus-line = {$title} ({$year}), {name-type}, period {name-period}. Cost: {$cost}; {$vp} at once. Perform for {$perform-cost}: {$perform}. Sell for {$sell-cost}: {$sell}.
opus-line-starting = {$title}. Perform for {$perform-cost}: {$perform}. Sell for {$sell-cost}: {$sell}.
tile-line = {$title} ({name-composer}, {name-movement}). Cost: {$cost}. At once: {$reward}.
tile-line-repeat = {$title} ({name-composer}, {name-movement}). Cost: {$cost}. At once: {$reward}. Repeating: {$repeat}.
city-line = {$title}. Cost: {$cost}. Plain face: {$plain}. Gilded face: {$gilded}.
court-line = {$title}. Cost: {$cost}. Plain face: {$plain}. Gilded face: {$gilded}. Royal favour: {$favour}.
bonus-line = {$title} ({$reward} for each {name-icon} in Experiences)

# In parentheses how the columns of a Soloist card direct him: in the row, on the map, in the Requiem.
soloist-line = {name-soloist-card}: {$actions} ({$row}; {$travel}; {$requiem})
soloist-row =
    { $end ->
        [leftmost] row: leftmost
       *[rightmost] row: rightmost
    }
soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] map: stays where he is
            [one] map: ascending, {$courts} Royal Court
           *[other] map: ascending, {$courts} Royal Courts
        }
       *[descending] { $courts ->
            [0] map: stays where he is
            [one] map: descending, {$courts} Royal Court
           *[other] map: descending, {$courts} Royal Courts
        }
    }
soloist-requiem =
    { $from ->
        [top] Requiem: {name-movement} from the top
       *[bottom] Requiem: {name-movement} from the bottom
    }
