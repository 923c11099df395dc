# Notatki do momentów gry i warianty: inne wypróbowane przebiegi.

notes-title = Notatki
# Signs beside a decision, as in chess: !! ! !? ?! ? ??
notes-sign =
    { $sign ->
        [brilliant] Genialne
        [good] Dobry ruch
        [interesting] Ciekawe
        [doubtful] Wątpliwe
        [mistake] Błąd
       *[blunder] Poważny błąd
    }
notes-text = Notatka do tego momentu
notes-all = Wszystkie notatki
notes-branches = Warianty
# A branch without a name of its own.
notes-branch = Inny przebieg
# $from: the decision after which the branch begins; $n: how many decisions it has.
notes-branch-from =
    { $n ->
        [one] {NUMBER($n)} decyzja, po decyzji {NUMBER($from)}
        [few] {NUMBER($n)} decyzje, po decyzji {NUMBER($from)}
        [many] {NUMBER($n)} decyzji, po decyzji {NUMBER($from)}
       *[other] {NUMBER($n)} decyzje, po decyzji {NUMBER($from)}
    }
notes-branch-open = Otwórz
# This game was continued from a moment of another one.
notes-origin = Wariant
notes-origin-line = Ta gra jest dalszym ciągiem innej. Zachowaj ją tam jako wariant, by porównać obie.
notes-branch-title = Nazwa
notes-branch-keep = Zachowaj wariant
notes-branch-kept = Zachowano. Znajdziesz go w części „{notes-title}” pierwszej gry.
