# Карта Европы и Реквием на странице стола. Коротко: панели маленькие. Читаемое вслух сказано фразами.

## Карта Европы

map-title = Карта Европы
map-coach = Карета Моцарта здесь: {$place}.

# Что читается вслух о месте: следующие фразы одна за другой, сколько их верно.
# $place, $title: названия места и его жетона; $cost, $reward, $favour: количества словами.
map-place =
    { $kind ->
        [court] {$place}, королевский двор, номер {NUMBER($n)}.
       *[city] {$place}, город, номер {NUMBER($n)}.
    }
map-here = Карета Моцарта здесь.
map-no-tile = Жетона сейчас нет.
map-tile =
    { $face ->
        [gilded] «{$title}», с золотой рамкой. Стоимость: {$cost}. Награда: {$reward}.
       *[plain] «{$title}». Стоимость: {$cost}. Награда: {$reward}.
    }
map-favour = Королевская услуга: {$favour}.
map-fare = Общая стоимость поездки сюда: {$cost}.
map-can = Сейчас сюда можно отправиться.

## Реквием

requiem-title = Реквием
# Композитор ряда рядом со своей нотой.
requiem-line = {$name}, {name-note}

# Сколько фишек в части. $name — композитор; в одиночной игре и солист.
requiem-count =
    { $n ->
        [one] {$name}: {$n} фишка.
        [few] {$name}: {$n} фишки.
        [many] {$name}: {$n} фишек.
       *[other] {$name}: {$n} фишки.
    }
requiem-leads = Впереди {$name}: его фишки приносят по {$higher}, остальные — по {$lower}.
requiem-tie = Поровну: каждая фишка приносит {$lower}. Фишки лидера приносили бы по {$higher}.

# Что читается вслух о партии; $part — например: Струнные 2 в Sequentia.
requiem-free = {$part}: партия свободна.
requiem-covered = {$part}: партия закрыта жетоном Констанции, заказать её нельзя.
requiem-written = {$part}: партия заказана ({$name}), композитор — {$composer}.
requiem-written-neutral = {$part}: нейтральная фишка, композитор — {$composer}.
requiem-written-soloist = {$part}: партия занята ({$name}).
# Во что обойдётся композитор и что принесёт.
requiem-way = {$composer}: стоимость — {$cost}; награда — {$reward}.
requiem-way-repeat = {$composer}: стоимость — {$cost}; награда — {$reward}; повторяющаяся награда — {$repeat}.
# Сразу ничего.
requiem-way-only-repeat = {$composer}: стоимость — {$cost}; повторяющаяся награда — {$repeat}.
requiem-way-none = {$composer}: жетонов больше нет.
requiem-can = Сейчас эту партию можно выбрать.

# Жетоны, оставшиеся в стопке композитора.
requiem-left =
    { $n ->
        [one] Остался {$n} жетон.
        [few] Осталось {$n} жетона.
        [many] Осталось {$n} жетонов.
       *[other] Осталось {$n} жетона.
    }
