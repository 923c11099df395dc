# Explanations for a newcomer: the bubble over things of the table, the rules page, the hints of a first game.
# Short, in plain words, "you" is the reader.
#
# $cost, $reward, $gain …   amounts, already counted and listed, such as: 2 ducats and 1 Talent; they may be « rien »
# $kind, $icon, $type …     codes, as in names.ftl

## The bubble

tip-label = Explication
tip-close = Fermer
# Shown when the bubble was opened by the keyboard; the key moves into it.
tip-keyboard = Liens : touche « ? »
# When and where something happened.
tip-when-where = {$place}, {$when}
tip-month =
    { $n ->
        [1] janvier {$year}
        [2] février {$year}
        [3] mars {$year}
        [4] avril {$year}
        [5] mai {$year}
        [6] juin {$year}
        [7] juillet {$year}
        [8] août {$year}
        [9] septembre {$year}
        [10] octobre {$year}
        [11] novembre {$year}
       *[12] décembre {$year}
    }
# Small words beneath a title that say what sort of thing it is, joined by dots.
tip-sort-memory = Carte Souvenir
tip-sort-starting-memory = Carte Souvenir de départ
tip-sort-opus = Carte Opus
tip-sort-starting-opus = Opus de départ
tip-sort-tile = Tuile Compositeur
tip-sort-city = Tuile Ville
tip-sort-court = Tuile Cour royale
tip-sort-bonus = Bonus de période
tip-sort-soloist = Carte Soliste
tip-sort-action = Action
tip-sort-kind = Points d’histoire
tip-sort-space = Case Instrument
tip-sort-part = Partition du Requiem
tip-sort-movement = Mouvement du Requiem
tip-sort-composer = Compositeur
tip-sort-city-place = Ville
tip-sort-court-place = Cour royale
tip-sort-type = Type d’opus
tip-sort-score = Score projeté
tip-of-period = période {name-period}

## Memory cards

tip-memory-actions = Jouée dans Expériences, elle vous permet : {$actions}.
tip-memory-reward = Jouée dans Expériences, elle vous donne {$reward}, puis vous permet : {$actions}.
tip-memory-story = Jouée dans Histoires, elle rapporte en fin de manche : {$story}.
tip-memory-row = Coût pour la documenter ici : {$cost}. Elle remplace la carte jouée dans Histoires ce tour-ci.
tip-memory-row-gain = La documenter ici vous rapporte {$gain}. Elle remplace la carte jouée dans Histoires ce tour-ci.

## Opus cards

# $cost is all that has to be paid, $own what is printed on the card.
tip-opus-row = Coût pour le commander ici : {$cost} (la carte seule : {$own}). Il rapporte aussitôt {$vp}.
tip-opus-row-plain = Coût pour le commander ici : {$cost}. Il rapporte aussitôt {$vp}.
tip-opus-row-gain = Coût pour le commander ici : {$cost} ; l’emplacement vous donne d’abord {$gain}. Il rapporte aussitôt {$vp}.
tip-opus-mine = Il a rapporté {$vp} à la commande.
tip-opus-perform = Faire interpréter. Coût : {$cost} ; gain : {$gain}. Il se repose ensuite jusqu’à la manche suivante.
tip-opus-sell = Vendre. Coût : {$cost} ; gain : {$gain}. Il quitte ensuite la partie et ne sert plus à aucune faveur royale.
tip-opus-turned = Incliné : déjà interprété cette manche, de nouveau disponible à la prochaine.
tip-opus-starting = Il n’a ni type ni période : il ne sert à aucune faveur royale.

## Composer tiles and the Requiem

tip-tile-cost = Coût pour engager le compositeur dans ce mouvement : {$cost}.
tip-tile-reward = Récompense immédiate : {$reward}.
tip-tile-repeat = Ensuite : {$repeat}.
tip-tile-owned = Elle se trouve sur un plateau et y garde son effet.
tip-stack-title = {$composer}, {name-movement}
tip-stack-left =
    { $n ->
        [one] Dernière tuile de cette pile ; une fois prise, on ne peut plus engager le compositeur ici.
       *[other] {$n} tuiles restent dans cette pile, aucune moins chère que celle du dessus.
    }
