### The table page: tabs that only some layouts have, and the expected score.

layout-tab-table = Table
layout-tab-works = Mes opus

# The expected final score: a setting, its label in the decision, and its explanation.
layout-setting-expected = Afficher le score final estimé
layout-expected = Score final estimé
layout-expected-tip = Votre score final si vous continuez à bien jouer, estimé par le bot le plus fort.
