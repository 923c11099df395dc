# Notes aux moments d’une partie, et variantes : d’autres suites essayées.

notes-title = Notes
# Signs beside a decision, as in chess: !! ! !? ?! ? ??
notes-sign =
    { $sign ->
        [brilliant] Brillant
        [good] Bon coup
        [interesting] Intéressant
        [doubtful] Douteux
        [mistake] Erreur
       *[blunder] Gaffe
    }
notes-text = Note sur ce moment
notes-all = Toutes les notes
notes-branches = Variantes
# A branch without a name of its own.
notes-branch = Autre suite
# $from: the decision after which the branch begins; $n: how many decisions it has.
notes-branch-from =
    { $n ->
        [one] {NUMBER($n)} décision, après la décision {NUMBER($from)}
       *[other] {NUMBER($n)} décisions, après la décision {NUMBER($from)}
    }
notes-branch-open = Ouvrir
# This game was continued from a moment of another one.
notes-origin = Variante
notes-origin-line = Cette partie en continue une autre. Gardez-la là-bas comme variante pour les comparer.
notes-branch-title = Nom
notes-branch-keep = Garder la variante
notes-branch-kept = C’est fait. Elle se trouve sous « {notes-title} » de la première partie.
