# L’analyse d’une partie : ce que chacun pouvait espérer, ce que chaque tour a perdu, et ce qui fut de la chance.

analysis-title = Le cours de la partie
analysis-open = Analyse
analysis-share = Chances de gagner
analysis-vp = Points attendus
analysis-decimal = {$whole},{$tenth}
analysis-percent = {NUMBER($n)} %
analysis-even = égalité
analysis-turn = Période {name-period}, tour {NUMBER($turn)}
analysis-lost = −{$vp} PV
analysis-lost-sure = −{$vp} ± {$error} PV
analysis-lost-about = environ −{$vp} PV
analysis-played = Joué
analysis-better = Mieux
analysis-more = Davantage grâce à : {$sources}
analysis-source = {$source} (+{$vp} PV)
analysis-costly = Tours les plus coûteux
analysis-none = Aucun tour n’a coûté nettement plus d’un point.
analysis-finds = Meilleurs moments
analysis-find = {$turn} : {$vp} PV de mieux que le tour évident
analysis-total = Perdu par rapport aux meilleurs tours : {$vp} PV
analysis-luck =
    { $side ->
        [good] La chance a rapporté {$vp} PV
        [bad] La malchance a coûté {$vp} PV
       *[even] Ni chance ni malchance
    }
analysis-practise = À travailler
analysis-practise-line =
    { $code ->
        [opus] Commandez plus d’opus : vous gagnez aussitôt des points, puis des ducats.
        [sales] Vendez vos opus à temps : vous gagnez des points que vous n’auriez pas en les gardant.
        [tiles] Regardez plus souvent les tuiles : vous gagnez des points avec les compositeurs, les villes et les cours royales.
        [income] Pensez à ce que vous recevez à chaque manche : piste Finances, icônes Histoires et bonus de période.
        [requiem] Surveillez les majorités du Requiem : vos marqueurs rapportent plus si leur compositeur mène.
        [favours] Choisissez tôt une faveur royale et réunissez ce qu’elle demande.
       *[left] Comptez ce qui vous reste : vos points d’histoire et vos ducats rapportent encore des PV à la fin.
    }
analysis-practise-vp = {$source} : avec les meilleurs tours, vous pouviez espérer {$vp} PV de plus.
analysis-versus = Points par source
analysis-winner = Vainqueur
analysis-all = Tous les tours
analysis-show = Voir
analysis-of = Tours de
analysis-key-find = une trouvaille
analysis-key-costly = coûteux
analysis-fast = Aperçu rapide : {NUMBER($n)} sur {NUMBER($last)}
analysis-deeper = Recherche approfondie : {NUMBER($n)} sur {NUMBER($last)}
analysis-done = Tous les tours ont été examinés.
analysis-stop = Arrêter
analysis-continue = Continuer
analysis-note = Le bot le plus fort juge chaque tour d’après ce que le joueur savait à ce moment. La malchance ne compte pas.
analysis-no-worker = Ce navigateur ne peut pas calculer l’analyse en arrière-plan.
