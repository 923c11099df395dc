# Explanations for a newcomer: the bubble over things of the table, the rules page, the hints of a first game.
# Short, in plain words, "you" is the reader.
#
# $cost, $reward, $gain …   amounts, already counted and listed, such as: 2 ducats and 1 Talent; they may be « rien »
# $kind, $icon, $type …     codes, as in names.ftl

## The bubble

tip-label = Explication
tip-close = Fermer
# Shown when the bubble was opened by the keyboard; the key moves into it.
tip-keyboard = Appuyez sur « ? » pour les liens
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

tip-memory-actions = Jouez cette carte dans Expériences pour effectuer : {$actions}.
tip-memory-reward = Jouez cette carte dans Expériences pour recevoir {$reward} et effectuer : {$actions}.
tip-memory-story = Jouez cette carte dans Histoires pour recevoir {$story} à la fin de la manche.
tip-memory-row = Coût pour la documenter ici : {$cost}. Elle remplace la carte que vous avez jouée dans Histoires ce tour-ci.
tip-memory-row-gain = Vous recevez {$gain} en la documentant ici. Elle remplace la carte que vous avez jouée dans Histoires ce tour-ci.

## Opus cards

# $cost is all that has to be paid, $own what is printed on the card.
tip-opus-row = Le commander ici coûte {$cost} (la carte seule : {$own}). Vous recevez aussitôt {$vp}.
tip-opus-row-plain = Le commander ici coûte {$cost}. Vous recevez aussitôt {$vp}.
tip-opus-row-gain = Vous recevez d’abord {$gain} pour l’emplacement. Commander l’opus coûte ensuite {$cost} et rapporte aussitôt {$vp}.
tip-opus-mine = Il a rapporté {$vp} lors de sa commande.
tip-opus-perform = Faire interpréter – coût : {$cost} ; gain : {$gain}. La carte est inclinée jusqu’à la manche suivante.
tip-opus-sell = Vendre – coût : {$cost} ; gain : {$gain}. La carte quitte la partie et ne compte plus pour les faveurs royales.
tip-opus-turned = Il a été interprété cette manche et sera redressé à la manche suivante.
tip-opus-starting = Il n’a ni type ni période : il ne compte pas pour les faveurs royales.

## Composer tiles and the Requiem

tip-tile-cost = Vous payez {$cost} quand vous commandez à ce compositeur une partition de ce mouvement.
tip-tile-reward = Récompense immédiate : {$reward}.
tip-tile-repeat = Ensuite : {$repeat}.
tip-tile-owned = Un joueur possède cette tuile. Sa récompense récurrente reste active.
tip-stack-title = {$composer}, {name-movement}
tip-stack-left =
    { $n ->
        [one] C’est la dernière tuile de la pile. Ensuite, personne ne pourra plus rien commander ici à ce compositeur.
       *[other] Il reste {$n} tuiles dans cette pile, la moins chère au sommet.
    }
tip-stack-empty = Cette pile est vide. Personne ne peut plus commander à ce compositeur de partition de ce mouvement.
tip-instrument-there = Quand vous commandez une partition avec ce marqueur, vous recevez {$reward}. La tuile Compositeur vient ensuite ici.
tip-instrument-gone = Ce marqueur a été utilisé.
tip-instrument-neutral = Le marqueur neutre va sur une autre partition libre du mouvement, pour l’un ou l’autre compositeur. Il ne rapporte rien à personne.
tip-part-empty = Libre. Pour la commander, utilisez un marqueur de cet instrument et payez la tuile au sommet de la pile d’un compositeur.
tip-part-covered = Constanze recouvre cette partition. Personne ne peut la commander.
tip-part-written = Marqueur : {$who}, pour {$composer}.
tip-part-neutral = Un marqueur neutre pour {$composer}. Il compte pour la majorité, mais ne rapporte rien à personne.
# $high and $low are VP.
tip-part-worth = À la fin, elle rapporte {$high} si son compositeur a le plus de marqueurs dans ce mouvement, sinon {$low}.
# $first is the composer of the upper line, $second of the lower one; $upper and $lower count their markers.
tip-movement-count =
    { $ahead ->
        [upper] {$first} mène {NUMBER($upper)} à {NUMBER($lower)} contre {$second}.
        [lower] {$second} mène {NUMBER($lower)} à {NUMBER($upper)} contre {$first}.
       *[tie] {$first} et {$second} sont à égalité, {NUMBER($upper)} à {NUMBER($lower)} : tous les marqueurs rapportent la valeur la plus faible.
    }
