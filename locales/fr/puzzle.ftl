# Problèmes : la liste, un problème sur la table, et le verdict sur un tour.

puzzle-title = Problèmes
puzzle-line = Trouvez le meilleur tour
puzzle-solved =
    { $n ->
        [one] { $n } résolu
       *[other] { $n } résolus
    }
puzzle-coming = Chargement des problèmes…
puzzle-missing = Impossible de charger les problèmes. Vérifiez votre connexion et rouvrez cette page.
puzzle-today = Problème du jour
puzzle-count = { $done } sur { $all } résolus
puzzle-days =
    { $n ->
        [one] Problème du jour : résolu { $n } jour de suite
       *[other] Problème du jour : résolu { $n } jours de suite
    }
puzzle-row =
    { $n ->
        [one] { $n } de suite au premier essai
       *[other] { $n } de suite au premier essai
    }
puzzle-grades = Difficulté
puzzle-grade =
    { $grade ->
        [all] Tous
        [easy] Facile
        [medium] Moyen
       *[hard] Difficile
    }
puzzle-theme =
    { $theme ->
        [requiem] Requiem
        [money] Argent
        [journeys] Voyages
        [commissions] Commandes
        [timing] Moment
       *[last-round] Dernière manche
    }
puzzle-theme-line =
    { $theme ->
        [requiem] Écrivez la bonne partie au bon moment.
        [money] Prenez des ducats, faites interpréter ou vendez quand cela rapporte.
        [journeys] Voyagez là où vous gagnez le plus.
        [commissions] Choisissez l’œuvre qui vaut son prix.
        [timing] Quelles cartes maintenant, lesquelles plus tard ?
       *[last-round] Chaque point compte, et il ne sert à rien d’épargner.
    }
puzzle-tag = { $theme }, { $grade }
puzzle-name = { $theme } { $number } ({ $grade })
puzzle-solo = Solo
puzzle-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
puzzle-label =
    { $state ->
        [solved] Problème { $number }, { $grade }, { $table }, résolu
       *[open] Problème { $number }, { $grade }, { $table }
    }
puzzle-task = Trouvez le meilleur tour : jouez-le, puis terminez votre tour.
puzzle-all = Tous les problèmes
puzzle-thinking = Comparaison de votre tour avec le meilleur… { $share } %
puzzle-failed = La comparaison a échoué. Réessayez.
puzzle-best = Résolu ! C’est le meilleur tour.
puzzle-as-good = Résolu ! Votre tour vaut le meilleur, autant qu’on puisse en juger.
puzzle-unforeseen = Votre tour utilise une carte apparue après son début. Trouvez un tour que vous pouviez prévoir.
puzzle-worse = Il y a un meilleur tour. Le vôtre devrait perdre { $loss } PV par rapport à lui (± { $error }).
puzzle-solution = Le meilleur tour
puzzle-reason = Pourquoi
puzzle-margin = Le deuxième meilleur tour devrait perdre { $margin } PV.
puzzle-again = Réessayer
puzzle-show = Voir la solution
puzzle-next = Problème suivant
puzzle-decimal = { $whole },{ $tenth }
