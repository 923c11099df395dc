# La décision : la colonne qui dit quoi faire maintenant, ce que cela coûte et rapporte.

## Étapes d’un tour

decision-steps = Étapes de votre tour
decision-step =
    { $step ->
        [cards] Cartes
        [document] Carte
        [commission] Opus
        [perform_or_sell] Opus
        [travel] Lieu
        [requiem] Partition
        [confirm] Valider
       *[action] Action
    }

## Choix des cartes

decision-cards = Choisissez deux cartes
decision-experience = Expériences : utilisée maintenant
decision-story = Histoires : paie à la fin de la manche.
decision-choose-upper = Choisissez la moitié haute d’une carte : l’utiliser ou prendre des ducats.
decision-choose-lower = Choisissez la moitié basse d’une autre carte.
decision-need-cards = Choisissez deux cartes
decision-need-story = Choisissez une Histoire
decision-use = Utiliser
decision-take = Prendre {$ducats}
decision-take-end = Prendre {$ducats}, finir
decision-card-up = {$title} : l’utiliser maintenant dans Expériences. {$actions}
decision-card-ducats = {$title} : la poser dans Expériences et prendre {$ducats}
decision-card-low = {$title} : la poser dans Histoires. Rapporte {$reward} à la fin de la manche
# Above the three buttons of each card.
decision-column =
    { $half ->
        [up] Utiliser
        [ducats] ou prendre
       *[low] Histoires
    }
decision-change-cards = Changer de cartes

## Choix d’une cible

decision-tap =
    { $n ->
        [0] Rien ne peut être choisi pour cette action.
        [one] {$n} choix. Cliquez dessus sur le plateau ou dans la liste.
       *[other] {$n} choix. Cliquez sur le plateau ou dans la liste.
    }
decision-list = Liste
decision-price = Vous payez
decision-reward = Vous recevez
decision-from = dès
# The large button while nothing is chosen.
decision-choose =
    { $step ->
        [travel] Choisissez un lieu
        [document] Choisissez une carte
        [requiem] Choisissez une partition
        [action] Choisissez une action
       *[work] Choisissez un opus
    }
decision-skip = Passer cette action

## Coûts et gains

decision-pay = Vous payez
decision-get = Vous recevez
decision-later = Plus tard
decision-free = rien
decision-keep = il vous reste {$rest}
decision-change = Modifier
decision-change-payment = Modifier le paiement
decision-no-gain = rien maintenant
decision-favour = En fin de partie : {$favour}
decision-round-end = À la fin de la manche : {$reward}
decision-no-later = rien de plus
decision-steps-wild =
    { $n ->
        [one] {$n} case de piste au choix
       *[other] {$n} cases de piste au choix
    }
decision-counters-wild =
    { $n ->
        [one] {$n} marqueur au choix
       *[other] {$n} marqueurs au choix
    }
decision-actions = puis vous pouvez : {$actions}
decision-neutral = puis vous placez le marqueur neutre
decision-documented = {$card} remplace {$replaced} dans Histoires
decision-full =
    { $n ->
        [one] {name-kind} : piste pleine, {$n} ducat à la place
       *[other] {name-kind} : piste pleine, {$n} ducats à la place
    }
decision-certain = Score certain
decision-ends = Votre tour se termine ensuite.
decision-hidden = De nouvelles cartes sont révélées : annulation impossible.
decision-go = {$verb} · payer
decision-verb =
    { $verb ->
        [document] Documenter
        [commission] Commander
        [perform] Jouer
        [sell] Vendre
        [travel] Voyager
        [neutral] Placer le marqueur
       *[requiem] Engager
    }
decision-missing = Impossible maintenant

## Fin du tour

decision-done = Terminez votre tour
decision-done-hint = Vous avez tout effectué.
decision-unused = Vous pouvez encore effectuer : {$actions}. Si vous terminez le tour, c’est perdu.
decision-end-anyway = Terminer quand même
decision-go-on = Continuer mon tour
decision-auto-end = Terminer mon tour automatiquement quand il ne reste rien

## Échange

decision-exchange = Échange
decision-exchange-hint = Achetez un marqueur pour {$buy} ou rendez-en un pour {$back}, autant que vous voulez.
decision-buy = Acheter {$counter}
decision-return = Rendre {$counter}
decision-exchange-done = Terminé

## Lecteurs d’écran et touches

decision-your-turn = À vous : {$what}
decision-enter = {$offer}. Entrée pour valider.
decision-key =
    { $key ->
        [upper] utiliser la moitié haute d’une carte de la main
        [lower] poser une carte de la main dans Histoires
        [list] choisir dans la liste
        [move] se déplacer dans une liste
        [confirm] valider le choix
        [step] revenir d’une étape
       *[help] afficher ces touches
    }