tip-movement-worth = Chacun de vos marqueurs rapporte {$high} si son compositeur en a plus ici que l’autre, sinon {$low}.
tip-movement-tiles =
    { $movement ->
        [kyrie] Vous ne recevez qu’une fois la récompense de chaque tuile Compositeur de ce mouvement.
        [sequentia] Beaucoup de tuiles de ce mouvement vous font avancer sur une piste à la fin de chaque manche.
        [offertorium] Beaucoup de tuiles de ce mouvement vous donnent des PV quand vous commandez, faites interpréter ou vendez un opus d’un certain type.
        [sanctus] Vous ne recevez qu’une fois la récompense de chaque tuile Compositeur de ce mouvement.
       *[agnus-dei] Beaucoup de tuiles de ce mouvement vous permettent d’effectuer une action une fois de plus chaque fois que vous l’effectuez.
    }
tip-composer-hire = Action Requiem : commandez-lui une partition. Placez un marqueur avec sa note, payez et prenez la tuile au sommet de sa pile.
tip-composer-soloist = Ces notes indiquent les partitions du Soliste.
tip-composer-soloist-title = Soliste
tip-composer-note =
    { $line ->
        [upper] Son symbole : une croche.
       *[lower] Son symbole : deux doubles croches.
    }
tip-constanze-title = Constanze
tip-constanze = Constanze recouvre ces partitions, tirées au hasard au début. Personne ne peut les commander.

## The map

tip-tile-there-cost = Coût de la tuile, en plus des routes : {$cost}.
tip-face-now = Récompense actuelle : {$reward}.
tip-face-gilded-later = Si personne ne la prend cette manche, elle passe sur sa face dorée : {$reward}.
tip-face-plain = Face simple : {$reward}.
tip-face-gilded = Face dorée : {$reward}.
tip-face-is-gilded = Elle montre sa face dorée, qui est meilleure.
tip-court-favour = Vous gardez cette tuile. Faveur royale en fin de partie : {$favour}.
tip-court-met = Vous remplissez sa condition en ce moment.
tip-court-open = Vous ne remplissez pas encore sa condition.
tip-city-discard = Vous utilisez une tuile Ville une seule fois. Elle est ensuite défaussée.
tip-place-fare = Voyager jusqu’ici coûte {$cost} en tout, routes et tuile comprises.
tip-place-here = La diligence est ici.
tip-place-empty = Il n’y a pas de tuile ici en ce moment : personne ne peut y voyager. Une nouvelle arrive à la manche suivante.
tip-place-empty-last = Il n’y a plus de tuile ici : personne ne peut y voyager.
tip-place-roads = Routes : {$roads}.
# One road in a list: the place it leads to, and its price.
tip-place-road = {$place} ({$cost})
tip-coach-title = La diligence de Mozart
tip-coach = Tous partagent la même diligence. Vous partez de là où elle est, payez chaque route en ducats, puis la tuile à l’arrivée.
tip-coach-at = Elle est maintenant à {$place}.

## Actions, kinds, types

tip-action =
    { $icon ->
        [document] Achetez une carte Souvenir de la rangée. Elle remplace la carte que vous avez jouée dans Histoires, qui quitte la partie.
        [commission] Achetez un opus de la rangée. Vous recevez aussitôt ses PV et pourrez le faire interpréter ou le vendre.
        [perform_or_sell] Choisissez un opus disponible : faites-le interpréter contre des ducats, ou vendez-le (vous le perdez) contre des cases Finances et des PV.
        [travel] Menez la diligence jusqu’à une tuile. Payez les routes en ducats, la tuile en points Voyage ou Talent, et recevez sa récompense.
       *[requiem] Commandez une partition à un compositeur : placez votre marqueur, payez sa tuile et recevez les deux récompenses.
    }
tip-action-times = Chaque icône de votre carte dans Expériences vous permet d’effectuer l’action une fois. Vous pouvez la passer.
tip-kind-use =
    { $kind ->
        [talent] Le Talent sert à commander, faire interpréter ou vendre des opus, et à payer certaines villes et certains emplacements.
        [journey] Les points Voyage servent à payer les tuiles de la carte de l’Europe et certains emplacements de la rangée.
       *[composition] La Composition sert à payer les compositeurs du Requiem et certains emplacements de la rangée.
    }
tip-kind-have = Vous avez {NUMBER($track)} sur la piste (perdus en fin de manche) et {NUMBER($counters)} en marqueurs (conservés).
tip-kind-full = La piste s’arrête à {NUMBER($max)}. Vous recevez {$ducats} pour chaque case au-delà.
tip-wild-title = Joker
tip-wild = Vous choisissez Talent, Voyage ou Composition pour chacun de ces points quand vous le recevez.
tip-type-mine =
    { $n ->
        [0] Vous n’avez aucun opus de ce type.
        [one] Vous avez {$n} opus de ce type.
       *[other] Vous avez {$n} opus de ce type.
    }
