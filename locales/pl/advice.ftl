advice-title = Porada
advice-compare = Porównaj
advice-compare-tip = Porównaj swój wybór z najlepszą turą
advice-key = pokaż lub zamknij poradę
advice-searching = Sprawdzanie różnych tur…
advice-use = Wybierz tę turę
advice-by-hand = Żaden bot nie trenował z tą edycją. To porada prostszego bota.
advice-failed = Tutaj porada jest niedostępna.

advice-expected = około {$vp} na koniec gry
advice-chance = {$percent}% szans na wygraną
advice-decimal = {$whole},{$tenth}

advice-mine = Twój wybór
advice-mine-best = Twój wybór to najlepsza tura.
advice-mine-close = Prawie tak dobry jak pierwsza tura: różnica {$vp} ± {$error} PZ.
advice-mine-worse = O {$vp} ± {$error} PZ gorszy od pierwszej tury.
advice-mine-lacks = Co daje tylko pierwsza tura:

advice-denies = zabiera dzieło, którego {$player} potrzebuje do dworskiej przysługi „{$court}”: {$opus}
advice-rival-loses = {$player} dostaje {$vp} mniej ({name-movement})
advice-afford = w następnej turze starczy na: {$part} (inaczej zabraknie: {$ducats})
advice-leaves = zostaje ci więcej: {$resources}
advice-keeps = karta „{$card}” zostaje na ręce

advice-table = Gracze mogą prosić bota o poradę
advice-table-label = Porada
advice-table-choice =
    { $choice ->
        [allowed] dozwolona
       *[off] niedozwolona
    }
