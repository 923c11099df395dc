# Решение: колонка о том, что делать сейчас, сколько это стоит и что даёт.

## Шаги хода

decision-steps = Шаги вашего хода
decision-step =
    { $step ->
        [cards] Карты
        [document] Карта
        [commission] Опус
        [perform_or_sell] Опус
        [travel] Место
        [requiem] Партия
        [confirm] Готово
       *[action] Действие
    }

## Выбор карт

decision-cards = Выберите две карты
decision-experience = События: используется сейчас
decision-story = История: платит в конце раунда.
decision-choose-upper = Выберите верхнюю половину карты: использовать её или взять дукаты.
decision-choose-lower = Выберите нижнюю половину другой карты.
decision-need-cards = Выберите две карты
decision-need-story = Выберите историю
decision-use = Использовать
decision-take = Взять {$ducats}
decision-take-end = Взять {$ducats}, конец хода
decision-card-up = {$title}: использовать сейчас в событиях. {$actions}
decision-card-ducats = {$title}: положить в события и взять {$ducats}
decision-card-low = {$title}: положить в историю. В конце раунда даёт {$reward}
# Above the three buttons of each card.
decision-column =
    { $half ->
        [up] Использовать
        [ducats] или взять
       *[low] История
    }
decision-change-cards = Сменить карты

## Выбор цели

decision-tap =
    { $n ->
        [0] Для этого действия сейчас нечего выбрать.
        [one] {$n} вариант. Нажмите на поле или в списке.
        [few] {$n} варианта. Нажмите на поле или в списке.
        [many] {$n} вариантов. Нажмите на поле или в списке.
       *[other] {$n} вариантов. Нажмите на поле или в списке.
    }
decision-list = Список
decision-price = Вы платите
decision-reward = Вы получаете
decision-from = от
# The large button while nothing is chosen.
decision-choose =
    { $step ->
        [travel] Выберите место
        [document] Выберите карту
        [requiem] Выберите партию
        [action] Выберите действие
       *[work] Выберите опус
    }
decision-skip = Пропустить действие

## Цена и выгода

decision-pay = Вы платите
decision-get = Вы получаете
decision-later = Позже
decision-free = ничего
decision-keep = останется: {$rest}
decision-change = Изменить
decision-change-payment = Изменить оплату
decision-no-gain = сейчас ничего
decision-favour = В конце игры: {$favour}
decision-round-end = В конце раунда: {$reward}
decision-no-later = больше ничего
decision-steps-wild =
    { $n ->
        [one] {$n} деление шкалы на выбор
        [few] {$n} деления шкалы на выбор
        [many] {$n} делений шкалы на выбор
       *[other] {$n} делений шкалы на выбор
    }
decision-counters-wild =
    { $n ->
        [one] {$n} фишка на выбор
        [few] {$n} фишки на выбор
        [many] {$n} фишек на выбор
       *[other] {$n} фишек на выбор
    }
decision-actions = затем можно: {$actions}
decision-neutral = затем вы ставите нейтральную фишку
decision-documented = {$card} заменит {$replaced} в истории
decision-full =
    { $n ->
        [one] {name-kind}: шкала полна, вместо этого {$n} дукат
        [few] {name-kind}: шкала полна, вместо этого {$n} дуката
        [many] {name-kind}: шкала полна, вместо этого {$n} дукатов
       *[other] {name-kind}: шкала полна, вместо этого {$n} дукатов
    }
decision-certain = Верный счёт
decision-ends = После этого ваш ход закончится.
decision-hidden = Откроются новые карты: отменить будет нельзя.
decision-go = {$verb} · цена
decision-verb =
    { $verb ->
        [document] Записать
        [commission] Заказать
        [perform] Исполнить
        [sell] Продать
        [travel] Отправиться
        [neutral] Поставить фишку
       *[requiem] Нанять
    }
decision-missing = Сейчас нельзя

## Конец хода

decision-done = Завершите ход
decision-done-hint = Вы выполнили всё.
decision-unused = Вы ещё можете выполнить: {$actions}. Если завершить ход, это пропадёт.
decision-end-anyway = Всё равно завершить
decision-go-on = Продолжить ход
decision-auto-end = Завершать мой ход автоматически, когда ничего не осталось

## Обмен

decision-exchange = Обмен
decision-exchange-hint = Купите фишку за {$buy} или верните за {$back}, сколько угодно раз.
decision-buy = Купить: {$counter}
decision-return = Вернуть: {$counter}
decision-exchange-done = Готово

## Для программ чтения с экрана и клавиши

decision-your-turn = Ваш ход: {$what}
decision-enter = {$offer}. Enter – подтвердить.
decision-key =
    { $key ->
        [upper] использовать верхнюю половину карты с руки
        [lower] положить карту с руки в историю
        [list] выбрать из списка
        [move] перемещаться по списку
        [confirm] подтвердить выбор
        [step] вернуться на шаг
       *[help] показать эти клавиши
    }