tip-type = Certains types d’opus sont récompensés par les faveurs royales, les villes et les tuiles Offertorium.
tip-instrument = Pour commander une partition de cet instrument, il doit vous rester un marqueur de cet instrument sur votre plateau.

## Things of the boards

tip-vp-title = Points de victoire
tip-vp = Le joueur qui a le plus de PV à la fin l’emporte. Vous ne perdez jamais de PV.
tip-ducats-title = Ducats
tip-ducats = Les ducats servent à payer les routes, les opus et les compositeurs. Vous les gardez d’une manche à l’autre.
tip-ducats-end = À la fin, vous recevez 1 PV par tranche de {NUMBER($n)} ducats restants.
tip-finance-title = Piste Finances
tip-finance = Votre marqueur avance quand vous vendez un opus. Vous recevez le revenu de sa case à la fin de chaque manche.
tip-finance-now = Vous êtes sur la case {NUMBER($n)} : {$income}.
tip-finance-full = Vous recevez {$vp} pour chaque case au-delà de la dernière.
tip-exchange-title = Échange
tip-exchange = À tout moment de votre tour, autant de fois que vous voulez : achetez un marqueur pour {$buy} ou rendez-en un contre {$back}.
tip-exchange-track = Vous ne pouvez pas rendre de points de piste. Si vos ducats suffisent, les points manquants s’achètent automatiquement.
tip-period-title = Période {name-period} : {$first}–{$last}
tip-period = La partie compte cinq manches, une par période de la vie de Mozart. Chaque joueur joue quatre tours par manche.
tip-period-left =
    { $n ->
        [0] C’est la dernière manche.
        [one] Il reste {$n} manche après celle-ci.
       *[other] Il reste {$n} manches après celle-ci.
    }
tip-bonus = En fin de manche, vous recevez {$reward} par icône de cette action dans Expériences, même si vous avez pris des ducats.
tip-bonus-mine =
    { $n ->
        [0] Vous n’en avez encore joué aucune.
        [one] Vous en avez déjà joué {$n}.
       *[other] Vous en avez déjà joué {$n}.
    }
tip-deck-title = Paquet de la période
tip-deck = Quand une carte part, celles à sa gauche glissent à droite et coûtent moins cher. Les nouvelles viennent d’ici tant qu’il en reste.
tip-slots-title = Expériences et Histoires
tip-slots = Une colonne par tour : vous utilisez la carte du haut maintenant et recevez les icônes de celle du bas en fin de manche.
tip-hand-title = Votre main
tip-hand = Vous avez neuf cartes Souvenir. Jouez-en deux par tour et piochez jusqu’à quatre tant qu’il en reste. Gardez-en une pour la manche suivante.
tip-opera-title = Cartes Opus
tip-opera = Faites interpréter vos opus contre des ducats, ou vendez-les contre Finances et PV. Ceux que vous gardez comptent pour les faveurs.
tip-instruments-title = Cases Instrument
tip-instruments = Commandez une partition avec un de ces sept marqueurs et recevez la récompense de sa case. La tuile Compositeur y va ensuite.
tip-first-title = Premier joueur
tip-first = Ce joueur joue en premier cette manche. À la manche suivante, ce sera son voisin de gauche.
tip-player-title = Joueur
tip-player = PV, ducats, points d’histoire, Finances ; en dessous : opus, marqueurs Requiem, tuiles Cour royale. Appuyez pour voir le plateau.
tip-player-soloist = PV et Finances ; en dessous : opus, marqueurs Requiem, tuiles Cour royale. Appuyez pour voir le plateau.
tip-player-slots = Les quatre petites cases montrent les tours de la manche.
tip-soloist = Il révèle deux cartes par tour : la première dit ce qu’il fait, la deuxième où. Il ne paie rien.
tip-projected-title = Score projeté
tip-projected = Votre score si la partie s’arrêtait là, faveurs, Requiem et ressources compris. Il montre aussi l’effet de votre choix.
tip-score =
    { $code ->
        [opus] PV des opus que vous avez commandés.
        [sales] PV des opus que vous avez vendus.
        [tiles] PV des tuiles Compositeur, des cases Instrument, des tuiles Ville et Cour royale.
        [income] PV de la piste Finances, des icônes Histoires et du bonus de période.
        [requiem] PV que vos marqueurs Requiem rapporteraient maintenant.
        [favours] PV des faveurs royales dont vous remplissez la condition.
        [left] Vous recevez 1 PV par tranche de {NUMBER($points)} points d’histoire et par tranche de {NUMBER($ducats)} ducats restants.
       *[start] PV de départ et autres PV.
    }
