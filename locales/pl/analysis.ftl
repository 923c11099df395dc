# Analiza gry: na co każdy mógł liczyć, ile straciła każda tura i co było szczęściem.

analysis-title = Przebieg gry
analysis-open = Analiza
analysis-share = Szanse na wygraną
analysis-vp = Oczekiwane punkty
analysis-decimal = {$whole},{$tenth}
analysis-percent = {NUMBER($n)}%
analysis-even = po równo
analysis-turn = Okres {name-period}, tura {NUMBER($turn)}
analysis-lost = −{$vp} PZ
analysis-lost-sure = −{$vp} ± {$error} PZ
analysis-lost-about = około −{$vp} PZ
analysis-played = Zagrano
analysis-better = Lepiej
analysis-more = Więcej punktów: {$sources}
analysis-source = {$source} (+{$vp} PZ)
analysis-costly = Najdroższe tury
analysis-none = Żadna tura wyraźnie nie straciła więcej niż jednego punktu.
analysis-finds = Najlepsze chwile
analysis-find = {$turn}: o {$vp} PZ lepiej niż oczywista tura
analysis-total = Strata wobec najlepszych tur: {$vp} PZ
analysis-luck =
    { $side ->
        [good] Szczęście dało {$vp} PZ
        [bad] Pech kosztował {$vp} PZ
       *[even] Szczęście nie miało wpływu
    }
analysis-practise = Co poćwiczyć
analysis-practise-line =
    { $code ->
        [opus] Śmielej zlecaj dzieła: punktują od razu, a potem dają pieniądze.
        [sales] Sprzedawaj dzieła na czas: sprzedaż daje punkty, których nie da trzymanie dzieła.
        [tiles] Częściej patrz na kafelki: kompozytorzy, miasta i dwory dają punkty.
        [income] Pilnuj, co płaci każda runda: tor funduszy, ikony opowieści i premia okresu.
        [requiem] Pilnuj większości w Requiem: znacznik na prowadzącej linii daje więcej punktów.
        [favours] Wcześnie wybierz dworską przysługę i zbieraj to, czego wymaga.
       *[left] Licz to, co zostaje: punkty opowieści i dukaty też punktują na końcu.
    }
analysis-practise-vp = {$source}: lepsze tury dawały o {$vp} PZ więcej.
analysis-versus = Punkty według źródeł
analysis-winner = Zwycięzca
analysis-all = Wszystkie tury
analysis-show = Pokaż
analysis-of = Czyje tury
analysis-key-find = dobre znalezisko
analysis-key-costly = kosztowna
analysis-fast = Szybki przegląd: {NUMBER($n)} z {NUMBER($last)}
analysis-deeper = Głębsze szukanie: {NUMBER($n)} z {NUMBER($last)}
analysis-done = Wszystkie tury zostały dokładnie zbadane.
analysis-stop = Zatrzymaj
analysis-continue = Kontynuuj
analysis-note = Najsilniejszy bot ocenia każdą turę według tego, co gracz wtedy wiedział. Pech się nie liczy.
analysis-no-worker = Ta przeglądarka nie może liczyć analizy w tle.
