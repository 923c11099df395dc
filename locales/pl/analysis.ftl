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
analysis-costly = Najkosztowniejsze tury
analysis-none = Żadna tura nie kosztowała wyraźnie więcej niż jeden punkt.
analysis-finds = Najlepsze zagrania
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
        [opus] Śmielej zlecaj dzieła: od razu dostajesz punkty, a później możesz na nich zarabiać dukaty.
        [sales] Sprzedawaj dzieła w porę: dostajesz punkty, których nie dostaniesz, gdy je zatrzymasz.
        [tiles] Częściej patrz na kafelki: punkty dostajesz od kompozytorów, w miastach i na dworach.
        [income] Myśl o tym, co dostajesz co rundę: tor funduszy, symbole opowieści i premia okresu.
        [requiem] Pilnuj większości w Requiem: twoje znaczniki dają więcej punktów, gdy prowadzi ich kompozytor.
        [favours] Wcześnie wybierz dworską przysługę i zbieraj to, czego wymaga.
       *[left] Licz to, co ci zostaje: na koniec dostajesz jeszcze PZ za punkty opowieści i dukaty.
    }
analysis-practise-vp = {$source}: po lepszych turach można było oczekiwać o {$vp} PZ więcej.
analysis-versus = Punkty według źródeł
analysis-winner = Zwycięzca
analysis-all = Wszystkie tury
analysis-show = Pokaż
analysis-of = Czyje tury
analysis-key-find = trafne zagranie
analysis-key-costly = kosztowna
analysis-fast = Szybki przegląd: {NUMBER($n)} z {NUMBER($last)}
analysis-deeper = Głębsza analiza: {NUMBER($n)} z {NUMBER($last)}
analysis-done = Wszystkie tury zostały zbadane.
analysis-stop = Zatrzymaj
analysis-continue = Kontynuuj
analysis-note = Najsilniejszy bot ocenia każdą turę według tego, co gracz wtedy wiedział. Pech się nie liczy.
analysis-no-worker = Ta przeglądarka nie może przeprowadzić analizy w tle.
