# Les autres joueurs : résumés, rythme des bots, Soliste, fin d’une manche.

## The players

others-last = Dernier coup :
others-plays = {$name} joue
others-looks = Vous voyez la main du joueur qui décide.

## The pace of bots

others-pause = Pause
others-continue = Continuer
others-step = Un pas
others-speed = Vitesse
others-to-my-turn = À mon tour
others-to-round-end = Fin de la manche

## The Soloist

others-soloist-level = Soliste, niveau {name-level}
others-what = Ce qu’il fait
others-where = Où il le fait
others-turned-none = Il n’a révélé aucune carte dans cette manche.
others-number = Nº {NUMBER($n)}
others-nothing = Il ne trouve rien à faire.
others-for-you = Pour vous
others-coach-now = Le carrosse est à {$place} : vos routes partent de là.
others-court-gone = La faveur royale de {$place} n’est plus disponible.
others-part-gone = {$part} : pris.
others-card-gone = {$card} a quitté la rangée.
others-you = Vous
others-points = Points jusqu’ici
others-markers = Marqueurs Requiem restants
others-courts = Tuiles Cour royale
others-finance = Case Finances
others-unseen = Pas encore révélées dans cette manche
others-next = Où ses cartes le mèneraient maintenant
others-up = numéros croissants
others-down = numéros décroissants
others-right = bout droit de la rangée
others-left = bout gauche de la rangée
others-no-target = rien

## The end of a round

round-end-ends = Fin de la période {name-period} · {$first}–{$last}
round-end-income = Vos revenus
round-end-income-of = Revenus : {$name}
round-end-step =
    { $step ->
        [story] Cartes Histoires
        [sequentia] Tuiles Sequentia
        [finance] Piste Finances
       *[bonus] Bonus de période
    }
round-end-note =
    { $step ->
        [story] Vos pistes ont été vidées ; voici les nouveaux points.
        [sequentia] à chaque manche
        [finance] payé à chaque manche
       *[bonus] pour vos cartes dans Expériences
    }
round-end-none = Vous n’avez rien reçu.
round-end-now = Vous avez maintenant
round-end-everyone = Tout le monde
round-end-player = {$name} : +{NUMBER($vp)} PV, {NUMBER($total)} en tout. Reçu : {$gain}
round-end-gold = Tuiles dorées
round-end-gold-none = Aucune tuile n’est restée sur la carte de l’Europe.
round-end-new = Nouvelles tuiles : {$places}
round-end-row = Rangée : les cartes de la période {name-period} arrivent.
round-end-first = {$name} joue maintenant en premier.
round-end-bonus = Bonus de la période
round-end-look = Voir la table
round-end-begin = Commencer la période {$period}
round-end-again = Fin de manche
round-end-life =
    { $n ->
        [2] Le prodige a grandi : voyages en Italie, et aucun poste pour le retenir.
        [3] Mannheim et Paris : il cherche une cour et perd sa mère.
        [4] Il a quitté l’archevêque. Il épouse Constanze et donne ses propres concerts à Vienne.
       *[5] Ses dernières années : des opéras, des dettes et un Requiem qu’il n’achèvera pas.
    }
