# Why something cannot be done, said to whoever tried: the reason, the figures, and what would make it possible.
# The id of the rule is printed beside the sentence.

## Not now

refusal-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour : c’est à {$who} de décider.
refusal-not-asked = Pas encore. {$prompt}
refusal-no-icon = Il ne vous reste aucune action « {name-icon} » en ce moment.
refusal-no-exchange = Vous ne pouvez faire un échange que pendant votre tour, pas pendant la phase d’entretien.

## Cards

refusal-not-in-hand = « {$card} » n’est pas dans votre main.
refusal-same-card = Vous ne pouvez pas jouer « {$card} » aux deux endroits. Choisissez deux cartes différentes.
refusal-empty-space = L’emplacement {NUMBER($n)} de la rangée est vide.
refusal-not-a-memory = L’emplacement {NUMBER($n)} contient un opus. Pour documenter, choisissez une carte Souvenir.
refusal-not-an-opus = L’emplacement {NUMBER($n)} contient une carte Souvenir. Pour commander, choisissez un opus.
refusal-not-your-opus = {$opus} ne fait pas partie de vos opus.
refusal-turned = Vous avez déjà fait interpréter {$opus} cette manche. La carte sera redressée à la manche suivante.
refusal-wrong-type = Cette ville exige un opus du type {name-type}. {$opus} est d’un autre type.
refusal-wrong-mode =
    { $mode ->
        [perform] Dans cette ville, vous pouvez faire interpréter un opus, pas en vendre un.
       *[sell] Dans cette ville, vous pouvez vendre un opus, pas en faire interpréter un.
    }

## Map and Requiem

refusal-no-tile = Il n’y a pas de tuile à {$place}. Choisissez un lieu qui en a une.
refusal-no-such-part =
    { $movement ->
        [kyrie] Le Kyrie n’a pas de partition nº {NUMBER($n)}.
        [sequentia] La Sequentia n’a pas de partition nº {NUMBER($n)}.
        [offertorium] L’Offertorium n’a pas de partition nº {NUMBER($n)}.
        [sanctus] Le Sanctus n’a pas de partition nº {NUMBER($n)}.
       *[agnus-dei] L’Agnus Dei n’a pas de partition nº {NUMBER($n)}.
    }
refusal-covered = {$part} : un marqueur Constanze recouvre cette partition, personne ne peut la commander.
refusal-written = {$part} : partition déjà prise par {$who}.
refusal-written-neutral = {$part} : partition déjà prise par un marqueur neutre.
refusal-no-marker = Vous avez déjà utilisé le marqueur de la case Instrument {NUMBER($n)} ({name-instrument}). Choisissez-en un autre.
refusal-no-marker-left = Il ne vous reste aucun marqueur pour cet instrument ({name-instrument}).
refusal-wrong-instrument = La partition et le marqueur doivent être du même instrument. Partition : {$part} ; marqueur : {$marker}.
refusal-no-composer =
    { $line ->
        [upper] Il n’y a pas de compositeur sur la ligne supérieure ({name-note}).
       *[lower] Il n’y a pas de compositeur sur la ligne inférieure ({name-note}).
    }
refusal-stack-empty =
    { $movement ->
        [kyrie] {$composer} n’a plus de tuile pour le Kyrie. Vous ne pouvez plus lui commander de partition de ce mouvement.
        [sequentia] {$composer} n’a plus de tuile pour la Sequentia. Vous ne pouvez plus lui commander de partition de ce mouvement.
        [offertorium] {$composer} n’a plus de tuile pour l’Offertorium. Vous ne pouvez plus lui commander de partition de ce mouvement.
        [sanctus] {$composer} n’a plus de tuile pour le Sanctus. Vous ne pouvez plus lui commander de partition de ce mouvement.
       *[agnus-dei] {$composer} n’a plus de tuile pour l’Agnus Dei. Vous ne pouvez plus lui commander de partition de ce mouvement.
    }
refusal-other-movement = Le marqueur neutre doit aller dans le même mouvement que le marqueur Cuivres : {name-movement}.

## Costs

# The ducats there are; $spare is what counters that are not needed would bring.
refusal-purse =
    { $spare ->
        [0] vous en avez {NUMBER($has)}
       *[1] vous en avez {NUMBER($has)}, plus {$spare} en rendant vos marqueurs superflus
    }
refusal-short-ducats =
    { $missing ->
        [one] Il vous manque {$missing} ducat : cela en coûte {NUMBER($cost)}, mais {refusal-purse}.
       *[other] Il vous manque {$missing} ducats : cela en coûte {NUMBER($cost)}, mais {refusal-purse}.
    }
