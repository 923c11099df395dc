# The score sheet, looking back at a game, and the recap at the start of a turn.
# PZ are victory points, as in terms.ftl.

## Heading: who has won, and by how much

# The present tense has no gender.
end-won = Wygrywa {$name}!
# $names: two or more players, already listed ("Anna i Béla").
end-won-together = Wspólne zwycięstwo: {$names}!
end-now = Gdyby gra skończyła się teraz
end-no-game = Żadna gra nie jest otwarta.
end-alone = {NUMBER($vp)} PZ.
# $ahead: how many VP more than $name, who is second.
end-ahead = {NUMBER($vp)} PZ, o {NUMBER($ahead)} więcej niż {$name}.
end-would-win = Prowadzi {$name}: {NUMBER($vp)} PZ, o {NUMBER($ahead)} więcej niż {$other}.
# The first two have the same VP ($vp); $winner has $more markers, $other has $less.
end-by-markers = {$winner} i {$other} mają po {NUMBER($vp)} PZ. {$winner} ma więcej znaczników w Requiem: {NUMBER($more)} do {NUMBER($less)}.
end-by-opera = {$winner} i {$other} mają po {NUMBER($vp)} PZ i tyle samo znaczników. {$winner} ma więcej dzieł: {NUMBER($more)} do {NUMBER($less)}.
end-shared = Zwycięzcy mają po {NUMBER($vp)} PZ, a remisu nie rozstrzyga żadne kryterium.
end-solo-won =
    { $level ->
        [easy] Wygrana na poziomie łatwym: o {NUMBER($ahead)} PZ więcej niż {$soloist}.
        [middle] Wygrana na poziomie średnim: o {NUMBER($ahead)} PZ więcej niż {$soloist}.
       *[difficult] Wygrana na poziomie trudnym: o {NUMBER($ahead)} PZ więcej niż {$soloist}.
    }
end-solo-lost =
    { $level ->
        [easy] Przegrana na poziomie łatwym: o {NUMBER($ahead)} PZ mniej niż {$soloist}.
        [middle] Przegrana na poziomie średnim: o {NUMBER($ahead)} PZ mniej niż {$soloist}.
       *[difficult] Przegrana na poziomie trudnym: o {NUMBER($ahead)} PZ mniej niż {$soloist}.
    }
end-open-hint = Rozwiń wiersz, aby zobaczyć źródła punktów.

## The sheet

# Head of the first column; only for screen readers.
end-line = Wiersz arkusza wyników
# Before the highest number of a row; only for screen readers.
end-best = Najwięcej:
# Points from before the record began: the game was set up from a position.
end-earlier = Przed początkiem zapisu
end-total = Punkty zwycięstwa
end-places = Miejsce
end-place =
    { $n ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[4] 4.
    }
end-place-shared =
    { $n ->
        [1] 1. ex aequo
        [2] 2. ex aequo
       *[3] 3. ex aequo
    }
end-tie-markers = Przy remisie: znaczniki w Requiem
end-tie-opera = Przy remisie: karty dzieł

## Charts

end-sources = Źródła punktów
# Read aloud for a bar. $parts: "Zlecone dzieła: 34, Kafelki: 12".
end-bar = {$name}: {NUMBER($vp)} PZ. {$parts}
end-course = Przebieg gry
# The two ways to draw the course of the game: on small buttons.
end-by-round = Według rund
end-by-decision = Według decyzji
end-rounds-caption = Punkty zwycięstwa na koniec każdego okresu. Przysługi, Requiem i pozostałe zasoby dolicza się na końcu gry.
# Under the chart, as short as can be.
end-at-start = start
end-at-now = teraz
end-at-end = koniec
end-cursor = Moment gry
# Read aloud at the cursor. $points: "Anna 34, Béla 29".
end-moment-label = Decyzja {NUMBER($n)} z {NUMBER($last)}. PZ na tę chwilę: {$points}
end-show-moment = Pokaż

## The seed: fixed before the deal and shown at the end, so that nobody can have arranged the cards

end-seed = Kod rozdania (seed)
end-seed-hidden = Kod rozdania (seed) zobaczysz po zakończeniu gry.
# A number made from the seed (SHA-256) that was shown from the start.
end-commitment = Kod kontrolny
end-salt = Losowy dodatek (sól)
end-check = Zweryfikuj
end-check-ok = Zweryfikowano: rozdanie zgadza się z kodem pokazanym na początku.
end-check-seed = Nie zweryfikowano: kod rozdania (seed) nie pasuje do kodu kontrolnego.
end-check-game = Kod rozdania (seed) pasuje do kodu kontrolnego, ale w tej wersji programu daje inne rozdanie.

## What next

end-next = Co dalej
end-again = Zagraj ponownie
end-back = Wróć do stołu
end-replay = Powtórka
end-save = Zapisz plik gry
end-new-game = Nowa gra

## Looking back at a game

# Buttons that say by what one steps.
end-step-by = Długość kroku
end-step-decision = Decyzja
end-step-turn = Tura
end-replay-previous =
    { $step ->
        [turn] O turę wstecz
       *[decision] O decyzję wstecz
    }
end-replay-next =
    { $step ->
        [turn] O turę dalej
       *[decision] O decyzję dalej
    }
end-replay-first = Przejdź na początek
end-replay-last = Przejdź na koniec
end-replay-play = Odtwórz
end-replay-pause = Pauza
# Whose board and hand are shown.
end-seen-by = Widok gracza
end-moment =
    { $n ->
        [0] Początek gry
        [one] Decyzja {NUMBER($n)} z {NUMBER($last)}
        [few] Decyzja {NUMBER($n)} z {NUMBER($last)}
        [many] Decyzja {NUMBER($n)} z {NUMBER($last)}
       *[other] Decyzja {NUMBER($n)} z {NUMBER($last)}
    }
end-moment-deal = Karty są rozdane. Nikt nie podjął jeszcze decyzji.
# Keys on the keyboard; each before what it does.
end-key-step = krok
end-key-ends = początek / koniec
end-key-play = odtwórz / pauza

## Recap: what the others did since my last turn

recap-title = Od twojej ostatniej tury
recap-title-first = Przed twoją pierwszą turą
recap-close = Zamknij
recap-more =
    { $n ->
        [one] Jeszcze {$n} wiersz
        [few] Jeszcze {$n} wiersze
        [many] Jeszcze {$n} wierszy
       *[other] Jeszcze {$n} wiersza
    }
recap-fewer = Mniej wierszy
# Heading of what nobody in particular did, such as a new round.
recap-table = Stół
