### The table page: tabs that only some layouts have, and the expected score.

layout-tab-table = Stół
layout-tab-works = Moja plansza

# The expected final score: a setting, its label in the decision, and its explanation.
layout-setting-expected = Pokazuj szacowany wynik końcowy
layout-expected = Szacowany wynik końcowy
layout-expected-tip = Szacunek najsilniejszego bota: twój wynik końcowy, jeśli dalej będziesz grać dobrze.
