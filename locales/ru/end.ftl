# Таблица очков, просмотр сыгранной игры и обзор в начале хода.
# ПО — победные очки, как в terms.ftl.

## Заголовок: кто победил и с каким отрывом

end-won = {$name} завершает Реквием
# $names: двое или больше, уже перечислены.
end-won-together = {$names} вместе завершают Реквием
end-now = Если закончить сейчас
end-no-game = На столе нет игры.
end-alone = {NUMBER($vp)} ПО.
# $ahead: на сколько ПО больше, чем у $name на втором месте.
end-ahead = {NUMBER($vp)} ПО; на втором месте {$name}, отрыв {NUMBER($ahead)} ПО.
end-would-win = Побеждает {$name}: {NUMBER($vp)} ПО; на втором месте {$other}, отрыв {NUMBER($ahead)} ПО.
# У первых двух поровну ПО ($vp); у $winner $more фишек, у $other $less.
end-by-markers = {$winner} и {$other}: по {NUMBER($vp)} ПО. Впереди {$winner}: больше фишек в Реквиеме, {NUMBER($more)} против {NUMBER($less)}.
end-by-opera = {$winner} и {$other}: по {NUMBER($vp)} ПО, фишек поровну. Впереди {$winner}: больше опусов, {NUMBER($more)} против {NUMBER($less)}.
end-shared = По {NUMBER($vp)} ПО, фишек и опусов тоже поровну: победа общая.
end-solo-won = Победа! {$soloist}, уровень «{name-level}», отстаёт на {NUMBER($ahead)} ПО.
end-solo-lost = Поражение. {$soloist}, уровень «{name-level}», впереди на {NUMBER($ahead)} ПО.
end-open-hint = Откройте строку, чтобы увидеть, из чего она сложилась.

## Таблица

# Заголовок первого столбца; только для чтения вслух.
end-line = Строка таблицы очков
# Перед самым большим числом строки; только для чтения вслух.
end-best = Больше всего:
# Очки до начала записи: игра начата с заданной позиции.
end-earlier = До начала записи
end-total = Победные очки
end-places = Место
end-place =
    { $n ->
        [1] 1-е
        [2] 2-е
        [3] 3-е
       *[4] 4-е
    }
end-place-shared =
    { $n ->
        [1] 1-е, общее
        [2] 2-е, общее
       *[3] 3-е, общее
    }
end-tie-markers = Ничья: фишки в Реквиеме
end-tie-opera = Ничья: опусы

## Графики

end-sources = Откуда взялись очки
# Читается вслух для полоски. $parts: «Заказ опусов: 34, Жетоны: 12».
end-bar = {$name}: {NUMBER($vp)} ПО. {$parts}
end-course = Ход игры
# Два вида графика: на маленьких кнопках.
end-by-round = По раундам
end-by-decision = Прогноз
end-rounds-caption = Победные очки на конец каждого периода; услуги, Реквием и остатки прибавляются в конце игры.
# Под графиком, как можно короче.
end-at-start = старт
end-at-now = сейчас
end-at-end = конец
end-cursor = Момент игры
# Читается вслух у курсора. $points: «Анна 34, Бела 29».
end-moment-label = Решение {NUMBER($n)} из {NUMBER($last)}, прогноз в ПО: {$points}
end-show-moment = Показать

## Зерно: задано до раздачи и показано в конце, чтобы никто не мог подтасовать карты

end-seed = Зерно
end-seed-hidden = Зерно откроется, когда игра закончится.
# Число, полученное из зерна (SHA-256) и показанное с самого начала.
end-commitment = Отпечаток
end-salt = Соль
end-check = Проверить
end-check-ok = Проверено: отпечаток сделан из этого зерна, и зерно определяет каждую карту игры.
end-check-seed = Отпечаток не соответствует зерну.
end-check-game = Отпечаток верен, но по нынешним правилам из этого зерна получается другая игра.

## Что дальше

end-next = Что дальше
end-again = Сыграть ещё
end-back = К столу
end-replay = Просмотр
end-save = Сохранить .game
end-new-game = Новая игра

## Просмотр сыгранной игры

# Кнопки: чем измеряется шаг.
end-step-by = Шаг
end-step-decision = Решение
end-step-turn = Ход
end-replay-previous =
    { $step ->
        [turn] На ход назад
       *[decision] На решение назад
    }
end-replay-next =
    { $step ->
        [turn] На ход вперёд
       *[decision] На решение вперёд
    }
end-replay-first = В начало
end-replay-last = В конец
end-replay-play = Автопросмотр
end-replay-pause = Пауза
# Чей планшет и чья рука показаны.
end-seen-by = Кто смотрит
end-moment =
    { $n ->
        [0] Начало
        [one] Решение {NUMBER($n)} из {NUMBER($last)}
        [few] Решение {NUMBER($n)} из {NUMBER($last)}
        [many] Решение {NUMBER($n)} из {NUMBER($last)}
       *[other] Решение {NUMBER($n)} из {NUMBER($last)}
    }
end-moment-deal = Карты розданы, решений ещё не было.
# Клавиши; каждая стоит перед тем, что она делает.
end-key-step = шаг
end-key-ends = до края
end-key-play = пуск

## Обзор: что сделали другие с моего прошлого хода

recap-title = После вашего хода
recap-title-first = До вашего первого хода
recap-close = Закрыть
recap-more =
    { $n ->
        [one] Ещё {$n} строка
        [few] Ещё {$n} строки
        [many] Ещё {$n} строк
       *[other] Ещё {$n} строки
    }
recap-fewer = Свернуть
# Заголовок того, что не сделал никто в отдельности, например новый раунд.
recap-table = Стол
