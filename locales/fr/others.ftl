# Les autres joueurs : résumés, rythme des bots, Soliste, fin d’une manche.

## The players

others-last = Dernier coup :
others-plays = {$name} joue
others-looks = Vous voyez la main du joueur qui décide.

## The pace of bots

others-pause = Pause
others-continue = Continuer
others-step = Pas à pas
others-speed = Vitesse
others-to-my-turn = Aller à mon tour
others-to-round-end = Aller en fin de manche

## The Soloist

others-soloist-level = Soliste, niveau {name-level}
others-what = Ce qu’il fait
others-where = Où il le fait
others-turned-none = Il n’a révélé aucune carte cette manche.
others-number = Nº {NUMBER($n)}
others-nothing = Il ne peut rien faire.
others-for-you = Ce qui change pour vous
others-coach-now = La diligence est maintenant à {$place}. Votre prochain voyage part de là.
others-court-gone = À {$place}, la tuile Cour royale n’est plus disponible.
others-part-gone = {$part} : partition prise.
others-card-gone = {$card} a quitté la rangée.
others-you = Vous
others-points = Points jusqu’ici
others-markers = Marqueurs Requiem restants
others-courts = Tuiles Cour royale
others-finance = Case Finances
others-unseen = Pas encore révélées cette manche
others-next = Où ses cartes l’enverraient maintenant
others-up = numéros croissants
others-down = numéros décroissants
others-right = rangée, à droite
others-left = rangée, à gauche
others-no-target = rien

## The end of a round

round-end-ends = Fin de la période {name-period} · {$first}–{$last}
round-end-income = Vos revenus
round-end-income-of = Revenus : {$name}
round-end-step =
    { $step ->
        [story] Cartes Histoires
        [sequentia] Tuiles Sequentia
        [finance] Piste Finances
       *[bonus] Bonus de période
    }
round-end-note =
    { $step ->
        [story] Vos pistes sont revenues à 0. Voici vos nouveaux points.
        [sequentia] à chaque manche
        [finance] à chaque manche
       *[bonus] pour vos cartes dans Expériences
    }
round-end-none = Vous n’avez rien reçu.
round-end-now = Vous avez maintenant
round-end-everyone = Tout le monde
round-end-player = {$name} : +{NUMBER($vp)} PV, {NUMBER($total)} en tout. Reçu : {$gain}
round-end-gold = Tuiles dorées
round-end-gold-none = Il ne restait aucune tuile sur la carte de l’Europe.
round-end-new = Nouvelles tuiles : {$places}
round-end-row = Les cartes de la période {name-period} arrivent dans la rangée.
round-end-first = {$name} joue maintenant en premier.
round-end-first-you = Vous jouez maintenant en premier.
round-end-bonus = Bonus de période
round-end-look = Voir la table
round-end-begin = Commencer la période {$period}
round-end-again = Bilan de la manche
round-end-life =
    { $n ->
        [2] Le prodige a grandi : voyages en Italie, et aucun poste pour le retenir.
        [3] Mannheim et Paris : il cherche en vain un poste à une cour et perd sa mère.
        [4] Il a quitté l’archevêque. Il épouse Constanze et donne ses propres concerts à Vienne.
       *[5] Ses dernières années : des opéras, des dettes et un Requiem qu’il n’achèvera pas.
    }
