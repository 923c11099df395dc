# The help of the command line: a command is cli-<command>, its argument cli-<command>-<argument>, an argument of several
# commands cli-arg-<argument>, a closing remark cli-<command>-more.

cli = Lacrimosa, gra planszowa: ty i inni mecenasi Mozarta wspominacie jego życie dla wdowy po nim i płacicie za ukończenie jego Requiem. Bez polecenia program udostępnia grę i otwiera ją w przeglądarce.
cli-more = To niezależna, nieoficjalna wersja gry. Opcje --lang, --edition, --host i --port możesz też ustawić zmiennymi środowiskowymi LACRIMOSA_LANG, LACRIMOSA_EDITION, LACRIMOSA_HOST i LACRIMOSA_PORT.
cli-arg-lang = Język komunikatów programu
cli-arg-file = Plik gry, na przykład evening.game
cli-arg-edition = Folder edycji używanej zamiast wbudowanej; nowy plik gry ją zapamięta
cli-arg-players = Liczba graczy, od 2 do 4
cli-arg-solo = Graj w pojedynkę przeciw soliście
cli-arg-seed = Kod rozdania (seed), od którego zależą wszystkie losowania: liczba całkowita albo 64 cyfry szesnastkowe; domyślnie losowy
cli-arg-upper = Kompozytor górnej linii; domyślnie losowy
cli-arg-lower = Kompozytor dolnej linii, inny niż górnej; domyślnie losowy
cli-arg-first = Numer gracza, który zaczyna; domyślnie losowy
cli-arg-json = Wypisz JSON
cli-arg-seat = Pokaż grę tak, jak widzi ją ten gracz
cli-arg-audience = Pokaż grę tak, jak widzi ją widz, bez kart na rękach
cli-arg-truth = Pokaż wszystko, także ukryte karty i kafelki
cli-arg-at = Użyj stanu gry po tej decyzji; 0 = zaraz po rozdaniu
cli-arg-config = Plik ustawień (TOML); jego klucze to nazwy opcji polecenia serve
cli-arg-data = Folder na stoły i gry serwera; domyślnie folder danych systemu operacyjnego

