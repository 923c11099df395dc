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
n-from-track =
    { $n ->
        [one] {$n} point de la piste {name-kind}
       *[other] {$n} points de la piste {name-kind}
    }

## Rewards

effect-actions =
    { $n ->
        [1] « {name-icon} »
       *[2] {$n} × « {name-icon} »
    }
effect-per-opus =
    { $type ->
        [opera] {$vp} par opéra que vous avez
        [religious] {$vp} par opus de musique religieuse que vous avez
        [symphony] {$vp} par symphonie que vous avez
       *[chamber] {$vp} par opus de musique de chambre que vous avez
    }
effect-at-city =
    { $mode ->
        [perform] { $type ->
            [opera] faire interpréter un opéra et recevoir {$extra} en plus
            [religious] faire interpréter un opus de musique religieuse et recevoir {$extra} en plus
            [symphony] faire interpréter une symphonie et recevoir {$extra} en plus
           *[chamber] faire interpréter un opus de musique de chambre et recevoir {$extra} en plus
        }
       *[sell] { $type ->
            [opera] vendre un opéra et recevoir {$extra} en plus
            [religious] vendre un opus de musique religieuse et recevoir {$extra} en plus
            [symphony] vendre une symphonie et recevoir {$extra} en plus
           *[chamber] vendre un opus de musique de chambre et recevoir {$extra} en plus
        }
    }
effect-neutral = le marqueur neutre

## Repeating rewards

repeat-track = {$step} à la fin de chaque manche
repeat-opus =
    { $type ->
        [opera] {$vp} à chaque commande, interprétation ou vente d’un opéra
        [religious] {$vp} à chaque commande, interprétation ou vente d’un opus de musique religieuse
        [symphony] {$vp} à chaque commande, interprétation ou vente d’une symphonie
       *[chamber] {$vp} à chaque commande, interprétation ou vente d’un opus de musique de chambre
    }
repeat-action = « {name-icon} » une fois de plus chaque fois que vous effectuez cette action

## Royal favours: one different thing for each item

favour-types = {$vp} si vous avez un opus de chaque type : {$items}
favour-periods = {$vp} si vous avez un opus de chaque période : {$items}
favour-instruments = {$vp} si vous avez un marqueur sur chaque instrument : {$items}
favour-movements = {$vp} si vous avez un marqueur dans chaque mouvement : {$items}

## Cards and tiles

memory-line = {$title} : {$actions}. Histoires : {$story}.
memory-line-reward = {$title} : {$reward}, puis {$actions}. Histoires : {$story}.
opus-line = {$title} ({$year}), {name-type}, période {name-period}. Coût : {$cost} ; immédiat : {$vp}. Faire interpréter : {$perform-cost} → {$perform}. Vendre : {$sell-cost} → {$sell}.
opus-line-starting = {$title}. Faire interpréter : {$perform-cost} → {$perform}. Vendre : {$sell-cost} → {$sell}.
tile-line = {$title} ({name-composer}, {name-movement}). Coût : {$cost}. Récompense immédiate : {$reward}.
tile-line-repeat = {$title} ({name-composer}, {name-movement}). Coût : {$cost}. Récompense immédiate : {$reward}. Récompense récurrente : {$repeat}.
city-line = {$title}. Coût : {$cost}. Face simple : {$plain}. Face dorée : {$gilded}.
court-line = {$title}. Coût : {$cost}. Face simple : {$plain}. Face dorée : {$gilded}. Faveur royale : {$favour}.
bonus-line = {$title} ({$reward} par icône « {name-icon} » dans Expériences)

# In parentheses how the columns of a Soloist card direct him: in the row, on the map, in the Requiem.
soloist-line = {name-soloist-card} : {$actions} ({$row} ; {$travel} ; {$requiem})
soloist-row =
    { $end ->
        [leftmost] rangée : la carte la plus à gauche
       *[rightmost] rangée : la carte la plus à droite
    }
soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] Europe : il reste où il est
            [one] Europe : ordre croissant, {$courts} cour royale
           *[other] Europe : ordre croissant, {$courts} cours royales
        }
       *[descending] { $courts ->
            [0] Europe : il reste où il est
            [one] Europe : ordre décroissant, {$courts} cour royale
           *[other] Europe : ordre décroissant, {$courts} cours royales
        }
    }
soloist-requiem =
    { $from ->
        [top] Requiem : {name-movement}, depuis le haut
       *[bottom] Requiem : {name-movement}, depuis le bas
    }