tip-soloist-card = S’il la révèle en premier, elle donne ses actions : {$actions}.
tip-soloist-row =
    { $end ->
        [leftmost] S’il la révèle en deuxième, elle indique où il agit. Rangée : la carte la plus à gauche.
       *[rightmost] S’il la révèle en deuxième, elle indique où il agit. Rangée : la carte la plus à droite.
    }
tip-soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] Europe : il reste où il est.
            [one] Europe : jusqu’à la prochaine cour royale, en ordre croissant.
           *[other] Europe : jusqu’aux {$courts} prochaines cours royales, en ordre croissant.
        }
       *[descending] { $courts ->
            [0] Europe : il reste où il est.
            [one] Europe : jusqu’à la prochaine cour royale, en ordre décroissant.
           *[other] Europe : jusqu’aux {$courts} prochaines cours royales, en ordre décroissant.
        }
    }
tip-soloist-requiem =
    { $from ->
        [top] Requiem : {name-movement}, la partition libre la plus haute.
       *[bottom] Requiem : {name-movement}, la partition libre la plus basse.
    }

## The rules page

rules-page-title = Règles
rules-page-search = Chercher dans les règles
rules-page-placeholder = Mot ou numéro de règle
rules-page-found =
    { $n ->
        [0] Aucun résultat. Essayez un mot plus court.
        [one] {$n} règle trouvée
       *[other] {$n} règles trouvées
    }
rules-page-contents = Sommaire
rules-page-primer = Le jeu en une page
rules-page-legend = Symboles
rules-page-words = Glossaire
rules-page-all = Toutes les règles
rules-page-ruling = Interprétation
rules-page-why = Pourquoi ? {$why}
rules-page-example = Exemples
rules-page-name = {$section}, règle {$number}
rules-page-name-ruling = Interprétation {$number}
rules-page-number = Règle {$number}
rules-page-appendix = Annexe : matériel et interprétations

# The primer: what a newcomer needs, each a step with a symbol. Figures are those of the edition.
rules-page-step-aim = Vous étiez les mécènes de Mozart. Évoquez sa vie, réunissez sa musique et aidez à achever le Requiem. Le joueur qui a le plus de points de victoire (PV) l’emporte.
rules-page-step-rounds = Vous jouez cinq manches, une par période de sa vie. Chaque joueur joue quatre tours par manche.
rules-page-step-turn = À votre tour, jouez deux cartes Souvenir : une dans Expériences, à utiliser maintenant, et une dans Histoires, pour une récompense en fin de manche.
rules-page-step-use = Utilisez la carte Expériences : recevez sa récompense et effectuez ses actions dans l’ordre de votre choix. Ou prenez des ducats à la place : 1 à la manche 1, 2 à la manche 2, et ainsi de suite.
rules-page-step-document = Documenter des souvenirs : achetez une meilleure carte Souvenir. Elle remplace définitivement votre carte Histoires.
rules-page-step-commission = Commander un opus : achetez une œuvre de Mozart. Vous recevez aussitôt ses PV.
rules-page-step-perform = Faire interpréter ou vendre un opus : faites-le interpréter contre des ducats et gardez-le, ou vendez-le pour avancer sur la piste Finances et gagner des PV, mais vous perdez alors l’opus.
rules-page-step-travel = Voyage : déplacez la diligence, payez les routes et la tuile, recevez la récompense. Une tuile Cour royale donne aussi des PV à la fin si vous remplissez sa condition.
rules-page-step-requiem = Requiem : commandez une partition. Placez un marqueur, payez un compositeur et prenez sa tuile. Certaines tuiles vous récompensent ensuite jusqu’à la fin de la partie.
rules-page-step-pay = La plupart des coûts se paient en points Talent, Voyage et Composition. Les points des pistes sont perdus à chaque manche. Vous gardez les marqueurs.
rules-page-step-exchange = Il vous manque quelque chose ? À votre tour, achetez un marqueur au choix pour {$buy} ou rendez-en un contre {$back}.
rules-page-step-maintenance = En fin de manche, vos pistes reviennent à 0. Vous recevez ensuite les récompenses de vos cartes Histoires, de la piste Finances et du bonus. Les opus sont redressés et les tuiles restées sur la carte de l’Europe passent sur leur face dorée.
rules-page-step-end = Après la cinquième manche, comptez les faveurs royales et le Requiem. Dans chaque mouvement, les marqueurs du compositeur en tête rapportent davantage.
rules-page-step-left = Enfin, vous recevez 1 PV par tranche de {NUMBER($points)} points d’histoire et 1 PV par tranche de {NUMBER($ducats)} ducats restants.

