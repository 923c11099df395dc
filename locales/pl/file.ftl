# What is wrong with a game file or a written position; line and column stand before the sentence.

file-first-line = jest: { $found }; powinno być: { $expected }
file-header = jest: { $found }; powinien być wiersz, który zaczyna się od: { $expected }
file-edition-line = jest: { $found }; powinny być nazwa, wersja i skrót edycji
file-edition = brak edycji { $found }; wskaż jej folder opcją --edition albo w LACRIMOSA_EDITION
file-commitment = kod kontrolny { $found } nie pasuje do kodu rozdania (seed); powinno być: { $expected }
file-salt = jest sól { $found }; powinny być 32 cyfry szesnastkowe
file-choice = jest: { $found }; powinno być: { $expected }
file-position = pozycja początkowa jest nieprawidłowa. { $text }
file-not-empty = jest: { $found }; powinien być pusty wiersz
file-moment = jest: { $found }; powinna być decyzja { $expected }
file-seat = jest: { $found }; powinien być gracz { $expected }, który teraz decyduje
file-over = jest: { $found }; nie powinno być nic więcej, bo gra jest skończona
file-word = jest: { $found }; powinno być: { $expected }
file-broken = te zdarzenia prowadzą do niemożliwej pozycji. { $text }
file-score = jest: { $found }; powinno być: { $expected }, czyli wynik zapisanej gry
file-end = jest: { $found }; powinien być koniec pliku
file-truncated = plik jest niepełny: kończy się za wcześnie

sheet-syntax = { $message }
sheet-shape = { $path }: powinno być: { $expected }
sheet-shape-name =
    { $shape ->
        [text] tekst w cudzysłowie
        [number] liczba całkowita
        [flag] true albo false
        [list] lista
       *[table] tabela pól
    }
sheet-word = { $path }: { $text }
sheet-number = { $path }: jest { NUMBER($found) }; powinno być od { NUMBER($least) } do { NUMBER($most) }
sheet-count = { $path }: liczba elementów: { NUMBER($found) }; powinno być: { NUMBER($expected) }
sheet-missing = brakuje: { $path }
sheet-unknown = { $path } nie jest polem pozycji
sheet-twice = { $path } występuje dwa razy
sheet-format = jest: { $found }; powinno być: { $expected }
sheet-edition = pozycja pochodzi z edycji { $found }; powinna być z edycji { $expected }

file-bad-seed = { $found } nie jest prawidłowym kodem rozdania (seed); powinna być liczba całkowita albo 64 cyfry szesnastkowe
file-refused = { $sentence } ({ $rule })
file-at = Wiersz { $line }, kolumna { $column }: { $sentence }
