advice-title = Conseil
advice-compare = Comparer
advice-compare-tip = Comparer mon choix au meilleur tour
advice-key = demander conseil ou fermer le conseil
advice-searching = Essai de plusieurs tours…
advice-use = Choisir ce tour
advice-by-hand = Aucun bot n’a été entraîné avec cette édition. Ce conseil vient d’un bot plus simple.
advice-failed = Aucun conseil n’est disponible ici.

advice-expected = environ {$vp} à la fin
advice-chance = {$percent} % de chances de gagner
advice-decimal = {$whole},{$tenth}

advice-mine = Votre choix
advice-mine-best = Votre choix est le meilleur tour.
advice-mine-close = À peu près aussi bon que le premier tour : l’écart est de {$vp} ± {$error} PV.
advice-mine-worse = Vaut {$vp} ± {$error} PV de moins que le premier tour.
advice-mine-lacks = Ce que seul le premier tour apporte :

advice-denies = prend {$opus}, qui manque à {$player} pour la faveur royale « {$court} »
advice-rival-loses = {$player} gagne {$vp} de moins ({name-movement})
advice-afford = de quoi payer au prochain tour : {$part} (sinon, il manque {$ducats})
advice-leaves = il vous reste en plus : {$resources}
advice-keeps = « {$card} » reste en main

advice-table = Les joueurs peuvent demander conseil à un bot
advice-table-label = Conseil
advice-table-choice =
    { $choice ->
        [allowed] autorisé
       *[off] non autorisé
    }
