# Заметки к моментам игры и варианты: другие продолжения.

notes-title = Заметки
# Signs beside a decision, as in chess: !! ! !? ?! ? ??
notes-sign =
    { $sign ->
        [brilliant] Блестяще
        [good] Хороший ход
        [interesting] Интересно
        [doubtful] Сомнительно
        [mistake] Ошибка
       *[blunder] Грубая ошибка
    }
notes-text = Заметка к этому моменту
notes-all = Все заметки
notes-branches = Варианты
# A branch without a name of its own.
notes-branch = Другое продолжение
# $from: the decision after which the branch begins; $n: how many decisions it has.
notes-branch-from =
    { $n ->
        [one] {NUMBER($n)} решение, после решения {NUMBER($from)}
        [few] {NUMBER($n)} решения, после решения {NUMBER($from)}
        [many] {NUMBER($n)} решений, после решения {NUMBER($from)}
       *[other] {NUMBER($n)} решения, после решения {NUMBER($from)}
    }
notes-branch-open = Открыть
# This game was continued from a moment of another one.
notes-origin = Вариант
notes-origin-line = Эта игра продолжает другую. Сохраните её там как вариант, чтобы сравнить обе.
notes-branch-title = Название
notes-branch-keep = Сохранить вариант
notes-branch-kept = Сохранено. Вариант — в разделе «{notes-title}» первой игры.
