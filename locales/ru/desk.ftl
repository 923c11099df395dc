# Мой стол: рука, мои ресурсы, этот раунд, мои опусы, обмен.

desk-title = Мои карты и ресурсы
desk-you = Вы
desk-ducats =
    { $n ->
        [one] дукат
        [few] дуката
        [many] дукатов
       *[other] дукатов
    }
desk-income = {$income} за раунд
desk-works =
    { $n ->
        [one] {$n} опус, готово: {NUMBER($ready)}
        [few] {$n} опуса, готово: {NUMBER($ready)}
        [many] {$n} опусов, готово: {NUMBER($ready)}
       *[other] {$n} опусов, готово: {NUMBER($ready)}
    }
desk-this-round = Этот раунд
desk-next = В следующем раунде
desk-next-last = После последнего раунда
desk-not-chosen = ещё не выбрана
desk-empty-slot = пусто

desk-action =
    { $icon ->
        [document] Записать
        [commission] Заказать
        [perform_or_sell] Исполнить/продать
        [travel] Поездка
       *[requiem] Реквием
    }
desk-n-cards =
    { $n ->
        [one] {$n} карта
        [few] {$n} карты
        [many] {$n} карт
       *[other] {$n} карт
    }
desk-n-opera =
    { $n ->
        [one] {$n} опус
        [few] {$n} опуса
        [many] {$n} опусов
       *[other] {$n} опусов
    }
desk-n-ready =
    { $n ->
        [one] {$n} опус готов
        [few] {$n} опуса готовы
        [many] {$n} опусов готово
       *[other] {$n} опусов готовы
    }
desk-n-places =
    { $n ->
        [one] {$n} место
        [few] {$n} места
        [many] {$n} мест
       *[other] {$n} мест
    }
desk-n-parts =
    { $n ->
        [one] {$n} партия
        [few] {$n} партии
        [many] {$n} партий
       *[other] {$n} партий
    }
desk-from = {$targets}, от:
desk-free = {$targets}, бесплатно
desk-dead =
    { $why ->
        [memory] В ряду нет карт воспоминаний
        [opus] В ряду нет карт опусов
        [work] У вас нет опусов
        [turned] Все ваши опусы повёрнуты
        [tile] На карте Европы нет жетонов
        [finance] Маркер финансов слишком низко
       *[part] Нет свободной партии для ваших фишек
    }
desk-short =
    { $n ->
        [one] Не хватает {$n} дуката
        [few] Не хватает {$n} дукатов
        [many] Не хватает {$n} дукатов
       *[other] Не хватает {$n} дуката
    }
desk-or-take = или взять
desk-up-label = {$title}, события: {$actions}
desk-ducats-label = {$title}, события: взять {$ducats} вместо действий
desk-low-label = {$title}, история. В конце раунда вы получите: {$gain}
desk-not-now = Сейчас нельзя выбирать карты.

desk-my-works = Мои опусы
desk-works-of = Опусы: {$name}
desk-no-works = У вас пока нет опусов. Закажите опус из ряда карт.
desk-no-works-of = Опусов пока нет.
desk-pay-get = На тёмном ярлыке указано, что вы платите, справа от него — что получаете.
desk-work-turned = Повёрнут до следующего раунда
desk-favours = Королевские услуги
desk-met = выполнена
desk-unmet = пока не выполнена
desk-instruments = Инструменты и жетоны
desk-every-time = Каждый раз
desk-marker-gives = Фишка даёт
desk-story-points = Очки истории
desk-on-track = {NUMBER($track)} на шкале
desk-in-counters =
    { $n ->
        [one] {$n} фишка
        [few] {$n} фишки
        [many] {$n} фишек
       *[other] {$n} фишек
    }
desk-markers-left = Осталось фишек

desk-exchange-hint = Очки на шкалах сгорают в конце раунда. Фишки остаются.
desk-buy = Купить
desk-return = Вернуть
desk-then = у вас будет {$have}

# The band of a work that has no type.
desk-opus = Опус
