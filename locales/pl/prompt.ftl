# What is asked, and what can be answered.

## Questions

prompt-lay = Zagraj dwie karty: jedną do doświadczeń, drugą do opowieści.
prompt-use = Użyj karty albo zamiast tego weź dukaty.
prompt-card = Wykonaj akcję swojej karty ({$actions}) albo zakończ turę.
prompt-card-done = Nie masz już akcji do wykonania: zakończ turę.
prompt-gained = Otrzymujesz: {$actions}. Wykonaj to teraz albo pomiń.
prompt-extra =
    { $n ->
        [one] Możesz wykonać akcję „{name-icon}” jeszcze raz albo ją pominąć.
        [few] Możesz wykonać akcję „{name-icon}” jeszcze {$n} razy albo ją pominąć.
        [many] Możesz wykonać akcję „{name-icon}” jeszcze {$n} razy albo ją pominąć.
       *[other] Możesz wykonać akcję „{name-icon}” jeszcze {$n} razu albo ją pominąć.
    }
prompt-at-city = {$city} – możesz wybrać: {$deed}. Możesz też to pominąć.
prompt-kinds-track =
    { $n ->
        [one] Wybierz tor, na którym przesuniesz znacznik o 1 pole.
        [few] Wybierz tor, na którym przesuniesz znacznik o 1 pole (zostały {$n} pola).
        [many] Wybierz tor, na którym przesuniesz znacznik o 1 pole (zostało {$n} pól).
       *[other] Wybierz tor, na którym przesuniesz znacznik o 1 pole (zostało {$n} pola).
    }
prompt-kinds-counter =
    { $n ->
        [one] Wybierz rodzaj nowego dysku.
        [few] Wybierz rodzaj następnego dysku (zostały {$n}).
        [many] Wybierz rodzaj następnego dysku (zostało {$n}).
       *[other] Wybierz rodzaj następnego dysku (zostało {$n}).
    }
prompt-neutral = Umieść neutralny znacznik na innej partii w części {name-movement}.
prompt-wake = Kafelek kompozytora na polu instrumentu {NUMBER($n)} zaczyna teraz działać.
prompt-maintenance = Faza utrzymania trwa, krok {NUMBER($n)}: {$who}.

## Answers, as they follow "you can …": infinitives

choice-lay = zagrać karty: „{$experience}” do doświadczeń i „{$story}” do opowieści
choice-use = użyć karty
choice-ducats = wziąć dukaty zamiast użyć karty
choice-document = spisać wspomnienie „{$card}” z pola {NUMBER($n)}
choice-document-space = spisać wspomnienie z pola {NUMBER($n)}
choice-commission = zlecić dzieło z pola {NUMBER($n)}: {$opus}
choice-commission-space = zlecić dzieło z pola {NUMBER($n)}
choice-perform = wykonać dzieło: {$opus}
choice-sell = sprzedać dzieło: {$opus}
choice-travel = ruszyć w podróż: {$place}
choice-requiem = zlecić partię: {$part}, kompozytor: {$composer}, znacznik z pola instrumentu {NUMBER($n)} ({$reward})
choice-neutral = umieścić neutralny znacznik: {$part}, kompozytor: {$composer}
choice-kind =
    { $kind ->
        [talent] wybrać talent
        [journey] wybrać podróż
       *[composition] wybrać kompozycję
    }
choice-buy = kupić {$counter} za {$price}
choice-return = oddać {$counter} (+{$price})
choice-decline = pominąć
choice-end = zakończyć turę

## How an answer is paid, where the player says so

choice-paying = {$choice}; płatność: {$payment}
choice-returning = {$choice}; przedtem oddać: {$counters}
choice-buying = {$choice}; przedtem kupić: {$counters}
