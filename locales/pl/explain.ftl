# Explanations for a newcomer: the bubble over things of the table, the rules page, the hints of a first game.
# Short, in plain words, "ty" is the reader.
#
# $cost, $reward, $gain …   amounts, already counted and listed, in the nominative (or „brak”): after a colon
# $kind, $icon, $type …     codes, as in names.ftl

## The bubble

tip-label = Objaśnienie
tip-close = Zamknij
# Shown when the bubble was opened by the keyboard; the key moves into it.
tip-keyboard = Odnośniki: klawisz ?
# When and where something happened.
tip-when-where = {$place}, {$when}
tip-month =
    { $n ->
        [1] styczeń {$year}
        [2] luty {$year}
        [3] marzec {$year}
        [4] kwiecień {$year}
        [5] maj {$year}
        [6] czerwiec {$year}
        [7] lipiec {$year}
        [8] sierpień {$year}
        [9] wrzesień {$year}
        [10] październik {$year}
        [11] listopad {$year}
       *[12] grudzień {$year}
    }
# Small words beneath a title that say what sort of thing it is, joined by dots.
tip-sort-memory = Karta wspomnień
tip-sort-starting-memory = Początkowa karta wspomnień
tip-sort-opus = Karta dzieła
tip-sort-starting-opus = Początkowe dzieło
tip-sort-tile = Kafelek kompozytora
tip-sort-city = Kafelek miasta
tip-sort-court = Kafelek dworu
tip-sort-bonus = Premia okresu
tip-sort-soloist = Karta solisty
tip-sort-action = Akcja
tip-sort-kind = Punkty opowieści
tip-sort-space = Pole instrumentu
tip-sort-part = Partia Requiem
tip-sort-movement = Część Requiem
tip-sort-composer = Kompozytor
tip-sort-city-place = Miasto
tip-sort-court-place = Dwór
tip-sort-type = Rodzaj dzieła
tip-sort-score = Prognoza wyniku
tip-of-period = okres {name-period}

## Memory cards

tip-memory-actions = W doświadczeniach daje akcje: {$actions}.
tip-memory-reward = W doświadczeniach daje: {$reward}; potem akcje: {$actions}.
tip-memory-story = W opowieści daje na koniec rundy: {$story}.
tip-memory-row = Koszt spisania z tego pola: {$cost}. Karta zajmie miejsce tej, która leży w opowieści w tej turze.
tip-memory-row-gain = Spisanie z tego pola nic nie kosztuje, a daje: {$gain}. Karta zajmie miejsce tej, która leży w opowieści w tej turze.

## Opus cards

# $cost is all that has to be paid, $own what is printed on the card.
tip-opus-row = Koszt zlecenia z tego pola: {$cost} (sama karta: {$own}). Od razu daje {$vp}.
tip-opus-row-plain = Koszt zlecenia z tego pola: {$cost}. Od razu daje {$vp}.
tip-opus-row-gain = Koszt zlecenia z tego pola: {$cost}, lecz najpierw pole daje: {$gain}. Dzieło od razu daje {$vp}.
tip-opus-mine = Przy zleceniu dało {$vp}.
tip-opus-perform = Wykonanie. Koszt: {$cost}; otrzymujesz: {$gain}. Potem dzieło odpoczywa do następnej rundy.
tip-opus-sell = Sprzedaż. Koszt: {$cost}; otrzymujesz: {$gain}. Potem dzieło opuszcza grę i nie służy żadnej dworskiej przysłudze.
tip-opus-turned = Przekręcone: wykonane w tej rundzie, w następnej znów gotowe.
tip-opus-starting = Nie ma rodzaju ani okresu, więc nie spełnia żadnej dworskiej przysługi.

## Composer tiles and the Requiem

tip-tile-cost = Koszt zatrudnienia kompozytora w tej części: {$cost}.
tip-tile-reward = Od razu otrzymujesz: {$reward}.
tip-tile-repeat = Od tej pory: {$repeat}.
tip-tile-owned = Leży na planszy gracza i tam wciąż działa.
tip-stack-title = {$composer}, {name-movement}
tip-stack-left =
    { $n ->
        [one] Ostatni kafelek tego stosu; gdy go zabraknie, tego kompozytora nie można tu zatrudnić.
        [few] W tym stosie zostały {$n} kafelki, każdy droższy od poprzedniego.
        [many] W tym stosie zostało {$n} kafelków, każdy droższy od poprzedniego.
       *[other] W tym stosie zostało {$n} kafelka, każdy droższy od poprzedniego.
    }
