### The table page: tabs that only some layouts have, and the expected score.

layout-tab-table = Table
layout-tab-works = My Opus

# The expected final score: a setting, its label in the decision, and its explanation.
layout-setting-expected = Show the expected score
layout-expected = Expected at the end
layout-expected-tip = The strongest bot’s estimate of your final score if you keep playing well.