cli-serve = Udostępnij grę przeglądarkom (domyślnie, jeśli nie podano polecenia)
cli-serve-host = Adres nasłuchiwania: 127.0.0.1 = tylko ten komputer; 0.0.0.0 = każdy, kto może się z nim połączyć
cli-serve-port = Port nasłuchiwania; domyślnie 1791 albo następny wolny
cli-serve-no-open = Wypisz adres, ale nie otwieraj przeglądarki
cli-serve-store = Baza danych PostgreSQL dla stołów i gier, na przykład postgres://lacrimosa@db.example.org/lacrimosa; bez niej są one w folderze danych. Hasło pochodzi z --store-password-file, PGPASSWORD lub PGPASSFILE
cli-serve-store-password-file = Plik z hasłem do bazy danych
cli-serve-durability = Kiedy ruch uznaje się za zapisany: full = gdy jest na dysku; normal = gdy przyjął go system operacyjny, co jest szybsze, ale przy braku prądu ostatnie ruchy mogą przepaść
cli-serve-public-url = Publiczny adres serwera, na przykład https://example.org/lacrimosa, używany w linkach webhooków; przeglądarki mogą wysyłać żądania tylko z tej strony i z własnego adresu serwera
cli-serve-base-path = Początek ścieżki wszystkiego, co udostępnia serwer, na przykład /lacrimosa
cli-serve-allowed-hosts = Dodatkowe nazwy hostów, pod którymi serwer odpowiada, oddzielone przecinkami; nazwa z adresu publicznego jest zawsze dozwolona, a * dopuszcza każdą
cli-serve-trusted-proxies = Zaufane serwery proxy przed tym serwerem, podające adres klienta w nagłówkach: adresy lub sieci oddzielone przecinkami
cli-serve-tls-certificate = Plik certyfikatu z łańcuchem (PEM), aby udostępniać HTTPS bez serwera proxy
cli-serve-tls-key = Plik klucza prywatnego certyfikatu (PEM)
cli-serve-new-tables = Kto może tworzyć stoły: open = każdy; word = osoby, które znają hasło z --table-word; closed = nikt
cli-serve-table-word = Hasło wymagane do utworzenia stołu, przy --new-tables word
cli-serve-admin-token = Token dla lacrimosa admin --server, co najmniej 20 znaków; bez niego administracja działa tylko na tym komputerze. Bezpieczniejsze jest --admin-token-file
cli-serve-admin-token-file = Plik, który zawiera token administratora
cli-serve-keep-finished-days = Ile dni przechowywać zakończone gry; 0 = zawsze
cli-serve-keep-waiting-days = Ile dni przechowywać stoły, przy których gra się nie zaczęła; 0 = zawsze
cli-serve-requests-per-minute = Maksymalna liczba żądań na adres na minutę, średnio
cli-serve-request-burst = Maksymalna liczba żądań na adres naraz
cli-serve-messages-per-second = Maksymalna liczba wiadomości na gracza na sekundę, średnio
cli-serve-message-burst = Maksymalna liczba wiadomości na gracza naraz
cli-serve-tables-per-hour = Maksymalna liczba nowych stołów na adres na godzinę
cli-serve-games-per-person = Maksymalna liczba nieukończonych stołów na osobę, jako gospodarz lub gracz
cli-serve-accounts-per-hour = Maksymalna liczba nowych kont na adres na godzinę
cli-serve-people-per-hour = Maksymalna liczba nowych osób na adres na godzinę
cli-serve-people = Maksymalna liczba osób i kont łącznie
cli-serve-connections = Maksymalna liczba połączeń łącznie
cli-serve-connections-per-address = Maksymalna liczba połączeń na adres
cli-serve-body-bytes = Maksymalny rozmiar żądania w bajtach
cli-serve-edition-bytes = Maksymalny rozmiar przesłanej edycji w bajtach
cli-serve-header-seconds = Limit czasu na odbiór nagłówka żądania, w sekundach
cli-serve-request-seconds = Limit czasu na odpowiedź na żądanie, w sekundach
cli-serve-write-seconds = Limit czasu na odczytanie przez klienta następnej części odpowiedzi, w sekundach
cli-serve-idle-seconds = Po ilu sekundach stół bez połączeń jest usuwany z pamięci; jego gra zostaje na dysku
cli-serve-webhooks = Dokąd wysyłać webhooki, które zawiadamiają graczy o ich turze: off = donikąd; public = tylko na adresy publiczne; any = na dowolny adres
cli-serve-metrics-token = Hasło do /metrics z innych komputerów; na tym komputerze nie jest potrzebne
cli-serve-log = Poziom dziennika: error, warn, info, debug lub trace
cli-serve-log-format = Format dziennika: text dla ludzi, json dla programów
cli-serve-more = Każdą opcję możesz też ustawić zmienną środowiskową lub w pliku ustawień. Wiersz poleceń ma pierwszeństwo przed środowiskiem, a środowisko przed plikiem.
cli-backup = Zapisz do pliku kopię zapasową wszystkich stołów i gier serwera; serwer może dalej działać
cli-backup-file = Plik kopii zapasowej; nie może jeszcze istnieć
cli-restore = Zastąp wszystkie stoły i gry serwera kopią zapasową. Najpierw zatrzymaj serwer; jego poprzednie dane zostają obok nowych
cli-restore-file = Plik zapisany poleceniem lacrimosa backup
cli-copy = Skopiuj wszystkie dane serwera w inne miejsce: z folderu do bazy PostgreSQL lub odwrotnie. Najpierw zatrzymaj serwer. Na koniec dane są porównywane
cli-copy-from = Folder z danymi albo adres bazy danych, na przykład postgres://lacrimosa@db.example.org/lacrimosa
cli-copy-to = Nowy folder albo adres pustej bazy danych
cli-admin = Zarządzaj działającym serwerem: stoły, edycje, osoby, blokady i ogłoszenie
cli-admin-server = Adres serwera, na przykład https://example.org/lacrimosa, używany zamiast gniazda w jego folderze danych; token pochodzi z LACRIMOSA_ADMIN_TOKEN lub --token-file
cli-admin-token-file = Plik, który zawiera token administratora serwera
cli-admin-yes = Pomiń potwierdzenie
cli-admin-more = Bez --server polecenie znajduje folder danych tak jak serve: z --data, LACRIMOSA_DATA lub --config. Z gniazda w tym folderze może korzystać tylko root i użytkownik, który uruchomił serwer.
cli-admin-status = Pokaż stan serwera: wersja, stoły, osoby, połączenia, dysk
cli-admin-tables = Wypisz stoły, od najnowszych
cli-admin-tables-status = Tylko stoły o tym stanie
cli-admin-tables-address = Tylko stoły utworzone z tego adresu
cli-admin-tables-limit = Maksymalna liczba wierszy
cli-admin-table = Pokaż jeden stół
cli-admin-table-id = Identyfikator stołu: ostatnia część jego linku
cli-admin-delete-table = Usuń stół i jego grę, nawet w trakcie rozgrywki
cli-admin-delete-table-id = Identyfikator stołu: ostatnia część jego linku
cli-admin-restore-table = Przywróć stół, który serwer odłożył z powodu błędu
cli-admin-restore-table-id = Identyfikator stołu: ostatnia część jego linku
cli-admin-editions = Wypisz przesłane edycje
cli-admin-delete-edition = Usuń przesłaną edycję
cli-admin-delete-edition-hash = Skrót edycji, tak jak go wypisuje editions
cli-admin-delete-edition-with-tables = Usuń też stoły, które używają tej edycji
cli-admin-people = Wypisz osoby i programy, od najnowszych
cli-admin-people-limit = Maksymalna liczba wierszy
cli-admin-delete-person = Usuń osobę z jej sesjami, nazwami i wiadomościami czatu; jej gry przejmują boty
cli-admin-delete-person-key = Numer osoby, tak jak go wypisuje people
cli-admin-revoke = Zakończ wszystkie sesje osoby: zamknij jej połączenia i unieważnij plik cookie oraz token
cli-admin-revoke-key = Numer osoby, tak jak go wypisuje people
cli-admin-bans = Wypisz zablokowane adresy i sieci
cli-admin-ban = Zablokuj adres lub sieć: odrzucaj żądania i zamknij połączenia
cli-admin-ban-net = Adres, na przykład 192.0.2.1, lub sieć, na przykład 10.0.0.0/8; dla adresu IPv6 blokowana jest jego sieć /64
cli-admin-ban-duration = Czas blokady, na przykład 7d, 12h lub 30min; domyślnie bezterminowo
cli-admin-ban-reason = Powód blokady, widoczny tylko dla administratorów
cli-admin-unban = Zdejmij blokadę adresu lub sieci
cli-admin-unban-net = Adres lub sieć, tak jak je wypisuje bans
cli-admin-announce = Pokaż wszystkim ogłoszenie, w lobby i przy każdym stole, aż do wycofania
cli-admin-announce-text = Tekst ogłoszenia, najwyżej 500 znaków
cli-admin-announce-clear = Wycofaj ogłoszenie
cli-play = Graj w terminalu z ponumerowaną listą dozwolonych akcji; domyślnie gra solo na poziomie łatwym
cli-play-file = Plik gry do kontynuowania lub utworzenia; bez niego gra nie zostaje zapisana
cli-new = Utwórz plik gry
cli-new-from = Zacznij od pozycji zapisanej przez show --json lub show --text; możesz ją przedtem zmienić
cli-new-force = Nadpisz plik, jeśli istnieje
cli-new-more = Przykłady:
    { "  " }lacrimosa new evening.game --players 3 --upper eybler --lower stadler
    { "  " }lacrimosa new alone.game --solo difficult --seed 1791
