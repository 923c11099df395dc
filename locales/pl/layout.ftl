### The table page: tabs that only some layouts have, and the expected score.

layout-tab-table = Stół
layout-tab-works = Moje utwory

# The expected final score: a setting, its label in the decision, and its explanation.
layout-setting-expected = Pokazuj przewidywany wynik
layout-expected = Przewidywane na koniec
layout-expected-tip = Wynik końcowy, który przewiduje najsilniejszy bot przy dobrej grze.
