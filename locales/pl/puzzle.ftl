# Zadania: lista, zadanie na stole i ocena tury.

puzzle-title = Zadania
puzzle-line = Znajdź najlepszą turę
puzzle-solved =
    { $n ->
        [one] Rozwiązano { $n } zadanie
        [few] Rozwiązano { $n } zadania
        [many] Rozwiązano { $n } zadań
       *[other] Rozwiązano { $n } zadania
    }
puzzle-coming = Wczytywanie zadań…
puzzle-missing = Nie można wczytać zadań. Sprawdź połączenie i otwórz tę stronę ponownie.
puzzle-today = Zadanie dnia
puzzle-count = Rozwiązane: { $done } z { $all }
puzzle-days =
    { $n ->
        [one] Zadanie dnia rozwiązane { $n } dzień z rzędu
        [few] Zadanie dnia rozwiązane { $n } dni z rzędu
        [many] Zadanie dnia rozwiązane { $n } dni z rzędu
       *[other] Zadanie dnia rozwiązane { $n } dnia z rzędu
    }
puzzle-row =
    { $n ->
        [one] { $n } z rzędu za pierwszym razem
        [few] { $n } z rzędu za pierwszym razem
        [many] { $n } z rzędu za pierwszym razem
       *[other] { $n } z rzędu za pierwszym razem
    }
puzzle-grades = Trudność
puzzle-grade =
    { $grade ->
        [all] Wszystkie
        [easy] Łatwe
        [medium] Średnie
       *[hard] Trudne
    }
puzzle-theme =
    { $theme ->
        [requiem] Requiem
        [money] Pieniądze
        [journeys] Podróże
        [commissions] Zamówienia
        [timing] Właściwa chwila
       *[last-round] Ostatnia runda
    }
puzzle-theme-line =
    { $theme ->
        [requiem] Napisz właściwą partię we właściwej chwili.
        [money] Bierz dukaty, wykonuj lub sprzedawaj, gdy się to opłaca.
        [journeys] Podróżuj tam, gdzie zyskasz najwięcej.
        [commissions] Wybierz dzieło warte swojej ceny.
        [timing] Które karty teraz, a które później?
       *[last-round] Liczy się każdy punkt, a oszczędzać już nie warto.
    }
puzzle-tag = { $theme }, { $grade }
puzzle-name = { $theme } { $number } ({ $grade })
puzzle-solo = Solo
puzzle-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
puzzle-label =
    { $state ->
        [solved] Zadanie { $number }, { $grade }, { $table }, rozwiązane
       *[open] Zadanie { $number }, { $grade }, { $table }
    }
puzzle-task = Znajdź najlepszą turę: rozegraj ją i zakończ turę.
puzzle-all = Wszystkie zadania
puzzle-thinking = Porównywanie twojej tury z najlepszą… { $share }%
puzzle-failed = Porównanie się nie udało. Spróbuj ponownie.
puzzle-best = Rozwiązane! To najlepsza tura.
puzzle-as-good = Rozwiązane! O ile można to ocenić, twoja tura jest równie dobra jak najlepsza.
puzzle-unforeseen = Twoja tura używa karty, która pojawiła się dopiero w jej trakcie. Znajdź turę, którą można zaplanować.
puzzle-worse = Jest lepsza tura. Twoja traci do niej około { $loss } PZ (± { $error }).
puzzle-solution = Najlepsza tura
puzzle-reason = Dlaczego
puzzle-margin = Druga najlepsza tura traci około { $margin } PZ.
puzzle-again = Spróbuj ponownie
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-decimal = { $whole },{ $tenth }
