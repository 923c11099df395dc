# The score sheet, looking back at a game, and the recap at the start of a turn.
# VP are victory points, as in terms.ftl. Names never follow « de » or « que », which would have to be elided before a vowel.

## Heading: who has won, and by how much

end-won = {$name} l’emporte !
# $names: two or more players, already listed ("Anna and Béla").
end-won-together = {$names} partagent la victoire !
end-now = Si la partie s’arrêtait là
end-no-game = Aucune partie n’est ouverte.
end-alone = {NUMBER($vp)} PV.
# $ahead: how many VP more than $name, who is second.
end-ahead = {NUMBER($vp)} PV, soit {NUMBER($ahead)} d’avance sur {$name}.
end-would-win = {$name} l’emporterait avec {NUMBER($vp)} PV, soit {NUMBER($ahead)} d’avance sur {$other}.
# The first two have the same VP ($vp); $winner has $more markers, $other has $less.
end-by-markers = {$winner} et {$other} ont chacun {NUMBER($vp)} PV. {$winner} a plus de marqueurs sur le Requiem : {NUMBER($more)} contre {NUMBER($less)}.
end-by-opera = {$winner} et {$other} ont chacun {NUMBER($vp)} PV et le même nombre de marqueurs. {$winner} a plus de cartes Opus : {NUMBER($more)} contre {NUMBER($less)}.
end-shared = Égalité à {NUMBER($vp)} PV, même après les deux départages.
end-solo-won = Victoire contre {$soloist} (niveau {name-level}) avec {NUMBER($ahead)} PV d’avance.
end-solo-lost = Défaite contre {$soloist} (niveau {name-level}) avec {NUMBER($ahead)} PV de retard.
end-open-hint = Ouvrez une ligne pour voir d’où viennent ses points.

## The sheet

# Head of the first column; only for screen readers.
end-line = Ligne du décompte
# Before the highest number of a row; only for screen readers.
end-best = Maximum :
# Points from before the record began: the game was set up from a position.
end-earlier = Avant cet enregistrement
end-total = Points de victoire
end-places = Rang
end-place =
    { $n ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[4] 4e
    }
end-place-shared =
    { $n ->
        [1] 1er ex æquo
        [2] 2e ex æquo
       *[3] 3e ex æquo
    }
end-tie-markers = Départage : marqueurs sur le Requiem
end-tie-opera = Départage : cartes Opus

## Charts

end-sources = D’où viennent les points
# Read aloud for a bar. $parts: "Opus bought: 34, Tiles: 12".
end-bar = {$name} : {NUMBER($vp)} PV. {$parts}
end-course = Au fil de la partie
# The two ways to draw the course of the game: on small buttons.
end-by-round = Par manche
end-by-decision = Score projeté
end-rounds-caption = Points de victoire à la fin de chaque période. Les faveurs, le Requiem et les ressources restantes s’ajoutent à la fin.
# Under the chart, as short as can be.
end-at-start = début
end-at-now = ici
end-at-end = fin
end-cursor = Moment de la partie
# Read aloud at the cursor. $points: "Anna 34, Béla 29".
end-moment-label = Décision {NUMBER($n)} sur {NUMBER($last)}, PV projetés : {$points}
end-show-moment = Voir

## The seed: fixed before the deal and shown at the end, so that nobody can have arranged the cards

end-seed = Graine de la donne
end-seed-hidden = La graine est le code de la donne. Elle s’affiche à la fin de la partie.
# A number made from the seed (SHA-256) that was shown from the start.
end-commitment = Code d’équité
end-salt = Sel aléatoire
end-check = Vérifier
end-check-ok = Vérifié : la donne correspond au code affiché au début.
end-check-seed = Non vérifié : la graine ne correspond pas au code d’équité.
end-check-game = La graine correspond au code d’équité, mais cette version du programme en tire une autre donne.

## What next

end-next = Et maintenant ?
end-again = Rejouer
end-back = Retour à la table
end-replay = Revoir la partie
end-save = Enregistrer la partie
end-new-game = Nouvelle partie

## Looking back at a game

# Buttons that say by what one steps.
end-step-by = Avancer par
end-step-decision = Décision
end-step-turn = Tour
end-replay-previous =
    { $step ->
        [turn] Reculer d’un tour
       *[decision] Reculer d’une décision
    }
end-replay-next =
    { $step ->
        [turn] Avancer d’un tour
       *[decision] Avancer d’une décision
    }
end-replay-first = Aller au début
end-replay-last = Aller à la fin
end-replay-play = Lecture
end-replay-pause = Pause
# Whose board and hand are shown.
end-seen-by = Point de vue
end-moment =
    { $n ->
        [0] Début de la partie
        [one] Décision {NUMBER($n)} sur {NUMBER($last)}
       *[other] Décision {NUMBER($n)} sur {NUMBER($last)}
    }
end-moment-deal = Les cartes sont distribuées. Personne n’a encore pris de décision.
# Keys on the keyboard; each before what it does.
end-key-step = reculer / avancer
end-key-ends = début / fin
end-key-play = lecture / pause

## Recap: what the others did since my last turn

recap-title = Depuis votre dernier tour
recap-title-first = Avant votre premier tour
recap-close = Fermer
recap-more =
    { $n ->
        [one] {$n} ligne de plus
       *[other] {$n} lignes de plus
    }
recap-fewer = Moins de lignes
# Heading of what nobody in particular did, such as a new round.
recap-table = La table
