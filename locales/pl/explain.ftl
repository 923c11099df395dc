# Explanations for a newcomer: the bubble over things of the table, the rules page, the hints of a first game.
# Short, in plain words, "ty" is the reader.
#
# $cost, $reward, $gain …   amounts, already counted and listed, in the nominative (or „brak”): after a colon
# $kind, $icon, $type …     codes, as in names.ftl

## The bubble

tip-label = Objaśnienie
tip-close = Zamknij
# Shown when the bubble was opened by the keyboard; the key moves into it.
tip-keyboard = Naciśnij ?, aby zobaczyć linki
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
tip-sort-score = Wynik na tę chwilę
tip-of-period = okres {name-period}

## Memory cards

tip-memory-actions = Zagraj tę kartę do doświadczeń, aby wykonać: {$actions}.
tip-memory-reward = Zagraj tę kartę do doświadczeń. Otrzymujesz: {$reward}. Potem wykonujesz: {$actions}.
tip-memory-story = Zagraj tę kartę do opowieści, aby na koniec rundy otrzymać: {$story}.
tip-memory-row = Koszt spisania z tego pola: {$cost}. Karta zastąpi tę, którą w tej turze masz w opowieści.
tip-memory-row-gain = Za spisanie z tego pola otrzymujesz: {$gain}. Karta zastąpi tę, którą w tej turze masz w opowieści.

## Opus cards

# $cost is all that has to be paid, $own what is printed on the card.
tip-opus-row = Koszt zlecenia z tego pola: {$cost} (sama karta: {$own}). Od razu otrzymujesz {$vp}.
tip-opus-row-plain = Koszt zlecenia z tego pola: {$cost}. Od razu otrzymujesz {$vp}.
tip-opus-row-gain = Najpierw otrzymujesz premię pola: {$gain}. Potem płacisz za zlecenie: {$cost}. Od razu otrzymujesz {$vp}.
tip-opus-mine = Za zlecenie tego dzieła przyznano {$vp}.
tip-opus-perform = Wykonanie. Koszt: {$cost}. Otrzymujesz: {$gain}. Karta pozostaje przekręcona do następnej rundy.
tip-opus-sell = Sprzedaż. Koszt: {$cost}. Otrzymujesz: {$gain}. Karta opuszcza grę i nie liczy się już do dworskich przysług.
tip-opus-turned = To dzieło wykonano w tej rundzie. Będzie znów gotowe w następnej.
tip-opus-starting = Nie ma rodzaju ani okresu, więc nie liczy się do dworskich przysług.

## Composer tiles and the Requiem

tip-tile-cost = Gdy zlecasz temu kompozytorowi partię tej części, płacisz: {$cost}.
tip-tile-reward = Od razu otrzymujesz: {$reward}.
tip-tile-repeat = Od tej pory: {$repeat}.
tip-tile-owned = Ten kafelek należy do jednego z graczy. Nagroda z kafelka nadal się powtarza.
tip-stack-title = {$composer}, {name-movement}
tip-stack-left =
    { $n ->
        [one] To ostatni kafelek tego stosu. Potem nikt nie zleci tu partii temu kompozytorowi.
        [few] W tym stosie zostały {$n} kafelki, najtańszy na wierzchu.
        [many] W tym stosie zostało {$n} kafelków, najtańszy na wierzchu.
       *[other] W tym stosie zostało {$n} kafelka, najtańszy na wierzchu.
    }
