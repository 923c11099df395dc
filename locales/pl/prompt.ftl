# What is asked, and what can be answered.

## Questions

prompt-lay = Zagraj dwie karty: jedną do doświadczeń, drugą do opowieści.
prompt-use = Użyj karty albo zamiast tego weź dukaty.
prompt-card = Wykonaj akcję karty ({$actions}) albo zakończ turę.
prompt-card-done = Nie ma już nic do wykonania: zakończ turę.
prompt-gained = Wykonaj od razu zdobytą akcję ({$actions}) albo zrezygnuj.
prompt-extra =
    { $n ->
        [one] Wykonaj akcję „{name-icon}” jeszcze raz albo zrezygnuj.
        [few] Wykonaj akcję „{name-icon}” jeszcze raz (pozostały {$n} razy) albo zrezygnuj.
        [many] Wykonaj akcję „{name-icon}” jeszcze raz (pozostało {$n} razy) albo zrezygnuj.
       *[other] Wykonaj akcję „{name-icon}” jeszcze raz (pozostało {$n} razu) albo zrezygnuj.
    }
prompt-at-city = {$city}, teraz albo nigdy: {$deed}.
prompt-kinds-track =
    { $n ->
        [one] Wybierz tor opowieści, na którym przesuwasz znacznik.
        [few] Wybierz tor opowieści dla następnego z {$n} przesunięć znacznika.
        [many] Wybierz tor opowieści dla następnego z {$n} przesunięć znacznika.
       *[other] Wybierz tor opowieści dla następnego z {$n} przesunięć znacznika.
    }
prompt-kinds-counter =
    { $n ->
        [one] Wybierz rodzaj dysku opowieści.
        [few] Wybierz rodzaj następnego z {$n} dysków opowieści.
        [many] Wybierz rodzaj następnego z {$n} dysków opowieści.
       *[other] Wybierz rodzaj następnego z {$n} dysków opowieści.
    }
prompt-neutral = Umieść neutralny znacznik na innej partii w części {name-movement}.
prompt-wake = Kafelek kompozytora na polu instrumentu {NUMBER($n)} działa od tej chwili.
prompt-maintenance = Faza utrzymania, krok {NUMBER($n)}: {$who}.

## Answers, as they follow "you can …": infinitives

choice-lay = zagrać karty: „{$experience}” do doświadczeń i „{$story}” do opowieści
choice-use = użyć karty
choice-ducats = wziąć dukaty zamiast użyć karty
choice-document = spisać wspomnienie „{$card}” z pola {NUMBER($n)}
choice-document-space = spisać wspomnienie z pola {NUMBER($n)}
choice-commission = zlecić dzieło z pola {NUMBER($n)}: {$opus}
choice-commission-space = zlecić dzieło z pola {NUMBER($n)}
choice-perform = wykonać utwór: {$opus}
choice-sell = sprzedać utwór: {$opus}
choice-travel = podróżować, cel: {$place}
choice-requiem = zlecić partię: {$part}, pisze {$composer}, znacznik z pola instrumentu {NUMBER($n)} ({$reward})
choice-neutral = umieścić neutralny znacznik: {$part}, pisze {$composer}
choice-kind =
    { $kind ->
        [talent] wybrać talent
        [journey] wybrać podróż
       *[composition] wybrać kompozycję
    }
choice-buy = kupić {$counter} za {$price}
choice-return = oddać {$counter} (+{$price})
choice-decline = zrezygnować
choice-end = zakończyć turę

## How an answer is paid, where the player says so

choice-paying = {$choice}; płatność: {$payment}
choice-returning = {$choice}; przedtem oddać: {$counters}
choice-buying = {$choice}; przedtem kupić: {$counters}