tip-stack-empty = Cette pile est vide : on ne peut plus engager le compositeur pour ce mouvement.
tip-instrument-there = Prenez ce marqueur en écrivant une partition de cet instrument ; récompense : {$reward}. La tuile Compositeur vient ensuite ici.
tip-instrument-gone = Le marqueur a été utilisé.
tip-instrument-neutral = Le marqueur neutre va sur une autre partition libre du même mouvement, pour l’un ou l’autre compositeur. Il n’est à personne, mais compte pour la majorité.
tip-part-empty = Libre. Pour l’écrire, il faut un marqueur de cet instrument et de quoi payer la tuile au sommet de la pile d’un compositeur.
tip-part-covered = Constanze recouvre cette partition : personne ne pourra jamais l’écrire.
tip-part-written = Écrite par {$who} pour {$composer}.
tip-part-neutral = Un marqueur neutre pour {$composer} : il compte pour la majorité et ne rapporte rien à personne.
# $high and $low are VP.
tip-part-worth = À la fin : {$high} si son compositeur a la majorité dans ce mouvement, sinon {$low}.
# $first is the composer of the upper line, $second of the lower one; $upper and $lower count their markers.
tip-movement-count =
    { $ahead ->
        [upper] En ce moment, {NUMBER($upper)} à {NUMBER($lower)}. {$first} mène.
        [lower] En ce moment, {NUMBER($upper)} à {NUMBER($lower)}. {$second} mène.
       *[tie] En ce moment, {NUMBER($upper)} à {NUMBER($lower)}. En cas d’égalité, tous les marqueurs rapportent la valeur la plus faible.
    }
tip-movement-worth = Chacun de vos marqueurs rapporte {$high} si son compositeur en a plus ici que l’autre, sinon {$low}.
tip-movement-tiles =
    { $movement ->
        [kyrie] Ses tuiles rapportent une seule fois.
        [sequentia] Beaucoup de ses tuiles font avancer une piste à chaque phase d’entretien.
        [offertorium] Beaucoup de ses tuiles rapportent des PV pour chaque opus d’un type que vous commandez, faites interpréter ou vendez.
        [sanctus] Ses tuiles rapportent une seule fois.
       *[agnus-dei] Beaucoup de ses tuiles permettent de faire une action une fois de plus, chaque fois que vous la faites.
    }
tip-composer-hire = Engagez-le avec l’action Requiem : payez la tuile au sommet de sa pile dans un mouvement, prenez-la et placez un marqueur avec sa note sur la partition.
tip-composer-soloist = Ces notes sont celles des marqueurs du Soliste.
tip-composer-soloist-title = Soliste
tip-composer-note =
    { $line ->
        [upper] Sa note est la croche.
       *[lower] Ses notes sont les doubles croches.
    }
tip-constanze-title = Constanze
tip-constanze = Constanze garde ces partitions recouvertes : elles ne pourront pas être écrites. Le sort les a désignées en début de partie.

## The map

tip-tile-there-cost = Coût de la tuile, en plus des routes : {$cost}.
tip-face-now = Face visible : {$reward}.
tip-face-gilded-later = Si elle reste jusqu’à la manche suivante, elle passe sur sa face dorée : {$reward}.
tip-face-plain = Face simple : {$reward}.
tip-face-gilded = Face dorée : {$reward}.
tip-face-is-gilded = Elle montre sa face dorée, la meilleure.
tip-court-favour = Vous la gardez. Faveur royale en fin de partie : {$favour}.
tip-court-met = Cette faveur est remplie en ce moment.
tip-court-open = Cette faveur n’est pas encore remplie.
tip-city-discard = Une tuile Ville sert une fois, puis est défaussée.
tip-place-fare = Depuis la diligence, routes et tuile comprises, coût : {$cost}.
tip-place-here = La diligence est ici.
tip-place-empty = Pas de tuile ici en ce moment : personne ne peut y voyager. Une nouvelle arrive à la prochaine manche.
tip-place-empty-last = Plus de tuile ici : personne ne peut y voyager.
tip-place-roads = Routes : {$roads}.
# One road in a list: the place it leads to, and its price.
tip-place-road = {$place} ({$cost})
tip-coach-title = La diligence de Mozart
tip-coach = Une seule diligence pour tous : qui voyage la déplace, et le voyage suivant part de là où elle se trouve. Chaque route se paie en ducats, puis la tuile à l’arrivée ; il ne se passe rien en chemin.
tip-coach-at = En ce moment à {$place}.