tip-stack-empty = Ten stos jest pusty. Nikt nie może już zlecić temu kompozytorowi partii tej części.
tip-instrument-there = Gdy zlecasz partię tym znacznikiem, otrzymujesz: {$reward}. Potem trafia tu kafelek kompozytora.
tip-instrument-gone = Ten znacznik został już użyty.
tip-instrument-neutral = Neutralny znacznik trafia na inną wolną partię tej części, dla dowolnego kompozytora. Nikomu nie daje punktów.
tip-part-empty = Wolna. Aby ją zlecić, użyj znacznika tego instrumentu i zapłać za wierzchni kafelek kompozytora.
tip-part-covered = Tę partię zakrywa znacznik Constanze. Nikt nie może jej zlecić.
tip-part-written = Znacznik gracza {$who}, kompozytor: {$composer}.
tip-part-neutral = Neutralny znacznik, kompozytor: {$composer}. Liczy się do większości, ale nikomu nie daje punktów.
# $high and $low are VP.
tip-part-worth = Na koniec daje {$high}, jeśli jej kompozytor ma w tej części więcej znaczników, w przeciwnym razie {$low}.
# $first is the composer of the upper line, $second of the lower one; $upper and $lower count their markers.
tip-movement-count =
    { $ahead ->
        [upper] Prowadzi {$first} ({NUMBER($upper)}:{NUMBER($lower)}). Drugi jest {$second}.
        [lower] Prowadzi {$second} ({NUMBER($lower)}:{NUMBER($upper)}). Drugi jest {$first}.
       *[tie] Remis {NUMBER($upper)}:{NUMBER($lower)} ({$first}, {$second}). Wszystkie znaczniki dają niższą wartość PZ.
    }
tip-movement-worth = Każdy twój znacznik daje {$high}, jeśli jego kompozytor ma tu więcej znaczników niż drugi, w przeciwnym razie {$low}.
tip-movement-tiles =
    { $movement ->
        [kyrie] Nagrodę z każdego kafelka kompozytora tej części otrzymujesz raz.
        [sequentia] Wiele kafelków kompozytorów tej części przesuwa znacznik na jednym z twoich torów na koniec każdej rundy.
        [offertorium] Za wiele kafelków kompozytorów tej części otrzymujesz PZ, gdy zlecasz, wykonujesz lub sprzedajesz dzieło danego rodzaju.
        [sanctus] Nagrodę z każdego kafelka kompozytora tej części otrzymujesz raz.
       *[agnus-dei] Wiele kafelków kompozytorów tej części pozwala wykonać daną akcję jeszcze raz, zawsze gdy ją wykonujesz.
    }
tip-composer-hire = Akcja Requiem: zleć mu partię. Umieść znacznik z jego nutą, zapłać za jego wierzchni kafelek i weź go.
tip-composer-soloist = Te nuty oznaczają partie solisty.
tip-composer-soloist-title = Solista
tip-composer-note =
    { $line ->
        [upper] Jego symbol: ósemka.
       *[lower] Jego symbol: szesnastka.
    }
tip-constanze-title = Constanze
tip-constanze = Te partie zakrywają znaczniki Constanze. Nikt nie może ich zlecić. Wylosowano je na początku gry.

## The map

tip-tile-there-cost = Koszt kafelka: {$cost}, do tego dochodzą drogi.
tip-face-now = Nagroda teraz: {$reward}.
tip-face-gilded-later = Jeśli nikt nie weźmie go w tej rundzie, odwróci się na pozłacaną stronę. Wtedy nagroda to: {$reward}.
tip-face-plain = Strona zwykła: {$reward}.
tip-face-gilded = Strona pozłacana: {$reward}.
tip-face-is-gilded = Widoczna jest pozłacana, lepsza strona.
tip-court-favour = Zatrzymujesz ten kafelek. Dworska przysługa na koniec gry: {$favour}.
tip-court-met = Ta przysługa jest teraz spełniona.
tip-court-open = Ta przysługa nie jest jeszcze spełniona.
tip-city-discard = Kafelka miasta używasz raz. Potem zostaje odrzucony.
tip-place-fare = Łączny koszt podróży tutaj (drogi i kafelek): {$cost}.
tip-place-here = Powóz stoi tutaj.
tip-place-empty = Nie ma tu teraz kafelka, więc nikt nie może tu przyjechać. Nowy pojawi się w następnej rundzie.
tip-place-empty-last = Nie ma tu już kafelka, więc nikt nie może tu przyjechać.
tip-place-roads = Drogi: {$roads}.
# One road in a list: the place it leads to, and its price.
tip-place-road = {$place} ({$cost})
tip-coach-title = Powóz Mozarta
tip-coach = Powóz jest wspólny. Ruszasz stamtąd, gdzie stoi, płacisz dukatami za każdą drogę, a potem za kafelek u celu.
tip-coach-at = Teraz stoi tutaj: {$place}.

## Actions, kinds, types

