# Что не так с файлом игры или записанной позицией; строка и столбец стоят перед фразой.

file-first-line = найдено { $found }; ожидается { $expected }
file-header = найдено { $found }; ожидается строка, которая начинается с { $expected }
file-edition-line = найдено { $found }; ожидаются название, версия и хеш издания
file-edition = издание { $found } не найдено; укажите его папку с помощью --edition или в LACRIMOSA_EDITION
file-commitment = контрольный код { $found } не соответствует коду раздачи; ожидается { $expected }
file-salt = найдена соль { $found }; ожидаются 32 шестнадцатеричные цифры
file-choice = найдено { $found }; ожидается { $expected }
file-position = начальная позиция неверна. { $text }
file-not-empty = найдено { $found }; ожидается пустая строка
file-moment = найдено { $found }; ожидается решение { $expected }
file-seat = найдено { $found }; ожидается игрок { $expected }, который сейчас решает
file-over = найдено { $found }; больше ничего не ожидается: игра окончена
file-word = найдено { $found }; ожидается { $expected }
file-broken = эти события ведут к невозможной позиции. { $text }
file-score = найдено { $found }; ожидается { $expected } — счёт записанной игры
file-end = найдено { $found }; ожидается конец файла
file-truncated = файл неполный: он обрывается раньше времени

sheet-syntax = { $message }
sheet-shape = { $path }: ожидается { $expected }
sheet-shape-name =
    { $shape ->
        [text] текст в кавычках
        [number] целое число
        [flag] true или false
        [list] список
       *[table] таблица полей
    }
sheet-word = { $path }: { $text }
sheet-number = { $path }: найдено { NUMBER($found) }; ожидается число от { NUMBER($least) } до { NUMBER($most) }
sheet-count = { $path }: найдено элементов: { NUMBER($found) }; ожидается { NUMBER($expected) }
sheet-missing = нет поля { $path }
sheet-unknown = в позиции нет поля { $path }
sheet-twice = поле { $path } указано дважды
sheet-format = найдено { $found }; ожидается { $expected }
sheet-edition = позиция относится к изданию { $found }; ожидается { $expected }

file-bad-seed = { $found } — неверный код раздачи; ожидается целое число или 64 шестнадцатеричные цифры
file-refused = { $sentence } ({ $rule })
file-at = Строка { $line }, столбец { $column }: { $sentence }
