# The help of the command line: a command is cli-<command>, its argument cli-<command>-<argument>, an argument of several
# commands cli-arg-<argument>, a closing remark cli-<command>-more.

cli = Lacrimosa: mecenasi Mozarta opowiadają wdowie po nim swoje wspomnienia i płacą za ukończenie Requiem. Uruchomiony bez polecenia, program udostępnia grę i otwiera ją w przeglądarce.
cli-more = Niezależna, nieoficjalna realizacja gry. Zmienne środowiskowe LACRIMOSA_LANG, LACRIMOSA_EDITION, LACRIMOSA_HOST i LACRIMOSA_PORT zastępują --lang, --edition, --host i --port.
cli-arg-lang = Język komunikatów programu
cli-arg-file = Plik gry, na przykład evening.game
cli-arg-edition = Folder edycji używanej zamiast tej dołączonej do gry; partia ją pamięta
cli-arg-players = Liczba graczy, od 2 do 4
cli-arg-solo = W pojedynkę przeciw soliście
cli-arg-seed = Ziarno losowości: liczba całkowita albo 64 cyfry szesnastkowe; domyślnie nowe
cli-arg-upper = Kompozytor górnej linii; domyślnie losowy
cli-arg-lower = Kompozytor dolnej linii, inny niż w górnej
cli-arg-first = Numer gracza, który zaczyna; domyślnie losowy
cli-arg-json = Wypisz JSON dla programów
cli-arg-seat = Widok tego gracza
cli-arg-audience = Widok publiczności: bez kart na ręce
cli-arg-truth = Widok wszystkiego, także tego, co ukryte
cli-arg-at = Stan po tej decyzji, 0 = po rozdaniu
cli-arg-config = Plik ustawień w formacie TOML; jego klucze to nazwy opcji polecenia serve
cli-arg-data = Folder, w którym serwer przechowuje stoły i partie; domyślnie zwykły folder systemu

cli-serve = Udostępnij grę przeglądarce; robi to też samo uruchomienie programu
cli-serve-host = Adres, pod którym działa gra: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 dla każdego, kto może się z nim połączyć
cli-serve-port = Port, na którym działa gra; domyślnie 1791 albo następny wolny
cli-serve-no-open = Tylko wypisz adres, nie otwieraj przeglądarki
cli-serve-durability = Kiedy ruch uznaje się za zapisany: full – gdy jest na dysku; normal – gdy ma go system: szybciej, ale brak prądu może kosztować ostatnie ruchy
cli-serve-public-url = Adres, pod którym ludzie znajdują serwer, na przykład https://example.org/lacrimosa; do odnośników w wiadomościach
cli-serve-base-path = Ścieżka, pod którą wszystko działa, na przykład /lacrimosa
cli-serve-trusted-proxies = Serwery pośredniczące: adresy lub sieci oddzielone przecinkami; tylko ich nagłówkom z adresem klienta się ufa
cli-serve-tls-certificate = Plik certyfikatu z łańcuchem (PEM), aby działać przez HTTPS bez serwera pośredniczącego
cli-serve-tls-key = Plik klucza prywatnego certyfikatu (PEM)
cli-serve-new-tables = Kto może zakładać nowe stoły: open – każdy; word – kto zna słowo z --table-word; closed – nikt
cli-serve-table-word = Słowo, które musi znać zakładający stół, przy --new-tables word
cli-serve-requests-per-minute = Najwięcej żądań z jednego adresu na minutę, średnio
cli-serve-request-burst = Najwięcej żądań z jednego adresu naraz
cli-serve-messages-per-second = Najwięcej wiadomości jednego gracza na sekundę, średnio
cli-serve-message-burst = Najwięcej wiadomości jednego gracza naraz
cli-serve-tables-per-hour = Najwięcej nowych stołów z jednego adresu na godzinę
cli-serve-games-per-person = Najwięcej miejsc jednej osoby w nieukończonych partiach
cli-serve-connections = Najwięcej połączeń łącznie
cli-serve-connections-per-address = Najwięcej połączeń z jednego adresu
cli-serve-body-bytes = Najwięcej bajtów żądania
cli-serve-edition-bytes = Najwięcej bajtów przyniesionej edycji
cli-serve-header-seconds = W ile sekund musi nadejść nagłówek żądania
cli-serve-request-seconds = W ile sekund musi nadejść odpowiedź na żądanie
cli-serve-idle-seconds = Po ilu sekundach stół, przy którym nikogo nie ma, opuszcza pamięć; jego partia zostaje na dysku
cli-serve-webhooks = Wiadomości na adresy podane przez graczy, gdy przychodzi ich kolej: żadne, tylko na adresy publiczne lub na dowolne
cli-serve-metrics-token = Hasło do /metrics z zewnątrz; na tym komputerze nie jest potrzebne
cli-serve-log = Co trafia do dziennika: error, warn, info, debug lub trace
cli-serve-log-format = Postać dziennika: dla ludzi lub dla programów
cli-serve-more = Każda opcja jest też zmienną środowiskową i kluczem pliku; wiersz poleceń ma pierwszeństwo przed środowiskiem, a środowisko przed plikiem.
cli-backup = Zapisz do pliku kopię wszystkich stołów i partii serwera; serwer może dalej działać
cli-backup-file = Plik do zapisania; nie może jeszcze istnieć
cli-restore = Wstaw kopię w miejsce wszystkich stołów i partii zatrzymanego serwera; to, co było, zostaje obok
cli-restore-file = Kopia zapisana poleceniem backup
cli-play = Graj z listą dozwolonych akcji wybieranych numerem; domyślnie solo i na poziomie łatwym
cli-play-file = Plik gry do kontynuowania lub utworzenia; bez niego gra nie zostaje zapisana
cli-new = Utwórz grę
cli-new-from = Zacznij od pozycji zapisanej przez show --json lub --text, choćby zmienionej
cli-new-force = Nadpisz istniejący plik
cli-new-more = Przykłady:
    { "  " }lacrimosa new evening.game --players 3 --upper eybler --lower stadler
    { "  " }lacrimosa new alone.game --solo difficult --seed 1791