tip-action =
    { $icon ->
        [document] Kup z rzędu kartę wspomnień. Zastąpi kartę, którą w tej turze masz w opowieści; tamta opuści grę.
        [commission] Kup dzieło z rzędu. Od razu otrzymujesz jego PZ, a później możesz je wykonać lub sprzedać.
        [perform_or_sell] Wybierz gotowe dzieło. Wykonaj je, aby zarobić dukaty, i zatrzymaj albo sprzedaj na stałe za fundusze i PZ.
        [travel] Przesuń powóz do kafelka. Płacisz dukatami za drogi, podróżą lub talentem za kafelek i otrzymujesz nagrodę.
       *[requiem] Zleć partię kompozytorowi: umieść znacznik, zapłać za jego wierzchni kafelek i odbierz obie nagrody.
    }
tip-action-times = Każdy symbol na twojej karcie w doświadczeniach pozwala wykonać akcję raz. Możesz ją pominąć.
tip-kind-use =
    { $kind ->
        [talent] Talentem płacisz za zlecenie, wykonanie i sprzedaż dzieł, w niektórych miastach i na niektórych polach rzędu.
        [journey] Podróżą płacisz za kafelki na mapie i na niektórych polach rzędu.
       *[composition] Kompozycją płacisz kompozytorom Requiem i na niektórych polach rzędu.
    }
tip-kind-have = Masz {NUMBER($track)} na torze (przepada na koniec rundy) i {NUMBER($counters)} w dyskach (zostaje).
tip-kind-full = Tor kończy się na polu {NUMBER($max)}. Za każde dalsze pole otrzymujesz: {$ducats}.
tip-wild-title = Dżoker
tip-wild = Dla każdego z tych punktów wybierasz talent, podróż lub kompozycję, gdy go otrzymujesz.
tip-type-mine =
    { $n ->
        [0] Nie masz dzieł tego rodzaju.
        [one] Masz {$n} dzieło tego rodzaju.
        [few] Masz {$n} dzieła tego rodzaju.
        [many] Masz {$n} dzieł tego rodzaju.
       *[other] Masz {$n} dzieła tego rodzaju.
    }
tip-type = Rodzaj dzieła ma znaczenie dla dworskich przysług, w miastach i przy kafelkach Offertorium.
tip-instrument = Aby zlecić partię tego instrumentu, musisz mieć jeszcze jego znacznik.

## Things of the boards

tip-vp-title = Punkty zwycięstwa
tip-vp = Wygrywa gracz, który na koniec ma najwięcej PZ. Punktów zwycięstwa nigdy nie tracisz.
tip-ducats-title = Dukaty
tip-ducats = Dukatami płacisz za drogi, dzieła i kompozytorów. Zachowujesz je z rundy na rundę.
tip-ducats-end =
    { $n ->
        [one] Na koniec otrzymujesz 1 PZ za każdy pozostały dukat.
        [few] Na koniec otrzymujesz 1 PZ za każde {$n} pozostałe dukaty.
        [many] Na koniec otrzymujesz 1 PZ za każde {$n} pozostałych dukatów.
       *[other] Na koniec otrzymujesz 1 PZ za każde {$n} pozostałego dukata.
    }
tip-finance-title = Tor funduszy
tip-finance = Sprzedaż dzieła przesuwa twój znacznik naprzód. Na koniec każdej rundy otrzymujesz dochód z jego pola.
tip-finance-now = Twój znacznik jest na polu {NUMBER($n)}: {$income}.
tip-finance-full = Za każde pole poza końcem toru otrzymujesz {$vp}.
tip-exchange-title = Wymiana
tip-exchange = W swojej turze, w każdej chwili i dowolnie wiele razy: kup dysk (koszt: {$buy}) albo oddaj dysk (otrzymujesz: {$back}).
tip-exchange-track = Punktów z torów nie możesz oddać. Brakujące punkty kupujesz automatycznie, jeśli masz dość dukatów.
tip-period-title = Okres {name-period}: {$first}–{$last}
tip-period = Gra ma pięć rund, po jednej na każdy okres życia Mozarta. W rundzie każdy gracz ma cztery tury.
tip-period-left =
    { $n ->
        [0] To ostatnia runda.
        [one] Została jeszcze jedna runda.
        [few] Zostały jeszcze {$n} rundy.
        [many] Zostało jeszcze {$n} rund.
       *[other] Zostało jeszcze {$n} rundy.
    }