## Actions, kinds, types

tip-action =
    { $icon ->
        [document] Achetez une carte Souvenir de la rangée. Elle remplace la carte jouée dans Histoires ce tour-ci, qui quitte la partie : vos neuf cartes s’améliorent.
        [commission] Achetez un opus de la rangée. Il rapporte aussitôt ses PV et reste devant vous, prêt à être interprété ou vendu.
        [perform_or_sell] Choisissez un opus disponible. Faites-le interpréter contre des ducats et gardez-le, ou vendez-le contre des cases Finances et des PV et perdez-le.
        [travel] Menez la diligence jusqu’à une tuile de la carte de l’Europe. Payez les routes en ducats, puis la tuile en points Voyage ou Talent, et prenez ce qu’elle montre.
       *[requiem] Écrivez une partition du Requiem : prenez un marqueur de l’instrument, engagez un compositeur et prenez la tuile au sommet de sa pile.
    }
tip-action-times = Chaque icône de votre carte dans Expériences permet de la faire une fois. Vous pouvez y renoncer.
tip-kind-use =
    { $kind ->
        [talent] Talent sert à commander, faire interpréter et vendre, et dans certaines villes.
        [journey] Voyage sert à payer les tuiles de la carte de l’Europe.
       *[composition] Composition sert à payer les compositeurs du Requiem.
    }
tip-kind-have = Vous avez {NUMBER($track)} sur la piste (perdus en fin de manche) et {NUMBER($counters)} en marqueurs (conservés).
tip-kind-full = La piste s’arrête à {NUMBER($max)}. Chaque case au-delà rapporte {$ducats}.
tip-wild-title = Au choix
tip-wild = Talent, Voyage ou Composition : vous choisissez en le recevant. S’il y en a plusieurs, ils se choisissent un par un.
tip-type-mine =
    { $n ->
        [0] Vous n’en avez aucun de ce type.
        [one] Vous en avez {$n} de ce type.
       *[other] Vous en avez {$n} de ce type.
    }
tip-type = Les faveurs royales, les villes et les tuiles Offertorium demandent des opus d’un type donné.
tip-instrument = Pour écrire une partition de cet instrument, il faut un de vos marqueurs du même instrument.

## Things of the boards

tip-vp-title = Points de victoire
tip-vp = Qui en a le plus à la fin l’emporte. Ils ne baissent jamais.
tip-ducats-title = Ducats
tip-ducats = L’argent paie les routes, les opus et les compositeurs. Il se conserve d’une manche à l’autre.
tip-ducats-end = À la fin, chaque tranche de {NUMBER($n)} ducats restants vaut 1 PV.
tip-finance-title = Piste Finances
tip-finance = Une vente y fait avancer votre marqueur. À la fin de chaque manche, sa case vous rapporte ce qu’elle montre.
tip-finance-now = Vous êtes sur la case {NUMBER($n)} : {$income}.
tip-finance-full = Une case au-delà de la dernière rapporte {$vp} à la place.
tip-exchange-title = Échange
tip-exchange = À tout moment de votre tour, autant de fois que vous voulez : {$buy} contre un marqueur au choix, ou un marqueur rendu contre {$back}.
tip-exchange-track = Les points des pistes ne se rendent pas. Ce qui manque pour un achat s’achète en chemin si vos ducats suffisent.
tip-period-title = Période {name-period} : {$first}–{$last}
tip-period = La partie compte cinq manches, une par période de la vie de Mozart. Dans chacune, chacun joue quatre tours.
tip-period-left =
    { $n ->
        [0] C’est la dernière manche.
        [one] Il reste une manche après celle-ci.
       *[other] Il reste {$n} manches après celle-ci.
    }
tip-bonus = En fin de manche, vous recevez {$reward} par icône de cette action sur vos quatre cartes dans Expériences, même si vous avez pris des ducats à la place.
tip-bonus-mine =
    { $n ->
        [0] Vous n’en avez encore joué aucune.
        [one] Vous en avez déjà joué {$n}.
       *[other] Vous en avez déjà joué {$n}.
    }
