# L’arène : des bots jouent entre eux. Les bots portent leurs codes, les mêmes dans toutes les langues.

## Ce qui ne va pas dans la demande

arena-unknown-bot = Il n’y a pas de bot { $found }. Bots possibles : { $bots }
arena-bad-budget = { $word } n’a pas de budget valide ; attendu : des simulations par décision, comme flat@200, ou des secondes par décision (de 0.001 à 3600), comme flat@0.05s
arena-too-few = Nommez au moins deux bots pour une table de deux joueurs, ou un seul bot, sans --players, pour le mode solo
arena-wrong-number = Pour { $players } joueurs, nommez au moins { $players } bots, qui jouent ensemble, ou exactement deux, dont chacun joue seul contre des copies de l’autre ; vous en avez nommé { $bots }
arena-sprt-two = --sprt compare deux bots ; nommez-en exactement deux
arena-sprt-order = --h0 doit être plus petit que --h1
arena-no-ladder = --svg dessine le classement, mais le mode solo n’en a pas
arena-busy = Une autre arène utilise { $file }
arena-foreign = { $file } existe déjà et ne contient pas de blocs d’arène ; choisissez un autre nom
arena-bad-line = { $file }, ligne { $line } : ce n’est pas un bloc de ce match
arena-other-match = { $file } contient les blocs d’un autre match ({ $differences }) ; choisissez un autre nom
# $name est un mot du fichier, comme bots ou edition.
arena-difference = { $name } : { $there } dans le fichier, { $here } dans ce match
arena-stuck = { $bot } a choisi une action interdite, graine { $seed }

## Ce qui est annoncé

arena-torn = La dernière ligne de { $file } était incomplète et a été supprimée.
arena-known =
    { $n ->
        [one] { $file } contient déjà { $n } bloc, qui n’est pas rejoué.
       *[other] { $file } contient déjà { $n } blocs, qui ne sont pas rejoués.
    }
arena-head = { $table } · { $blocks } · { $games } · graines à partir de { $first }
arena-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
arena-solo = Solo contre { $soloist }
arena-blocks =
    { $n ->
        [one] { $n } bloc
       *[other] { $n } blocs
    }
arena-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
arena-col-match = Match
arena-col-games = Parties
arena-col-won = Victoires, %
arena-col-won-even = Victoires, % (à égalité : { $even })
arena-col-margin = Avance, PV
arena-col-vp = PV moyens : adversaires
arena-col-bot = Bot
arena-col-mean = PV moyens
arena-col-decisions = Décisions par partie
arena-col-milliseconds = ms par décision
arena-col-longest = Décision la plus longue, ms
arena-col-simulations = Simulations par décision
arena-against = { $bot } contre { $others }
arena-one-against = 1 × { $bot } contre { $n } × { $other }
arena-at-level = { $bot }, niveau { $level }
arena-interval = { $mean } ({ $low } à { $high })
arena-ladder =
    { $n ->
        [one] Classement pour { $n } joueur
       *[other] Classement pour { $n } joueurs
    }
arena-points = Points
arena-ladder-note = Les points fonctionnent comme aux échecs : le bot le plus faible en a 0, et un bot qui en a 100 de plus qu’un autre gagne contre lui environ 64 parties sur 100.
arena-whiskers = Moustaches : intervalle de confiance à 95 %
arena-note-block = Un bloc est une donne, jouée une fois dans chaque disposition des places. Il compte comme un seul résultat, car toutes ses parties partagent la même chance.
arena-note-interval = Entre parenthèses : intervalle de confiance à 95 %. Une victoire partagée compte comme une fraction de victoire.
arena-note-margin = Avance : les PV du bot moins la moyenne des PV de ses adversaires.

## Le verdict

arena-verdict-beats = { $winner } bat { $loser } : il gagne { $wins } % des parties, avec { $margin } PV d’avance en moyenne.
arena-verdict-open = { $one } contre { $other } : rien n’est décidé. { $one } gagne { $wins } % des parties, et 50 % reste possible. Des blocs supplémentaires pourraient trancher.
arena-verdict-many = { $who } : { $wins } % de victoires (à égalité, ce serait { $even } %).
arena-verdict-order = Du plus fort au plus faible : { $order } (> certain, ≈ incertain).
arena-verdict-solo = { $bot } gagne { $wins } % des parties contre { $soloist }, niveau { $level } : { $vp } PV à { $rivals }.
arena-sprt-better = Le test est décidé (blocs : { $blocks }) : { $bot } est meilleur ; { $high } % est plus vraisemblable que { $low } %.
arena-sprt-worse = Le test est décidé (blocs : { $blocks }) : { $bot } n’est pas meilleur ; { $low } % est plus vraisemblable que { $high } %.
arena-sprt-open = Le test n’est pas décidé (blocs : { $blocks }) : le logarithme du rapport de vraisemblance est { $ratio } et doit atteindre ±{ $bound }. Jouez davantage avec --blocks.
