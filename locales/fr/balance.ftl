# `lacrimosa balance` : l’équilibre du jeu.

cli-balance = Mesurer l’équilibre du jeu : des bots s’affrontent, et chaque ligne d’un tableau dit si l’objectif est atteint
cli-balance-bot = Qui joue, par exemple allegro ou flat@200 ; le nombre dit combien d’essais il fait avant de décider
cli-balance-plans = Genre des bots qui suivent un plan : flat fait des essais, greedy ne fait que peser ; par défaut, comme le bot
cli-balance-games = Parties à chaque table
cli-balance-seed = Graine de la première partie, un nombre entier ; chaque partie suivante prend la suivante
cli-balance-tables = Tables à jouer, séparées par des virgules ; toutes par défaut
cli-balance-out = Dossier pour les parties, le rapport, les chiffres de chaque carte et tuile, et les images ; une série interrompue y reprend
cli-balance-threads = Combien de parties à la fois ; par défaut, autant que de cœurs
cli-balance-against = Comparer avec un balance.json antérieur
cli-balance-more = Exemple : lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } n’est pas un bot ; attendu : { $known }, éventuellement suivi de @ et d’un nombre
balance-no-report = { $file } n’est pas un rapport de balance (balance.json)
balance-no-game = { $file } : la ligne { $line } n’est pas une partie de balance ; retirez le fichier ou choisissez un autre dossier
balance-other-options = Les parties de { $file } ont été jouées autrement ({ $found } ; maintenant { $wanted }) ; retirez le fichier ou choisissez un autre dossier
balance-other-program = Les bots jouent désormais autrement la partie { $game } de { $file } ; retirez le fichier ou choisissez un autre dossier
balance-written = Le rapport, les chiffres et les images sont dans { $dir }

## The table

balance-head = { $title }, version { $version } ({ $hash }), bot { $bot }. Parties : { $games }.
balance-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
balance-plans = plans
balance-soloist = Soliste, { name-level }
balance-measure = Mesure
balance-all = Tous
balance-target = Objectif
balance-before = Avant
balance-after = Maintenant
balance-at-least = ≥ { $least }
balance-at-most = ≤ { $most }
balance-legend = ✓ objectif atteint · ~ pas tout à fait, mais c’est peut-être le hasard · ✗ objectif manqué. ± est la moitié de l’intervalle à 95 %.
balance-verdicts = Atteints : { NUMBER($holds) } ; incertains : { NUMBER($open) } ; manqués : { NUMBER($fails) }.

balance-seat = Victoires de la place { NUMBER($n) }, %
balance-winner = Score du vainqueur, PV
balance-last = Score du dernier, % de celui du vainqueur
balance-share = { balance-source }, % des PV du vainqueur
balance-source =
    { $source ->
        [bought] Opus commandés
        [sold] Opus vendus
        [opus] Opus en tout
        [tiles] Offertorium et tuiles
        [requiem] Requiem à la fin
        [favours] Faveurs royales
        [income] Histoires, Finances et Bonus
       *[left] Restes
    }
balance-leader = Le premier après la manche 2 gagne, %
balance-instead = Ducats au lieu de la carte, % des tours
balance-plan = Le plan « { balance-lean } » gagne, %
balance-lean =
    { $lean ->
        [opus] opus
        [perform] interprétation
        [travel] voyage
       *[requiem] Requiem
    }
balance-pair = Requiem avec { $first } et { $second }, % des PV du vainqueur
balance-solo = Le bot bat le Soliste, { name-level }, %
balance-rare = Prises dans moins de 5 % des parties : { $sort }
balance-uneven = Leurs propriétaires gagnent 8 % trop ou trop peu : { $sort }

## Cards and tiles outside their target

balance-components = Cartes et tuiles hors objectif
balance-offered = Offertes
balance-taken = Prises, %
balance-deviation = Victoires, ± %
balance-vp = PV
balance-no-components = Toutes les cartes et tuiles atteignent leur objectif.

## Further figures

balance-figures = Autres chiffres : vainqueur / autres
balance-figure =
    { $figure ->
        [round-1] PV de la manche 1
        [round-2] PV de la manche 2
        [round-3] PV de la manche 3
        [round-4] PV de la manche 4
        [round-5] PV de la manche 5
        [end] PV à la fin
        [document] Souvenirs documentés
        [commission] Opus commandés
        [perform] Opus interprétés
        [sell] Opus vendus
        [travel] Voyages
        [requiem] Partitions du Requiem
        [ducats] Ducats restants
        [finance] Case de la piste Finances
        [courts] Tuiles Cour royale
        [favours] Faveurs obtenues
        [empty-kyrie] Kyrie : piles épuisées
        [empty-sequentia] Sequentia : piles épuisées
        [empty-offertorium] Offertorium : piles épuisées
        [empty-sanctus] Sanctus : piles épuisées
       *[empty-agnus-dei] Agnus Dei : piles épuisées
    }

## The page and its pictures

balance-title = Équilibre de l’édition { $title }
balance-intro = Des bots de même force jouent des parties entières ; chaque chiffre est comparé à ce que l’édition doit montrer. Cette page se refait avec `lacrimosa balance --out DIR`.
balance-measures = Le tableau entier
balance-holds = objectif atteint
balance-open = peut-être le hasard
balance-fails = objectif manqué
balance-winners = vainqueurs
balance-others = autres
balance-plot =
    { $plot ->
        [seats] Victoires par place dans l’ordre de la première manche, %
        [sources] D’où viennent les PV du vainqueur, %
        [plans] Victoires de quatre plans à une même table, %
        [pairs] Requiem dans les PV du vainqueur par paire de compositeurs, %
        [soloist] Le bot bat le Soliste, %
        [scores] Répartition des scores : PV et % des joueurs
       *[components] Chaque carte et tuile : prise, et réussite de ses propriétaires
    }