tip-deck-title = Paquet de la période
tip-deck = Quand une carte quitte la rangée, les autres glissent vers la droite et une nouvelle arrive d’ici. Plus une carte est à droite, moins elle coûte. Une fois le paquet vide, la rangée reste incomplète jusqu’à la manche suivante.
tip-slots-title = Expériences et Histoires
tip-slots = Une colonne pour chacun de vos quatre tours. La carte du haut sert pendant le tour, les icônes de celle du bas rapportent en fin de manche.
tip-hand-title = Votre main
tip-hand = Vous possédez neuf cartes Souvenir : en main, dans votre paquet et dans les colonnes. À chaque tour, vous en jouez deux et piochez de nouveau ; une carte reste pour la manche suivante.
tip-opera-title = Cartes Opus
tip-opera = Les œuvres que vous avez commandées. Un opus disponible peut être interprété contre des ducats, ou vendu contre des cases Finances et des PV. Ceux que vous gardez servent aux faveurs royales.
tip-instruments-title = Cases Instrument
tip-instruments = Sept marqueurs pour le Requiem. Pour écrire une partition, prenez le marqueur de son instrument, recevez ce que montre sa case et posez-y la tuile Compositeur.
tip-first-title = Premier joueur
tip-first = Commence chaque tour de cette manche. Le marqueur passe à gauche à la fin de la manche.
tip-player-title = Joueur
tip-player = PV, ducats, points d’histoire par type et Finances ; en dessous, opus par type, marqueurs sur le Requiem et tuiles Cour royale. Appuyez pour voir le plateau.
tip-player-slots = Les quatre petites cases sont les tours de la manche.
tip-soloist = Il révèle deux cartes par tour : la première dit ce qu’il fait, la seconde où. Il ne paie rien et n’a ni main ni argent.
tip-projected-title = Score projeté
tip-projected = Ce que vous auriez si la partie s’arrêtait là : les PV acquis, et ce que rapporteraient les faveurs, le Requiem, les points d’histoire et les ducats. Pendant que vous choisissez, il montre ce que le choix changerait.
tip-score =
    { $code ->
        [opus] PV des opus que vous avez commandés.
        [sales] PV des opus que vous avez vendus.
        [tiles] PV des tuiles Compositeur, des cases Instrument et des tuiles Ville et Cour royale.
        [income] PV de la piste Finances, des icônes Histoires et du bonus de période, manche après manche.
        [requiem] Vos marqueurs sur le Requiem, selon l’état actuel des majorités.
        [favours] Faveurs royales remplies pour l’instant.
        [left] Points d’histoire et ducats restants : {NUMBER($points)} points ou {NUMBER($ducats)} ducats valent 1 PV.
       *[start] PV de départ, et tout le reste.
    }
tip-soloist-card = Révélée en premier, elle donne ses actions : {$actions}.
tip-soloist-row =
    { $end ->
        [leftmost] Révélée en second, elle les dirige. Rangée : la carte la plus à gauche.
       *[rightmost] Révélée en second, elle les dirige. Rangée : la carte la plus à droite.
    }
tip-soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] Europe : il reste où il est.
            [one] Europe : ordre croissant, jusqu’à la prochaine cour royale.
           *[other] Europe : ordre croissant, jusqu’aux {$courts} prochaines cours royales.
        }
       *[descending] { $courts ->
            [0] Europe : il reste où il est.
            [one] Europe : ordre décroissant, jusqu’à la prochaine cour royale.
           *[other] Europe : ordre décroissant, jusqu’aux {$courts} prochaines cours royales.
        }
    }
tip-soloist-requiem =
    { $from ->
        [top] Requiem : {name-movement}, la partition libre la plus haute.
       *[bottom] Requiem : {name-movement}, la partition libre la plus basse.
    }

## The rules page

rules-page-title = Règles
rules-page-search = Chercher dans les règles
rules-page-placeholder = Mot ou numéro
rules-page-found =
    { $n ->
        [0] Rien trouvé. Essayez un mot plus court.
        [one] {$n} règle trouvée
       *[other] {$n} règles trouvées
    }
rules-page-contents = Sommaire
rules-page-primer = Le jeu en une page
rules-page-legend = Symboles
rules-page-words = Vocabulaire
rules-page-all = Toutes les règles
rules-page-ruling = Interprétation
rules-page-why = Pourquoi ? {$why}
rules-page-example = Exemples
rules-page-link = Règle {$id}