tip-stack-empty = Ten stos jest pusty: tego kompozytora nie można już zatrudnić w tej części.
tip-instrument-there = Ten znacznik bierzesz, gdy zlecasz partię tego instrumentu; otrzymujesz: {$reward}. Potem leży tu kafelek kompozytora.
tip-instrument-gone = Znacznik został użyty.
tip-instrument-neutral = Neutralny znacznik trafia na inną wolną partię tej samej części, za dowolnego z kompozytorów. Jest niczyj, ale liczy się do większości.
tip-part-empty = Wolna. Aby ją zlecić, potrzebujesz znacznika tego instrumentu i płacisz koszt wierzchniego kafelka kompozytora.
tip-part-covered = Tę partię zakrywa znacznik Constanze: nikt nigdy jej nie zleci.
tip-part-written = Zleca {$who}, pisze {$composer}.
tip-part-neutral = Neutralny znacznik, pisze {$composer}: liczy się do większości, a PZ nie daje nikomu.
# $high and $low are VP.
tip-part-worth = Na koniec: {$high}, jeśli jej kompozytor ma w tej części więcej znaczników; w przeciwnym razie {$low}.
# $first is the composer of the upper line, $second of the lower one; $upper and $lower count their markers.
tip-movement-count =
    { $ahead ->
        [upper] Teraz {NUMBER($upper)} : {NUMBER($lower)}. Prowadzi {$first}.
        [lower] Teraz {NUMBER($upper)} : {NUMBER($lower)}. Prowadzi {$second}.
       *[tie] Teraz {NUMBER($upper)} : {NUMBER($lower)}. Przy remisie wszystkie znaczniki dają niższą wartość.
    }
tip-movement-worth = Każdy twój znacznik daje {$high}, jeśli jego kompozytor ma tu więcej znaczników niż drugi; w przeciwnym razie {$low}.
tip-movement-tiles =
    { $movement ->
        [kyrie] Kafelki tej części dają nagrodę raz.
        [sequentia] Wiele kafelków tej części przesuwa znacznik na torze w każdej fazie utrzymania.
        [offertorium] Wiele kafelków tej części daje PZ za każde dzieło danego rodzaju, które zlecasz, wykonujesz lub sprzedajesz.
        [sanctus] Kafelki tej części dają nagrodę raz.
       *[agnus-dei] Wiele kafelków tej części pozwala powtórzyć jeszcze raz daną akcję, ilekroć ją wykonujesz.
    }
tip-composer-hire = Zatrudniasz go akcją „Requiem”: płacisz za jego wierzchni kafelek danej części, bierzesz ten kafelek i kładziesz na partyturze znacznik z jego nutą.
tip-composer-soloist = Ta nuta oznacza znaczniki solisty.
tip-composer-soloist-title = Solista
tip-composer-note =
    { $line ->
        [upper] Jego nuta to ósemka.
       *[lower] Jego nuta to szesnastka.
    }
tip-constanze-title = Constanze
tip-constanze = Te partie zakrywają znaczniki Constanze. W tej grze nie można ich zlecić; wylosowano je na początku.

## The map

