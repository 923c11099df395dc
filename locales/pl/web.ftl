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
web-marker-there = znacznik na miejscu
web-marker-gone = znacznik użyty
web-hand = Ręka
web-face-down = zakryta karta
# Cards left in the own deck.
web-deck-count =
    { $n ->
        [one] {$n} karta w talii
        [few] {$n} karty w talii
        [many] {$n} kart w talii
       *[other] {$n} karty w talii
    }
web-track-label = {$name}: na torze {NUMBER($track)}, w dyskach {NUMBER($counters)}
web-exchange = Wymiana
web-players = Gracze
web-player-label = {$name}: {NUMBER($vp)} PZ, dukaty: {NUMBER($ducats)}, fundusze: pole {NUMBER($finance)}. Pokaż planszę
web-projected = Prognoza wyniku
# „Dochody”: the Finance Track, Story symbols and the Period Bonus. „Niewydane”: points and ducats left over.
web-group =
    { $code ->
        [opus] Zlecone dzieła
        [sales] Sprzedane dzieła
        [tiles] Kafelki
        [income] Dochody
        [requiem] Requiem
        [favours] Przysługi
        [left] Niewydane
       *[start] Na początku
    }
web-log = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-jump = Pokaż ten moment
# Gains without an action of their own, such as in Maintenance.
web-log-gains = {$name}: {$source}
web-patron = Mecenas

## Cards of the row, for a screen reader

web-card-label = {$title}, koszt: {$cost}
web-card-label-ok = {$title}, koszt: {$cost}; można wybrać
web-card-label-why = {$title}, koszt: {$cost}. {$why}

## The bar

web-controls = Gra
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
web-end-turn = Koniec tury
web-language = Język
web-rules = Zasady
web-mute = Wycisz
web-dark = Ciemny motyw
web-settings = Ustawienia
web-skip = Przejdź do decyzji
web-to-table = Do stołu
web-my-resources = Co mam
web-parts = Części stołu
web-tab-row = Rząd
web-tab-map = Mapa
web-tab-requiem = Requiem
web-tab-me = Ja
web-tab-others = Inni

## The decision

web-choose-kind = Wybierz rodzaj
web-choose-action = Wybierz akcję
web-other-choice = Zmień wybór
web-would-cost = Gdyby ta akcja była dostępna:
web-you-get = Zyskujesz
web-from-track = z toru
web-counters = dyski
web-track-less =
    { $kind ->
        [talent] O jeden punkt talentu z toru mniej
        [journey] O jeden punkt podróży z toru mniej
       *[composition] O jeden punkt kompozycji z toru mniej
    }
web-track-more =
    { $kind ->
        [talent] O jeden punkt talentu z toru więcej
        [journey] O jeden punkt podróży z toru więcej
       *[composition] O jeden punkt kompozycji z toru więcej
    }
# $points are missing; $price in ducats buys them on the way.
web-short-bought = Brakuje: {$points}. Zakup: {$price}
web-counters-returned =
    { $n ->
        [one] Oddajesz {$n} dysk (+{$ducats})
        [few] Oddajesz {$n} dyski (+{$ducats})
        [many] Oddajesz {$n} dysków (+{$ducats})
       *[other] Oddajesz {$n} dysku (+{$ducats})
    }
web-cannot-undo = Odsłoni się nowa karta: tego już nie cofniesz.
web-score-sheet = Arkusz wyników
web-moment = Moment gry
web-back-to-now = Wróć do gry
web-play-on = Graj dalej stąd

## For a screen reader: what symbols show

web-offer-label = {$choice}. Koszt: {$cost}. Otrzymujesz: {$gain}
web-log-paid = koszt: {$cost}
web-log-got = otrzymano: {$gain}
