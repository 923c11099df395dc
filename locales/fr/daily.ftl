# La partie du jour : une partie par jour, la même pour tous, avec les résultats des bots pour comparer.

daily-title = Partie du jour
# Under the title on the start page.
daily-line = Une partie par jour, la même pour tous
daily-hint = Tout le monde joue la même partie. La difficulté augmente jusqu’au dimanche. La suivante arrive à minuit UTC.
# Buttons beside the date.
daily-before = Jour précédent
daily-after = Jour suivant
# The two games of a day.
daily-kind =
    { $kind ->
        [solo] Solo
       *[table] Avec des bots
    }
daily-solo-line = Vous contre le Soliste, niveau {name-level}
# $names: the bots, already listed.
daily-table-line = Vous contre {$names}
daily-counts = Votre première partie compte.
daily-earlier = Vous pouvez encore jouer la partie de ce jour, mais elle ne compte pas.
daily-running = Votre partie vous attend.
daily-given-up = Votre partie a été supprimée. Une nouvelle ne compte pas.
daily-counted = Votre partie du jour
daily-uncounted = Cette partie ne comptait pas.
daily-play = Jouer
daily-again = Rejouer
daily-look = Voir la partie
daily-copy = Copier le résultat
# A button after a game of the daily deal.
daily-result = Résultat du jour
daily-won = Vous gagnez avec {NUMBER($n)} PV d’avance.
daily-lost = Vous perdez avec {NUMBER($n)} PV de retard.
daily-tied = Vous avez autant de PV que le meilleur adversaire.
# The bots play the same game in my place.
daily-bots = Les bots jouent la même partie : {NUMBER($done)} sur {NUMBER($total)}
daily-failed = Ici, les bots ne peuvent pas jouer en arrière-plan. Rechargez la page pour réessayer.
daily-beaten = Mieux que {NUMBER($n)} parties de bots sur {NUMBER($total)}
# Heads of a table: a bot, its average result, how many of its games were worse than mine ("5 of 6").
daily-bot = Bot
daily-mean = PV en moyenne
daily-beat = Vous battez
daily-of = {NUMBER($n)} sur {NUMBER($total)}
# Under a bar of the chart.
daily-you = Vous
daily-streak =
    { $n ->
        [one] {$n} jour de suite
       *[other] {$n} jours de suite
    }
# The first line of a text that is sent to others. $kind is “Solo” or “With bots”.
daily-share = Lacrimosa, {$date}, {$kind}
