# L’arène : des bots jouent entre eux. Les bots portent leurs codes, les mêmes dans toutes les langues.

## Ce qui ne va pas dans la demande

arena-unknown-bot = Il n’y a pas de bot { $found }. Attendu : { $bots }
arena-bad-budget = { $word } n’a pas de budget compréhensible ; attendu : des simulations par décision, comme flat@200, ou des secondes par décision (de 0.001 à 3600), comme flat@0.05s
arena-too-few = Nommez au moins deux bots pour deux joueurs ; un bot seul joue en solo, sans --players
arena-wrong-number = Pour { $players } joueurs, nommez au moins { $players } bots, qui jouent ensemble, ou deux, dont chacun joue seul contre l’autre ; { $bots } sont nommés
arena-sprt-two = --sprt compare deux bots qui jouent l’un contre l’autre ; nommez-en deux
arena-sprt-order = --h0 doit être plus petit que --h1
arena-no-ladder = --svg dessine l’échelle, et le jeu en solo n’en a pas
arena-busy = { $file } est en cours d’écriture par une autre arène
arena-foreign = { $file } existe déjà et contient autre chose que les blocs d’une arène ; choisissez un autre nom
arena-bad-line = { $file }, ligne { $line } : ce n’est pas un bloc de ce match
arena-other-match = { $file } contient les blocs d’un autre match ({ $differences }) ; choisissez un autre nom
# $name est un mot du fichier, comme bots ou edition.
arena-difference = { $name } : { $there } là-bas, { $here } ici
arena-stuck = { $bot } n’a pas agi comme les règles le permettent, graine { $seed }

## Ce qui est annoncé

arena-torn = La dernière ligne de { $file } était incomplète ; elle est coupée.
arena-known =
    { $n ->
        [one] { $file } contient déjà { $n } bloc ; il n’est pas rejoué.
       *[other] { $file } contient déjà { $n } blocs ; ils ne sont pas rejoués.
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
arena-col-match = Qui contre qui
arena-col-games = Parties
arena-col-won = Gagnées, %
arena-col-won-even = Gagnées, % (égalité : { $even })
arena-col-margin = Avance en PV
arena-col-vp = PV moyens : les autres
arena-col-bot = Bot
arena-col-mean = PV moyens
arena-col-decisions = Décisions par partie
arena-col-milliseconds = ms par décision
arena-col-longest = La plus longue, ms
arena-col-simulations = Simulations par décision
arena-against = { $bot } contre { $others }
arena-one-against = 1 × { $bot } contre { $n } × { $other }
arena-at-level = { $bot }, niveau { $level }
arena-interval = { $mean } ({ $low } à { $high })
arena-ladder =
    { $n ->
        [one] Échelle pour { $n } joueur
       *[other] Échelle pour { $n } joueurs
    }
arena-points = Points
arena-ladder-note = Des points comme aux échecs : le plus faible en a 0 ; 100 de plus gagnent environ 64 parties sur 100 contre un seul autre.
arena-whiskers = Moustaches : intervalle à 95 %
arena-note-block = Un bloc est une donne, jouée une fois dans chaque disposition des places ; il compte pour un, car ses parties partagent leur chance.
arena-note-interval = Entre parenthèses : où se trouve la vraie valeur, avec 95 % de certitude. Une victoire partagée compte en parts.
arena-note-margin = Avance en PV : PV propres moins la moyenne des autres.

## Le verdict

arena-verdict-beats = { $winner } bat { $loser } : { $wins } % des parties, { $margin } PV d’avance en moyenne.
arena-verdict-open = { $one } contre { $other } n’est pas décidé : { $one } gagne { $wins } % des parties, et 50 % reste possible. Plus de blocs peuvent trancher.
arena-verdict-many = { $who } : gagne { $wins } % (à égalité, ce serait { $even } %).
arena-verdict-order = Du plus fort au plus faible : { $order } (> est certain, ≈ ne l’est pas).
arena-verdict-solo = { $bot } gagne { $wins } % des parties contre { $soloist }, niveau { $level } : { $vp } PV à { $rivals }.
arena-sprt-better = Le test est décidé (blocs : { $blocks }) : { $bot } est meilleur ; { $high } % est plus vraisemblable que { $low } %.
arena-sprt-worse = Le test est décidé (blocs : { $blocks }) : { $bot } n’est pas meilleur ; { $low } % est plus vraisemblable que { $high } %.
arena-sprt-open = Le test n’est pas décidé (blocs : { $blocks }) : le log du rapport de vraisemblance est { $ratio } ; ±{ $bound } décide. Davantage avec --blocks.