# The legend: groups, and what single symbols mean where their name does not say it.
rules-page-legend-points = Points d’histoire
rules-page-legend-money = Argent et score
rules-page-legend-actions = Actions
rules-page-legend-types = Types d’opus
rules-page-legend-instruments = Instruments
rules-page-legend-signs = Signes
rules-page-legend-map = Europe et Requiem
rules-page-legend-players = Joueurs
rules-page-sign-wild = joker : type de votre choix
rules-page-sign-step = une case de piste : symbole souligné, avec une flèche
rules-page-sign-counter = un marqueur : le symbole seul
rules-page-sign-ducats = ducats
rules-page-sign-vp = points de victoire
rules-page-sign-finance = cases de la piste Finances
rules-page-sign-repeat = récompense récurrente
rules-page-sign-arrow = vous payez ce qui est à gauche et recevez ce qui est à droite
rules-page-sign-gilt = cadre doré : la meilleure face d’une tuile
rules-page-sign-turned = opus incliné : déjà interprété cette manche
rules-page-sign-lock = vous ne pouvez pas payer maintenant
rules-page-sign-per = par opus de ce type
rules-page-sign-nannerl = opus de départ : sans type
rules-page-sign-note =
    { $line ->
        [upper] note du compositeur de la ligne supérieure
       *[lower] notes du compositeur de la ligne inférieure
    }
rules-page-sign-constanze = recouverte par Constanze : personne ne peut la commander
rules-page-sign-court = cour royale
rules-page-sign-city = ville
rules-page-sign-coach = la diligence de Mozart, ou l’action Voyage
rules-page-sign-neutral = marqueur neutre : n’appartient à personne
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
guide-no-more = Masquer les conseils
guide-lay = Jouez deux cartes. Vous utilisez maintenant le haut de la première et recevez le bas de la seconde en fin de manche.
guide-use = Utilisez la carte pour ses actions. Si vous ne pouvez en payer aucune, prenez les ducats à la place.
guide-document = Documenter : choisissez une carte Souvenir de la rangée (moins chère à droite). Elle remplace votre carte Histoires pour de bon.
guide-commission = Commander : choisissez un opus de la rangée. Vous recevez aussitôt ses PV. Plus tard, vous pourrez le faire interpréter ou le vendre.
guide-perform-or-sell = Faites interpréter un opus contre des ducats, une fois par manche, ou vendez-le (vous le perdez) contre des cases Finances et des PV.
guide-travel = Voyage : choisissez une tuile. Le prix comprend les routes. Les tuiles que personne ne prend se retournent côté doré et rapportent plus.
guide-requiem = Requiem : choisissez une partition libre. Vous recevez la récompense du marqueur, puis payez la tuile du compositeur.
guide-exchange = Il vous manque des points ? Achetez un marqueur pour {$buy} ou rendez-en un contre {$back}. Au paiement, cela se fait tout seul.
guide-gained = Effectuez maintenant l’action que vous avez gagnée, ou passez-la. Vous ne pouvez pas la garder pour plus tard.
guide-kinds = Choisissez un type. Si vous choisissez une piste pleine, vous recevez des ducats à la place.
guide-neutral = Placez le marqueur neutre là où il aide votre compositeur. Il compte pour la majorité, mais ne rapporte rien à personne.
guide-end = Il ne vous reste aucune action : terminez votre tour. D’ici là, vous pouvez annuler vos actions, sauf si une nouvelle carte est apparue.
guide-bonus = En fin de manche, vous recevez le bonus affiché en haut pour chaque icône de son action dans Expériences.
guide-last-turn = C’est votre dernier tour de la manche. Dépensez vos points de piste : vous allez les perdre. Vous gardez vos marqueurs.
guide-second-round = Vos pistes ont été vidées. Vous avez ensuite reçu vos récompenses : Histoires, Finances et bonus. Vos opus sont redressés.
guide-gilded = Les tuiles restées sur la carte de l’Europe sont dorées et rapportent plus. La rangée contient déjà des cartes de la nouvelle période.
guide-soloist = Le Soliste suit des règles fixes. Il prend des cartes, des cours royales et des partitions. Le journal montre comment.
guide-favour = Votre tuile Cour royale donne des PV à la fin si sa condition est remplie. Un opus ou un marqueur ne compte que pour une faveur.
guide-majority = Vos marqueurs rapportent plus dans les mouvements où leur compositeur mène. Commandez-lui d’autres partitions.
