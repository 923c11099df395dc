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
decision-experience = Expériences : carte à utiliser maintenant.
decision-story = Histoires : récompense à la fin de la manche.
decision-choose-upper = Choisissez la moitié haute d’une carte pour l’utiliser, ou prenez des ducats à la place.
decision-choose-lower = Choisissez la moitié basse d’une autre carte.
decision-need-cards = Choisir deux cartes
decision-need-story = Choisir l’autre carte
decision-use = Utiliser la carte
decision-take = Prendre {$ducats}
decision-take-end = Prendre {$ducats} et terminer
decision-card-up = {$title} : la jouer dans Expériences et l’utiliser maintenant. {$actions}
decision-card-ducats = {$title} : la jouer dans Expériences et prendre {$ducats} à la place
decision-card-low = {$title} : la jouer dans Histoires. Vous recevez {$reward} à la fin de la manche
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
        [0] Vous ne pouvez pas effectuer cette action maintenant.
        [one] {$n} choix. Sélectionnez-le sur le plateau ou dans la liste.
       *[other] {$n} choix. Sélectionnez-en un sur le plateau ou dans la liste.
    }
decision-list = Liste
decision-price = Vous payez
decision-reward = Vous recevez
decision-from = dès
# The large button while nothing is chosen.
decision-choose =
    { $step ->
        [travel] Choisir un lieu
        [document] Choisir une carte
        [requiem] Choisir une partition
        [action] Choisir une action
       *[work] Choisir un opus
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
decision-favour = En fin de partie : {$favour}
decision-round-end = À la fin de la manche : {$reward}
decision-no-later = rien
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
decision-actions = puis vous pouvez effectuer : {$actions}
decision-neutral = puis vous placez le marqueur neutre
decision-lost = L’action qui l’accompagne est impossible pour l’instant.
decision-documented = « {$card} » remplace « {$replaced} » dans Histoires
decision-full =
    { $n ->
        [one] La piste {name-kind} est pleine : {$n} ducat à la place
       *[other] La piste {name-kind} est pleine : {$n} ducats à la place
    }
decision-certain = Si tout s’arrêtait là
decision-ends = Votre tour se termine ensuite.
decision-hidden = De nouvelles cartes seront révélées : vous ne pourrez pas annuler.
decision-go = {$verb} · payer
decision-verb =
    { $verb ->
        [document] Documenter
        [commission] Commander
        [perform] Interpréter
        [sell] Vendre
        [travel] Voyager
        [neutral] Placer le marqueur
       *[requiem] Commander
    }
decision-missing = Impossible maintenant

## Fin du tour

decision-done = Terminez votre tour
decision-done-hint = Il ne vous reste aucune action.
decision-unused = Vous pouvez encore effectuer : {$actions}. Si vous terminez votre tour maintenant, vous y renoncez.
decision-end-anyway = Terminer quand même
decision-go-on = Continuer le tour
decision-auto-end = Terminer mon tour automatiquement quand il ne me reste aucune action

## Échange

decision-exchange = Échange
decision-exchange-hint = Achetez un marqueur pour {$buy} ou rendez-en un contre {$back}, autant de fois que vous voulez.
decision-buy = Acheter {$counter}
decision-return = Rendre {$counter}
decision-exchange-done = Terminé

## Lecteurs d’écran et touches

decision-your-turn = À vous : {$what}
decision-enter = {$offer} Appuyez sur Entrée pour valider.
decision-two-ways = Deux compositeurs sont possibles. Choisissez avec 1 ou 2, ou avec les boutons.
decision-key =
    { $key ->
        [upper] utiliser la moitié haute d’une carte de la main
        [lower] jouer une carte de la main dans Histoires
        [list] choisir dans la liste
        [move] se déplacer dans une liste
        [confirm] valider le choix
        [step] revenir d’une étape
       *[help] afficher ces touches
    }
# The names on the keys of a keyboard.
decision-key-name =
    { $key ->
        [escape] Échap
        [home] Début
       *[end] Fin
    }
