### The table page: tabs that only some layouts have, and the expected score.

layout-tab-table = Стол
layout-tab-works = Мои сочинения

# The expected final score: a setting, its label in the decision, and its explanation.
layout-setting-expected = Показывать ожидаемый счёт
layout-expected = Ожидается в конце
layout-expected-tip = Итог, который прогнозирует сильнейший бот при хорошей игре дальше.
