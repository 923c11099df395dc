# Decyzja: kolumna, która mówi, co teraz zrobić, ile to kosztuje i co daje.

## Kroki tury

decision-steps = Kroki twojej tury
decision-step =
    { $step ->
        [cards] Karty
        [document] Karta
        [commission] Dzieło
        [perform_or_sell] Dzieło
        [travel] Miejsce
        [requiem] Partia
        [confirm] Zatwierdź
       *[action] Akcja
    }

## Wybór kart

decision-cards = Wybierz dwie karty
decision-experience = Doświadczenia: użyjesz jej teraz
decision-story = Opowieść: płaci na koniec rundy.
decision-choose-upper = Wybierz górną połowę karty: użyj jej albo weź dukaty.
decision-choose-lower = Wybierz dolną połowę innej karty.
decision-need-cards = Wybierz dwie karty
decision-need-story = Wybierz opowieść
decision-use = Użyj karty
decision-take = Weź {$ducats}
decision-take-end = Weź {$ducats}, koniec tury
decision-card-up = {$title}: użyj jej teraz w doświadczeniach. {$actions}
decision-card-ducats = {$title}: połóż ją w doświadczeniach i weź {$ducats}
decision-card-low = {$title}: połóż ją w opowieści. Na koniec rundy daje {$reward}
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
        [0] Dla tej akcji nic nie można teraz wybrać.
        [one] {$n} możliwość. Kliknij ją na planszy lub na liście.
        [few] {$n} możliwości. Kliknij na planszy lub na liście.
        [many] {$n} możliwości. Kliknij na planszy lub na liście.
       *[other] {$n} możliwości. Kliknij na planszy lub na liście.
    }
decision-list = Lista
decision-price = Płacisz
decision-reward = Dostajesz
decision-from = od
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
decision-get = Dostajesz teraz
decision-later = Później
decision-free = nic
decision-keep = zostaje ci {$rest}
decision-change = Zmień
decision-change-payment = Zmień sposób płatności
decision-no-gain = teraz nic
decision-favour = Na koniec gry: {$favour}
decision-round-end = Na koniec rundy: {$reward}
decision-no-later = nic więcej
decision-steps-wild =
    { $n ->
        [one] {$n} pole toru do wyboru
        [few] {$n} pola toru do wyboru
        [many] {$n} pól toru do wyboru
       *[other] {$n} pól toru do wyboru
    }
decision-counters-wild =
    { $n ->
        [one] {$n} dysk do wyboru
        [few] {$n} dyski do wyboru
        [many] {$n} dysków do wyboru
       *[other] {$n} dysków do wyboru
    }
decision-actions = potem możesz: {$actions}
decision-neutral = potem kładziesz neutralny znacznik
decision-documented = {$card} zastąpi {$replaced} w opowieści
decision-full =
    { $n ->
        [one] {name-kind}: tor pełny, zamiast tego {$n} dukat
        [few] {name-kind}: tor pełny, zamiast tego {$n} dukaty
        [many] {name-kind}: tor pełny, zamiast tego {$n} dukatów
       *[other] {name-kind}: tor pełny, zamiast tego {$n} dukatów
    }
decision-certain = Pewny wynik
decision-ends = Potem twoja tura się kończy.
decision-hidden = Odsłonią się nowe karty: tego nie cofniesz.
decision-go = {$verb} · płacisz
decision-verb =
    { $verb ->
        [document] Dokumentuj
        [commission] Zamów
        [perform] Wykonaj
        [sell] Sprzedaj
        [travel] Jedź
        [neutral] Połóż znacznik
       *[requiem] Zatrudnij
    }
decision-missing = Teraz to niemożliwe

## Koniec tury

decision-done = Zakończ turę
decision-done-hint = Wszystko wykonane.
decision-unused = Możesz jeszcze wykonać: {$actions}. Jeśli zakończysz turę, to przepadnie.
decision-end-anyway = Zakończ mimo to
decision-go-on = Graj dalej
decision-auto-end = Kończ moją turę automatycznie, gdy nic nie zostało

## Wymiana

decision-exchange = Wymiana
decision-exchange-hint = Kup dysk za {$buy} albo oddaj za {$back}, ile razy chcesz.
decision-buy = Kup: {$counter}
decision-return = Oddaj: {$counter}
decision-exchange-done = Gotowe

## Czytniki ekranu i klawisze

decision-your-turn = Twoja tura: {$what}
decision-enter = {$offer}. Enter zatwierdza.
decision-key =
    { $key ->
        [upper] użyj górnej połowy karty z ręki
        [lower] połóż kartę z ręki w opowieści
        [list] wybierz z listy
        [move] poruszaj się po liście
        [confirm] zatwierdź wybór
        [step] wróć o krok
       *[help] pokaż te klawisze
    }
