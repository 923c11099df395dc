# Игра дня: одна игра в день, общая для всех, и результаты ботов для сравнения.

daily-title = Игра дня
# Under the title on the start page.
daily-line = Одна игра в день, общая для всех
daily-hint = Все играют одну и ту же игру. К воскресенью она сложнее. Следующая — в полночь по UTC.
# Buttons beside the date.
daily-before = Предыдущий день
daily-after = Следующий день
# The two games of a day.
daily-kind =
    { $kind ->
        [solo] Соло
       *[table] С ботами
    }
daily-solo-line = Вы против солиста, уровень «{name-level}»
# $names: the bots, already listed.
daily-table-line = Ваши соперники: {$names}
daily-counts = В зачёт идёт первая игра.
daily-earlier = Игру этого дня ещё можно сыграть, но вне зачёта.
daily-running = Ваша игра ждёт вас.
daily-given-up = Ваша игра удалена. Новая — вне зачёта.
daily-counted = Ваша игра дня
daily-uncounted = Эта игра была вне зачёта.
daily-play = Играть
daily-again = Сыграть ещё раз
daily-look = Посмотреть игру
daily-copy = Копировать
# A button after a game of the daily deal.
daily-result = Итог дня
daily-won = Победа с отрывом в {NUMBER($n)} ПО.
daily-lost = Поражение: не хватило {NUMBER($n)} ПО.
daily-tied = У вас столько же ПО, сколько у лучшего соперника.
# The bots play the same game in my place.
daily-bots = Боты играют ту же игру: {NUMBER($done)} из {NUMBER($total)}
daily-failed = Здесь боты не могут играть в фоне. Обновите страницу и попробуйте ещё раз.
daily-beaten = Лучше, чем {NUMBER($n)} из {NUMBER($total)} игр ботов
# Heads of a table: a bot, its average result, how many of its games were worse than mine ("5 of 6").
daily-bot = Бот
daily-mean = ПО в среднем
daily-beat = Вы лучше
daily-of = {NUMBER($n)} из {NUMBER($total)}
# Under a bar of the chart.
daily-you = Вы
daily-streak =
    { $n ->
        [one] {$n} день подряд
        [few] {$n} дня подряд
        [many] {$n} дней подряд
       *[other] {$n} дня подряд
    }
# The first line of a text that is sent to others. $kind is “Solo” or “With bots”.
daily-share = Lacrimosa, {$date}, {$kind}
