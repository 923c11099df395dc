# Почему этого нельзя: причина, числа и что сделало бы это возможным.
# Номер правила печатается рядом с фразой.

## Не сейчас

refusal-over = Игра окончена.
refusal-not-your-turn = Сейчас не ваш ход: решает {$who}.
refusal-not-asked = Ещё не время. {$prompt}
refusal-no-icon = У вас сейчас не осталось действия «{name-icon}».
refusal-no-exchange = Обменивать можно только в свой ход, но не в фазе подготовки.

## Карты

refusal-not-in-hand = Карты «{$card}» нет у вас на руке.
refusal-same-card = Карту «{$card}» нельзя разыграть сразу в обе области. Выберите две разные карты.
refusal-empty-space = Ячейка ряда {NUMBER($n)} пуста.
refusal-not-a-memory = В ячейке {NUMBER($n)} лежит опус. Записать можно только карту воспоминания.
refusal-not-an-opus = В ячейке {NUMBER($n)} лежит карта воспоминания. Заказать можно только опус.
refusal-not-your-opus = Опуса «{$opus}» у вас нет.
refusal-turned = Вы уже исполнили опус «{$opus}» в этом раунде. Он снова будет готов в следующем.
refusal-wrong-type =
    { $type ->
        [opera] Для этого города нужна опера. У опуса «{$opus}» другой тип.
        [religious] Для этого города нужен религиозный опус. У опуса «{$opus}» другой тип.
        [symphony] Для этого города нужна симфония. У опуса «{$opus}» другой тип.
       *[chamber] Для этого города нужен камерный опус. У опуса «{$opus}» другой тип.
    }
refusal-wrong-mode =
    { $mode ->
        [perform] В этом городе можно исполнить опус, но не продать.
       *[sell] В этом городе можно продать опус, но не исполнить.
    }

## Карта Европы и Реквием

refusal-no-tile = {$place}: здесь нет жетона. Выберите место с жетоном.
refusal-no-such-part = В {name-movement} нет партии {NUMBER($n)}.
refusal-covered = {$part}: партия закрыта жетоном Констанции, заказать её нельзя.
refusal-written = {$part}: партия уже занята ({$who}).
refusal-written-neutral = {$part}: партия уже занята нейтральной фишкой.
refusal-no-marker = Вы уже использовали фишку из ячейки инструмента {NUMBER($n)} ({name-instrument}). Выберите другую.
refusal-no-marker-left = У вас не осталось фишек для этого инструмента ({name-instrument}).
refusal-wrong-instrument = Партия и фишка должны относиться к одному инструменту. Партия: {$part}. Фишка: {$marker}.
refusal-no-composer =
    { $line ->
        [upper] В верхнем ряду ({name-note}) нет композитора.
       *[lower] В нижнем ряду ({name-note}) нет композитора.
    }
refusal-stack-empty = {$composer}, {name-movement}: жетонов не осталось. Заказать ему партию в этой части нельзя.
refusal-other-movement = Нейтральную фишку нужно поставить в ту же часть, что и фишку духовых: {name-movement}.

## Оплата

# Сколько дукатов есть; $spare — сколько принесли бы ненужные фишки.
refusal-purse =
    { $spare ->
        [0] у вас только {NUMBER($has)}
       *[1] у вас только {NUMBER($has)} и ещё {$spare} за лишние фишки
    }
refusal-short-ducats =
    { $missing ->
        [one] Не хватает {$missing} дуката: нужно {NUMBER($cost)}, а {refusal-purse}.
        [few] Не хватает {$missing} дукатов: нужно {NUMBER($cost)}, а {refusal-purse}.
        [many] Не хватает {$missing} дукатов: нужно {NUMBER($cost)}, а {refusal-purse}.
       *[other] Не хватает {$missing} дуката: нужно {NUMBER($cost)}, а {refusal-purse}.
    }
# $points словами, всего $n; $price — сколько стоит их купить.
refusal-short-points =
    { $n ->
        [1] Не хватает: {$points}. Его можно купить за {$price}, но {refusal-purse}.
        [one] Не хватает: {$points}. Их можно купить за {$price}, но {refusal-purse}.
        [few] Не хватает: {$points}. Их можно купить за {$price}, но {refusal-purse}.
        [many] Не хватает: {$points}. Их можно купить за {$price}, но {refusal-purse}.
       *[other] Не хватает: {$points}. Их можно купить за {$price}, но {refusal-purse}.
    }
