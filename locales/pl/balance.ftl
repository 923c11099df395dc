# `lacrimosa balance`: jak wyrównana jest gra.

cli-balance = Zmierz równowagę gry: boty grają ze sobą, a każda miara jest porównywana z celem
cli-balance-bot = Bot, który gra, na przykład allegro albo flat@200 (200 symulacji na decyzję)
cli-balance-plans = Rodzaj botów grających według planu: flat symuluje, greedy tylko ocenia; domyślnie rodzaj z --bot
cli-balance-games = Liczba gier na stół
cli-balance-seed = Kod rozdania (seed) pierwszej gry, liczba całkowita; każda kolejna gra ma o jeden większy
cli-balance-tables = Stoły do rozegrania, oddzielone przecinkami; domyślnie wszystkie
cli-balance-out = Folder na gry, raport, dane wszystkich kart i kafelków oraz wykresy; uruchom polecenie ponownie z tym samym folderem, aby kontynuować przerwany pomiar
cli-balance-threads = Liczba gier rozgrywanych równolegle; domyślnie liczba rdzeni
cli-balance-against = Porównaj z wcześniejszym balance.json
cli-balance-more = Przykład: lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } nie jest botem; powinien być jeden z: { $known }, ewentualnie z @ i liczbą
balance-no-report = { $file } nie jest raportem o równowadze; powinien to być plik balance.json
balance-no-game = { $file }, wiersz { $line }: powinna tu być gra z tego pomiaru; usuń plik albo wybierz inny folder
balance-other-options = Gry z pliku { $file } rozegrano z innymi opcjami (jest: { $found }; powinno być: { $wanted }); usuń plik albo wybierz inny folder
balance-other-program = Boty nie grają już tak samo gry { $game } z pliku { $file }; usuń plik albo wybierz inny folder
balance-written = Zapisano raport, dane i wykresy w { $dir }

## The table

balance-head = { $title }, wersja { $version } ({ $hash }), bot { $bot }. Gry: { $games }.
balance-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
balance-plans = plany
balance-soloist = Solista, { name-level }
balance-measure = Miara
balance-all = Wszystkie
balance-target = Cel
balance-before = Przedtem
balance-after = Teraz
balance-at-least = ≥ { $least }
balance-at-most = ≤ { $most }
balance-legend = ✓ zgodnie z celem · ~ niezgodnie, może przez przypadek · ✗ niezgodnie z celem. ± to połowa 95-procentowego przedziału ufności.
balance-verdicts = Zgodnie z celem: { NUMBER($holds) }; niepewne: { NUMBER($open) }; niezgodnie z celem: { NUMBER($fails) }.

balance-seat = Zwycięstwa miejsca { NUMBER($n) }, %
balance-winner = Wynik zwycięzcy, PZ
balance-last = Wynik ostatniego gracza, % wyniku zwycięzcy
balance-share = { balance-source }, % PZ zwycięzcy
balance-source =
    { $source ->
        [bought] Zlecone dzieła
        [sold] Sprzedane dzieła
        [opus] Dzieła razem
        [tiles] Offertorium i kafelki
        [requiem] Requiem na końcu
        [favours] Dworskie przysługi
        [income] Opowieść, fundusze i premia
       *[left] Pozostałe punkty i dukaty
    }
balance-leader = Prowadzący po 2. rundzie wygrywa, %
balance-instead = Dukaty wzięte zamiast użycia karty, % tur
balance-plan = Plan „{ balance-lean }” wygrywa, %
balance-lean =
    { $lean ->
        [opus] dzieła
        [perform] wykonania
        [travel] podróże
       *[requiem] Requiem
    }
balance-pair = Requiem ({ $first }, { $second }), % PZ zwycięzcy
balance-solo = Bot pokonuje solistę, { name-level }, %
balance-rare = Brane w mniej niż 5% gier: { $sort }
balance-uneven = Właściciele wygrywają o ponad 8% za często lub za rzadko: { $sort }

## Cards and tiles outside their target

balance-components = Karty i kafelki niezgodne z celem
balance-offered = Dostępne
balance-taken = Brane, %
balance-deviation = Wygrane właścicieli, ± %
balance-vp = PZ
balance-no-components = Wszystkie karty i kafelki są zgodne z celem.

## Further figures

balance-figures = Inne dane: zwycięzca / pozostali
balance-figure =
    { $figure ->
        [round-1] PZ w rundzie 1
        [round-2] PZ w rundzie 2
        [round-3] PZ w rundzie 3
        [round-4] PZ w rundzie 4
        [round-5] PZ w rundzie 5
        [end] PZ na końcu
        [document] Spisane wspomnienia
        [commission] Zlecone dzieła
        [perform] Wykonane dzieła
        [sell] Sprzedane dzieła
        [travel] Podróże
        [requiem] Zlecone partie Requiem
        [ducats] Pozostałe dukaty
        [finance] Pole toru funduszy
        [courts] Kafelki dworów
        [favours] Spełnione przysługi
        [empty-kyrie] Kyrie: wyczerpane stosy
        [empty-sequentia] Sequentia: wyczerpane stosy
        [empty-offertorium] Offertorium: wyczerpane stosy
        [empty-sanctus] Sanctus: wyczerpane stosy
       *[empty-agnus-dei] Agnus Dei: wyczerpane stosy
    }

## The page and its pictures

balance-title = Równowaga edycji { $title }
balance-intro = Boty o równej sile rozgrywają ze sobą całe gry, a każda liczba jest porównywana z celem. Tę stronę tworzy `lacrimosa balance --out DIR`.
balance-measures = Wszystkie miary
balance-holds = zgodnie z celem
balance-open = niepewne
balance-fails = niezgodnie z celem
balance-winners = zwycięzcy
balance-others = pozostali
balance-plot =
    { $plot ->
        [seats] Odsetek wygranych według miejsca (kolejność tur pierwszej rundy), %
        [sources] Źródła PZ zwycięzcy, %
        [plans] Odsetek wygranych czterech planów przy tym samym stole, %
        [pairs] Udział Requiem w PZ zwycięzcy według pary kompozytorów, %
        [soloist] Odsetek wygranych bota z solistą, %
        [scores] Rozkład wyników: PZ i % graczy
       *[components] Każda karta i kafelek: jak często się je bierze i jak często wygrywają ich właściciele
    }
