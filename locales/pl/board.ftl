# The map and the Requiem on the table page. Short: the panels are small. What is read aloud is told in sentences.

## The map

map-title = Mapa Europy
map-coach = Powóz Mozarta stoi tutaj: {$place}.

# What a screen reader says of a place: the following sentences one after the other, as many as are true.
# $place, $title: names of the place and of its tile; $cost, $reward, $favour: amounts in words.
map-place =
    { $kind ->
        [court] {$place}, dwór numer {NUMBER($n)}.
       *[city] {$place}, miasto numer {NUMBER($n)}.
    }
map-here = Powóz Mozarta stoi tutaj.
map-no-tile = Nie ma tu teraz kafelka.
map-tile =
    { $face ->
        [gilded] {$title}, pozłacana strona. Koszt: {$cost}. Nagroda: {$reward}.
       *[plain] {$title}. Koszt: {$cost}. Nagroda: {$reward}.
    }
map-favour = Dworska przysługa: {$favour}.
map-fare = Łączny koszt podróży tutaj: {$cost}.
map-can = Możesz teraz to wybrać.

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
requiem-leads = Prowadzi {$name}: jego znaczniki dają po {$higher}, pozostałe po {$lower}.
requiem-tie = Remis: każdy znacznik daje {$lower}. Znaczniki prowadzącego dałyby po {$higher}.

# What a screen reader says of a part; $part is such as: Sequentia – smyczki 2.
requiem-free = {$part}: partia wolna.
requiem-covered = {$part}: zakrywa ją znacznik Constanze, więc nikt nie może jej zlecić.
requiem-written = {$part}: znacznik gracza {$name}, kompozytor: {$composer}.
requiem-written-neutral = {$part}: neutralny znacznik, kompozytor: {$composer}.
requiem-written-soloist = {$part}: partię zajmuje {$name}.
# What a composer would take and bring.
requiem-way = {$composer} – płacisz: {$cost}; otrzymujesz: {$reward}.
requiem-way-repeat = {$composer} – płacisz: {$cost}; otrzymujesz: {$reward}. Od tej pory: {$repeat}.
# Nothing at once.
requiem-way-only-repeat = {$composer} – płacisz: {$cost}. Od tej pory: {$repeat}.
requiem-way-none = {$composer}: nie ma już kafelków.
requiem-can = Możesz teraz to wybrać.

# Tiles left in a stack of a composer.
requiem-left =
    { $n ->
        [one] Został {$n} kafelek.
        [few] Zostały {$n} kafelki.
        [many] Zostało {$n} kafelków.
       *[other] Zostało {$n} kafelka.
    }