# The primer: what a newcomer needs, each a step with a symbol. Figures are those of the edition.
rules-page-step-aim = Vous êtes les mécènes de la dernière œuvre de Mozart. Évoquez sa vie, réunissez sa musique et aidez à achever le Requiem. Qui a le plus de points de victoire (PV) l’emporte.
rules-page-step-rounds = Cinq manches, une par période de sa vie. Dans chaque manche, chacun joue quatre tours.
rules-page-step-turn = À votre tour, jouez deux de vos cartes Souvenir : une dans Expériences, que vous utilisez maintenant, et une dans Histoires, qui rapporte en fin de manche.
rules-page-step-use = Utilisez la carte du haut : sa récompense, puis ses actions dans l’ordre de votre choix. Ou prenez à la place autant de ducats que le numéro de la manche.
rules-page-step-document = Documenter des souvenirs : achetez une meilleure carte Souvenir. Elle remplace pour de bon celle dans Histoires.
rules-page-step-commission = Commander un opus : achetez une œuvre de Mozart. Elle rapporte aussitôt des PV.
rules-page-step-perform = Faire interpréter ou vendre un opus : une interprétation rapporte des ducats et l’œuvre vous reste ; une vente rapporte des cases Finances et des PV, et l’œuvre s’en va.
rules-page-step-travel = Voyage : déplacez la diligence, payez les routes et la tuile, prenez la récompense. Les cours royales promettent aussi une faveur pour la fin.
rules-page-step-requiem = Requiem : placez un marqueur sur une partition, payez un compositeur, prenez sa tuile. Certaines tuiles rapportent encore et encore.
rules-page-step-pay = Talent, Voyage et Composition paient presque tout : avec les pistes, vidées à chaque manche, et avec les marqueurs, qui se conservent.
rules-page-step-exchange = Il vous manque quelque chose ? À votre tour, échangez {$buy} contre un marqueur au choix, ou un marqueur contre {$back}.
rules-page-step-maintenance = En fin de manche, les pistes sont vidées, puis remplies par vos cartes dans Histoires ; la piste Finances et le bonus de période rapportent ; les opus redeviennent disponibles ; les tuiles restées sur la carte de l’Europe passent sur leur face dorée.
rules-page-step-end = Après cinq manches : les faveurs royales, puis le Requiem. Dans chaque mouvement, les marqueurs du compositeur qui en a le plus rapportent la valeur la plus élevée.
rules-page-step-left = Enfin, 1 PV par tranche de {NUMBER($points)} points d’histoire et par tranche de {NUMBER($ducats)} ducats restants.

# The legend: groups, and what single symbols mean where their name does not say it.
rules-page-legend-points = Points d’histoire
rules-page-legend-money = Argent et score
rules-page-legend-actions = Actions
rules-page-legend-types = Types d’opus
rules-page-legend-instruments = Instruments
rules-page-legend-signs = Signes
rules-page-legend-map = Europe et Requiem
rules-page-legend-players = Joueurs
rules-page-sign-wild = le type de votre choix
rules-page-sign-step = une case de piste : souligné, avec une flèche
rules-page-sign-counter = un marqueur : le symbole seul
rules-page-sign-ducats = ducats
rules-page-sign-vp = points de victoire
rules-page-sign-finance = cases de la piste Finances
rules-page-sign-repeat = récurrent : rapporte encore et encore
rules-page-sign-arrow = payez ce qui est à gauche, recevez ce qui est à droite
rules-page-sign-gilt = cadre doré : la meilleure face d’une tuile
rules-page-sign-turned = incliné : interprété cette manche
rules-page-sign-lock = impossible à payer en ce moment
rules-page-sign-per = par opus de ce type
rules-page-sign-nannerl = opus de départ : sans type
rules-page-sign-note =
    { $line ->
        [upper] note du compositeur de la ligne supérieure
       *[lower] notes du compositeur de la ligne inférieure
    }
rules-page-sign-constanze = recouverte par Constanze : jamais écrite
rules-page-sign-court = cour royale
rules-page-sign-city = ville
rules-page-sign-coach = la diligence de Mozart, ou l’action Voyage
rules-page-sign-neutral = marqueur neutre : à personne
rules-page-sign-deck = cartes d’un paquet

