# The page: the table and everything around it. Short: most of it stands on small things.

## Places of the table

web-row = Rangée de cartes
web-row-empty = emplacement vide
web-deck-left =
    { $n ->
        [one] Paquet de la période {$period} : {$n} carte restante
       *[other] Paquet de la période {$period} : {$n} cartes restantes
    }
web-memory = Souvenir
web-my-board = Mon plateau
web-board-of = Plateau : {$name}
web-back-to-mine = Mon plateau
web-experiences = Expériences
web-story = Histoires
web-finance = Finances
# What the space of the Finance Track brings at Maintenance.
web-finance-label = Piste Finances, case {NUMBER($n)} : {$income}
web-instrument-label = {$instrument} : {$marker}. Récompense : {$reward}
web-marker-there = marqueur disponible
web-marker-gone = marqueur utilisé
web-hand = Main
web-face-down = une carte face cachée
# Cards left in the own deck.
web-deck-count =
    { $n ->
        [one] {$n} carte dans votre paquet
       *[other] {$n} cartes dans votre paquet
    }
web-track-label = {$name} : {NUMBER($track)} sur la piste, {NUMBER($counters)} en marqueurs
web-exchange = Échange
web-players = Joueurs
web-player-label = {$name} : {NUMBER($vp)} PV ; ducats : {NUMBER($ducats)} ; Finances : {NUMBER($finance)}. Voir le plateau
web-soloist-label = {$name} : {NUMBER($vp)} PV ; Finances : {NUMBER($finance)}. Voir le plateau
web-projected = Score projeté
web-group =
    { $code ->
        [opus] Opus commandés
        [sales] Opus vendus
        [tiles] Tuiles
        [income] Revenus
        [requiem] Requiem
        [favours] Faveurs
        [left] Ressources
       *[start] Départ
    }
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-jump = Aller à ce moment
# Gains without an action of their own, such as in Maintenance.
web-log-gains = {$name} : {$source}
web-patron = Mécène

## Cards of the row, for a screen reader

web-card-label = {$title} (coût : {$cost})
web-card-label-ok = Choisir {$title} (coût : {$cost})
web-card-label-why = {$title} (coût : {$cost}). {$why}

## The bar

web-controls = Menu de la partie
web-period = Période
web-period-of = Période {$period} sur V
web-bonus = bonus
web-your-turn = À vous
web-turn-name = {$name}
web-turn-of = tour {NUMBER($n)} sur 4
web-title-turn = ● À vous – Lacrimosa
web-over = La partie est terminée
web-undo = Annuler
web-redo = Rétablir
web-reset = Annuler tout le tour
web-end-turn = Terminer le tour
web-language = Langue
web-rules = Règles
web-mute = Couper le son
web-dark = Mode sombre
web-settings = Réglages
web-skip = Aller à la décision
web-to-table = Retour à la table
web-my-resources = Mes ressources
web-parts = Vues
web-tab-row = Rangée
web-tab-map = Europe
web-tab-requiem = Requiem
web-tab-me = Moi
web-tab-others = Autres

## The decision

web-choose-kind = Choisissez un type
web-choose-action = Choisissez une action
web-other-choice = Retour
web-would-cost = Si vous aviez cette action, elle coûterait :
web-you-get = Vous recevez
web-from-track = de la piste
web-counters = marqueurs
web-track-less =
    { $kind ->
        [talent] Prendre 1 point Talent de moins sur la piste
        [journey] Prendre 1 point Voyage de moins sur la piste
       *[composition] Prendre 1 point Composition de moins sur la piste
    }
web-track-more =
    { $kind ->
        [talent] Prendre 1 point Talent de plus sur la piste
        [journey] Prendre 1 point Voyage de plus sur la piste
       *[composition] Prendre 1 point Composition de plus sur la piste
    }
# $points are missing; $price in ducats buys them on the way.
web-short-bought = Vous achetez {$points} pour {$price}
web-counters-returned =
    { $n ->
        [one] Vous rendez {$n} marqueur contre {$ducats}
       *[other] Vous rendez {$n} marqueurs contre {$ducats}
    }
web-cannot-undo = Une nouvelle carte sera révélée : vous ne pourrez pas annuler.
web-score-sheet = Décompte
web-moment = Moment de la partie
web-back-to-now = Retour au présent
web-play-on = Jouer à partir d’ici

## For a screen reader: what symbols show

web-offer-label = {$choice} – coût : {$cost} ; gain : {$gain}
web-offer-price-label = {$choice} – coût : {$cost}
web-log-paid = payé : {$cost}
web-log-got = reçu : {$gain}
