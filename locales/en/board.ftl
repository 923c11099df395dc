# The map and the Requiem on the table page. Short: the panels are small. What is read aloud is told in sentences.

## The map

map-title = Map of Europe
map-coach = Mozart’s coach is in {$place}.

# What a screen reader says of a place: the following sentences one after the other, as many as are true.
# $place, $title: names of the place and of its tile; $cost, $reward, $favour: amounts in words.
map-place =
    { $kind ->
        [court] {$place}, Royal Court number {NUMBER($n)}.
       *[city] {$place}, City number {NUMBER($n)}.
    }
map-here = Mozart’s coach is here.
map-no-tile = There is no tile now.
map-tile =
    { $face ->
        [gilded] {$title}, gilded. Cost: {$cost}. Reward: {$reward}.
       *[plain] {$title}. Cost: {$cost}. Reward: {$reward}.
    }
map-favour = Royal favour: {$favour}.
map-fare = The journey costs {$cost} in all.
map-can = It can be chosen now.

## The Requiem

requiem-title = Requiem
# The composer of a line, beside the note that stands for him.
requiem-line = {$name}, {name-note}

# How the markers of a movement stand. $name is a composer; in the solo game also the Soloist.
requiem-count =
    { $n ->
        [one] {$name}: {$n} marker.
       *[other] {$name}: {$n} markers.
    }
requiem-leads = {$name} leads: {$higher} for each marker with this note, {$lower} for each other.
requiem-tie = A tie: {$lower} for each marker. More markers than the other would make it {$higher}.

# What a screen reader says of a part; $part is such as: Strings 2 in Sequentia.
requiem-free = {$part}: free.
requiem-covered = {$part}: covered by Constanze, it can never be written.
requiem-written = {$part}: written by {$name} for {$composer}.
requiem-written-neutral = {$part}: the neutral marker, for {$composer}.
requiem-written-soloist = {$part}: written by {$name}.
# What a composer would take and bring.
requiem-way = {$composer}: {$cost} for {$reward}.
requiem-way-repeat = {$composer}: {$cost} for {$reward}; repeating: {$repeat}.
# Nothing at once.
requiem-way-only-repeat = {$composer}: {$cost}; repeating: {$repeat}.
requiem-way-none = {$composer}: no tile left.
requiem-can = It can be chosen now.

# Tiles left in a stack of a composer.
requiem-left =
    { $n ->
        [one] {$n} tile left.
       *[other] {$n} tiles left.
    }
