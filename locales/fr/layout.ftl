### The table page: tabs that only some layouts have, and the expected score.

layout-tab-table = Table
layout-tab-works = Mes œuvres

# The expected final score: a setting, its label in the decision, and its explanation.
layout-setting-expected = Afficher le score attendu
layout-expected = Attendu à la fin
layout-expected-tip = Score final estimé par le bot le plus fort si vous jouez bien la suite.
