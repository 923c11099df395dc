# Moje biurko: ręka, moje zasoby, ta runda, moje dzieła, wymiana.

desk-title = Moje karty i zasoby
desk-you = Ty
desk-ducats =
    { $n ->
        [one] dukat
        [few] dukaty
        [many] dukatów
       *[other] dukatów
    }
desk-income = {$income} co rundę
desk-works =
    { $n ->
        [one] {$n} dzieło, gotowe: {NUMBER($ready)}
        [few] {$n} dzieła, gotowe: {NUMBER($ready)}
        [many] {$n} dzieł, gotowe: {NUMBER($ready)}
       *[other] {$n} dzieł, gotowe: {NUMBER($ready)}
    }
desk-this-round = Ta runda
desk-next = Na początek następnej rundy
desk-next-last = Po ostatniej rundzie
desk-not-chosen = jeszcze nie wybrano
desk-empty-slot = puste

desk-action =
    { $icon ->
        [document] Spisanie
        [commission] Zlecenie
        [perform_or_sell] Wykonanie lub sprzedaż
        [travel] Podróż
       *[requiem] Requiem
    }
desk-n-cards =
    { $n ->
        [one] {$n} karta
        [few] {$n} karty
        [many] {$n} kart
       *[other] {$n} kart
    }
desk-n-opera =
    { $n ->
        [one] {$n} dzieło
        [few] {$n} dzieła
        [many] {$n} dzieł
       *[other] {$n} dzieł
    }
desk-n-ready =
    { $n ->
        [one] {$n} gotowe
        [few] {$n} gotowe
        [many] {$n} gotowych
       *[other] {$n} gotowego
    }
desk-n-places =
    { $n ->
        [one] {$n} miejsce
        [few] {$n} miejsca
        [many] {$n} miejsc
       *[other] {$n} miejsc
    }
desk-n-parts =
    { $n ->
        [one] {$n} partia
        [few] {$n} partie
        [many] {$n} partii
       *[other] {$n} partii
    }
desk-from = {$targets}, od:
desk-free = {$targets}, za darmo
desk-dead =
    { $why ->
        [memory] Brak kart wspomnień w rzędzie
        [opus] Brak kart dzieł w rzędzie
        [work] Nie masz dzieł
        [turned] Wszystkie dzieła są przekręcone
        [tile] Brak kafelków na mapie
        [finance] Znacznik funduszy jest za nisko
       *[part] Brak wolnej partii dla twoich znaczników
    }
desk-short =
    { $n ->
        [one] Brakuje {$n} dukata
        [few] Brakuje {$n} dukatów
        [many] Brakuje {$n} dukatów
       *[other] Brakuje {$n} dukata
    }
desk-or-take = lub weź
desk-up-label = {$title}, Doświadczenia: {$actions}
desk-ducats-label = {$title}, Doświadczenia; zamiast akcji weź: {$ducats}
desk-low-label = {$title}, Opowieść; na koniec rundy otrzymasz: {$gain}
desk-not-now = Nie możesz teraz wybierać kart.

desk-my-works = Moje dzieła
desk-works-of = Dzieła: {$name}
desk-no-works = Nie masz jeszcze dzieł. Zleć jedno z rzędu kart.
desk-no-works-of = Jeszcze brak dzieł.
desk-pay-get = W ciemnym polu widać koszt, obok nagrodę.
desk-work-turned = Przekręcone: gotowe w następnej rundzie
desk-favours = Dworskie przysługi
desk-met = spełniona
desk-unmet = jeszcze niespełniona
desk-instruments = Instrumenty i kafelki
desk-every-time = Za każdym razem
desk-marker-gives = Znacznik daje
desk-story-points = Punkty opowieści
desk-on-track = {NUMBER($track)} na torze
desk-in-counters =
    { $n ->
        [one] {$n} dysk
        [few] {$n} dyski
        [many] {$n} dysków
       *[other] {$n} dysków
    }
desk-markers-left = Pozostałe znaczniki

desk-exchange-hint = Punkty na torach przepadają na koniec rundy. Dyski zostają.
desk-buy = Kup
desk-return = Oddaj
desk-then = będziesz mieć: {$have}

# The band of a work that has no type.
desk-opus = Dzieło
