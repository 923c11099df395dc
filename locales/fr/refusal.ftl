# Why something cannot be done, said to whoever tried: the reason, the figures, and what would make it possible.
# The id of the rule is printed beside the sentence.

## Not now

refusal-over = La partie est terminée.
refusal-not-your-turn = Pas encore : c’est à {$who} de décider.
refusal-not-asked = Il y a autre chose à faire d’abord. {$prompt}
refusal-no-icon = « {name-icon} » : il ne reste aucune action de ce type à effectuer.
refusal-no-exchange = Les échanges se font pendant votre tour, jamais pendant la phase d’entretien.

## Cards

refusal-not-in-hand = « {$card} » n’est pas dans votre main.
refusal-same-card = « {$card} » ne peut pas occuper les deux emplacements : choisissez deux cartes différentes.
refusal-empty-space = L’emplacement {NUMBER($n)} de la rangée est vide.
refusal-not-a-memory = L’emplacement {NUMBER($n)} contient un opus ; pour documenter, choisissez une carte Souvenir.
refusal-not-an-opus = L’emplacement {NUMBER($n)} contient une carte Souvenir ; pour commander, choisissez un opus.
refusal-not-your-opus = {$opus} n’est pas devant vous.
refusal-turned = Vous avez déjà fait interpréter {$opus} cette manche ; la carte sera redressée à la phase d’entretien.
refusal-wrong-type = Cette ville demande un opus du type {name-type} ; {$opus} est d’un autre type.
refusal-wrong-mode =
    { $mode ->
        [perform] Cette ville demande une interprétation, pas une vente.
       *[sell] Cette ville demande une vente, pas une interprétation.
    }

## Map and Requiem

refusal-no-tile = Il n’y a pas de tuile à {$place} ; choisissez un lieu qui en a une.
refusal-no-such-part =
    { $movement ->
        [kyrie] Le Kyrie n’a pas de partition nº {NUMBER($n)}.
        [sequentia] La Sequentia n’a pas de partition nº {NUMBER($n)}.
        [offertorium] L’Offertorium n’a pas de partition nº {NUMBER($n)}.
        [sanctus] Le Sanctus n’a pas de partition nº {NUMBER($n)}.
       *[agnus-dei] L’Agnus Dei n’a pas de partition nº {NUMBER($n)}.
    }
refusal-covered = {$part} : un marqueur Constanze recouvre cette partition, elle ne pourra jamais être écrite.
refusal-written = {$part} : partition déjà écrite par {$who}.
refusal-written-neutral = {$part} : partition déjà écrite, par un marqueur neutre.
refusal-no-marker = La case Instrument {NUMBER($n)} ({name-instrument}) n’a plus de marqueur ; choisissez-en une qui a encore le sien.
refusal-no-marker-left = Il ne vous reste aucun marqueur de cet instrument ({name-instrument}).
refusal-wrong-instrument =
    La partition et le marqueur doivent être du même instrument ; partition : {$part}, marqueur : {$marker}.
refusal-no-composer =
    { $line ->
        [upper] Aucun compositeur n’occupe la ligne supérieure ({name-note}).
       *[lower] Aucun compositeur n’occupe la ligne inférieure ({name-note}).
    }
refusal-stack-empty =
    { $movement ->
        [kyrie] Il ne reste aucune tuile pour le Kyrie : impossible d’y engager {$composer}.
        [sequentia] Il ne reste aucune tuile pour la Sequentia : impossible d’y engager {$composer}.
        [offertorium] Il ne reste aucune tuile pour l’Offertorium : impossible d’y engager {$composer}.
        [sanctus] Il ne reste aucune tuile pour le Sanctus : impossible d’y engager {$composer}.
       *[agnus-dei] Il ne reste aucune tuile pour l’Agnus Dei : impossible d’y engager {$composer}.
    }
refusal-other-movement = Le marqueur neutre doit rester dans le mouvement des cuivres : {name-movement}.

## Costs

# The ducats there are; $spare is what counters that are not needed would bring.
refusal-purse =
    { $spare ->
        [0] vous en avez {NUMBER($has)}
       *[1] vous en avez {NUMBER($has)}, plus {$spare} en marqueurs superflus
    }