tip-bonus = Nagroda na koniec rundy za każdy symbol tej akcji w doświadczeniach: {$reward}. Liczą się też karty, zamiast których bierzesz dukaty.
tip-bonus-mine =
    { $n ->
        [0] Na razie nie masz żadnego.
        [one] Na razie masz {$n} taki symbol.
        [few] Na razie masz {$n} takie symbole.
        [many] Na razie masz {$n} takich symboli.
       *[other] Na razie masz {$n} takiego symbolu.
    }
tip-deck-title = Talia okresu
tip-deck = Gdy karta opuszcza rząd, karty na lewo od niej przesuwają się w prawo i tanieją. Nowe przychodzą stąd, aż talia się wyczerpie.
tip-slots-title = Doświadczenia i opowieść
tip-slots = Każda tura ma swoją kolumnę. Górnej karty używasz teraz, a nagrodę z dolnej otrzymasz na koniec rundy.
tip-hand-title = Twoja ręka
tip-hand = Masz dziewięć kart wspomnień. W turze zagrywasz dwie i uzupełniasz rękę do czterech, póki starcza kart. Jedną zachowujesz na następną rundę.
tip-opera-title = Karty dzieł
tip-opera = To dzieła, które masz przed sobą. Wykonaj je, aby zarobić dukaty, albo sprzedaj za fundusze i PZ. Zatrzymane liczą się do przysług.
tip-instruments-title = Pola instrumentów
tip-instruments = Zleć partię jednym z siedmiu znaczników i odbierz nagrodę z jego pola. Potem trafia tam kafelek kompozytora.
tip-first-title = Pierwszy gracz
tip-first = Ten gracz zaczyna w tej rundzie. W następnej zacznie gracz po jego lewej stronie.
tip-player-title = Gracz
tip-player = PZ, dukaty, punkty opowieści i fundusze. Niżej: dzieła, znaczniki Requiem i kafelki dworów. Naciśnij, by zobaczyć planszę.
tip-player-soloist = PZ i fundusze. Niżej: dzieła, znaczniki Requiem i kafelki dworów. Naciśnij, by zobaczyć planszę.
tip-player-slots = Cztery małe pola pokazują tury tej rundy.
tip-soloist = W turze odkrywa dwie karty: pierwsza określa, co robi, druga – gdzie. Za nic nie płaci.
tip-projected-title = Wynik na tę chwilę
tip-projected = Twój wynik, gdyby gra skończyła się teraz: z przysługami, Requiem i resztą. Pokazuje też, co zmieni twój wybór.
tip-score =
    { $code ->
        [opus] PZ za zlecone dzieła.
        [sales] PZ za sprzedane dzieła.
        [tiles] PZ z kafelków kompozytorów, pól instrumentów, kafelków miast i dworów.
        [income] PZ z toru funduszy, symboli opowieści i premii okresu.
        [requiem] PZ, które dałyby teraz twoje znaczniki Requiem.
        [favours] PZ za dworskie przysługi, które teraz spełniasz.
        [left] Otrzymujesz 1 PZ { $points ->
            [one] za każdy pozostały punkt opowieści
            [few] za każde {$points} pozostałe punkty opowieści
            [many] za każde {$points} pozostałych punktów opowieści
           *[other] za każde {$points} pozostałego punktu opowieści
        } i { $ducats ->
            [one] za każdy dukat.
            [few] za każde {$ducats} dukaty.
            [many] za każde {$ducats} dukatów.
           *[other] za każde {$ducats} dukata.
        }
       *[start] PZ z początku gry i wszystkie inne.
    }
tip-soloist-card = Odkryta jako pierwsza wyznacza jego akcje: {$actions}.
tip-soloist-row =
    { $end ->
        [leftmost] Odkryta jako druga wskazuje, gdzie działa solista. Rząd: pierwsza karta z lewej.
       *[rightmost] Odkryta jako druga wskazuje, gdzie działa solista. Rząd: pierwsza karta z prawej.
    }
