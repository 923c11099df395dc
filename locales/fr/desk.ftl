# Mon bureau : la main, mes ressources, la manche, mes œuvres, l’échange.

desk-title = Mes cartes et ressources
desk-you = Vous
desk-ducats =
    { $n ->
        [one] ducat
       *[other] ducats
    }
desk-income = Par manche : {$income}
desk-works =
    { $n ->
        [one] {$n} opus, { $ready ->
            [one] {$ready} disponible
           *[other] {$ready} disponibles
        }
       *[other] {$n} opus, { $ready ->
            [one] {$ready} disponible
           *[other] {$ready} disponibles
        }
    }
desk-this-round = Cette manche
desk-next = Prochaine manche
desk-next-last = Après la dernière manche
desk-not-chosen = pas encore choisie
desk-empty-slot = vide

desk-action =
    { $icon ->
        [document] Documenter
        [commission] Commander
        [perform_or_sell] Interpréter ou vendre
        [travel] Voyager
       *[requiem] Requiem
    }
desk-n-cards =
    { $n ->
        [one] {$n} carte
       *[other] {$n} cartes
    }
desk-n-opera =
    { $n ->
        [one] {$n} opus
       *[other] {$n} opus
    }
desk-n-ready =
    { $n ->
        [one] {$n} opus disponible
       *[other] {$n} opus disponibles
    }
desk-n-places =
    { $n ->
        [one] {$n} lieu
       *[other] {$n} lieux
    }
desk-n-parts =
    { $n ->
        [one] {$n} partition
       *[other] {$n} partitions
    }
desk-from = {$targets}, dès
desk-free = {$targets}, sans frais
desk-dead =
    { $why ->
        [memory] Aucune carte Souvenir dans la rangée
        [opus] Aucune carte Opus dans la rangée
        [work] Vous n’avez aucun opus
        [turned] Tous vos opus sont inclinés
        [tile] Aucune tuile sur la carte de l’Europe
        [finance] Vos Finances sont trop basses
       *[part] Aucune partition libre pour vos marqueurs
    }
desk-short =
    { $n ->
        [one] Il manque {$n} ducat
       *[other] Il manque {$n} ducats
    }
desk-or-take = ou prendre
desk-up-label = {$title}, Expériences : {$actions}
desk-ducats-label = {$title}, Expériences : prendre {$ducats} à la place
desk-low-label = {$title}, Histoires : vous recevez {$gain} à la fin de la manche
desk-not-now = Vous ne pouvez pas choisir de cartes maintenant.

desk-my-works = Mes opus
desk-works-of = Opus : {$name}
desk-no-works = Vous n’avez pas encore d’opus. Commandez-en un dans la rangée de cartes.
desk-no-works-of = Pas encore d’opus.
desk-pay-get = Vous payez ce que montre l’étiquette sombre. Ce que vous recevez est à sa droite.
desk-work-turned = Incliné jusqu’à la manche suivante
desk-favours = Faveurs royales
desk-met = condition remplie
desk-unmet = condition non remplie
desk-instruments = Instruments et tuiles
desk-every-time = À chaque fois
desk-marker-gives = Le marqueur donne
desk-story-points = Points d’histoire
desk-on-track = {NUMBER($track)} sur la piste
desk-in-counters =
    { $n ->
        [one] {$n} marqueur
       *[other] {$n} marqueurs
    }
desk-markers-left = Marqueurs restants

desk-exchange-hint = Les points des pistes sont perdus à la fin de la manche. Les marqueurs restent.
desk-buy = Acheter
desk-return = Rendre
desk-then = vous aurez {$have}

# The band of a work that has no type.
desk-opus = Opus
