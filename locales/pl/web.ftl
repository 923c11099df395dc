# The page: the table and everything around it. Short: most of it stands on small things.

## Places of the table

web-row = Rząd kart
web-row-empty = puste pole
web-deck-left =
    { $n ->
        [one] Talia okresu {$period}: została {$n} karta
        [few] Talia okresu {$period}: zostały {$n} karty
        [many] Talia okresu {$period}: zostało {$n} kart
       *[other] Talia okresu {$period}: zostało {$n} karty
    }
web-memory = Wspomnienie
web-my-board = Moja plansza
web-board-of = Plansza: {$name}
web-back-to-mine = Moja plansza
web-experiences = Doświadczenia
web-story = Opowieść
web-finance = Fundusze
# What the space of the Finance Track brings at Maintenance.
web-finance-label = Tor funduszy, pole {NUMBER($n)}: {$income}
web-instrument-label = {$instrument}: {$marker}. Nagroda: {$reward}
web-marker-there = znacznik dostępny
web-marker-gone = znacznik użyty
web-hand = Ręka
web-face-down = zakryta karta
# Cards left in the own deck.
web-deck-count =
    { $n ->
        [one] {$n} karta w twojej talii
        [few] {$n} karty w twojej talii
        [many] {$n} kart w twojej talii
       *[other] {$n} karty w twojej talii
    }
web-track-label = {$name}: na torze {NUMBER($track)}, w dyskach {NUMBER($counters)}
web-exchange = Wymiana
web-players = Gracze
web-player-label = {$name}: {NUMBER($vp)} PZ, dukaty: {NUMBER($ducats)}, fundusze: pole {NUMBER($finance)}. Pokaż planszę
web-soloist-label = {$name}: {NUMBER($vp)} PZ, fundusze: pole {NUMBER($finance)}. Pokaż planszę
web-projected = Wynik na tę chwilę
# „Dochody”: the Finance Track, Story symbols and the Period Bonus. „Pozostałe zasoby”: points and ducats left over.
web-group =
    { $code ->
        [opus] Zlecone dzieła
        [sales] Sprzedane dzieła
        [tiles] Kafelki
        [income] Dochody
        [requiem] Requiem
        [favours] Przysługi
        [left] Pozostałe zasoby
       *[start] Na początku
    }
web-log = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-jump = Przejdź do tego momentu
# Gains without an action of their own, such as in Maintenance.
web-log-gains = {$name}: {$source}
web-patron = Mecenas

## Cards of the row, for a screen reader

web-card-label = {$title}, koszt: {$cost}
web-card-label-ok = {$title}, koszt: {$cost}; można wybrać
web-card-label-why = {$title}, koszt: {$cost}. {$why}

## The bar

web-controls = Menu gry
web-period = Okres
web-period-of = Okres {$period} z V
web-bonus = premia
web-your-turn = Twoja tura
web-turn-name = {$name}
web-turn-of = tura {NUMBER($n)} z 4
web-title-turn = ● Twoja tura – Lacrimosa
web-over = Koniec gry
web-undo = Cofnij
web-redo = Ponów
web-reset = Cofnij całą turę
web-end-turn = Zakończ turę
web-language = Język
web-rules = Zasady
web-mute = Wycisz
web-dark = Tryb ciemny
web-settings = Ustawienia
web-skip = Przejdź do decyzji
web-to-table = Wróć do stołu
web-my-resources = Moje zasoby
web-parts = Widoki
web-tab-row = Karty
web-tab-map = Mapa
web-tab-requiem = Requiem
web-tab-me = Ja
web-tab-others = Gracze

## The decision

web-choose-kind = Wybierz rodzaj
web-choose-action = Wybierz akcję
web-other-choice = Wróć
web-would-cost = Gdyby ta akcja była dostępna, kosztowałaby:
web-you-get = Otrzymujesz
web-from-track = z toru
web-counters = dyski
web-track-less =
    { $kind ->
        [talent] Zapłać z toru o 1 punkt talentu mniej
        [journey] Zapłać z toru o 1 punkt podróży mniej
       *[composition] Zapłać z toru o 1 punkt kompozycji mniej
    }
web-track-more =
    { $kind ->
        [talent] Zapłać z toru o 1 punkt talentu więcej
        [journey] Zapłać z toru o 1 punkt podróży więcej
       *[composition] Zapłać z toru o 1 punkt kompozycji więcej
    }
# $points are missing; $price in ducats buys them on the way.
web-short-bought = Dokupujesz {$points} za {$price}
web-counters-returned =
    { $n ->
        [one] Oddajesz {$n} dysk (+{$ducats})
        [few] Oddajesz {$n} dyski (+{$ducats})
        [many] Oddajesz {$n} dysków (+{$ducats})
       *[other] Oddajesz {$n} dysku (+{$ducats})
    }
web-cannot-undo = To odsłoni nową kartę. Nie będzie można tego cofnąć.
web-score-sheet = Arkusz wyników
web-moment = Moment gry
web-back-to-now = Wróć do gry
web-play-on = Graj od tego momentu

## For a screen reader: what symbols show

web-offer-label = {$choice}. Koszt: {$cost}. Otrzymujesz: {$gain}
web-offer-price-label = {$choice}. Koszt: {$cost}
web-log-paid = koszt: {$cost}
web-log-got = otrzymano: {$gain}
