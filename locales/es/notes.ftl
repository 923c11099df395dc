# Notas en los momentos de una partida, y variantes: otras líneas que se probaron.

notes-title = Notas
# Signs beside a decision, as in chess: !! ! !? ?! ? ??
notes-sign =
    { $sign ->
        [brilliant] Brillante
        [good] Buena jugada
        [interesting] Interesante
        [doubtful] Dudosa
        [mistake] Error
       *[blunder] Error grave
    }
notes-text = Nota sobre este momento
notes-all = Todas las notas
notes-branches = Variantes
# A branch without a name of its own.
notes-branch = Otra línea
# $from: the decision after which the branch begins; $n: how many decisions it has.
notes-branch-from =
    { $n ->
        [one] {NUMBER($n)} decisión, tras la decisión {NUMBER($from)}
       *[other] {NUMBER($n)} decisiones, tras la decisión {NUMBER($from)}
    }
notes-branch-open = Abrir
# This game was continued from a moment of another one.
notes-origin = Variante
notes-origin-line = Esta partida continúa otra. Guárdala allí como variante para comparar las dos.
notes-branch-title = Nombre
notes-branch-keep = Guardar variante
notes-branch-kept = Guardada. La encuentras en «{notes-title}» de la primera partida.