cli-show = Pokaż pozycję: jako obraz, SVG, JSON lub tekst do edycji
cli-show-svg = Wypisz obraz jako SVG
cli-show-text = Wypisz pozycję jako tekst do czytania i edycji
cli-legal = Wypisz, co teraz wolno, w zapisie i słowami, z kosztem i zyskiem
cli-act = Wykonaj jedną lub więcej akcji; gdy któraś zostanie odrzucona, nic się nie zmienia
cli-act-actions = Akcje w zapisie polecenia legal, każda w cudzysłowie; pominięta płatność jest najoszczędniejsza
cli-act-seat = Działaj za tego gracza i tylko wtedy, gdy decyzja należy do niego
cli-act-more = Przykład dla nowej partii z --seed 52: lacrimosa act evening.game "lay a-carriage-at-dawn coffee-and-gossip" "use" "travel munich" "end"
cli-undo = Cofnij ostatnią decyzję, o ile nie odkryła niczego ukrytego
cli-undo-beyond = Cofnij, nawet jeśli odkryła coś ukrytego
cli-log = Opowiedz słowami, co się wydarzyło
cli-log-since = Tylko to, co nastąpiło po tej decyzji
cli-score = Wypisz arkusz wyników wiersz po wierszu; w trakcie gry z tym, co dałby koniec teraz
cli-replay = Odczytaj grę z jej zdarzeń i wypisz jej stan
cli-replay-audit = Rozegraj każdą decyzję od nowa według dzisiejszych zasad i wypisz różnice
cli-hint = Zapytaj bota o najlepsze tury: czego się po nich spodziewać, co kosztują, co dają i co przygotowują
cli-hint-seat = Tylko jeśli decyzja należy do tego gracza
cli-hint-bot = Kto radzi
cli-arg-time = Sekundy namysłu nad decyzją, zamiast liczby prób
cli-arg-simulations = Ile razy wypróbować przyszłość przed decyzją
cli-watch = Oglądaj grę botów tura po turze, z tym, co przemawia za każdą turą
cli-watch-bots = Boty w kolejności miejsc; domyślnie vivace i presto
cli-watch-players = Liczba graczy, od 2 do 4; domyślnie tylu, ile podano botów
cli-watch-solo = Bot w pojedynkę przeciw soliście
cli-watch-seed = Ziarno losowości, liczba całkowita; domyślnie nowe
cli-watch-step = Czekaj na Enter po każdej turze
cli-watch-out = Plik, w którym zapisać grę
cli-watch-more = Przykład: lacrimosa watch allegro presto --seed 1791 --step
cli-random = Rozgrywaj losowe gry
cli-random-games = Ile gier
cli-random-check = Po każdej decyzji sprawdź, że nic nie ginie, nic nie wycieka, a pliki dają się odczytać
cli-random-seed = Ziarno pierwszej gry, liczba całkowita; każda kolejna gra ma następne
cli-random-out = Folder, w którym zapisać gry
cli-random-threads = Ile naraz; domyślnie tyle, ile jest rdzeni
cli-perft = Policz ścieżki o danej liczbie decyzji, zaczynając od pozycji
cli-perft-file = Gra, od której liczyć; domyślnie nowa
cli-perft-depth = Ile decyzji
cli-perft-divide = Podaj, ile ścieżek zaczyna się od każdej akcji
cli-rules = Wypisz zasady i rozstrzygnięcia, niektóre lub wszystkie
cli-rules-ids = Identyfikatory, na przykład REQ-4, albo rozdziały, na przykład TRAV
cli-edition = Sprawdź, pokaż lub skopiuj edycję: wartości nadrukowane na wszystkich elementach
cli-edition-check = Sprawdź edycję i wypisz wszystkie jej błędy
cli-edition-check-dir = Jej folder; domyślnie edycja dołączona do gry
cli-edition-show = Wypisz słowami każdy element
cli-edition-show-dir = Jej folder; domyślnie edycja dołączona do gry
cli-edition-copy = Skopiuj edycję dołączoną do gry do nowego folderu, z objaśnieniem i własną nazwą, aby ją zmieniać
cli-edition-copy-dir = Folder
cli-bench = Zmierz szybkość silnika w grze losowej i ile zdążą boty
cli-bench-against-chess = Zmierz na przemian także losowe szachy i wypisz stosunek
cli-bench-rounds = Ile rund; liczy się mediana
cli-bench-seconds = Sekundy każdego pomiaru w rundzie
cli-arena = Niech boty grają ze sobą, każde rozdanie na wszystkich miejscach; powie, który jest lepszy i z jaką pewnością
cli-arena-bots = Dwa boty lub więcej: random, greedy, ismcts, flat, adagio, andante, moderato, allegro, vivace, presto albo greedy i flat ze skłonnością, np. flat-opus. Z własnym budżetem: flat@200 (symulacji na decyzję) lub flat@0.05s (sekund). Sam jeden bot gra solo
cli-arena-players = Gracze przy stole, od 2 do 4; przy większym stole każdy z dwóch botów siada kolejno sam przeciw drugiemu; domyślnie 2
cli-arena-solo = Gra solo, na tym poziomie albo na wszystkich
cli-arena-blocks = Ile rozdań, każde rozgrywane na wszystkich miejscach; z --sprt najwyżej tyle
cli-arena-time = Ile sekund bot może myśleć nad decyzją; wtedy gry nie zawsze są takie same
cli-arena-simulations = Ile symulacji na decyzję ma każdy bot, który szuka
cli-arena-seed = Ziarno pierwszego rozdania, liczba całkowita; każde kolejne rozdanie ma następne
cli-arena-sprt = Zakończ, gdy tylko wiadomo, czy pierwszy z dwóch botów jest lepszy (sekwencyjny test ilorazu wiarygodności)
cli-arena-h0 = Udział zwycięstw bota, który nie jest lepszy, od 0 do 1
cli-arena-h1 = Udział zwycięstw bota, który jest lepszy, od 0 do 1
cli-arena-risk = Dopuszczalne prawdopodobieństwo błędnej odpowiedzi, poniżej 0.5
cli-arena-out = Plik, do którego dopisywany jest każdy ukończony blok, po wierszu JSON; z tym samym plikiem mecz toczy się dalej od miejsca przerwania
cli-arena-svg = Plik, w którym narysować drabinkę jako obraz SVG
cli-arena-threads = Ile bloków naraz; domyślnie tyle, ile jest rdzeni
cli-arena-more = Przykłady:
    { "  " }lacrimosa arena greedy flat --blocks 200
    { "  " }lacrimosa arena flat@100 flat@400 --sprt --out mecz.jsonl
    { "  " }lacrimosa arena allegro --solo difficult
    { "  " }lacrimosa arena adagio andante allegro presto --players 4 --svg drabinka.svg