refusal-short-points-ducats =
    { $n ->
        [1] Не хватает: {$points}. Его можно купить за {$price}, но надо заплатить ещё {$cost}, а {refusal-purse}.
        [one] Не хватает: {$points}. Их можно купить за {$price}, но надо заплатить ещё {$cost}, а {refusal-purse}.
        [few] Не хватает: {$points}. Их можно купить за {$price}, но надо заплатить ещё {$cost}, а {refusal-purse}.
        [many] Не хватает: {$points}. Их можно купить за {$price}, но надо заплатить ещё {$cost}, а {refusal-purse}.
       *[other] Не хватает: {$points}. Их можно купить за {$price}, но надо заплатить ещё {$cost}, а {refusal-purse}.
    }
refusal-finance =
    { $steps ->
        [one] Нужно спуститься по шкале финансов на {$steps} деление, а можно только на {NUMBER($has)}.
        [few] Нужно спуститься по шкале финансов на {$steps} деления, а можно только на {NUMBER($has)}.
        [many] Нужно спуститься по шкале финансов на {$steps} делений, а можно только на {NUMBER($has)}.
       *[other] Нужно спуститься по шкале финансов на {$steps} деления, а можно только на {NUMBER($has)}.
    }
refusal-wrong-points = Это стоит {$cost}, а вы платите {NUMBER($offered)}.
refusal-track =
    { $kind ->
        [talent] Вы платите {NUMBER($offered)} со шкалы таланта, а у вас на ней {NUMBER($has)}.
        [journey] Вы платите {NUMBER($offered)} со шкалы путешествия, а у вас на ней {NUMBER($has)}.
       *[composition] Вы платите {NUMBER($offered)} со шкалы композиции, а у вас на ней {NUMBER($has)}.
    }
refusal-counters = Нужно: {$needed}, а у вас {NUMBER($has)}.
refusal-ducats = Нужно: {$needed}, а у вас {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] У вас нет фишек таланта для возврата.
        [journey] У вас нет фишек путешествия для возврата.
       *[composition] У вас нет фишек композиции для возврата.
    }

## Игра, которую нельзя начать

refusal-setup-players =
    { $most ->
        [1] Против солиста играют в одиночку; указано игроков: {NUMBER($found)}.
       *[4] Число игроков — от {NUMBER($least)} до {$most}, а не {NUMBER($found)}. Чтобы играть в одиночку, выберите солиста.
    }
refusal-setup-same-composer = {name-composer} не может занять оба ряда. Выберите двух разных композиторов.
refusal-setup-lower-composer = Против солиста композитор есть только в верхнем ряду. {name-composer} не может занять нижний.
refusal-setup-first =
    { $most ->
        [1] Против солиста первый ход всегда ваш.
       *[4] Игрок {NUMBER($found)} не может ходить первым: в игре игроки с 1 по {$most}.
    }

## Невозможная позиция: где ($path), что и по какому правилу

fault-position-missing = {$path}: в позиции не хватает «{$thing}» ({$rule}).
fault-position-twice = {$path}: «{$thing}» есть ещё и в другом месте ({$rule}).
fault-position-misplaced = {$path}: «{$thing}» не может быть здесь ({$rule}).
fault-position-number = {$path}: найдено {NUMBER($found)}; ожидалось от {NUMBER($least)} до {NUMBER($most)} ({$rule}).
fault-position-tile = {$path}: жетон композитора «{$thing}» не соответствует стопкам ({$rule}).
fault-position-composer = {$path}: {$thing} не может быть здесь композитором ({$rule}).
fault-position-composer-none = {$path}: не хватает композитора ({$rule}).
fault-position-part = {$path}: {$thing} — такой партии нет или она указана дважды ({$rule}).
fault-position-prompt = {$path}: здесь нельзя задать этот вопрос: {$thing} ({$rule})
fault-position-prompt-none = {$path}: здесь должен быть вопрос ({$rule}).
fault-position-turned = {$path}: «{$thing}» — карта повёрнута, но у игрока её нет ({$rule}).
fault-position-gap = {$path}: эта ячейка ряда пуста, хотя слева от неё лежит карта ({$rule}).
fault-position-mark = {$path}: этой фишки не может быть здесь: {$thing}. Её игрок не участвует, или на ней не та нота ({$rule}).
fault-position-asleep = {$path}: жетон в ячейке {NUMBER($space)} может быть asleep, только пока выполняется его моментальная награда ({$rule}).
