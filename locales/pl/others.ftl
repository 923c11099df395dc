# Inni gracze: podsumowania, tempo botów, Solista i koniec rundy.

## The players

others-last = Ostatnio:
others-plays = Gra {$name}
others-looks = Widzisz rękę gracza, który decyduje.

## The pace of bots

others-pause = Pauza
others-continue = Wznów
others-step = Krok
others-speed = Tempo
others-to-my-turn = Do mojej tury
others-to-round-end = Do końca rundy

## The Soloist

others-soloist-level = Solista, poziom: {name-level}
others-what = Co robi
others-where = Gdzie to robi
others-turned-none = W tej rundzie nie odkrył jeszcze karty.
others-number = Nr {NUMBER($n)}
others-nothing = Nie znajduje nic do zrobienia.
others-for-you = Dla ciebie
others-coach-now = Powóz stoi tutaj: {$place}. Stąd ruszasz w podróż.
others-court-gone = Dworska przysługa znikła: {$place}.
others-part-gone = {$part}: zajęte.
others-card-gone = {$card}: karta opuściła rząd.
others-you = Ty
others-points = Punkty do tej pory
others-markers = Pozostałe znaczniki requiem
others-courts = Kafelki dworów
others-finance = Pole funduszy
others-unseen = Jeszcze nieodkryte w tej rundzie
others-next = Dokąd karty zaprowadziłyby go teraz
others-up = numery rosnące
others-down = numery malejące
others-right = prawy koniec rzędu
others-left = lewy koniec rzędu
others-no-target = nic

## The end of a round

round-end-ends = Okres {name-period} dobiega końca · {$first}–{$last}
round-end-income = Twój dochód
round-end-income-of = Dochód: {$name}
round-end-step =
    { $step ->
        [story] Karty opowieści
        [sequentia] Kafelki Sequentii
        [finance] Tor funduszy
       *[bonus] Premia okresu
    }
round-end-note =
    { $step ->
        [story] Tory wróciły na 0; to nowe punkty.
        [sequentia] co rundę
        [finance] wypłata co rundę
       *[bonus] za twoje karty w doświadczeniach
    }
round-end-none = Nic nie otrzymujesz.
round-end-now = Masz teraz
round-end-everyone = Wszyscy
round-end-player = {$name}: +{NUMBER($vp)} PZ, razem {NUMBER($total)}. Otrzymano: {$gain}
round-end-gold = Złote kafelki
round-end-gold-none = Na mapie nie został żaden kafelek.
round-end-new = Nowe kafelki: {$places}
round-end-row = Rząd: pojawiają się karty okresu {name-period}.
round-end-first = Teraz zaczyna {$name}.
round-end-bonus = Premia okresu
round-end-look = Zobacz stół
round-end-begin = Rozpocznij okres {$period}
round-end-again = Koniec rundy
round-end-life =
    { $n ->
        [2] Cudowne dziecko dorosło: podróże do Włoch i żadnej posady, która by je zatrzymała.
        [3] Mannheim i Paryż: szuka własnego dworu i traci matkę.
        [4] Porzucił arcybiskupa. Żeni się z Constanze i daje własne koncerty w Wiedniu.
       *[5] Ostatnie lata: opery, długi i Requiem, którego nie ukończy.
    }
