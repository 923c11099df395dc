# The map and the Requiem on the table page. Short: the panels are small. What is read aloud is told in sentences.

## The map

map-title = Mapa Europy
map-coach = Powóz Mozarta stoi tu: {$place}.

# What a screen reader says of a place: the following sentences one after the other, as many as are true.
# $place, $title: names of the place and of its tile; $cost, $reward, $favour: amounts in words.
map-place =
    { $kind ->
        [court] {$place}, dwór numer {NUMBER($n)}.
       *[city] {$place}, miasto numer {NUMBER($n)}.
    }
map-here = Tu stoi powóz Mozarta.
map-no-tile = Nie ma tu teraz kafelka.
map-tile =
    { $face ->
        [gilded] {$title}, pozłacana strona. Koszt: {$cost}. Nagroda: {$reward}.
       *[plain] {$title}. Koszt: {$cost}. Nagroda: {$reward}.
    }
map-favour = Dworska przysługa: {$favour}.
map-fare = Łączny koszt podróży: {$cost}.
map-can = Można teraz wybrać.

## The Requiem

requiem-title = Requiem
# The composer of a line, beside the note that stands for him.
requiem-line = {$name}, {name-note}

# How the markers of a movement stand. $name is a composer; in the solo game also the Soloist.
requiem-count =
    { $n ->
        [one] {$name}: {$n} znacznik.
        [few] {$name}: {$n} znaczniki.
        [many] {$name}: {$n} znaczników.
       *[other] {$name}: {$n} znacznika.
    }
requiem-leads = Prowadzi {$name}: {$higher} za każdy znacznik z tą nutą, {$lower} za każdy inny.
requiem-tie = Remis: {$lower} za każdy znacznik. Przewaga dałaby {$higher} za znacznik.

# What a screen reader says of a part; $part is such as: Smyczki 2 w części Sequentia.
requiem-free = {$part}: partia wolna.
requiem-covered = {$part}: partię zakrywa znacznik Constanze, nie można jej zlecić.
requiem-written = {$part}: zleca {$name}, pisze {$composer}.
requiem-written-neutral = {$part}: neutralny znacznik, pisze {$composer}.
requiem-written-soloist = {$part}: partię zajmuje {$name}.
# What a composer would take and bring.
requiem-way = {$composer}. Koszt: {$cost}; nagroda: {$reward}.
requiem-way-repeat = {$composer}. Koszt: {$cost}; nagroda: {$reward}; wielokrotnie: {$repeat}.
# Nothing at once.
requiem-way-only-repeat = {$composer}. Koszt: {$cost}; wielokrotnie: {$repeat}.
requiem-way-none = {$composer}: nie ma już kafelków.
requiem-can = Można teraz wybrać.

# Tiles left in a stack of a composer.
requiem-left =
    { $n ->
        [one] Został {$n} kafelek.
        [few] Zostały {$n} kafelki.
        [many] Zostało {$n} kafelków.
       *[other] Zostało {$n} kafelka.
    }