tip-tile-there-cost = Koszt kafelka, oprócz dróg: {$cost}.
tip-face-now = Widoczna strona: {$reward}.
tip-face-gilded-later = Jeśli zostanie do następnej rundy, odwróci się pozłacaną stroną do góry: {$reward}.
tip-face-plain = Strona zwykła: {$reward}.
tip-face-gilded = Strona pozłacana: {$reward}.
tip-face-is-gilded = To już jego lepsza, pozłacana strona.
tip-court-favour = Zostaje u ciebie. Dworska przysługa na koniec gry: {$favour}.
tip-court-met = Ta przysługa jest teraz spełniona.
tip-court-open = Ta przysługa nie jest jeszcze spełniona.
tip-city-discard = Kafelek miasta działa raz, potem zostaje odrzucony.
tip-place-fare = Drogi od powozu i kafelek kosztują cię razem: {$cost}.
tip-place-here = Tu stoi powóz.
tip-place-empty = Nie ma tu teraz kafelka, więc nikt nie może tu podróżować. Nowy pojawi się w następnej rundzie.
tip-place-empty-last = Nie ma tu już kafelka, więc nikt nie może tu podróżować.
tip-place-roads = Drogi: {$roads}.
# One road in a list: the place it leads to, and its price.
tip-place-road = {$place} ({$cost})
tip-coach-title = Powóz Mozarta
tip-coach = Powóz to wspólny znacznik podróży Mozarta: przesuwa go ten, kto podróżuje, a następna podróż zaczyna się tam, gdzie on stoi. Za każdą drogę płaci się w dukatach, potem za kafelek u celu; w mijanych miejscach nic się nie dzieje.
tip-coach-at = Teraz: {$place}.

## Actions, kinds, types

tip-action =
    { $icon ->
        [document] Kup z rzędu kartę wspomnień. Zastąpi kartę leżącą w opowieści w tej turze, a tamta opuści grę: twoje dziewięć kart staje się coraz lepsze.
        [commission] Kup dzieło z rzędu. Od razu daje swoje PZ i leży przed tobą, gotowe do wykonania lub sprzedaży.
        [perform_or_sell] Wybierz gotowe dzieło. Wykonaj je za dukaty i zatrzymaj albo sprzedaj za pola na torze funduszy i PZ, a wtedy je tracisz.
        [travel] Przesuń powóz do kafelka na mapie. Zapłać za drogi w dukatach, potem za kafelek podróżą lub talentem, i weź to, co pokazuje.
       *[requiem] Zleć partię Requiem: weź znacznik jej instrumentu, zatrudnij jednego z kompozytorów i weź jego wierzchni kafelek.
    }
tip-action-times = Każdy symbol na twojej karcie w doświadczeniach pozwala na to raz. Możesz z niego zrezygnować.
tip-kind-use =
    { $kind ->
        [talent] Talentem płaci się za zlecenia, wykonania i sprzedaże oraz w niektórych miastach.
        [journey] Podróżą płaci się za kafelki na mapie.
       *[composition] Kompozycją płaci się kompozytorom za Requiem.
    }
tip-kind-have = Masz {NUMBER($track)} na torze (przepada na koniec rundy) i {NUMBER($counters)} w dyskach (zostaje).
tip-kind-full = Tor kończy się na polu {NUMBER($max)}. Za każde dalsze pole: {$ducats}.
tip-wild-title = Dżoker
tip-wild = Talent, podróż lub kompozycja: wybierasz przy otrzymaniu. Gdy jest ich kilka, każdy osobno.
tip-type-mine =
    { $n ->
        [0] Nie masz dzieł tego rodzaju.
        [one] Masz {$n} dzieło tego rodzaju.
        [few] Masz {$n} dzieła tego rodzaju.
        [many] Masz {$n} dzieł tego rodzaju.
       *[other] Masz {$n} dzieła tego rodzaju.
    }
tip-type = Dzieł danego rodzaju wymagają dworskie przysługi, miasta i kafelki Offertorium.
tip-instrument = Partie Requiem na ten instrument wymagają twojego znacznika tego instrumentu.

## Things of the boards

tip-vp-title = Punkty zwycięstwa
tip-vp = Na koniec wygrywa, kto ma ich najwięcej. Nigdy ich nie ubywa.
tip-ducats-title = Dukaty
tip-ducats = Płaci się nimi za drogi, dzieła i kompozytorów. Zostają z rundy na rundę.
tip-ducats-end =
    { $n ->
        [one] Na koniec każdy pozostały dukat jest wart 1 PZ.
        [few] Na koniec każde {$n} pozostałe dukaty są warte 1 PZ.
        [many] Na koniec każde {$n} pozostałych dukatów jest warte 1 PZ.
       *[other] Na koniec każde {$n} pozostałego dukata jest warte 1 PZ.
    }
