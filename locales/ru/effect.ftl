# Стоимость и награды простыми словами и карты и жетоны, которые их показывают, каждая строкой.
#
# $cost, $reward, $extra, $vp …   количества, уже посчитанные, в именительном падеже: 2 дуката и 1 очко таланта
# $kind, $icon, $type …           коды, как в names.ftl

## Количества одного типа

n-kind =
    { $kind ->
        [talent] {n-talent}
        [journey] {n-journey}
       *[composition] {n-composition}
    }
n-track =
    { $kind ->
        [talent] {n-track-talent}
        [journey] {n-track-journey}
       *[composition] {n-track-composition}
    }
n-counters =
    { $kind ->
        [talent] {n-counters-talent}
        [journey] {n-counters-journey}
       *[composition] {n-counters-composition}
    }
n-from-track = {n-kind} со шкалы

## Награды

effect-actions =
    { $n ->
        [1] «{name-icon}»
       *[2] {$n} × «{name-icon}»
    }
effect-per-opus =
    { $type ->
        [opera] {$vp} за каждую вашу оперу
        [religious] {$vp} за каждый ваш религиозный опус
        [symphony] {$vp} за каждую вашу симфонию
       *[chamber] {$vp} за каждый ваш камерный опус
    }
effect-at-city =
    { $mode ->
        [perform] { $type ->
            [opera] исполнить оперу (дополнительно: {$extra})
            [religious] исполнить религиозный опус (дополнительно: {$extra})
            [symphony] исполнить симфонию (дополнительно: {$extra})
           *[chamber] исполнить камерный опус (дополнительно: {$extra})
        }
       *[sell] { $type ->
            [opera] продать оперу (дополнительно: {$extra})
            [religious] продать религиозный опус (дополнительно: {$extra})
            [symphony] продать симфонию (дополнительно: {$extra})
           *[chamber] продать камерный опус (дополнительно: {$extra})
        }
    }
effect-neutral = нейтральная фишка Реквиема

## Повторяющиеся награды

repeat-track = {$step} в конце каждого раунда
repeat-opus =
    { $type ->
        [opera] {$vp}, когда вы заказываете, исполняете или продаёте оперу
        [religious] {$vp}, когда вы заказываете, исполняете или продаёте религиозный опус
        [symphony] {$vp}, когда вы заказываете, исполняете или продаёте симфонию
       *[chamber] {$vp}, когда вы заказываете, исполняете или продаёте камерный опус
    }
repeat-action = «{name-icon}» ещё раз при каждом выполнении этого действия

## Королевские услуги: на каждый пункт свой предмет

favour-types = {$vp}, если у вас есть опус каждого из типов: {$items}
favour-periods = {$vp}, если у вас есть опус каждого из периодов: {$items}
favour-instruments = {$vp}, если ваша фишка стоит на партии каждого из инструментов: {$items}
favour-movements = {$vp}, если ваша фишка стоит в каждой из частей: {$items}

## Карты и жетоны

memory-line = {$title}: {$actions}. История: {$story}.
memory-line-reward = {$title}: {$reward}, затем {$actions}. История: {$story}.
opus-line =
    {$title} ({$year}), { $type ->
        [opera] оперная музыка
        [religious] религиозная музыка
        [symphony] симфония
       *[chamber] камерная музыка
    }, период {name-period}. Стоимость: {$cost}; сразу {$vp}. Исполнение (вы платите: {$perform-cost}): {$perform}. Продажа (вы платите: {$sell-cost}): {$sell}.
opus-line-starting = {$title}. Исполнение (вы платите: {$perform-cost}): {$perform}. Продажа (вы платите: {$sell-cost}): {$sell}.
tile-line = {$title} ({name-composer}, {name-movement}). Стоимость: {$cost}. Сразу: {$reward}.
tile-line-repeat = {$title} ({name-composer}, {name-movement}). Стоимость: {$cost}. Сразу: {$reward}. Повторяется: {$repeat}.
city-line = {$title}. Стоимость: {$cost}. Обычная сторона: {$plain}. С золотой рамкой: {$gilded}.
court-line = {$title}. Стоимость: {$cost}. Обычная сторона: {$plain}. С золотой рамкой: {$gilded}. Королевская услуга: {$favour}.
bonus-line = {$title} ({$reward} за каждый символ «{name-icon}» в области событий)

# В скобках — указания столбцов карты солиста: для ряда, карты Европы и Реквиема.
soloist-line = {name-soloist-card}: {$actions} ({$row}; {$travel}; {$requiem})
soloist-row =
    { $end ->
        [leftmost] ряд: крайняя левая карта
       *[rightmost] ряд: крайняя правая карта
    }
soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] карта Европы: остаётся на месте
            [one] карта Европы: по возрастанию, {$courts} двор
            [few] карта Европы: по возрастанию, {$courts} двора
            [many] карта Европы: по возрастанию, {$courts} дворов
           *[other] карта Европы: по возрастанию, {$courts} двора
        }
       *[descending] { $courts ->
            [0] карта Европы: остаётся на месте
            [one] карта Европы: по убыванию, {$courts} двор
            [few] карта Европы: по убыванию, {$courts} двора
            [many] карта Европы: по убыванию, {$courts} дворов
           *[other] карта Европы: по убыванию, {$courts} двора
        }
    }
soloist-requiem =
    { $from ->
        [top] Реквием: {name-movement}, сверху
       *[bottom] Реквием: {name-movement}, снизу
    }
