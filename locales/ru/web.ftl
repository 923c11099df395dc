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
web-memory = Воспоминание
web-my-board = Мой планшет
web-board-of = Планшет: {$name}
web-back-to-mine = Мой планшет
web-experiences = События
web-story = История
web-finance = Финансы
# Что ячейка шкалы финансов приносит в фазе подготовки.
web-finance-label = Шкала финансов, деление {NUMBER($n)}: {$income}
web-instrument-label = {$instrument}: {$marker}. Награда: {$reward}
web-marker-there = фишка доступна
web-marker-gone = фишка использована
web-hand = Рука
web-face-down = карта рубашкой вверх
# Карты в своей колоде.
web-deck-count =
    { $n ->
        [one] {$n} карта в вашей колоде
        [few] {$n} карты в вашей колоде
        [many] {$n} карт в вашей колоде
       *[other] {$n} карты в вашей колоде
    }
web-track-label = {$name}: на шкале {NUMBER($track)}, в фишках {NUMBER($counters)}
web-exchange = Обмен
web-players = Игроки
web-player-label = {$name}: {NUMBER($vp)} ПО, дукаты: {NUMBER($ducats)}, финансы: {NUMBER($finance)}. Показать планшет
web-soloist-label = {$name}: {NUMBER($vp)} ПО, финансы: {NUMBER($finance)}. Показать планшет
web-projected = Текущий итог
web-group =
    { $code ->
        [opus] Заказ опусов
        [sales] Продажа опусов
        [tiles] Жетоны
        [income] Доход
        [requiem] Реквием
        [favours] Услуги
        [left] Остаток
       *[start] Начало
    }
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-jump = Перейти к этому моменту
# Доходы без собственного действия, например в фазе подготовки.
web-log-gains = {$name}: {$source}
web-patron = Покровитель

## Карты ряда, для чтения вслух

web-card-label = {$title}. Вы платите: {$cost}
web-card-label-ok = {$title}. Вы платите: {$cost}. Можно выбрать
web-card-label-why = {$title}. Стоимость: {$cost}. {$why}

## Верхняя полоса

web-controls = Меню игры
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
web-end-turn = Завершить ход
web-language = Язык
web-rules = Правила
web-mute = Без звука
web-dark = Тёмная тема
web-settings = Настройки
web-skip = Перейти к решению
web-to-table = Вернуться к столу
web-my-resources = Мои ресурсы
web-parts = Разделы
web-tab-row = Ряд
web-tab-map = Европа
web-tab-requiem = Реквием
web-tab-me = Я
web-tab-others = Другие

## Решение

web-choose-kind = Выберите тип
web-choose-action = Выберите действие
web-other-choice = Назад
web-would-cost = Если бы это действие было доступно, оно стоило бы:
web-you-get = Вы получаете
web-from-track = со шкалы
web-counters = фишками
web-track-less =
    { $kind ->
        [talent] Взять со шкалы на 1 очко таланта меньше
        [journey] Взять со шкалы на 1 очко путешествия меньше
       *[composition] Взять со шкалы на 1 очко композиции меньше
    }
web-track-more =
    { $kind ->
        [talent] Взять со шкалы на 1 очко таланта больше
        [journey] Взять со шкалы на 1 очко путешествия больше
       *[composition] Взять со шкалы на 1 очко композиции больше
    }
# Не хватает $points; по пути они докупаются за $price.
web-short-bought = Вы докупаете {$points} за {$price}
web-counters-returned =
    { $n ->
        [one] Вы возвращаете {$n} фишку за {$ducats}
        [few] Вы возвращаете {$n} фишки за {$ducats}
        [many] Вы возвращаете {$n} фишек за {$ducats}
       *[other] Вы возвращаете {$n} фишки за {$ducats}
    }
web-cannot-undo = Откроется новая карта. Отменить это будет нельзя.
web-score-sheet = Таблица очков
web-moment = Момент игры
web-back-to-now = К текущему моменту
web-play-on = Играть отсюда

## For a screen reader: what symbols show

web-offer-label = {$choice}. Вы платите: {$cost}. Вы получаете: {$gain}
web-offer-price-label = {$choice}. Вы платите: {$cost}
web-log-paid = заплачено: {$cost}
web-log-got = получено: {$gain}
