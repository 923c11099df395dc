# Образец по-русски.
language-name = Русский

plain = Нечего добавить.
lines = Одна строка.
literal = «{$type}»
points = {NUMBER($n)} ПО
cards =
    { $n ->
        [one] {$n} карта
        [few] {$n} карты
        [many] {$n} карт
       *[other] {$n} карты
    }
drew = {$who}: {cards}.
ordinal =
    { $n ->
        [1] первый
        [2] второй
       *[3] третий
    }
greeting =
    { $gender ->
        [feminine] Уважаемая госпожа
       *[masculine] Уважаемый господин
    }
term = Опус, опусы.