cli-show = Pokaż pozycję jako rysunek w terminalu, obraz SVG, JSON lub tekst do edycji
cli-show-svg = Wypisz obraz SVG
cli-show-text = Wypisz pozycję jako tekst do edycji
cli-legal = Wypisz dozwolone akcje, w zapisie i słowami, z kosztami i zyskami
cli-act = Wykonaj jedną lub więcej akcji; jeśli któraś zostanie odrzucona, nie wykonuje się żadnej
cli-act-actions = Akcje w zapisie, który wypisuje legal, każda w cudzysłowie; bez płatności używana jest najoszczędniejsza
cli-act-seat = Działaj za tego gracza; odmowa, jeśli decyduje inny gracz
cli-act-more = Przykład w nowej grze z --players 3 --seed 52: lacrimosa act evening.game "lay a-carriage-at-dawn coffee-and-gossip" "use" "travel munich" "end"
cli-undo = Cofnij ostatnią decyzję, chyba że odkryła ukryte informacje
cli-undo-beyond = Cofnij decyzję, nawet jeśli odkryła ukryte informacje
cli-log = Wypisz słowami przebieg gry
cli-log-since = Wypisz tylko to, co nastąpiło po tej decyzji
cli-score = Wypisz arkusz wyników; w trakcie gry także wynik, gdyby gra skończyła się teraz
cli-replay = Odtwórz grę z zapisanych zdarzeń i wypisz jej obecny stan
cli-replay-audit = Rozegraj ponownie każdą decyzję według obecnych zasad i wypisz różnice
cli-hint = Zapytaj bota o najlepsze tury, z oczekiwanym wynikiem, kosztem, zyskiem i celem każdej
cli-hint-seat = Podpowiedz tylko wtedy, gdy decyduje ten gracz
cli-hint-bot = Bot, który ma doradzić
cli-arg-time = Czas namysłu nad decyzją w sekundach, zamiast liczby symulacji
cli-arg-simulations = Liczba symulacji na decyzję
cli-watch = Oglądaj grę botów, tura po turze, z uzasadnieniem każdej tury
cli-watch-bots = Boty w kolejności miejsc; domyślnie vivace i presto
cli-watch-players = Liczba graczy, od 2 do 4; domyślnie liczba podanych botów
cli-watch-solo = Niech jeden bot zagra solo przeciw soliście
cli-watch-seed = Kod rozdania (seed), od którego zależą wszystkie losowania, liczba całkowita; domyślnie losowy
cli-watch-step = Czekaj na Enter po każdej turze
cli-watch-out = Plik na zapis gry
cli-watch-more = Przykład: lacrimosa watch allegro presto --seed 1791 --step
cli-random = Rozegraj gry z losowymi decyzjami
cli-random-games = Liczba gier
cli-random-check = Po każdej decyzji sprawdź, czy żaden element nie zginął, nic ukrytego nie wyciekło, a pliki dają się odczytać
cli-random-seed = Kod rozdania (seed) pierwszej gry, liczba całkowita; każda kolejna gra ma o jeden większy
cli-random-out = Folder na zapisy gier
cli-random-threads = Liczba gier rozgrywanych równolegle; domyślnie liczba rdzeni
cli-perft = Policz ścieżki (ciągi decyzji) o danej długości, zaczynając od pozycji
cli-perft-file = Plik gry, od której zaczyna się liczenie; domyślnie nowa gra
cli-perft-depth = Liczba decyzji w ścieżce
cli-perft-divide = Wypisz też liczbę ścieżek dla każdej pierwszej akcji
cli-rules = Wypisz zasady i rozstrzygnięcia albo tylko niektóre z nich
cli-rules-ids = Identyfikatory zasad, na przykład REQ-4, albo rozdziały, na przykład TRAV
cli-edition = Sprawdź, pokaż lub skopiuj edycję (wartości nadrukowane na wszystkich elementach)
cli-edition-check = Sprawdź edycję i wypisz wszystkie błędy
cli-edition-check-dir = Folder edycji; domyślnie edycja wbudowana
cli-edition-show = Wypisz słowami każdy element edycji
cli-edition-show-dir = Folder edycji; domyślnie edycja wbudowana
cli-edition-copy = Skopiuj edycję wbudowaną i jej przewodnik do nowego folderu, pod nową nazwą, aby móc ją zmieniać
cli-edition-copy-dir = Folder do utworzenia
cli-bench = Zmierz, jak szybko silnik rozgrywa losowe gry i ile symulacji wykonują boty
cli-bench-against-chess = Zmierz też losowe partie szachów, na przemian z Lacrimosą, i wypisz stosunek
cli-bench-rounds = Liczba rund pomiaru; wypisywana jest mediana
cli-bench-seconds = Liczba sekund na pomiar w każdej rundzie
cli-train = Trenuj sieć botów net i champion w grach z samą sobą, na wszystkich rdzeniach. Ctrl-C zatrzymuje trening w każdej chwili; to samo polecenie go wznawia
cli-train-file = Plik stanu treningu; jeśli istnieje, trening jest od niego kontynuowany
cli-train-games = Łączna liczba gier, po której trening się kończy; bez niej kończy go Ctrl-C
cli-train-recipe = Co trenować: champion albo keldon, punkt odniesienia według przepisu innego programu
cli-train-from = Sieć, od której zacząć, jeśli pierwszego pliku jeszcze nie ma
cli-train-net = Plik na wytrenowaną sieć, w postaci używanej przez boty
cli-train-svg = Plik na wykresy (obraz SVG)
cli-train-gauge = Liczba gier między meczami kontrolnymi z greedy i flat; 0 wyłącza te mecze
cli-train-against = Sieć, z którą również rozgrywa się mecze kontrolne
cli-train-rival = Sieć, która gra za przeciwnika w grach dwuosobowych i się nie uczy; bez niej sieć gra sama ze sobą
cli-train-seed = Ziarno pierwszego treningu, liczba całkowita; to samo ziarno daje te same wagi
cli-train-threads = Liczba gier rozgrywanych równolegle; domyślnie liczba rdzeni
cli-train-edition = Folder edycji, z którą trenować zamiast wbudowanej
cli-train-more = Przykłady:
    { "  " }lacrimosa train moj.training --games 20000 --svg wykresy.svg
    { "  " }lacrimosa train moj.training --net moja.net