tip-soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] Mapa: zostaje na miejscu.
            [one] Mapa: do następnego dworu, rosnąco.
            [few] Mapa: do {$courts} następnych dworów, rosnąco.
            [many] Mapa: do {$courts} następnych dworów, rosnąco.
           *[other] Mapa: do {$courts} następnego dworu, rosnąco.
        }
       *[descending] { $courts ->
            [0] Mapa: zostaje na miejscu.
            [one] Mapa: do następnego dworu, malejąco.
            [few] Mapa: do {$courts} następnych dworów, malejąco.
            [many] Mapa: do {$courts} następnych dworów, malejąco.
           *[other] Mapa: do {$courts} następnego dworu, malejąco.
        }
    }
tip-soloist-requiem =
    { $from ->
        [top] Requiem: {name-movement}, pierwsza wolna partia od góry.
       *[bottom] Requiem: {name-movement}, pierwsza wolna partia od dołu.
    }

## The rules page

rules-page-title = Zasady
rules-page-search = Szukaj w zasadach
rules-page-placeholder = Słowo lub numer zasady
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
rules-page-words = Słowniczek
rules-page-all = Wszystkie zasady
rules-page-ruling = Rozstrzygnięcie
rules-page-why = Dlaczego: {$why}
rules-page-example = Przykłady
rules-page-name = {$section}, zasada {$number}
rules-page-name-ruling = Rozstrzygnięcie {$number}
rules-page-number = Zasada {$number}
rules-page-appendix = Dodatek: elementy gry i rozstrzygnięcia

