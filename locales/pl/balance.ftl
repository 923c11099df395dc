# `lacrimosa balance`: jak wyrównana jest gra.

cli-balance = Zmierz, jak wyrównana jest gra: boty grają ze sobą, a każdy wiersz tabeli mówi, czy cel jest osiągnięty
cli-balance-bot = Kto gra, na przykład allegro albo flat@200; liczba mówi, ile prób robi przed decyzją
cli-balance-plans = Rodzaj botów z planem: flat próbuje, greedy tylko waży; domyślnie tak jak bot
cli-balance-games = Gier przy każdym stole
cli-balance-seed = Ziarno pierwszej gry, liczba całkowita; każda kolejna gra ma następne
cli-balance-tables = Przy których stołach grać, po przecinku; domyślnie przy wszystkich
cli-balance-out = Folder na gry, raport, dane wszystkich kart i kafelków oraz obrazy; przerwana seria jest w nim kontynuowana
cli-balance-threads = Ile gier naraz; domyślnie tyle, ile jest rdzeni
cli-balance-against = Porównaj z wcześniejszym balance.json
cli-balance-more = Przykład: lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } nie jest botem; powinien być jeden z: { $known }, ewentualnie z @ i liczbą
balance-no-report = { $file } nie jest raportem o równowadze (balance.json)
balance-no-game = { $file }: wiersz { $line } nie jest grą z pomiaru; usuń plik albo wybierz inny folder
balance-other-options = Gry z pliku { $file } rozegrano inaczej ({ $found }; teraz { $wanted }); usuń plik albo wybierz inny folder
balance-other-program = Boty grają teraz inaczej grę { $game } z pliku { $file }; usuń plik albo wybierz inny folder
balance-written = Raport, dane i obrazy są w { $dir }

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
balance-legend = ✓ zgodnie z celem · ~ niezupełnie, ale to może być przypadek · ✗ niezgodnie z celem. ± to połowa 95-procentowego przedziału.
balance-verdicts = Zgodnie: { NUMBER($holds) }; niepewne: { NUMBER($open) }; niezgodnie: { NUMBER($fails) }.

balance-seat = Zwycięstwa miejsca { NUMBER($n) }, %
balance-winner = Wynik zwycięzcy, PZ
balance-last = Wynik ostatniego, % wyniku zwycięzcy
balance-share = { balance-source }, % PZ zwycięzcy
balance-source =
    { $source ->
        [bought] Zlecone dzieła
        [sold] Sprzedane dzieła
        [opus] Dzieła razem
        [tiles] Offertorium i kafelki
        [requiem] Requiem na końcu
        [favours] Dworskie przysługi
        [income] Opowieści, fundusze i premie
       *[left] Resztki
    }
balance-leader = Prowadzący po 2. rundzie wygrywa, %
balance-instead = Dukaty zamiast karty, % tur
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
balance-rare = Brane w mniej niż 5 % gier: { $sort }
balance-uneven = Właściciele wygrywają o 8 % za często lub za rzadko: { $sort }

## Cards and tiles outside their target

balance-components = Karty i kafelki poza celem
balance-offered = Dostępne
balance-taken = Brane, %
balance-deviation = Zwycięstwa, ± %
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
        [requiem] Partie Requiem
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
balance-intro = Boty o równej sile rozgrywają ze sobą całe gry; każda liczba jest porównana z tym, co edycja powinna pokazać. Tę stronę tworzy `lacrimosa balance --out DIR`.
balance-measures = Cała tabela
balance-holds = zgodnie z celem
balance-open = może przypadek
balance-fails = niezgodnie z celem
balance-winners = zwycięzcy
balance-others = pozostali
balance-plot =
    { $plot ->
        [seats] Zwycięstwa według miejsca w kolejności pierwszej rundy, %
        [sources] Skąd pochodzą PZ zwycięzcy, %
        [plans] Zwycięstwa czterech planów przy jednym stole, %
        [pairs] Requiem w PZ zwycięzcy według pary kompozytorów, %
        [soloist] Bot pokonuje solistę, %
        [scores] Rozkład wyników: PZ i % graczy
       *[components] Każda karta i kafelek: jak często brane i jak wiedzie się właścicielom
    }
