# Inni gracze: podsumowania, tempo botów, Solista i koniec rundy.

## The players

others-last = Ostatnio:
others-plays = Teraz gra {$name}
others-looks = Widzisz rękę gracza, który teraz decyduje.

## The pace of bots

others-pause = Pauza
others-continue = Wznów
others-step = Krok
others-speed = Tempo
others-to-my-turn = Do mojej tury
others-to-round-end = Do końca rundy

## The Soloist

others-soloist-level =
    { $level ->
        [easy] Solista, poziom łatwy
        [middle] Solista, poziom średni
       *[difficult] Solista, poziom trudny
    }
others-what = Co robi
others-where = Gdzie to robi
others-turned-none = W tej rundzie nie odkrył jeszcze karty.
others-number = Nr {NUMBER($n)}
others-nothing = Nie może nic zrobić.
others-for-you = Co to zmienia dla ciebie
others-coach-now = Powóz stoi teraz tutaj: {$place}. Stąd zacznie się twoja następna podróż.
others-court-gone = {$place}: kafelek dworu został zabrany.
others-part-gone = {$part}: partia zajęta.
others-card-gone = {$card}: karta opuściła rząd.
others-you = Ty
others-points = Dotychczasowe punkty
others-markers = Pozostałe znaczniki Requiem
others-courts = Kafelki dworów
others-finance = Pole funduszy
others-unseen = Jeszcze nieodkryte w tej rundzie
others-next = Jego cele, gdyby grał teraz
others-up = numery rosnąco
others-down = numery malejąco
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
        [sequentia] Kafelki Sequentia
        [finance] Tor funduszy
       *[bonus] Premia okresu
    }
round-end-note =
    { $step ->
        [story] Twoje tory wróciły na 0. To twoje nowe punkty.
        [sequentia] co rundę
        [finance] co rundę
       *[bonus] za twoje karty w doświadczeniach
    }
round-end-none = Nic nie otrzymujesz.
round-end-now = Masz teraz
round-end-everyone = Wszyscy
round-end-player = {$name}: +{NUMBER($vp)} PZ, razem {NUMBER($total)}. Otrzymano: {$gain}
round-end-gold = Pozłacane kafelki
round-end-gold-none = Na mapie nie został żaden kafelek.
round-end-new = Nowe kafelki: {$places}
round-end-row = Do rzędu trafiają karty okresu {name-period}.
round-end-first = Pierwszym graczem jest teraz {$name}.
round-end-first-you = Pierwszym graczem jesteś teraz ty.
round-end-bonus = Premia okresu
round-end-look = Zobacz stół
round-end-begin = Zacznij okres {$period}
round-end-again = Podsumowanie rundy
round-end-life =
    { $n ->
        [2] Z cudownego dziecka wyrósł artysta: podróże do Włoch, ale żadnej posady, która by go zatrzymała.
        [3] Mannheim i Paryż: na próżno szuka posady na dworze i traci matkę.
        [4] Zerwał z arcybiskupem Salzburga. W Wiedniu żeni się z Constanze i daje własne koncerty.
       *[5] Ostatnie lata: opery, długi i Requiem, którego nie ukończy.
    }
