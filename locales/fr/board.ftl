# The map and the Requiem on the table page. Short: the panels are small. What is read aloud is told in sentences.

## The map

map-title = Carte de l’Europe
map-coach = La diligence de Mozart est à {$place}.

# What a screen reader says of a place: the following sentences one after the other, as many as are true.
# $place, $title: names of the place and of its tile; $cost, $reward, $favour: amounts in words.
map-place =
    { $kind ->
        [court] {$place}, cour royale, numéro {NUMBER($n)}.
       *[city] {$place}, ville, numéro {NUMBER($n)}.
    }
map-here = La diligence de Mozart est ici.
map-no-tile = Il n’y a pas de tuile en ce moment.
map-tile =
    { $face ->
        [gilded] « {$title} », face dorée. Coût : {$cost}. Récompense : {$reward}.
       *[plain] « {$title} ». Coût : {$cost}. Récompense : {$reward}.
    }
map-favour = Faveur royale : {$favour}.
map-fare = Coût total du voyage : {$cost}.
map-can = Ce lieu peut être choisi maintenant.

## The Requiem

requiem-title = Requiem
# The composer of a line, beside the note that stands for him.
requiem-line = {$name}, {name-note}

# How the markers of a movement stand. $name is a composer; in the solo game also the Soloist.
requiem-count =
    { $n ->
        [one] {$name} : {$n} marqueur.
       *[other] {$name} : {$n} marqueurs.
    }
requiem-leads = {$name} mène : {$higher} par marqueur avec cette note, {$lower} par marqueur avec l’autre.
requiem-tie = Égalité : {$lower} par marqueur. Pour qui aurait la majorité : {$higher}.

# What a screen reader says of a part; $part is such as: Strings 2 in Sequentia.
requiem-free = {$part} : libre.
requiem-covered = {$part} : partition recouverte par Constanze, elle ne pourra jamais être écrite.
requiem-written = {$part} : partition écrite par {$name} pour {$composer}.
requiem-written-neutral = {$part} : marqueur neutre, pour {$composer}.
requiem-written-soloist = {$part} : partition écrite par {$name}.
# What a composer would take and bring.
requiem-way = {$composer}. Coût : {$cost}. Récompense : {$reward}.
requiem-way-repeat = {$composer}. Coût : {$cost}. Récompense : {$reward}. Récurrent : {$repeat}.
# Nothing at once.
requiem-way-only-repeat = {$composer}. Coût : {$cost}. Récurrent : {$repeat}.
requiem-way-none = {$composer} : plus aucune tuile.
requiem-can = Cette partition peut être choisie maintenant.

# Tiles left in a stack of a composer.
requiem-left =
    { $n ->
        [one] {$n} tuile restante.
       *[other] {$n} tuiles restantes.
    }