tip-finance-title = Tor funduszy
tip-finance = Sprzedaż przesuwa twój znacznik naprzód. Na koniec każdej rundy jego pole daje ci zysk.
tip-finance-now = Stoisz teraz na polu {NUMBER($n)}: {$income}.
tip-finance-full = Za każde pole poza końcem toru: {$vp}.
tip-exchange-title = Wymiana
tip-exchange = W każdej chwili swojej tury, ile razy chcesz. Zakup dysku dowolnego rodzaju: {$buy}. Za oddany dysk: {$back}.
tip-exchange-track = Punktów z torów nie można oddawać. Czego brakuje ci do zakupu, kupujesz przy okazji, o ile wystarczy dukatów.
tip-period-title = Okres {name-period}: {$first}–{$last}
tip-period = Gra ma pięć rund, po jednej na każdy okres życia Mozarta. W każdej wszyscy mają po cztery tury.
tip-period-left =
    { $n ->
        [0] To ostatnia runda.
        [one] Po niej jeszcze jedna runda.
        [few] Po niej jeszcze {$n} rundy.
        [many] Po niej jeszcze {$n} rund.
       *[other] Po niej jeszcze {$n} rundy.
    }
tip-bonus = Na koniec rundy za każdy symbol tej akcji na czterech kartach w doświadczeniach, także tam, gdzie bierzesz zamiast niej dukaty, otrzymujesz: {$reward}.
tip-bonus-mine =
    { $n ->
        [0] Na razie nie masz tam żadnego.
        [one] Na razie masz tam {$n} taki symbol.
        [few] Na razie masz tam {$n} takie symbole.
        [many] Na razie masz tam {$n} takich symboli.
       *[other] Na razie masz tam {$n} takiego symbolu.
    }
tip-deck-title = Talia okresu
tip-deck = Gdy karta opuszcza rząd, pozostałe przesuwają się w prawo, a stąd przychodzi nowa. Im dalej w prawo, tym taniej. Gdy talia się skończy, rząd zostaje krótszy do następnej rundy.
tip-slots-title = Doświadczenia i opowieść
tip-slots = Po jednej kolumnie na każdą z twoich czterech tur. Górnej karty używasz w tej turze, dolna daje swoje symbole na koniec rundy.
tip-hand-title = Twoja ręka
tip-hand = Masz dziewięć kart wspomnień: na ręce, w talii i w kolumnach. W każdej turze zagrywasz dwie i dobierasz dwie; jedna zostaje na następną rundę.
tip-opera-title = Karty dzieł
tip-opera = Dzieła, które masz przed sobą. Gotowe można wykonać za dukaty albo sprzedać za fundusze i PZ. Te, które zatrzymasz, służą dworskim przysługom.
tip-instruments-title = Pola instrumentów
tip-instruments = Siedem znaczników na Requiem. Zlecając partię, bierzesz znacznik jej instrumentu, otrzymujesz to, co pokazuje jego pole, i kładziesz tam kafelek kompozytora.
tip-first-title = Pierwszy gracz
tip-first = Zaczyna każdą turę tej rundy. Gdy runda się kończy, żeton przechodzi w lewo.
tip-player-title = Gracz
tip-player = PZ, dukaty, punkty opowieści według rodzaju i fundusze; pod nimi dzieła według rodzaju, znaczniki w Requiem i kafelki dworów. Naciśnij, by obejrzeć planszę.
tip-player-slots = Cztery małe pola to tury tej rundy.
tip-soloist = W każdej turze odkrywa dwie karty: pierwsza mówi, co robi, druga – gdzie. Za nic nie płaci; nie ma ręki ani pieniędzy.
tip-projected-title = Prognoza wyniku
tip-projected = Twój wynik, gdyby gra skończyła się teraz: dotychczasowe PZ oraz to, co na koniec dają przysługi, Requiem, punkty opowieści i dukaty. Gdy wybierasz, widać, co zmieni twój wybór.
tip-score =
    { $code ->
        [opus] PZ za zlecone dzieła.
        [sales] PZ za sprzedane dzieła.
        [tiles] PZ z kafelków kompozytorów, pól instrumentów, kafelków miast i dworów.
        [income] PZ z toru funduszy, symboli opowieści i premii okresu, runda po rundzie.
        [requiem] Twoje znaczniki w Requiem przy obecnym stanie kompozytorów.
        [favours] Dworskie przysługi, które są teraz spełnione.
        [left] Niewydane punkty opowieści i dukaty: 1 PZ { $points ->
            [one] za każdy punkt
            [few] za każde {$points} punkty
            [many] za każde {$points} punktów
           *[other] za każde {$points} punktu
        } i { $ducats ->
            [one] za każdy dukat.
            [few] za każde {$ducats} dukaty.
            [many] za każde {$ducats} dukatów.
           *[other] za każde {$ducats} dukata.
        }
       *[start] PZ z początku gry i wszystko inne.
    }