## The frame of the help. What a user types stays as it is.

cli-heading-usage = Użycie
cli-heading-commands = Polecenia
cli-heading-arguments = Argumenty
cli-heading-options = Opcje
# Placeholders in a usage line, in capitals.
cli-usage-options = OPCJE
cli-usage-command = POLECENIE
cli-arg-help = Wypisz tę pomoc
cli-arg-version = Wypisz wersję
cli-values = jedno z: {$values}
cli-default = domyślnie: {$value}
cli-environment = zmienna środowiskowa: {$variable}

## What is wrong with a command line

cli-error-no-value = {$arg} wymaga wartości. Zobacz --help.
cli-error-value = {$arg} nie przyjmuje wartości {$value}. Powinno być: {$values}.
# $help is the help of the argument.
cli-error-invalid = {$arg} nie przyjmuje wartości {$value}. Powinno być: {$help}.
cli-error-unknown = Nieznany argument: {$arg}. Zobacz --help.
cli-error-unknown-meant = Nieznany argument: {$arg}. Może chodzi o {$meant}?
cli-error-command = Nie ma polecenia {$command}. Powinno być: {$known}.
cli-error-missing = Brakuje: {$args}. Zobacz --help.
cli-error-conflict = {$arg} i {$other} wykluczają się nawzajem.
cli-error-other = To niezrozumiałe: {$text}. Zobacz --help.

cli-load = Zmierz, ile partii obsłuży serwer: własny, na tej maszynie, z programami grającymi przy wielu stołach przez prawdziwe połączenia
cli-load-matches = Ile stołów dla dwojga gra naraz
cli-load-idle = Ile połączeń tylko patrzy, aby zmierzyć pamięć na widza
cli-load-seconds = Ile sekund grają
cli-load-rate = Ile ruchów na sekundę łącznie; ile się da, jeśli nie podano
cli-load-durability = Kiedy ruch liczy się jako zapisany: full (na dysku) lub normal (oddany systemowi)
cli-load-data = Folder na dziennik pomiaru, potem usuwany; folder plików tymczasowych systemu, jeśli nie podano
cli-load-json = Wypisz JSON