# The primer: what a newcomer needs, each a step with a symbol. Figures are those of the edition.
rules-page-step-aim = Należysz do grona mecenasów Mozarta. Wspominaj jego życie, zbieraj jego muzykę i pomóż ukończyć Requiem. Wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).
rules-page-step-rounds = Gra trwa pięć rund, po jednej na każdy okres jego życia. W rundzie każdy gracz ma cztery tury.
rules-page-step-turn = W swojej turze zagraj dwie karty wspomnień: jedną do doświadczeń, aby użyć jej od razu, drugą do opowieści, za nagrodę na koniec rundy.
rules-page-step-use = Użyj karty w doświadczeniach: weź jej nagrodę i wykonaj jej akcje w dowolnej kolejności. Albo weź zamiast tego dukaty: 1 w rundzie 1, 2 w rundzie 2 i tak dalej.
rules-page-step-document = Spisanie wspomnień: kup lepszą kartę wspomnień. Na stałe zastąpi twoją kartę w opowieści.
rules-page-step-commission = Zlecenie dzieła: kup jeden z utworów Mozarta. Od razu otrzymujesz jego PZ.
rules-page-step-perform = Wykonanie lub sprzedaż utworu: wykonaj dzieło, aby zarobić dukaty, i zatrzymaj je albo sprzedaj je na stałe za fundusze i PZ.
rules-page-step-travel = Podróż: przesuń powóz, zapłać za drogi i kafelek, odbierz nagrodę. Kafelki dworów dają też PZ na koniec gry, za przysługę.
rules-page-step-requiem = Requiem: zleć partię. Umieść znacznik, zapłać kompozytorowi i weź jego kafelek. Niektóre kafelki dają wielokrotną nagrodę.
rules-page-step-pay = Większość kosztów płacisz talentem, podróżą i kompozycją. Tory zerują się co rundę. Dyski zachowujesz.
rules-page-step-exchange = Czegoś brakuje? W swojej turze możesz kupić dysk dowolnego rodzaju (koszt: {$buy}) albo oddać dysk (otrzymujesz: {$back}).
rules-page-step-maintenance = Na koniec rundy twoje tory wracają na 0. Potem otrzymujesz nagrody z opowieści, funduszy i premii. Dzieła są znów gotowe, a kafelki pozostałe na mapie odwracają się pozłacaną stroną do góry.
rules-page-step-end = Po piątej rundzie podlicz dworskie przysługi i Requiem. W każdej części znaczniki prowadzącego kompozytora dają więcej.
rules-page-step-left =
    Na koniec otrzymujesz 1 PZ { $points ->
        [one] za każdy pozostały punkt opowieści
        [few] za każde {$points} pozostałe punkty opowieści
        [many] za każde {$points} pozostałych punktów opowieści
       *[other] za każde {$points} pozostałego punktu opowieści
    } oraz 1 PZ { $ducats ->
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
rules-page-sign-wild = dowolny rodzaj: ty wybierasz
rules-page-sign-step = pole na torze: podkreślone, ze strzałką
rules-page-sign-counter = dysk: sam symbol
rules-page-sign-ducats = dukaty
rules-page-sign-vp = punkty zwycięstwa
rules-page-sign-finance = pola na torze funduszy
rules-page-sign-repeat = wielokrotna nagroda
rules-page-sign-arrow = płacisz to, co po lewej, otrzymujesz to, co po prawej
rules-page-sign-gilt = pozłacana ramka: lepsza strona kafelka
rules-page-sign-turned = przekręcone: wykonane w tej rundzie
rules-page-sign-lock = nie możesz teraz za to zapłacić
rules-page-sign-per = za każde dzieło tego rodzaju
rules-page-sign-nannerl = początkowe dzieło: bez rodzaju
rules-page-sign-note =
    { $line ->
        [upper] nuta kompozytora górnej linii
       *[lower] nuta kompozytora dolnej linii
    }
rules-page-sign-constanze = zakrywa ją Constanze: nikt nie może jej zlecić
rules-page-sign-court = dwór
rules-page-sign-city = miasto
rules-page-sign-coach = powóz Mozarta albo akcja Podróż
rules-page-sign-neutral = neutralny znacznik: nie należy do nikogo
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
guide-got-it = Rozumiem
guide-no-more = Wyłącz podpowiedzi
guide-lay = Zagraj dwie karty. Górnej połowy pierwszej używasz teraz, a nagrodę z dolnej połowy drugiej otrzymasz na koniec rundy.
guide-use = Użyj karty, aby wykonać jej akcje. Jeśli nie stać cię na żadną, weź zamiast tego dukaty.
guide-document = Spisanie: wybierz z rzędu kartę wspomnień. Po prawej są tańsze. Nowa karta na stałe zastąpi twoją kartę w opowieści.
guide-commission = Zlecenie: wybierz dzieło z rzędu. Od razu otrzymujesz jego PZ. Później możesz je wykonać lub sprzedać.
guide-perform-or-sell = Wykonaj dzieło, aby zarobić dukaty (raz na rundę), albo sprzedaj je na stałe za fundusze i PZ.
guide-travel = Podróż: wybierz kafelek na mapie. Cena obejmuje drogi. Niezabrane kafelki odwrócą się na pozłacaną stronę, z lepszą nagrodą.
guide-requiem = Requiem: wybierz wolną partię. Najpierw otrzymujesz nagrodę za znacznik, potem płacisz za kafelek kompozytora.
guide-exchange = Brakuje punktów? Kup dysk (koszt: {$buy}) lub oddaj (otrzymujesz: {$back}). Przy płatności dzieje się to automatycznie.
guide-gained = Wykonaj otrzymaną akcję teraz albo ją pomiń. Nie możesz zachować jej na później.
guide-kinds = Wybierz rodzaj. Jeśli wybierzesz pełny tor, otrzymasz zamiast tego dukaty.
guide-neutral = Umieść neutralny znacznik tam, gdzie pomoże twojemu kompozytorowi. Liczy się do większości, nikomu nie daje punktów.
guide-end = Nie masz już akcji: zakończ turę. Do tego czasu możesz cofać swoje akcje, chyba że odsłoniła się nowa karta.
guide-bonus = Na koniec rundy otrzymujesz premię pokazaną u góry za każdy symbol jej akcji w twoich doświadczeniach.
guide-last-turn = To twoja ostatnia tura w rundzie. Wydaj teraz punkty z torów, bo przepadną. Dyski zachowujesz.
guide-second-round = Tory wróciły na 0, a potem przyznano nagrody z opowieści, funduszy i premii. Twoje dzieła są znów gotowe.
guide-gilded = Kafelki, które zostały na mapie, są teraz pozłacane i dają więcej. W rzędzie są już karty nowego okresu.
guide-soloist = Solista działa według stałych zasad. Bierze karty, kafelki dworów i partie Requiem. Jego ruchy znajdziesz w dzienniku.
guide-favour = Kafelek dworu daje PZ na koniec, jeśli spełnisz przysługę. Dzieło lub znacznik liczy się tylko do jednej przysługi.
guide-majority = Znaczniki dają więcej w częściach, w których prowadzi ich kompozytor. Zlecaj mu tam kolejne partie.
