# Страница: стол и всё вокруг него. Коротко: почти всё стоит на маленьких вещах.

## Места на столе

web-row = Ряд карт
web-row-empty = пустая ячейка
web-deck-left =
    { $n ->
        [one] Колода периода {$period}: осталась {$n} карта
        [few] Колода периода {$period}: осталось {$n} карты
        [many] Колода периода {$period}: осталось {$n} карт
       *[other] Колода периода {$period}: осталось {$n} карты
    }
web-memory = Память
web-my-board = Мой планшет
web-board-of = Планшет: {$name}
web-back-to-mine = Мой планшет
web-experiences = События
web-story = История
web-finance = Финансы
# Что ячейка шкалы финансов приносит в фазе подготовки.
web-finance-label = Шкала финансов, ячейка {NUMBER($n)}: {$income}
web-instrument-label = {$instrument}: {$marker}. Награда: {$reward}
web-marker-there = фишка на месте
web-marker-gone = фишки уже нет
web-hand = Рука
web-face-down = карта рубашкой вверх
# Карты в своей колоде.
web-deck-count =
    { $n ->
        [one] {$n} карта в колоде
        [few] {$n} карты в колоде
        [many] {$n} карт в колоде
       *[other] {$n} карты в колоде
    }
web-track-label = {$name}: на шкале {NUMBER($track)}, фишками {NUMBER($counters)}
web-exchange = Обмен
web-players = Игроки
web-player-label = {$name}: {NUMBER($vp)} ПО, дукаты: {NUMBER($ducats)}, финансы: {NUMBER($finance)}. Показать планшет
web-projected = Прогноз счёта
web-group =
    { $code ->
        [opus] Заказ опусов
        [sales] Продажа опусов
        [tiles] Жетоны
        [income] Финансы, история
        [requiem] Реквием
        [favours] Услуги
        [left] Остаток
       *[start] Начало
    }
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-jump = Показать этот момент
# Доходы без собственного действия, например в фазе подготовки.
web-log-gains = {$name}: {$source}
web-patron = Меценат

## Карты ряда, для чтения вслух

web-card-label = {$title}: стоимость — {$cost}
web-card-label-ok = {$title}: можно выбрать, стоимость — {$cost}
web-card-label-why = {$title}: стоимость — {$cost}. {$why}

## Верхняя полоса

web-controls = Игра
web-period = Период
web-period-of = Период {$period} из V
web-bonus = бонус
web-your-turn = Ваш ход
web-turn-name = {$name}
web-turn-of = ход {NUMBER($n)} из 4
web-title-turn = ● Ваш ход — Lacrimosa
web-over = Игра окончена
web-undo = Отменить
web-redo = Повторить
web-reset = Отменить весь ход
web-end-turn = Конец хода
web-language = Язык
web-rules = Правила
web-mute = Без звука
web-dark = Тёмная тема
web-settings = Настройки
web-skip = Перейти к решению
web-to-table = К столу
web-my-resources = Что у меня есть
web-parts = Разделы стола
web-tab-row = Ряд
web-tab-map = Европа
web-tab-requiem = Реквием
web-tab-me = Я
web-tab-others = Другие

## Решение

web-choose-kind = Выберите тип
web-choose-action = Выберите действие
web-other-choice = Выбрать другое
web-would-cost = Будь у вас это действие:
web-you-get = Вы получите
web-from-track = со шкалы
web-counters = фишками
web-track-less =
    { $kind ->
        [talent] На одно очко таланта со шкалы меньше
        [journey] На одно очко путешествия со шкалы меньше
       *[composition] На одно очко композиции со шкалы меньше
    }
web-track-more =
    { $kind ->
        [talent] На одно очко таланта со шкалы больше
        [journey] На одно очко путешествия со шкалы больше
       *[composition] На одно очко композиции со шкалы больше
    }
# Не хватает $points; по пути они докупаются за $price.
web-short-bought = Не хватает: {$points}. Докупается за {$price}
web-counters-returned =
    { $n ->
        [one] Возвращается {$n} фишка за {$ducats}
        [few] Возвращаются {$n} фишки за {$ducats}
        [many] Возвращаются {$n} фишек за {$ducats}
       *[other] Возвращается {$n} фишки за {$ducats}
    }
web-cannot-undo = Откроется новая карта: отменить это будет нельзя.
web-score-sheet = Таблица очков
web-moment = Момент игры
web-back-to-now = Обратно в игру
web-play-on = Играть отсюда

## For a screen reader: what symbols show

web-offer-label = {$choice}. Стоимость: {$cost}. Получите: {$gain}
web-log-paid = оплата: {$cost}
web-log-got = получено: {$gain}
