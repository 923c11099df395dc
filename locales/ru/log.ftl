# Что произошло: одна строка на каждое событие, заметное игроку, в настоящем времени.
#
# $who                          игрок
# $card, $opus, $tile, $place   названия, как в издании, в именительном падеже
# $cost, $gain                  количества, уже посчитанные и перечисленные

## Ход игры

log-began =
    { $n ->
        [one] Начинается игра: {$n} игрок, первый игрок — {$who}
        [few] Начинается игра: {$n} игрока, первый игрок — {$who}
        [many] Начинается игра: {$n} игроков, первый игрок — {$who}
       *[other] Начинается игра: {$n} игрока, первый игрок — {$who}
    }
log-began-solo = Начинается одиночная игра, соперник — {$soloist}, уровень сложности: {name-level}
log-composer =
    { $line ->
        [upper] {name-composer} занимает верхний ряд ({name-note})
       *[lower] {name-composer} занимает нижний ряд ({name-note})
    }
log-covered = Жетон Констанции закрывает партию: {$part}
log-tile-laid = {$place}: новый жетон «{$tile}»
log-round = Раунд {NUMBER($n)}, период {name-period} ({$first}–{$last}). Бонус периода: {$bonus}
log-row-filled = Новая карта в ряду: «{$card}»
log-turn = Ход {NUMBER($n)} из 4: {$who}
log-over = Игра окончена

## Карты в руке

log-drew = {$who} берёт карту
log-drew-card = {$who} берёт карту «{$card}»
log-laid = {$who} разыгрывает карты: в область событий «{$experience}», в область истории «{$story}»
log-used = {$who} использует карту
log-took-ducats = {$who} берёт дукаты вместо карты
log-took-ducats-for = {$who} берёт дукаты вместо карты {$card}
log-declined = {$who} пропускает действие

## Деньги и очки

log-bought = {$who} покупает за {$price}: {$counter}
log-returned = {$who} возвращает за {$price}: {$counter}
log-paid = {$who} платит: {$cost}
log-gained = {$who}: +{$gain} ({$source})

## Пять действий

log-documented = {$who} записывает воспоминание «{$card}»; карта «{$replaced}» убирается из игры
log-commissioned = {$who} заказывает опус «{$opus}»
log-starting-opus = {$who} начинает с опусом «{$opus}»
log-performed = {$who} исполняет опус «{$opus}»
log-sold = {$who} продаёт опус «{$opus}»; карта убирается из игры
log-travelled = {$who} отправляется в поездку: {$place}
log-court = {$who} забирает жетон королевского двора «{$court}» ({$place})
log-city = {$place}: жетон города «{$city}» сброшен
log-marker = {$who} заказывает партию: {$part}, композитор — {$composer}
log-marker-soloist = {$who} занимает партию: {$part}, {name-note}
log-neutral = {$who} ставит нейтральную фишку: {$part}, композитор — {$composer}
log-neutral-lost = {$who}: для нейтральной фишки нет места, она убирается из игры
log-tile = {$who} берёт жетон композитора «{$tile}» ({$composer}, {name-movement})

## Солист

log-turned = {$soloist} открывает: {$card}
log-row-taken = {$who} забирает из ряда карту «{$card}»
log-soloist-shuffles = {$soloist} перемешивает все свои карты

## Фаза подготовки

log-tracks-emptied = {$who}: все шкалы истории возвращаются на 0
log-cleared = {$who}: все опусы снова готовы, столбцы освобождены
log-gilded = Оставшиеся на карте Европы жетоны переворачиваются золотой рамкой вверх
log-cities-gathered = Сброшенные жетоны городов перемешаны и составляют новую стопку
log-swept = Карта «{$card}» убирается из ряда и из игры
log-closed = Период {name-period} завершён: остаток его колоды убирается из игры
log-first = Теперь первый игрок — {$who}

## Откуда получено, в скобках

source-start = подготовка к игре
source-memory = награда карты «{$card}»
source-instead = вместо карты
source-row = ячейка ряда {NUMBER($n)}
source-opus = заказ опуса «{$opus}»
source-performance = исполнение опуса «{$opus}»
source-sale = продажа опуса «{$opus}»
source-offertorium = жетон Offertorium «{$tile}»
source-instrument = ячейка инструмента {NUMBER($n)}, {name-instrument}
source-tile = жетон композитора «{$tile}»
source-city = жетон города «{$city}»
source-court = жетон королевского двора «{$court}»
source-story = область истории, карта «{$card}»
source-sequentia = жетон Sequentia «{$tile}»
source-finance = шкала финансов
source-bonus = бонус периода «{$bonus}»
source-full-track =
    { $kind ->
        [talent] шкала таланта заполнена
        [journey] шкала путешествия заполнена
       *[composition] шкала композиции заполнена
    }
source-full-finance = шкала финансов заполнена
source-choice = по выбору игрока
source-marker = фишка в {name-movement}
source-favour = королевская услуга «{$court}»
source-requiem = Реквием, {name-movement}
source-points-left = оставшиеся очки истории
source-money-left = оставшиеся дукаты
