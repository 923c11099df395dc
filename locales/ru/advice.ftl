advice-title = Совет
advice-compare = Сравнить
advice-compare-tip = Сравнить свой выбор с лучшим ходом
advice-key = показать или закрыть совет
advice-searching = Пробуем разные ходы…
advice-use = Выбрать этот ход
advice-by-hand = Боты не обучены на этом издании. Этот совет даёт бот попроще.
advice-failed = Здесь совет недоступен.

advice-expected = около {$vp} в конце игры
advice-chance = вероятность победы {$percent} %
advice-decimal = {$whole},{$tenth}

advice-mine = Ваш выбор
advice-mine-best = Ваш выбор — лучший ход.
advice-mine-close = Почти так же хорошо, как первый ход: разница {$vp} ± {$error} ПО.
advice-mine-worse = На {$vp} ± {$error} ПО хуже первого хода.
advice-mine-lacks = Что есть только в первом ходе:

advice-denies = забирает опус «{$opus}», который нужен сопернику ({$player}) для королевской услуги «{$court}»
advice-rival-loses = {$player}: на {$vp} меньше ({name-movement})
advice-afford = на следующем ходу можно оплатить: {$part} (иначе не хватит: {$ducats})
advice-leaves = у вас остаётся больше: {$resources}
advice-keeps = карта «{$card}» остаётся на руке

advice-table = Игроки могут спрашивать совета у бота
advice-table-label = Совет
advice-table-choice =
    { $choice ->
        [allowed] разрешён
       *[off] запрещён
    }
