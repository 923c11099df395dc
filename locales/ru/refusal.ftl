# Почему этого нельзя: причина, числа и что сделало бы это возможным.
# Номер правила печатается рядом с фразой.

## Не сейчас

refusal-over = Игра окончена.
refusal-not-your-turn = Ещё рано: сейчас решает {$who}.
refusal-not-asked = Сначала нужно другое. {$prompt}
refusal-no-icon = «{name-icon}»: такого действия сейчас не осталось.
refusal-no-exchange = Обмен возможен только в ваш ход; в фазе подготовки обменов нет.

## Карты

refusal-not-in-hand = Карты «{$card}» нет у вас в руке.
refusal-same-card = Карта «{$card}» не может лежать в двух ячейках: выберите две разные карты.
refusal-empty-space = Ячейка ряда {NUMBER($n)} пуста.
refusal-not-a-memory = В ячейке {NUMBER($n)} лежит опус; записать можно только карту воспоминания.
refusal-not-an-opus = В ячейке {NUMBER($n)} лежит карта воспоминания; заказать можно только опус.
refusal-not-your-opus = Опуса «{$opus}» перед вами нет.
refusal-turned = Опус «{$opus}» уже исполнен в этом раунде; он будет готов после фазы подготовки.
refusal-wrong-type =
    { $type ->
        [opera] Этому городу нужен опус оперной музыки; у опуса «{$opus}» другой тип.
        [religious] Этому городу нужен опус религиозной музыки; у опуса «{$opus}» другой тип.
        [symphony] Этому городу нужна симфония; у опуса «{$opus}» другой тип.
       *[chamber] Этому городу нужен опус камерной музыки; у опуса «{$opus}» другой тип.
    }
refusal-wrong-mode =
    { $mode ->
        [perform] Этот город предлагает исполнение, а не продажу.
       *[sell] Этот город предлагает продажу, а не исполнение.
    }

## Карта Европы и Реквием

refusal-no-tile = {$place}: жетона здесь нет; выберите место с жетоном.
refusal-no-such-part = В {name-movement} нет партии {NUMBER($n)}.
refusal-covered = {$part}: партия закрыта жетоном Констанции, написать её нельзя.
refusal-written = {$part}: партия уже написана ({$who}).
refusal-written-neutral = {$part}: партия уже занята нейтральной фишкой.
refusal-no-marker = Фишки из ячейки инструмента {NUMBER($n)} ({name-instrument}) уже нет; выберите ту, что ещё на месте.
refusal-no-marker-left = Фишек этого инструмента у вас не осталось ({name-instrument}).
refusal-wrong-instrument =
    Партия и фишка должны быть одного инструмента; партия: {$part}, фишка: {$marker}.
refusal-no-composer =
    { $line ->
        [upper] В верхнем ряду ({name-note}) нет композитора.
       *[lower] В нижнем ряду ({name-note}) нет композитора.
    }
refusal-stack-empty = {name-movement}: жетонов больше нет, нанять нельзя ({$composer}).
refusal-other-movement = Нейтральная фишка остаётся в той же части, что и духовые: {name-movement}.

## Оплата

# Сколько дукатов есть; $spare — сколько принесли бы ненужные фишки.
refusal-purse =
    { $spare ->
        [0] у вас {NUMBER($has)}
       *[1] у вас {NUMBER($has)} и ещё {$spare} за лишние фишки
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
        [one] Нужно спуститься по шкале финансов на {$steps} деление, а у вас {NUMBER($has)}.
        [few] Нужно спуститься по шкале финансов на {$steps} деления, а у вас {NUMBER($has)}.
        [many] Нужно спуститься по шкале финансов на {$steps} делений, а у вас {NUMBER($has)}.
       *[other] Нужно спуститься по шкале финансов на {$steps} деления, а у вас {NUMBER($has)}.
    }
refusal-wrong-points = Стоимость — {$cost}, а в оплате указано {NUMBER($offered)}.
refusal-track =
    { $kind ->
        [talent] В оплате указано {NUMBER($offered)} со шкалы таланта, а у вас на ней {NUMBER($has)}.
        [journey] В оплате указано {NUMBER($offered)} со шкалы путешествия, а у вас на ней {NUMBER($has)}.
       *[composition] В оплате указано {NUMBER($offered)} со шкалы композиции, а у вас на ней {NUMBER($has)}.
    }
refusal-counters = Требуется: {$needed}; у вас {NUMBER($has)}.
refusal-ducats = Требуется: {$needed}; у вас {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] У вас нет фишки таланта, чтобы вернуть её.
        [journey] У вас нет фишки путешествия, чтобы вернуть её.
       *[composition] У вас нет фишки композиции, чтобы вернуть её.
    }

## Игра, которую нельзя начать

refusal-setup-players =
    { $most ->
        [1] Против солиста играют в одиночку; указано игроков: {NUMBER($found)}.
       *[4] Играть могут от {NUMBER($least)} до {$most} игроков, а не {NUMBER($found)}; в одиночку играйте против солиста.
    }
refusal-setup-same-composer = {name-composer} не может занять оба ряда: выберите двух композиторов.
refusal-setup-lower-composer = Против солиста композитор есть только в верхнем ряду: {name-composer} не может занять нижний.
refusal-setup-first =
    { $most ->
        [1] Против солиста первым всегда ходит человек.
       *[4] Игрок {NUMBER($found)} не может ходить первым: есть игроки с 1 по {$most}.
    }

## Невозможная позиция: где ($path), что и по какому правилу

fault-position-missing = {$path}: на столе нет «{$thing}» ({$rule}).
fault-position-twice = {$path}: «{$thing}» есть и в другом месте ({$rule}).
fault-position-misplaced = {$path}: «{$thing}» не может быть здесь ({$rule}).
fault-position-number = {$path}: найдено {NUMBER($found)}; ожидалось от {NUMBER($least)} до {NUMBER($most)} ({$rule}).
fault-position-tile = {$path}: жетон композитора «{$thing}» не там, где он должен быть по стопкам ({$rule}).
fault-position-composer = {$path}: {$thing} не может быть здесь композитором ({$rule}).
fault-position-composer-none = {$path}: не хватает композитора ({$rule}).
fault-position-part = {$path}: {$thing} — такой партии нет или она указана дважды ({$rule}).
fault-position-prompt = {$path}: здесь не может быть вопроса: {$thing} ({$rule})
fault-position-prompt-none = {$path}: здесь должен быть вопрос ({$rule}).
fault-position-turned = {$path}: «{$thing}» — карта повёрнута, но не лежит перед игроком ({$rule}).
