# Решение: колонка о том, что делать сейчас, сколько это стоит и что даёт.

## Шаги хода

decision-steps = Шаги вашего хода
decision-step =
    { $step ->
        [cards] Карты
        [document] Карта ряда
        [commission] Опус
        [perform_or_sell] Опус
        [travel] Место
        [requiem] Партия
        [confirm] Готово
       *[action] Действие
    }

## Выбор карт

decision-cards = Выберите две карты
decision-experience = События: используете сейчас.
decision-story = История: награда в конце раунда.
decision-choose-upper = Выберите верхнюю половину карты, чтобы использовать её, или возьмите вместо этого дукаты.
decision-choose-lower = Выберите нижнюю половину другой карты.
decision-need-cards = Выберите две карты
decision-need-story = Выберите карту истории
decision-use = Использовать
decision-take = Взять {$ducats}
decision-take-end = Взять {$ducats}, конец хода
decision-card-up = {$title}: разыграть в область событий и использовать сейчас. {$actions}
decision-card-ducats = {$title}: разыграть в область событий и взять вместо действий {$ducats}
decision-card-low = {$title}: разыграть в область истории. В конце раунда вы получите: {$reward}
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
        [0] Сейчас это действие выполнить нельзя.
        [one] {$n} вариант. Выберите на поле или в списке.
        [few] {$n} варианта. Выберите на поле или в списке.
        [many] {$n} вариантов. Выберите на поле или в списке.
       *[other] {$n} варианта. Выберите на поле или в списке.
    }
decision-list = Список
decision-price = Вы платите
decision-reward = Вы получаете
decision-from = от:
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
decision-no-gain = сразу ничего
decision-favour = В конце игры: {$favour}
decision-round-end = В конце раунда: {$reward}
decision-no-later = ничего
decision-steps-wild =
    { $n ->
        [one] {$n} деление на любой шкале
        [few] {$n} деления на любых шкалах
        [many] {$n} делений на любых шкалах
       *[other] {$n} деления на любых шкалах
    }
decision-counters-wild =
    { $n ->
        [one] {$n} фишка любого типа
        [few] {$n} фишки любого типа
        [many] {$n} фишек любого типа
       *[other] {$n} фишки любого типа
    }
decision-actions = затем вы можете выполнить: {$actions}
decision-neutral = затем вы ставите нейтральную фишку
decision-documented = «{$card}» заменит карту «{$replaced}» в области истории
decision-lost = Полученное действие сейчас выполнить нельзя.
decision-full =
    { $n ->
        [one] {name-kind}: шкала заполнена, вместо этого {$n} дукат
        [few] {name-kind}: шкала заполнена, вместо этого {$n} дуката
        [many] {name-kind}: шкала заполнена, вместо этого {$n} дукатов
       *[other] {name-kind}: шкала заполнена, вместо этого {$n} дуката
    }
decision-certain = Текущий итог
decision-ends = После этого ваш ход закончится.
decision-hidden = Откроются новые карты: отменить нельзя.
decision-go = {$verb} · заплатить
decision-verb =
    { $verb ->
        [document] Записать
        [commission] Заказать
        [perform] Исполнить
        [sell] Продать
        [travel] Отправиться
        [neutral] Поставить фишку
       *[requiem] Заказать
    }
decision-missing = Сейчас нельзя

## Конец хода

decision-done = Завершите ход
decision-done-hint = У вас не осталось действий.
decision-unused = Вы ещё можете выполнить: {$actions}. Если завершить ход сейчас, это пропадёт.
decision-end-anyway = Всё равно завершить
decision-go-on = Продолжить ход
decision-auto-end = Завершать мой ход автоматически, когда не осталось действий

## Обмен

decision-exchange = Обмен
decision-exchange-hint = Купите фишку за {$buy} или верните фишку за {$back}. Обменивать можно сколько угодно раз.
decision-buy = Купить: {$counter}
decision-return = Вернуть: {$counter}
decision-exchange-done = Готово

## Для программ чтения с экрана и клавиши

decision-your-turn = Ваш ход: {$what}
decision-enter = {$offer} Нажмите Enter, чтобы подтвердить.
decision-two-ways = Возможны два композитора. Выберите клавишей 1 или 2 либо кнопкой.
decision-key =
    { $key ->
        [upper] использовать верхнюю половину карты с руки
        [lower] разыграть карту с руки в область истории
        [list] выбрать из списка
        [move] перемещаться по списку
        [confirm] подтвердить выбор
        [step] вернуться на шаг назад
       *[help] показать эти клавиши
    }
# The names on the keys of a keyboard.
decision-key-name =
    { $key ->
        [escape] Esc
        [home] Home
       *[end] End
    }
