# Decyzja: kolumna, która mówi, co teraz zrobić, ile to kosztuje i co daje.

## Kroki tury

decision-steps = Kroki twojej tury
decision-step =
    { $step ->
        [cards] Karty
        [document] Wspomnienie
        [commission] Dzieło
        [perform_or_sell] Dzieło
        [travel] Miejsce
        [requiem] Partia
        [confirm] Zatwierdź
       *[action] Akcja
    }

## Wybór kart

decision-cards = Wybierz dwie karty
decision-experience = Doświadczenia: używasz tej karty teraz.
decision-story = Opowieść: nagrodę otrzymasz na koniec rundy.
decision-choose-upper = Wybierz górną połowę karty, aby jej użyć, albo weź dukaty.
decision-choose-lower = Wybierz dolną połowę innej karty.
decision-need-cards = Wybierz dwie karty
decision-need-story = Wybierz opowieść
decision-use = Użyj karty
decision-take = Weź: {$ducats}
decision-take-end = Weź i zakończ: {$ducats}
decision-card-up = {$title}: zagraj kartę do doświadczeń i użyj jej teraz. {$actions}
decision-card-ducats = {$title}: zagraj kartę do doświadczeń i zamiast akcji weź: {$ducats}
decision-card-low = {$title}: zagraj kartę do opowieści. Na koniec rundy otrzymasz: {$reward}
# Above the three buttons of each card.
decision-column =
    { $half ->
        [up] Użyj teraz
        [ducats] lub weź
       *[low] Opowieść
    }
decision-change-cards = Zmień karty

## Wybór celu

decision-tap =
    { $n ->
        [0] Nie możesz teraz wykonać tej akcji.
        [one] {$n} możliwość. Wybierz ją na planszy lub na liście.
        [few] {$n} możliwości. Wybierz jedną na planszy lub na liście.
        [many] {$n} możliwości. Wybierz jedną na planszy lub na liście.
       *[other] {$n} możliwości. Wybierz jedną na planszy lub na liście.
    }
decision-list = Lista
decision-price = Płacisz
decision-reward = Otrzymujesz
decision-from = min.
# The large button while nothing is chosen.
decision-choose =
    { $step ->
        [travel] Wybierz miejsce
        [document] Wybierz kartę
        [requiem] Wybierz partię
        [action] Wybierz akcję
       *[work] Wybierz dzieło
    }
decision-skip = Pomiń tę akcję

## Koszt i zysk

decision-pay = Płacisz
decision-get = Od razu
decision-later = Później
decision-free = nic
decision-keep = zostaje: {$rest}
decision-change = Zmień
decision-change-payment = Zmień sposób płatności
decision-no-gain = teraz nic
decision-favour = Na koniec gry: {$favour}
decision-round-end = Na koniec rundy: {$reward}
decision-no-later = nic
decision-steps-wild =
    { $n ->
        [one] {$n} pole na dowolnym torze
        [few] {$n} pola na dowolnych torach
        [many] {$n} pól na dowolnych torach
       *[other] {$n} pola na dowolnych torach
    }
decision-counters-wild =
    { $n ->
        [one] {$n} dowolny dysk
        [few] {$n} dowolne dyski
        [many] {$n} dowolnych dysków
       *[other] {$n} dowolnego dysku
    }
decision-actions = potem możesz wykonać: {$actions}
decision-neutral = potem umieszczasz neutralny znacznik
decision-documented = „{$card}” zastąpi „{$replaced}” w opowieści
decision-lost = Otrzymanej akcji nie możesz teraz wykonać, więc przepada.
decision-full =
    { $n ->
        [one] {name-kind}: tor jest pełny, zamiast tego {$n} dukat
        [few] {name-kind}: tor jest pełny, zamiast tego {$n} dukaty
        [many] {name-kind}: tor jest pełny, zamiast tego {$n} dukatów
       *[other] {name-kind}: tor jest pełny, zamiast tego {$n} dukata
    }
decision-certain = Wynik na tę chwilę
decision-ends = Potem kończy się twoja tura.
decision-hidden = To odsłoni nowe karty. Nie cofniesz tego.
decision-go = {$verb} · zapłać
decision-verb =
    { $verb ->
        [document] Spisz
        [commission] Zleć
        [perform] Wykonaj
        [sell] Sprzedaj
        [travel] Podróżuj
        [neutral] Umieść znacznik
       *[requiem] Zleć
    }
decision-missing = Teraz to niemożliwe

## Koniec tury

decision-done = Zakończ turę
decision-done-hint = Nie masz już akcji do wykonania.
decision-unused = Możesz jeszcze wykonać: {$actions}. Jeśli teraz zakończysz turę, stracisz tę możliwość.
decision-end-anyway = Zakończ mimo to
decision-go-on = Kontynuuj turę
decision-auto-end = Automatycznie kończ turę, gdy nie mam już akcji

## Wymiana

decision-exchange = Wymiana
decision-exchange-hint = Kup dysk (koszt: {$buy}) lub oddaj dysk (otrzymujesz: {$back}), dowolną liczbę razy.
decision-buy = Kup: {$counter}
decision-return = Oddaj: {$counter}
decision-exchange-done = Gotowe

## Czytniki ekranu i klawisze

decision-your-turn = Twoja tura: {$what}
decision-enter = {$offer} Naciśnij Enter, aby zatwierdzić.
decision-two-ways = Możliwi są dwaj kompozytorzy. Wybierz klawiszem 1 lub 2 albo przyciskiem.
decision-key =
    { $key ->
        [upper] użyj górnej połowy karty z ręki
        [lower] zagraj kartę z ręki do opowieści
        [list] wybierz z listy
        [move] poruszaj się po liście
        [confirm] zatwierdź wybór
        [step] wróć o krok
       *[help] pokaż te skróty
    }
# The names on the keys of a keyboard.
decision-key-name =
    { $key ->
        [escape] Esc
        [home] Home
       *[end] End
    }
