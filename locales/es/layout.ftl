### The table page: tabs that only some layouts have, and the expected score.

layout-tab-table = Mesa
layout-tab-works = Mis obras

# The expected final score: a setting, its label in the decision, and its explanation.
layout-setting-expected = Mostrar la puntuación esperada
layout-expected = Esperado al final
layout-expected-tip = Puntuación final que el bot más fuerte calcula para ti si sigues jugando bien.