tip-soloist-card = Odkryta jako pierwsza daje jego akcje: {$actions}.
tip-soloist-row =
    { $end ->
        [leftmost] Odkryta jako druga kieruje nimi. Rząd: pierwsza karta z lewej.
       *[rightmost] Odkryta jako druga kieruje nimi. Rząd: pierwsza karta z prawej.
    }
tip-soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] Mapa: zostaje na miejscu.
            [one] Mapa: rosnąco po numerach do najbliższego dworu.
            [few] Mapa: rosnąco po numerach przez {$courts} najbliższe dwory.
            [many] Mapa: rosnąco po numerach przez {$courts} najbliższych dworów.
           *[other] Mapa: rosnąco po numerach przez {$courts} najbliższego dworu.
        }
       *[descending] { $courts ->
            [0] Mapa: zostaje na miejscu.
            [one] Mapa: malejąco po numerach do najbliższego dworu.
            [few] Mapa: malejąco po numerach przez {$courts} najbliższe dwory.
            [many] Mapa: malejąco po numerach przez {$courts} najbliższych dworów.
           *[other] Mapa: malejąco po numerach przez {$courts} najbliższego dworu.
        }
    }
tip-soloist-requiem =
    { $from ->
        [top] Requiem: {name-movement}, najwyższa wolna partia.
       *[bottom] Requiem: {name-movement}, najniższa wolna partia.
    }

## The rules page

rules-page-title = Zasady
rules-page-search = Szukaj w zasadach
rules-page-placeholder = Słowo lub numer
rules-page-found =
    { $n ->
        [0] Nic nie znaleziono. Spróbuj krótszego słowa.
        [one] Znaleziono {$n} zasadę
        [few] Znaleziono {$n} zasady
        [many] Znaleziono {$n} zasad
       *[other] Znaleziono {$n} zasady
    }
rules-page-contents = Spis treści
rules-page-primer = Gra na jednej stronie
rules-page-legend = Symbole
rules-page-words = Pojęcia
rules-page-all = Wszystkie zasady
rules-page-ruling = Rozstrzygnięcie
rules-page-why = Dlaczego: {$why}
rules-page-example = Przykłady
rules-page-link = Zasada {$id}

