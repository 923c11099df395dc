# Что не так с действием или событием, которое кто-то набрал.
#
# $found      слово, которое там стоит
# $expected   одна из фраз ниже

notation-found = Столбец {NUMBER($column)}: найдено {$found}; ожидается {$expected}.
notation-ended = Столбец {NUMBER($column)}: здесь строка обрывается; ожидается {$expected}.

expected-word = действие или событие, например «use» или «travel munich»
expected-member =
    { $shelf ->
        [memories] id карты воспоминания
        [opera] id опуса
        [tiles] id жетона композитора
        [cities] id жетона города
        [courts] id жетона королевского двора
        [bonuses] id жетона бонуса периода
        [soloist] номер карты солиста
       *[places] id места
    }
expected-one-of = одно из: {$words}
expected-number = целое число от {NUMBER($least)} до {NUMBER($most)}
expected-part = часть Реквиема и номер партии, например sanctus.2
expected-payment = оплата, например t2T1+J1-C2
expected-icons = список действий, например travel,requiem, или -, если их нет
expected-field = ещё одно поле
expected-end = конец записи

# То же, если место уже названо.
word-found = найдено {$found}; ожидается {$expected}.
word-missing = здесь текст обрывается; ожидается {$expected}.
