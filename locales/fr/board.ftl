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
map-no-tile = Il n’y a pas de tuile ici en ce moment.
map-tile =
    { $face ->
        [gilded] « {$title} », face dorée. Coût : {$cost}. Récompense : {$reward}.
       *[plain] « {$title} ». Coût : {$cost}. Récompense : {$reward}.
    }
map-favour = Faveur royale : {$favour}.
map-fare = Voyager jusqu’ici coûte {$cost} en tout.
map-can = Vous pouvez le choisir maintenant.

## The Requiem

requiem-title = Requiem
# The composer of a line, beside the note that stands for him.
requiem-line = {$name}, {name-note}

# How the markers of a movement stand. $name is a composer; in the solo game also the Soloist.
requiem-count =
    { $n ->
        [one] {$name} : {$n} marqueur.
       *[other] {$name} : {$n} marqueurs.
    }
requiem-leads = {$name} mène : ses marqueurs rapportent {$higher} chacun, les autres {$lower}.
requiem-tie = Égalité : chaque marqueur rapporte {$lower}. Ceux du compositeur en tête rapporteraient {$higher}.

# What a screen reader says of a part; $part is such as: Strings II in Sequentia.
requiem-free = {$part} : libre.
requiem-covered = {$part} : Constanze recouvre cette partition, personne ne peut la commander.
requiem-written = {$part} : partition commandée à {$composer} par {$name}.
requiem-written-neutral = {$part} : un marqueur neutre pour {$composer}.
requiem-written-soloist = {$part} : partition prise par {$name}.
# What a composer would take and bring.
requiem-way = {$composer} : vous payez {$cost}, puis recevez {$reward}.
requiem-way-repeat = {$composer} : vous payez {$cost}, puis recevez {$reward}. Ensuite : {$repeat}.
# Nothing at once.
requiem-way-only-repeat = {$composer} : vous payez {$cost}. Ensuite : {$repeat}.
requiem-way-none = {$composer} : il ne reste aucune tuile.
requiem-can = Vous pouvez la choisir maintenant.

# Tiles left in a stack of a composer.
requiem-left =
    { $n ->
        [one] {$n} tuile restante.
       *[other] {$n} tuiles restantes.
    }