# The primer: what a newcomer needs, each a step with a symbol. Figures are those of the edition.
rules-page-step-aim = Jesteście mecenasami ostatniego dzieła Mozarta. Wspominajcie jego życie, zbierajcie jego muzykę i pomóżcie ukończyć Requiem. Wygrywa najwięcej punktów zwycięstwa (PZ).
rules-page-step-rounds = Pięć rund, po jednej na każdy okres jego życia. W rundzie wszyscy mają po cztery tury.
rules-page-step-turn = W turze zagrywasz dwie karty wspomnień: jedną do doświadczeń i tej używasz od razu, drugą do opowieści i ta liczy się na koniec rundy.
rules-page-step-use = Użyj górnej karty: weź jej nagrodę i wykonaj jej akcje w dowolnej kolejności. Albo weź zamiast tego tyle dukatów, ile wynosi numer rundy.
rules-page-step-document = Spisanie wspomnień: kup lepszą kartę wspomnień. Na stałe zastąpi tę z opowieści.
rules-page-step-commission = Zlecenie dzieła: kup utwór Mozarta. Od razu daje PZ.
rules-page-step-perform = Wykonanie lub sprzedaż utworu: wykonanie przynosi dukaty i dzieło zostaje; sprzedaż przynosi fundusze i PZ, a dzieło znika.
rules-page-step-travel = Podróż: przesuń powóz, zapłać za drogi i kafelek, weź nagrodę. Dwory obiecują też przysługę na koniec gry.
rules-page-step-requiem = Requiem: połóż znacznik na partii, zapłać kompozytorowi, weź jego kafelek. Niektóre kafelki dają zysk wielokrotnie.
rules-page-step-pay = Talentem, podróżą i kompozycją płaci się niemal za wszystko: z torów, które co rundę się zerują, i dyskami, które zostają.
rules-page-step-exchange = Czegoś brakuje? W swojej turze możesz kupić dysk dowolnego rodzaju (cena: {$buy}) albo oddać dysk (otrzymujesz: {$back}).
rules-page-step-maintenance = Na koniec rundy tory wracają na 0 i rosną według twoich kart w opowieści; fundusze i premia okresu dają zysk; dzieła są znów gotowe; kafelki, które zostały na mapie, odwracają się pozłacaną stroną do góry.
rules-page-step-end = Po pięciu rundach: dworskie przysługi, potem Requiem. W każdej części wyższą wartość dają znaczniki kompozytora, który ma ich tam więcej.
rules-page-step-left =
    Na samym końcu 1 PZ { $points ->
        [one] za każdy pozostały punkt opowieści
        [few] za każde {$points} pozostałe punkty opowieści
        [many] za każde {$points} pozostałych punktów opowieści
       *[other] za każde {$points} pozostałego punktu opowieści
    } oraz { $ducats ->
        [one] za każdy pozostały dukat.
        [few] za każde {$ducats} pozostałe dukaty.
        [many] za każde {$ducats} pozostałych dukatów.
       *[other] za każde {$ducats} pozostałego dukata.
    }

# The legend: groups, and what single symbols mean where their name does not say it.
rules-page-legend-points = Punkty opowieści
rules-page-legend-money = Pieniądze i punktacja
rules-page-legend-actions = Akcje
rules-page-legend-types = Rodzaje dzieł
rules-page-legend-instruments = Instrumenty
rules-page-legend-signs = Znaki
rules-page-legend-map = Mapa i Requiem
rules-page-legend-players = Gracze
rules-page-sign-wild = dowolny rodzaj, ty wybierasz
rules-page-sign-step = pole na torze: podkreślone, ze strzałką
rules-page-sign-counter = dysk: sam symbol
rules-page-sign-ducats = dukaty
rules-page-sign-vp = punkty zwycięstwa
rules-page-sign-finance = pola na torze funduszy
rules-page-sign-repeat = wielokrotnie: daje zysk raz po raz
rules-page-sign-arrow = płacisz to, co po lewej, otrzymujesz to, co po prawej
rules-page-sign-gilt = pozłacana ramka: lepsza strona kafelka
rules-page-sign-turned = przekręcone: wykonane w tej rundzie
rules-page-sign-lock = teraz nie da się zapłacić
rules-page-sign-per = za każde dzieło tego rodzaju
rules-page-sign-nannerl = początkowe dzieło: bez rodzaju
rules-page-sign-note =
    { $line ->
        [upper] nuta kompozytora górnej linii
       *[lower] nuta kompozytora dolnej linii
    }
rules-page-sign-constanze = znacznik Constanze: partii nie można zlecić
rules-page-sign-court = dwór
rules-page-sign-city = miasto
rules-page-sign-coach = powóz Mozarta albo akcja „Podróż”
rules-page-sign-neutral = neutralny znacznik: niczyj
rules-page-sign-deck = karty w talii

