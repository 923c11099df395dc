# What is wrong with a game file or a written position; line and column stand before the sentence.

file-first-line = jest: { $found }; powinno być: { $expected }
file-header = jest: { $found }; powinien być wiersz, który zaczyna się od: { $expected }
file-edition-line = jest: { $found }; powinny być nazwa, wersja i skrót edycji
file-edition = brak edycji { $found }; wskaż jej folder opcją --edition albo w LACRIMOSA_EDITION
file-commitment = skrót { $found } nie pasuje do ziarna; powinno być: { $expected }
file-salt = sól { $found } to nie 32 cyfry szesnastkowe
file-choice = jest: { $found }; powinno być: { $expected }
file-position = pozycja początkowa jest błędna. { $text }
file-not-empty = jest: { $found }; powinien być pusty wiersz
file-moment = jest: { $found }; powinna być decyzja { $expected }
file-seat = jest: { $found }; powinien być gracz { $expected }, do którego należy decyzja
file-over = jest: { $found }; powinno nie być nic, bo gra się skończyła
file-word = jest: { $found }; powinno być: { $expected }
file-broken = te zdarzenia prowadzą do niemożliwej pozycji. { $text }
file-score = jest: { $found }; z przebiegu gry wynika: { $expected }
file-end = jest: { $found }; powinien być koniec pliku
file-truncated = plik kończy się za wcześnie

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
sheet-unknown = nie ma takiego pola: { $path }
sheet-twice = podano dwa razy: { $path }
sheet-format = jest: { $found }; powinno być: { $expected }
sheet-edition = pozycja pochodzi z edycji { $found }; powinna być z edycji { $expected }