cli-puzzles = Szukaj zadań w grach silnych botów: pozycji, w których jedna tura jest wyraźnie najlepsza. Ctrl-C zatrzymuje szukanie w każdej chwili; to samo polecenie je wznawia
cli-puzzles-out = Plik, do którego dopisywane są zadania z każdej ukończonej gry, jako jeden wiersz JSON; jeśli istnieje, szukanie jest od niego kontynuowane
cli-puzzles-check = Zbiór zadań do ponownego sprawdzenia, z dwoma innymi ziarnami
cli-puzzles-puzzles = Liczba zadań, po której szukanie się kończy; domyślnie 160
cli-puzzles-seed = Ziarno gier, liczba całkowita; domyślnie 1791
cli-puzzles-edition = Folder edycji, z którą grać zamiast wbudowanej
cli-puzzles-threads = Liczba gier rozgrywanych równolegle; domyślnie liczba rdzeni
cli-puzzles-more = Przykłady:
    { "  " }lacrimosa puzzles --out moje.zadania
    { "  " }lacrimosa puzzles --check moje.zadania
cli-arena = Niech boty grają ze sobą, każde rozdanie w każdym układzie miejsc; wypisz, który jest lepszy i z jaką pewnością
cli-arena-bots = Dwa boty lub więcej: random, greedy, ismcts, flat, net, champion, keldon, adagio, andante, moderato, allegro, vivace, presto, prestissimo albo greedy i flat z preferowanym planem, np. flat-opus. Bot może mieć własny budżet: flat@200 (symulacji na decyzję) lub flat@0.05s (sekund na decyzję). Jeden bot gra solo
cli-arena-players = Liczba graczy, od 2 do 4; domyślnie 2. Przy większym stole z tylko dwoma botami każdy z nich gra kolejno sam przeciw kopiom drugiego
cli-arena-solo = Rozegraj grę solo, na tym poziomie albo na wszystkich
cli-arena-blocks = Liczba rozdań, każde rozgrywane w każdym układzie miejsc; z --sprt liczba maksymalna
cli-arena-time = Czas namysłu nad decyzją w sekundach; z tą opcją wyniki różnią się przy każdym uruchomieniu
cli-arena-simulations = Liczba symulacji na decyzję każdego przeszukującego bota
cli-arena-seed = Kod (seed) pierwszego rozdania, liczba całkowita; każde kolejne rozdanie ma o jeden większy
cli-arena-sprt = Zakończ, gdy tylko wiadomo, czy pierwszy z dwóch botów jest lepszy (sekwencyjny test ilorazu wiarygodności)
cli-arena-h0 = Odsetek wygranych bota, który nie jest lepszy, od 0 do 1
cli-arena-h1 = Odsetek wygranych bota, który jest lepszy, od 0 do 1
cli-arena-risk = Dopuszczalne prawdopodobieństwo błędnego werdyktu, poniżej 0.5
cli-arena-out = Plik, do którego dopisywany jest każdy ukończony blok, jako jeden wiersz JSON; uruchom polecenie ponownie z tym samym plikiem, aby kontynuować przerwany mecz
cli-arena-svg = Plik na drabinkę (obraz SVG)
cli-arena-threads = Liczba bloków rozgrywanych równolegle; domyślnie liczba rdzeni
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
cli-error-value = {$value} nie jest prawidłową wartością dla {$arg}. Powinno być: {$values}.
# $help is the help of the argument.
cli-error-invalid = {$value} nie jest prawidłową wartością dla {$arg}. Powinno być: {$help}.
cli-error-unknown = {$arg} nie jest opcją ani argumentem tego polecenia. Zobacz --help.
cli-error-unknown-meant = {$arg} nie jest opcją ani argumentem tego polecenia. Czy chodzi o {$meant}?
cli-error-command = Nie ma polecenia {$command}. Powinno być jedno z: {$known}.
cli-error-missing = Brakuje argumentu: {$args}. Zobacz --help.
cli-error-conflict = {$arg} i {$other} nie mogą być użyte razem.
cli-error-other = Wiersz poleceń jest nieprawidłowy: {$text}. Zobacz --help.

cli-load = Zmierz, ile gier obsłuży serwer: uruchom serwer na tym komputerze i niech programy grają przy wielu stołach przez prawdziwe połączenia
cli-load-matches = Liczba stołów dwuosobowych, przy których gra się jednocześnie
cli-load-idle = Liczba połączeń, które tylko oglądają, aby zmierzyć pamięć na widza
cli-load-seconds = Czas gry w sekundach
cli-load-rate = Liczba ruchów na sekundę łącznie; domyślnie jak najwięcej
cli-load-durability = Kiedy ruch uznaje się za zapisany: full (na dysku) lub normal (przyjęty przez system operacyjny)
cli-load-data = Folder na dziennik, usuwany po pomiarze; domyślnie folder plików tymczasowych systemu operacyjnego
cli-load-json = Wypisz JSON