# Further words by which the search finds a rule that does not use them itself.
rules-page-find-comp-11 = cena, ceny, rząd, rynek
rules-page-find-turn-1 = zagranie kart, położyć, wyłożyć
rules-page-find-turn-2 = pominąć, pas, pasować, monety, pieniądze
rules-page-find-turn-4 = limit ręki, dobieranie
rules-page-find-pay-3 = nadmiar, pełny tor, przekroczenie
rules-page-find-pay-4 = nadmiar, pełny tor, tor funduszy, przekroczenie
rules-page-find-pay-5 = wymiana, wymienić, kupić, kupno, zamienić, handel
rules-page-find-pay-6 = stać mnie, brak pieniędzy
rules-page-find-doc-1 = kupić wspomnienie, kupno, cena
rules-page-find-com-1 = kupić dzieło, kupno, cena
rules-page-find-perf-2 = koncert, pieniądze, zarobek
rules-page-find-trav-1 = powóz, mapa, kareta, cel podróży
rules-page-find-trav-4 = powóz, kareta, pionek
rules-page-find-req-4 = szary znacznik
rules-page-find-row-1 = uzupełnianie, rynek
rules-page-find-tile-2 = powtarzanie, bonus, premia
rules-page-find-tile-3 = powtarzanie, powtórzyć, dodatkowa akcja
rules-page-find-maint-1 = porządkowanie, koniec rundy, utrzymanie
rules-page-find-maint-3 = dochód, dochody, przychód
rules-page-find-maint-6 = złoto, złote, odwrócenie
rules-page-find-end-5 = większość, przewaga
rules-page-find-end-9 = rozstrzyganie remisów, dogrywka
rules-page-find-solo-3 = bot, automa, Schikaneder

## Hints of a guided first game

guide-label = Podpowiedź
guide-got-it = Jasne
guide-no-more = Bez podpowiedzi
guide-lay = Zagraj dwie karty. Pierwsza trafia do doświadczeń: jej akcje masz w tej turze. Druga trafia do opowieści: liczą się tylko jej dolne symbole, na koniec rundy.
guide-use = Użyj karty, by wykonać jej akcje. Jeśli na żadną cię nie stać, lepiej weź dukaty.
guide-document = Spisanie wspomnień: wybierz z rzędu niebieską kartę. Im dalej w prawo, tym taniej. Zastąpi twoją kartę w opowieści, więc słabe karty znikają z talii.
guide-commission = Zlecenie dzieła: wybierz z rzędu partyturę. Od razu daje swoje PZ, a potem można ją wykonać lub sprzedać.
guide-perform-or-sell = Wykonuj utwór w każdej rundzie za dukaty albo sprzedaj go raz za fundusze i PZ.
guide-travel = Podróż: wybierz kafelek na mapie. Jego cena i drogi podane są razem. Kafelki, których nikt nie weźmie, w następnej rundzie będą pozłacane.
guide-requiem = Requiem: wybierz wolną partię. Najpierw nagrodę daje pole wziętego znacznika, potem płacisz za kafelek kompozytora i bierzesz jego nagrodę.
guide-exchange = Brakuje punktów? Dowolny dysk możesz kupić (cena: {$buy}) albo oddać (otrzymujesz: {$back}). Przy zakupach dzieje się to automatycznie.
guide-gained = Zdobytą akcję wykonujesz teraz albo wcale. Możesz zrezygnować.
guide-kinds = Ty wybierasz rodzaj. Na pełnym torze zamiast przesunięcia są dukaty.
guide-neutral = Umieść neutralny znacznik tam, gdzie pomoże zatrudnionemu przez ciebie kompozytorowi: liczy się do większości, a PZ nie daje nikomu.
guide-end = Nie ma już nic do zrobienia: zakończ turę. Do tej chwili wszystko można cofnąć, o ile nie odsłoniła się nowa karta.
guide-bonus = Premia okresu, u góry, na koniec rundy daje zysk za każdy symbol swojej akcji w doświadczeniach. Warto zagrywać karty pod nią.
guide-last-turn = Ostatnia tura rundy. Po niej tory wracają na 0: wydaj, co na nich masz. Dyski zostają.
guide-second-round = Tory wróciły na 0, po czym zysk dały twoje karty w opowieści, fundusze i premia. Wszystkie dzieła są znów gotowe.
guide-gilded = Kafelki, które zostały na mapie, są teraz pozłacane i dają więcej. W rzędzie są karty następnego okresu.
guide-soloist = Solista zagrywa dwie karty według stałych reguł: bierze karty z rzędu, kafelki dworów i partie Requiem. Co robi, pokazuje dziennik.
guide-favour = Twój kafelek dworu obiecuje PZ na koniec gry. Każde dzieło i każdy znacznik służy tylko jednej przysłudze.
guide-majority = Twoje znaczniki dają więcej, jeśli ich kompozytor ma w tej części najwięcej znaczników. Zatrudnij go ponownie i patrz, co robią inni.
