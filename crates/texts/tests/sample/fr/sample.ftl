# L'échantillon en français.
language-name = Français

plain = Rien à ajouter.
lines = Une seule ligne.
literal = « {$type} »
points =
    { $n ->
        [one] {$n} point
        [many] {$n} de points
       *[other] {$n} points
    }
cards =
    { $n ->
        [one] {$n} carte
       *[other] {$n} cartes
    }
drew = {$who} pioche {cards}.
ordinal =
    { $n ->
        [1] premier
       *[2] autre
    }
greeting =
    { $gender ->
        [feminine] Madame
       *[other] Monsieur
    }
term = Un opus, des opus.
