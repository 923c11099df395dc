# Поиск задач.

mine-games = Игр: { $games } · кандидатов: { $candidates }, из них спорных: { $disputed }, с малым отрывом: { $narrow } · задач: { $puzzles }
mine-level = { $level } находит решение в { $share } % попыток
mine-all-hold =
    { $n ->
        [one] Подтверждена { $n } задача
        [few] Подтверждены все { $n } задачи
        [many] Подтверждены все { $n } задач
       *[other] Подтверждены все { $n } задачи
    }
mine-fault = Задача { $id }: { $what }
mine-fault-position = позиция не читается или это не начало хода
mine-fault-turn = ход недопустим
mine-fault-disputed = другой ход лучше
mine-fault-narrow = другой ход почти так же хорош
mine-no-set = { $file } — не набор задач этой версии
mine-other-edition = { $file } составлен для издания { $edition }…; укажите это издание или другой файл
mine-bad-line = { $file }, строка { $line }: это не задачи одной игры
mine-other-seed = { $file } составлен с --seed { $seed }; укажите то же число или другой файл