# Further words by which the search finds a rule that does not use them itself. Add those of your language.
rules-page-find-comp-11 = prix, coût, rangée
rules-page-find-turn-1 = poser, placer des cartes
rules-page-find-turn-2 = passer, pièces, argent
rules-page-find-turn-4 = taille de la main, piocher, tirer
rules-page-find-pay-3 = dépassement, excédent, piste pleine
rules-page-find-pay-4 = dépassement, excédent, piste pleine
rules-page-find-pay-5 = échange, acheter, convertir, troquer, rendre, vendre
rules-page-find-pay-6 = moyens, dette, insuffisant
rules-page-find-doc-1 = acheter, achat, prix
rules-page-find-com-1 = acheter, achat, prix
rules-page-find-perf-2 = jouer, concert, représentation, argent
rules-page-find-trav-1 = diligence, calèche, carte de l’Europe, voyager
rules-page-find-trav-4 = diligence, calèche
rules-page-find-req-4 = marqueur gris, générique
rules-page-find-row-1 = remplir, recharger, marché, rivière
rules-page-find-tile-2 = permanent, bonus
rules-page-find-tile-3 = permanent, action supplémentaire, bonus
rules-page-find-maint-1 = nettoyage, entretien, fin de manche
rules-page-find-maint-3 = revenu, revenus
rules-page-find-maint-6 = or, retourner
rules-page-find-end-5 = majoritaire, décompte
rules-page-find-end-9 = départage, ex æquo, vainqueur
rules-page-find-solo-3 = bot, automa, adversaire

## Hints of a guided first game

guide-label = Conseil
guide-got-it = Compris
guide-no-more = Plus de conseils
guide-lay = Jouez deux cartes. La première va dans Expériences : ses actions sont à vous ce tour-ci. La seconde va dans Histoires : seules ses icônes du bas comptent, en fin de manche.
guide-use = Utilisez la carte pour ses actions. Si vous ne pouvez en payer aucune, prenez plutôt les ducats.
guide-document = Documenter des souvenirs : choisissez une carte bleue de la rangée. Plus à droite, moins chère. Elle remplace votre carte dans Histoires : les cartes faibles quittent ainsi votre paquet.
guide-commission = Commander un opus : choisissez une partition de la rangée. Elle rapporte aussitôt ses PV et pourra être interprétée ou vendue plus tard.
guide-perform-or-sell = Faites interpréter une œuvre à chaque manche contre des ducats, ou vendez-la une fois contre des cases Finances et des PV.
guide-travel = Voyage : choisissez une tuile sur la carte de l’Europe. Son prix s’affiche avec celui des routes. Les tuiles que personne ne prend passent sur leur face dorée à la manche suivante.
guide-requiem = Requiem : choisissez une partition libre. Le marqueur que vous prenez vous rapporte sa récompense ; puis vous payez la tuile du compositeur et recevez la sienne.
guide-exchange = Il manque des points ? {$buy} contre un marqueur au choix, ou un marqueur contre {$back}. Pour un achat, cela se fait tout seul.
guide-gained = Une action gagnée se fait maintenant ou jamais. Vous pouvez y renoncer.
guide-kinds = Le type est à votre choix. Sur une piste pleine, une case devient des ducats.
guide-neutral = Placez le marqueur neutre là où il aide un compositeur que vous avez engagé : il compte pour la majorité, mais dans aucun score.
guide-end = Plus rien à faire : terminez le tour. D’ici là, tout peut être annulé, sauf si une nouvelle carte a été révélée.
guide-bonus = Le bonus de période, tout en haut, rapporte en fin de manche pour chaque icône de son action dans Expériences. Jouez en conséquence.
guide-last-turn = Dernier tour de la manche. Ensuite, les pistes sont vidées : dépensez ce qui s’y trouve. Les marqueurs restent.
guide-second-round = Les pistes ont été vidées, puis vos cartes dans Histoires, la piste Finances et le bonus ont rapporté. Tous les opus sont de nouveau disponibles.
guide-gilded = Les tuiles restées sur la carte de l’Europe montrent leur face dorée et rapportent davantage. La rangée est passée à la période suivante.
guide-soloist = Le Soliste joue deux cartes selon des règles fixes : il prend des cartes de la rangée, des cours royales et des partitions du Requiem. Le journal montre ce qu’il fait.
guide-favour = Votre tuile Cour royale promet des PV à la fin. Chaque opus et chaque marqueur ne sert qu’à une seule faveur.
guide-majority = Vos marqueurs rapportent plus si leur compositeur a la majorité dans le mouvement. Engagez de nouveau le même, et surveillez les autres.
