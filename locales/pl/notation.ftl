# What is wrong with an action or an event that somebody typed.
#
# $found      the word that stands there
# $expected   one of the phrases below, in the nominative

notation-found = Kolumna {NUMBER($column)}: jest: {$found}; powinno być: {$expected}.
notation-ended = Kolumna {NUMBER($column)}: tu wiersz się kończy; powinno być: {$expected}.

expected-word = akcja lub zdarzenie, na przykład „use” albo „travel munich”
expected-member =
    { $shelf ->
        [memories] identyfikator karty wspomnień
        [opera] identyfikator dzieła
        [tiles] identyfikator kafelka kompozytora
        [cities] identyfikator kafelka miasta
        [courts] identyfikator kafelka dworu
        [bonuses] identyfikator kafelka premii okresu
        [soloist] numer karty solisty
       *[places] identyfikator lokalizacji
    }
expected-one-of = jedno z: {$words}
expected-number = liczba całkowita od {NUMBER($least)} do {NUMBER($most)}
expected-part = część i numer partii, na przykład sanctus.2
expected-payment = płatność, na przykład t2T1+J1-C2
expected-icons = akcje, na przykład travel,requiem, albo - zamiast akcji
expected-field = kolejne pole
expected-end = nic więcej

# The same where the place is said already.
word-found = jest: {$found}; powinno być: {$expected}.
word-missing = tekst tu się kończy; powinno być: {$expected}.