# $points in words, $n of them; $price is what they would cost to buy.
refusal-short-points =
    { $n ->
        [one] Il vous manque {$points} : vous pouvez l’acheter pour {$price}, mais {refusal-purse}.
       *[other] Il vous manque {$points} : vous pouvez les acheter pour {$price}, mais {refusal-purse}.
    }
refusal-short-points-ducats =
    { $n ->
        [one] Il vous manque {$points} : vous pouvez l’acheter pour {$price}, mais il faut aussi payer {$cost}, or {refusal-purse}.
       *[other] Il vous manque {$points} : vous pouvez les acheter pour {$price}, mais il faut aussi payer {$cost}, or {refusal-purse}.
    }
refusal-finance =
    { $steps ->
        [one] Il faut reculer de {$steps} case sur la piste Finances, mais vous ne pouvez reculer que de {NUMBER($has)}.
       *[other] Il faut reculer de {$steps} cases sur la piste Finances, mais vous ne pouvez reculer que de {NUMBER($has)}.
    }
refusal-wrong-points = Cela coûte {$cost}, mais vous en payez {NUMBER($offered)}.
refusal-track =
    { $offered ->
        [one] Vous payez {$offered} point de la piste {name-kind}, mais vous en avez {NUMBER($has)} sur cette piste.
       *[other] Vous payez {$offered} points de la piste {name-kind}, mais vous en avez {NUMBER($has)} sur cette piste.
    }
refusal-counters = Cela coûte {$needed}, mais vous en avez {NUMBER($has)}.
refusal-ducats = Cela coûte {$needed}, mais vous en avez {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] Vous n’avez aucun marqueur Talent à rendre.
        [journey] Vous n’avez aucun marqueur Voyage à rendre.
       *[composition] Vous n’avez aucun marqueur Composition à rendre.
    }

## A game that cannot be set up

refusal-setup-players =
    { $most ->
        [1] Contre le Soliste, on joue en solo, pas à {NUMBER($found)} joueurs.
       *[4] Une partie se joue de {NUMBER($least)} à {$most} joueurs, pas à {NUMBER($found)}. Pour jouer en solo, choisissez le Soliste.
    }
refusal-setup-same-composer = {name-composer} ne peut pas prendre les deux lignes. Choisissez deux compositeurs différents.
refusal-setup-lower-composer = Contre le Soliste, seule la ligne supérieure a un compositeur. {name-composer} ne peut pas prendre la ligne inférieure.
refusal-setup-first =
    { $most ->
        [1] Contre le Soliste, c’est toujours vous qui commencez.
       *[4] Le joueur {NUMBER($found)} ne peut pas commencer : les joueurs vont de 1 à {$most}.
    }

## A position that cannot be: where ($path), what, and by which rule

fault-position-missing = {$path} : {$thing} manque dans la position ({$rule}).
fault-position-twice = {$path} : {$thing} se trouve aussi à un autre endroit ({$rule}).
fault-position-misplaced = {$path} : {$thing} n’a pas sa place ici ({$rule}).
fault-position-number = {$path} : trouvé {NUMBER($found)} ; attendu : de {NUMBER($least)} à {NUMBER($most)} ({$rule}).
fault-position-tile = {$path} : la tuile Compositeur « {$thing} » ne correspond pas aux piles ({$rule}).
fault-position-composer = {$path} : {$thing} ne peut pas être le compositeur ici ({$rule}).
fault-position-composer-none = {$path} : il manque un compositeur ({$rule}).
fault-position-part = {$path} : la partition {$thing} n’existe pas ou figure deux fois ({$rule}).
fault-position-prompt = {$path} : cette question ne peut pas se poser ici : {$thing} ({$rule})
fault-position-prompt-none = {$path} : une question doit se poser ici ({$rule}).
fault-position-turned = {$path} : {$thing} : opus incliné, mais le joueur ne l’a pas ({$rule}).
fault-position-gap = {$path} : cet emplacement de la rangée est vide, alors qu’une carte se trouve à sa gauche ({$rule}).
fault-position-mark = {$path} : ce marqueur ne peut pas être sur {$thing} : son joueur ne participe pas, ou il montre la mauvaise note ({$rule}).
fault-position-asleep = {$path} : la tuile de la case {NUMBER($space)} ne peut être « asleep » que pendant sa récompense immédiate ({$rule}).
