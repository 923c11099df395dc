# `lacrimosa balance` : l’équilibre du jeu.

cli-balance = Mesurer l’équilibre du jeu : faire jouer des bots entre eux et comparer chaque mesure à son objectif
cli-balance-bot = Bot qui joue, par exemple allegro ou flat@200 (200 simulations par décision)
cli-balance-plans = Type des bots qui suivent un plan : flat simule, greedy ne fait qu’évaluer ; par défaut, le type de --bot
cli-balance-games = Nombre de parties par table
cli-balance-seed = Graine de la première partie, un nombre entier ; chaque partie suivante prend le nombre suivant
cli-balance-tables = Tables à jouer, séparées par des virgules ; par défaut, toutes
cli-balance-out = Dossier pour les parties, le rapport, les chiffres de toutes les cartes et tuiles et les graphiques ; relancez la commande avec le même dossier pour reprendre une série interrompue
cli-balance-threads = Nombre de parties jouées en parallèle ; par défaut, le nombre de cœurs
cli-balance-against = Comparer avec un balance.json antérieur
cli-balance-more = Exemple : lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } n’est pas un bot ; attendu : { $known }, éventuellement suivi de @ et d’un nombre
balance-no-report = { $file } n’est pas un rapport d’équilibre ; attendu : un balance.json
balance-no-game = { $file }, ligne { $line } : ce n’est pas une partie de cette série ; supprimez le fichier ou choisissez un autre dossier
balance-other-options = Les parties de { $file } ont été jouées avec d’autres options (trouvé { $found } ; attendu : { $wanted }) ; supprimez le fichier ou choisissez un autre dossier
balance-other-program = Les bots ne jouent plus de la même façon la partie { $game } de { $file } ; supprimez le fichier ou choisissez un autre dossier
balance-written = Le rapport, les chiffres et les graphiques sont écrits dans { $dir }

## The table

balance-head = { $title }, version { $version } ({ $hash }), bot { $bot }. Parties : { $games }.
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
balance-legend = ✓ objectif atteint · ~ objectif manqué, peut-être par hasard · ✗ objectif manqué. ± est la moitié de l’intervalle de confiance à 95 %.
balance-verdicts = Atteints : { NUMBER($holds) } ; incertains : { NUMBER($open) } ; manqués : { NUMBER($fails) }.

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
       *[left] Points d’histoire et ducats restants
    }
balance-leader = Victoires du premier après la manche 2, %
balance-instead = Ducats pris au lieu d’utiliser la carte, % des tours
balance-plan = Victoires du plan « { balance-lean } », %
balance-lean =
    { $lean ->
        [opus] opus
        [perform] interprétation
        [travel] voyage
       *[requiem] Requiem
    }
balance-pair = Requiem avec { $first } et { $second }, % des PV du vainqueur
balance-solo = Victoires du bot contre le Soliste, { name-level }, %
balance-rare = Prises dans moins de 5 % des parties : { $sort }
balance-uneven = Avantage ou désavantage de plus de 8 % pour qui les prend : { $sort }

## Cards and tiles outside their target

balance-components = Cartes et tuiles hors objectif
balance-offered = Offertes
balance-taken = Prises, %
balance-deviation = Victoires des propriétaires, ± %
balance-vp = PV
balance-no-components = Toutes les cartes et tuiles atteignent leur objectif.

## Further figures

balance-figures = Autres chiffres : vainqueur / autres
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
        [requiem] Partitions du Requiem commandées
        [ducats] Ducats restants
        [finance] Case de la piste Finances
        [courts] Tuiles Cour royale
        [favours] Faveurs obtenues
        [empty-kyrie] Kyrie : piles épuisées
        [empty-sequentia] Sequentia : piles épuisées
        [empty-offertorium] Offertorium : piles épuisées
        [empty-sanctus] Sanctus : piles épuisées
       *[empty-agnus-dei] Agnus Dei : piles épuisées
    }

## The page and its pictures

balance-title = Équilibre de l’édition { $title }
balance-intro = Des bots de même force jouent des parties entières les uns contre les autres, et chaque chiffre est comparé à son objectif. Pour régénérer cette page : `lacrimosa balance --out DIR`.
balance-measures = Toutes les mesures
balance-holds = objectif atteint
balance-open = incertain
balance-fails = objectif manqué
balance-winners = vainqueurs
balance-others = autres
balance-plot =
    { $plot ->
        [seats] Victoires par place (ordre du tour de la première manche), %
        [sources] D’où viennent les PV du vainqueur, %
        [plans] Victoires de quatre plans à la même table, %
        [pairs] Part du Requiem dans les PV du vainqueur, par paire de compositeurs, %
        [soloist] Victoires du bot contre le Soliste, %
        [scores] Répartition des scores : PV et % des joueurs
       *[components] Chaque carte et chaque tuile : à quelle fréquence on la prend et on gagne avec elle
    }
