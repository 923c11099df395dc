### The table page: tabs that only some layouts have, and the expected score.

layout-tab-table = Стол
layout-tab-works = Мои опусы

# The expected final score: a setting, its label in the decision, and its explanation.
layout-setting-expected = Показывать ожидаемый счёт
layout-expected = Ожидается в конце
layout-expected-tip = Ваш итоговый счёт по оценке сильнейшего бота, если вы и дальше будете играть хорошо.
