# Mes progrès : les parties terminées du joueur, avec des graphiques.

progress-title = Mes progrès
progress-empty = Aucune partie terminée
progress-empty-line = Vous verrez ici vos résultats par niveau, l’origine de vos points, ce que vous n’utilisez pas, et quand passer à un adversaire plus fort.
# Which games are on this page.
progress-which = Cette page compte les parties que vous terminez en solo, contre des bots ou en ligne à votre place. Tout reste dans ce navigateur.
progress-games =
    { $n ->
        [one] {$n} partie
       *[other] {$n} parties
    }
# $n of $total games.
progress-won = Victoires : {NUMBER($n)} sur {NUMBER($total)}
# $days: “3 days in a row”.
progress-daily = Partie du jour : {$days}
# $name: a bot or a level of the Soloist. Beside it is the button “New game”.
progress-next = Vous gagnez la plupart de ces parties. Essayez le niveau suivant : {$name}
progress-people = D’autres joueurs
# Heads of a table.
progress-by-rivals = Vos adversaires
progress-rivals = Le plus fort
progress-count = Parties
progress-wins = Gagnées
progress-other = Meilleur adversaire
# $n: at most how many games the chart shows.
progress-course = Vos {NUMBER($n)} dernières parties
# For a screen reader: one game of the chart.
progress-vp = vous {NUMBER($mine)} PV, meilleur adversaire {NUMBER($other)} PV
# Which games a chart is about.
progress-solo = Solo
progress-together = À plusieurs
progress-habits = Restes inutilisés
progress-habits-line = Ce qu’il vous reste en fin de partie, en moyenne sur vos {NUMBER($n)} dernières parties.
# $n: a number such as “4.2”.
progress-habit =
    { $code ->
        [story] Points d’histoire : {$n}
        [ducats] Ducats : {$n}
        [markers] Marqueurs Requiem : {$n}
       *[courts] Tuiles Cour royale, condition non remplie : {$n}
    }
progress-habit-other = Meilleur adversaire : {$n}
progress-kept = Vos données
progress-delete = Supprimer mes résultats
progress-delete-sure = Supprimer tous vos résultats, y compris ceux des parties du jour ?