refusal-short-ducats =
    { $missing ->
        [one] Il manque {$missing} ducat : cela en coûte {NUMBER($cost)}, {refusal-purse}.
       *[other] Il manque {$missing} ducats : cela en coûte {NUMBER($cost)}, {refusal-purse}.
    }
# $points in words, $n of them; $price is what they would cost to buy.
refusal-short-points =
    { $n ->
        [one] Il manque {$points} : l’acheter coûterait {$price}, {refusal-purse}.
       *[other] Il manque {$points} : les acheter coûterait {$price}, {refusal-purse}.
    }
refusal-short-points-ducats =
    { $n ->
        [one] Il manque {$points} : l’acheter coûterait {$price}, en plus du coût de {$cost} ; {refusal-purse}.
       *[other] Il manque {$points} : les acheter coûterait {$price}, en plus du coût de {$cost} ; {refusal-purse}.
    }
refusal-finance =
    { $steps ->
        [one] Il faut reculer de {$steps} case sur la piste Finances, vous en avez {NUMBER($has)}.
       *[other] Il faut reculer de {$steps} cases sur la piste Finances, vous en avez {NUMBER($has)}.
    }
refusal-wrong-points = Cela coûte {$cost} ; le paiement en propose {NUMBER($offered)}.
refusal-track =
    { $offered ->
        [one] Le paiement prend {$offered} point de la piste {name-kind}, vous y en avez {NUMBER($has)}.
       *[other] Le paiement prend {$offered} points de la piste {name-kind}, vous y en avez {NUMBER($has)}.
    }
refusal-counters = Il faut {$needed}, vous en avez {NUMBER($has)}.
refusal-ducats = Il faut {$needed}, vous en avez {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] Vous n’avez aucun marqueur Talent à rendre.
        [journey] Vous n’avez aucun marqueur Voyage à rendre.
       *[composition] Vous n’avez aucun marqueur Composition à rendre.
    }

## A game that cannot be set up

refusal-setup-players =
    { $most ->
        [1] Contre le Soliste, on joue à 1, pas à {NUMBER($found)}.
       *[4] Une partie se joue de {NUMBER($least)} à {$most}, pas à {NUMBER($found)} ; en solo, on joue contre le Soliste.
    }
refusal-setup-same-composer = {name-composer} ne peut pas prendre les deux lignes : choisissez deux compositeurs.
refusal-setup-lower-composer = Contre le Soliste, seule la ligne supérieure a un compositeur : {name-composer} ne peut pas prendre la ligne inférieure.
refusal-setup-first =
    { $most ->
        [1] Contre le Soliste, c’est toujours à vous de commencer, pas au joueur {NUMBER($found)}.
       *[4] Le joueur {NUMBER($found)} ne peut pas commencer : les joueurs vont de 1 à {$most}.
    }

## A position that cannot be: where ($path), what, and by which rule

fault-position-missing = {$path} : {$thing} n’est nulle part sur la table ({$rule}).
fault-position-twice = {$path} : {$thing} se trouve aussi à un autre endroit ({$rule}).
fault-position-misplaced = {$path} : {$thing} n’a pas sa place ici ({$rule}).
fault-position-number = {$path} : trouvé {NUMBER($found)} ; attendu : de {NUMBER($least)} à {NUMBER($most)} ({$rule}).
fault-position-tile = {$path} : la tuile Compositeur « {$thing} » n’est pas là où les piles la laissent ({$rule}).
fault-position-composer = {$path} : {$thing} ne peut pas être le compositeur ici ({$rule}).
fault-position-composer-none = {$path} : il manque un compositeur ({$rule}).
fault-position-part = {$path} : la partition {$thing} n’existe pas ou figure deux fois ({$rule}).
fault-position-prompt = {$path} : cette question ne peut pas se poser ici : {$thing} ({$rule})
fault-position-prompt-none = {$path} : une question doit se poser ici ({$rule}).
fault-position-turned = {$path} : {$thing} figure parmi les opus inclinés, mais n’est pas devant le joueur ({$rule}).
