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
map-no-tile = There is no tile here now.
map-tile =
    { $face ->
        [gilded] {$title}, gilded. Cost: {$cost}. Reward: {$reward}.
       *[plain] {$title}. Cost: {$cost}. Reward: {$reward}.
    }
map-favour = Royal favour: {$favour}.
map-fare = Travelling here costs {$cost} in total.
map-can = You can choose it now.

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
requiem-leads = {$name} leads: his markers score {$higher} each, the others {$lower}.
requiem-tie = Tied: each marker scores {$lower}. The leader’s would score {$higher}.

# What a screen reader says of a part; $part is such as: Strings II in Sequentia.
requiem-free = {$part}: free.
requiem-covered = {$part}: covered by Constanze, so nobody can commission it.
requiem-written = {$part}: commissioned by {$name} from {$composer}.
requiem-written-neutral = {$part}: a neutral marker for {$composer}.
requiem-written-soloist = {$part}: taken by {$name}.
# What a composer costs and gives.
requiem-way = {$composer}: pay {$cost}, get {$reward}.
requiem-way-repeat = {$composer}: pay {$cost}, get {$reward}. From then on: {$repeat}.
# The same, if there is no immediate reward.
requiem-way-only-repeat = {$composer}: pay {$cost}. From then on: {$repeat}.
requiem-way-none = {$composer}: no tiles left.
requiem-can = You can choose it now.

# Tiles left in a stack of a composer.
requiem-left =
    { $n ->
        [one] {$n} tile left.
       *[other] {$n} tiles left.
    }
