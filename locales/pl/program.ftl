# What the program itself says.

cli-error = Błąd: { $text }

program-in-file = { $file }: { $text }
program-in-action = { $action }: { $text }
program-cannot-read = Nie można odczytać pliku { $file }
program-cannot-write = Nie można zapisać pliku { $file }
program-not-text = { $file } nie jest plikiem tekstowym (UTF-8)
program-exists = { $file } już istnieje; wybierz inną nazwę
program-no-luck = System operacyjny nie dostarcza liczb losowych ({ $text }); podaj kod rozdania opcją --seed
program-created = Utworzono { $file }. Kod kontrolny rozdania: { $commitment }
program-nothing-to-undo = Nie ma czego cofać.
program-undo-barrier = Decyzja „{ $action }” odkryła ukryte informacje albo zakończyła turę; użyj --beyond, aby mimo to ją cofnąć
program-undone =
    { $n ->
        [one] Cofnięto „{ $action }”; została { $n } decyzja.
        [few] Cofnięto „{ $action }”; zostały { $n } decyzje.
        [many] Cofnięto „{ $action }”; zostało { $n } decyzji.
       *[other] Cofnięto „{ $action }”; zostało { $n } decyzji.
    }
program-replayed =
    { $n ->
        [one] Grę rozpoczęto w programie { $program }; { $n } decyzja.
        [few] Grę rozpoczęto w programie { $program }; { $n } decyzje.
        [many] Grę rozpoczęto w programie { $program }; { $n } decyzji.
       *[other] Grę rozpoczęto w programie { $program }; { $n } decyzji.
    }
program-seed = Kod rozdania { $seed }, SHA-256 { $commitment }
program-salt = Sól { $salt }: kod kontrolny to SHA-256 z 16 bajtów soli i następujących po nich 32 bajtów kodu rozdania (seed)
program-no-revision = Nie ma decyzji { $found }; powinno być najwyżej { $last }, czyli ostatnia
program-no-seat = Nie ma gracza { $found }; powinno być od 1 do { $players }
program-decision = { $who }: { $action }
program-asked = { $who }: { $prompt }

audit-payment = płatność jest inna
audit-event = zdarzenie { NUMBER($n) } jest inne: w pliku { $recorded }, według obecnych zasad { $today }
audit-line = { $revision }: { $text }
audit-clean = Obecne zasady dają ten sam wynik każdej decyzji.
audit-differs =
    { $n ->
        [one] Obecne zasady dają inny wynik przy { $n } decyzji
        [few] Obecne zasady dają inny wynik przy { $n } decyzjach
        [many] Obecne zasady dają inny wynik przy { $n } decyzjach
       *[other] Obecne zasady dają inny wynik przy { $n } decyzji
    }

score-now = Dotychczas
score-total = Razem
score-projected = { $line }, gdyby gra skończyła się teraz
score-winner = Wygrywa: { $who }.
score-winner-tie = Po rozstrzygnięciu remisu wygrywa: { $who }. Spośród remisujących wygrywa ten, kto ma więcej znaczników w Requiem, potem ten, kto ma więcej kart dzieł; w przeciwnym razie zwycięstwo jest wspólne.
score-leader = Licząc, jakby gra skończyła się teraz, prowadzi: { $who }.

rules-unknown = Nie ma zasady { $id }; powinna być zasada albo jeden z rozdziałów { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } – { $text } Dlaczego: { $why }

edition-ok = { $title }, wersja { $version }, { $hash }: brak błędów
edition-fault-line = { $file }:{ $line }: { $text }
edition-faults =
    { $n ->
        [one] Edycja ma { $n } błąd: { $text }
        [few] Edycja ma { $n } błędy: { $text }
        [many] Edycja ma { $n } błędów: { $text }
       *[other] Edycja ma { $n } błędu: { $text }
    }
edition-rejected =
    { $n ->
        [one] Edycja odrzucona: { $n } błąd
        [few] Edycja odrzucona: { $n } błędy
        [many] Edycja odrzucona: { $n } błędów
       *[other] Edycja odrzucona: { $n } błędu
    }
edition-copied = Skopiowano edycję do { $dir }. Zmień pliki, a potem uruchom: lacrimosa edition check { $dir }
edition-copy-of = Własna edycja, kopia edycji { $title }, wersja { $version }.
edition-space = { $instrument }: { $reward }
edition-road = { $place } { $cost }
edition-place = { $n } { $place } ({ $kind }): { $roads }
edition-gain = nagroda: { $reward }
edition-row = { $n }: wspomnienie – { $memory }; dzieło – { $opus }
edition-movement = { $movement }, { $higher } lub { $lower } PZ za znacznik: { $parts }

# In tables every amount is a number and a symbol; ↑ is a step on a track, ● a counter.
picture-symbol =
    { $code ->
        [ducats] d
        [vp] PZ
        [finance] F
        [talent] T
        [journey] P
        [composition] K
       *[wild] ✻
    }
picture-icon =
    { $icon ->
        [document] Spisanie
        [commission] Zlecenie
        [perform_or_sell] Wyk./Sprzedaż
        [travel] Podróż
       *[requiem] Requiem
    }
picture-head = Okres { $period }, { $years }: tura { $turn } z 4
picture-story = opowieść { $story }
picture-opus-lines = wykonanie { $perform } · sprzedaż { $sell }
picture-players = Gracze
picture-vp = PZ
picture-ducats = Dukaty
picture-cards = Ręka / talia
picture-markers = Znaczniki
picture-slot = Kolumna { NUMBER($n) }: { $experience } / { $story }
picture-hand = Ręka: { $who }
picture-legend =
    d dukaty · T talent · P podróż · K kompozycja · ✻ dowolny rodzaj · ↑ pole na torze · ● dysk · F pole na torze funduszy
    ○ wolna partia · ▒ zakryta · ◆ neutralny znacznik · ↻ wielokrotnie · ♛ dworska przysługa · ☀ pozłacana ramka · ⟳ przekręcone
picture-foot = Po decyzji { $revision }. Kod kontrolny: { $commitment }

serve-listening = Lacrimosa działa pod adresem { $address } – naciśnij Ctrl-C, aby zakończyć
serve-network = Znajomi w tej sieci mogą otworzyć ten adres; na tym komputerze działa też { $others }. Jeśli nie mogą się połączyć, otwórz port { $port } w zaporze.
serve-other-port = Port { $usual } jest zajęty; zamiast niego używany jest port { $port }
serve-taken = Portu { $port } używa inny program, być może inna Lacrimosa; zatrzymaj go albo wybierz inny port opcją --port
serve-denied = Port { $port } jest zarezerwowany dla programów uprzywilejowanych; wybierz opcją --port numer powyżej 1023
serve-no-host = { $host } nie jest adresem tego komputera; użyj 127.0.0.1 tylko dla tego komputera albo 0.0.0.0 dla każdego, kto może się z nim połączyć
serve-refused = Nie można nasłuchiwać na { $host }, port { $port }: { $text }
serve-no-runtime = System operacyjny nie pozwolił uruchomić serwera
serve-no-folder = System operacyjny nie ma standardowego folderu na dane serwera; wybierz go opcją --data
serve-half-certificate = HTTPS wymaga certyfikatu i jego klucza; podaj razem --tls-certificate i --tls-key
serve-no-word = new-tables ma wartość „word”, ale nie ustawiono hasła; ustaw je przez --table-word, LACRIMOSA_TABLE_WORD lub table-word
serve-two-tokens = Token administratora podano dwa razy; użyj admin-token albo admin-token-file
serve-short-token = Token administratora jest nieprawidłowy; powinno być co najmniej { $count } liter, cyfr lub symboli bez spacji. Tworzy go „openssl rand -base64 32”
serve-no-certificate = Nie można użyć certyfikatu: { $text }
settings-broken = { $file }, wiersz { $line }: { $text }
settings-unknown = { $file }, wiersz { $line }: nie ma ustawienia „{ $key }”; powinno być jedno z: { $known }
settings-value = { $file }, wiersz { $line }: { $found } nie jest prawidłową wartością „{ $key }”. Powinno być: { $help }.
copy-made = Zapisano kopię zapasową folderu { $folder } w pliku { $file }
copy-restored = Przywrócono { $folder } z pliku { $file }; poprzednie dane zostały obok
copy-done = Skopiowano stoły: { $tables }, ruchy: { $steps }, wiersze: { $rows }. Porównano: dane są takie same
store-folder = Nie można użyć folderu { $folder }: { $text }
store-later = Te dane zapisała nowsza wersja programu (wersja danych { $found }; ten program czyta do { $known }); zainstaluj tamtą wersję
store-foreign = { $file } nie zawiera danych Lacrimosy
store-missing = W { $folder } nie ma danych serwera. Jeśli są w innym folderze, użyj --data (na przykład --data /var/lib/lacrimosa) albo --config z plikiem ustawień serwera
store-in-use = { $file } jest używany przez inny program, zapewne działający serwer; najpierw go zatrzymaj
store-address = Nie można użyć adresu bazy danych: { $text }. Powinno być: postgres://USER@HOST:PORT/DATABASE
store-foreign-database = W bazie są dane innego programu; podaj pustą bazę
store-not-empty = W nowym miejscu są już dane; podaj nowy folder albo pustą bazę danych
store-unequal = Kopia różni się od oryginału w „{ $table }”; nie używaj jej. Czy serwer nadal działa?
store-not-a-folder = Te dane są w PostgreSQL; kopię zapasową zrób programem pg_dump
store-database = Nie można odczytać lub zapisać danych: { $text }
store-damaged = { $file } jest uszkodzony ({ $found }). Przywróć kopię zapasową: lacrimosa restore KOPIA --data { $folder }
serve-no-client = Ten program zbudowano bez strony internetowej. Uruchom „cargo run” w folderze projektu, aby zbudować stronę i program, który ją zawiera.
serve-not-found = Nie znaleziono strony.

play-welcome = Wpisz numer akcji albo akcję w zapisie. Wpisz ?, aby zobaczyć pomoc.
play-prompt = >
play-help =
    Wpisz numer akcji albo akcję w zapisie, na przykład aby wybrać inną płatność.
    p pokaż stół, s wynik, u cofnij, q wyjdź, ? ta pomoc; możesz też wpisać całe słowo: show, score, undo, quit, help
play-no-such-number = Wybierz numer od 1 do { $most }.
play-undo-barrier = Nie można tego cofnąć: odkryło to ukryte informacje albo zakończyło turę.
play-undone = Cofnięto.

random-bad-seed = { $found } nie jest prawidłowym kodem pierwszego rozdania; powinna być liczba całkowita
random-disproof = Kod rozdania { $seed }, decyzja { $revision }: sprawdzenie { $property } nie powiodło się. { $details }
random-played =
    { $games ->
        [one] { $games } gra, decyzji: { $decisions }, średnio na grę: { $mean }
        [few] { $games } gry, decyzji: { $decisions }, średnio na grę: { $mean }
        [many] { $games } gier, decyzji: { $decisions }, średnio na grę: { $mean }
       *[other] { $games } gry, decyzji: { $decisions }, średnio na grę: { $mean }
    }
random-checked = Wszystkie sprawdzenia po każdej decyzji się powiodły. Odmowy według zasad: { $rules }

perft-total = Liczba ścieżek: { $paths }, liczba decyzji w każdej: { $depth } ({ $seconds } s)

bench-state = Stan zajmuje { $bytes } bajtów; skopiowanie go trwa { $nanoseconds } ns.
bench-line = { $name }: { $rate } mln decyzji na sekundę (od { $low } do { $high }), decyzji na grę: { $length }, możliwości na decyzję: { $branching }
bench-ratio = { $name }: { $ratio } razy tyle decyzji na sekundę co losowe szachy
bench-bots =
    { $measure ->
        [random] losowych gier dogranych od połowy gry czteroosobowej
        [flat-2] symulacji flat przy dwóch graczach
        [flat-4] symulacji flat przy czterech graczach
        [ismcts-2] iteracji ismcts przy dwóch graczach
       *[ismcts-4] iteracji ismcts przy czterech graczach
    }: { $rate } na sekundę na jednym rdzeniu

program-decimal = { $whole },{ $tenth }

hint-turn =
    { $side ->
        [ahead] Około { $vp } PZ na koniec, przewaga { $lead }
        [behind] Około { $vp } PZ na koniec, strata { $lead }
       *[level] Około { $vp } PZ na koniec
    }
hint-forecast = Wygrywa około { $share }% takich gier; PZ na koniec: { $sources }
hint-sure = przewagę oszacowano z dokładnością do ± { $vp } PZ
hint-thought =
    { $n ->
        [one] Radzi { $bot } po { $n } symulacji.
        [few] Radzi { $bot } po { $n } symulacjach.
        [many] Radzi { $bot } po { $n } symulacjach.
       *[other] Radzi { $bot } po { $n } symulacji.
    }

watch-seat = { $player } ({ $bot })
watch-score = Po rundzie { NUMBER($n) }: { $scores }
watch-score-seat = { $who } { $vp } ({ $projected }, gdyby gra skończyła się teraz)
watch-too-many = Botów jest { NUMBER($found) }, a miejsc { NUMBER($seats) }; podaj najwyżej jednego bota na miejsce

load-no-server = Serwer pomiaru nie uruchomił się albo niespodziewanie się zatrzymał.
load-matches =
    { $matches ->
        [one] { $matches } gra
        [few] { $matches } gry
        [many] { $matches } gier
       *[other] { $matches } gry
    } dla dwóch graczy, { $idle ->
        [one] { $idle } widz
        [few] { $idle } widzów
        [many] { $idle } widzów
       *[other] { $idle } widza
    }, { $seconds } s gry.
load-moves = Ruchy zapisane i rozesłane: { $moves }, { $rate } na sekundę.
load-times = Czas ruchu tam i z powrotem: p50 { $half } ms, p99 { $most } ms, p99,9 { $nearly } ms, maksymalnie { $longest } ms.
load-memory = Pamięć serwera: { $empty } MiB bez klientów, { $all } MiB ze wszystkimi klientami.
load-per-match = Na grę z oboma połączeniami: { $before } KiB, po grze { $after } KiB.
load-per-idle = Na widza: { $kib } KiB.

# `lacrimosa admin`.
admin-no-server = Żaden działający serwer nie używa danych z folderu { $folder }; uruchom go poleceniem „lacrimosa serve” albo wybierz inny folder opcją --data
admin-no-permission = Z { $file } może korzystać tylko root i użytkownik, który uruchomił serwer
admin-only-by-address = W tym systemie z serwerem można połączyć się tylko przez jego adres; użyj --server i tokenu administratora
admin-unreachable = Nie można połączyć się z { $address }: { $text }
admin-no-address = „{ $text }” nie jest adresem serwera; powinien to być adres taki jak https://example.org/lacrimosa
admin-not-secret = { $address } nie używa HTTPS, więc inni mogliby odczytać token; adres powinien zaczynać się od https://
admin-no-token = --server wymaga tokenu administratora serwera; ustaw LACRIMOSA_ADMIN_TOKEN albo zapisz token w pliku i użyj --token-file
admin-wrong-token = Serwer nie przyjmuje tego tokenu administratora
admin-closed = Ten serwer nie ma tokenu administratora; ustaw na serwerze admin-token-file albo użyj gniazda w jego folderze danych
admin-strange = { $address } nie odpowiada jak serwer Lacrimosy w tej wersji (status { $status })
admin-refused = Serwer odrzucił żądanie ({ $status }): { $text }
admin-no-table = Nie ma stołu { $name }
admin-not-aside = Stół { $name } nie został odłożony
admin-no-edition = Nie ma przesłanej edycji { $name }; powinien to być skrót z 64 cyfr szesnastkowych
admin-edition-in-use = Tej edycji używają stoły; dodaj --with-tables, aby też je usunąć
admin-no-person = Nie ma osoby { $name }
admin-no-ban = Nie ma takiej blokady: { $net }
admin-wrong-net = „{ $text }” jest nieprawidłowe; powinien to być adres, na przykład 192.0.2.1, lub sieć, na przykład 10.0.0.0/8
admin-wrong-text = Tekst jest nieprawidłowy; powinno być od 1 do 500 znaków, bez znaków sterujących
admin-needs-yes = { $question } Brak terminala do potwierdzenia; dodaj --yes
admin-confirm = { $question } Aby kontynuować, wpisz „{ $yes }”:
admin-yes = tak
admin-left-alone = Nic nie zmieniono
admin-ask-delete-table = Usunąć stół { $name } i jego grę?
admin-ask-delete-edition = Usunąć edycję { $name }?
admin-ask-delete-edition-tables = Usunąć edycję { $name } i wszystkie stoły, które jej używają?
admin-ask-delete-person = Usunąć osobę { $name } z jej sesjami, nazwami i wiadomościami czatu?
admin-ask-revoke = Zakończyć wszystkie sesje osoby { $name }? Nie będzie mogła wrócić jako ta sama osoba.
admin-table-deleted = Usunięto stół { $name }
admin-table-restored = Przywrócono stół { $name }
admin-edition-deleted = Usunięto edycję { $name }; usunięte wraz z nią stoły: { $count }
admin-person-deleted = Usunięto osobę { $name }
admin-revoked = Zakończono wszystkie sesje osoby { $name }
admin-banned = Zablokowano { $net }; koniec blokady: { $time }
admin-unbanned = Zdjęto blokadę: { $net }
admin-announced = Wszyscy widzą teraz ogłoszenie, także ci, którzy połączą się później; „announce --clear” je wycofuje
admin-withdrawn = Wycofano ogłoszenie
admin-nothing = Brak
admin-not-known = nieznane
admin-never = brak sesji
admin-for-ever = bezterminowo
admin-waiting = czeka
admin-playing = w toku
admin-over = zakończona
admin-note-memory = w pamięci
admin-note-public = publiczny
admin-note-aside = odłożony: { $text }
admin-kind-program = program
admin-kind-browser = przeglądarka
admin-col-table = STÓŁ
admin-col-in-log = NAZWA W DZIENNIKU
admin-col-status = STAN
admin-col-made = UTWORZONY
admin-col-from = SKĄD
admin-col-people = OSOBY
admin-col-steps = KROKI
admin-col-size = ROZMIAR
admin-col-notes = UWAGI
admin-col-edition = EDYCJA
admin-col-brought = PRZESŁANA
admin-col-tables = STOŁY
admin-col-person = OSOBA
admin-col-name = NAZWA
admin-col-kind = RODZAJ
admin-col-since = OD
admin-col-used = OSTATNIO
admin-col-seats = MIEJSCA
admin-col-net = ADRES
admin-col-until = DO
admin-col-reason = POWÓD
admin-status-version = Wersja
admin-status-since = Działa od
admin-status-tables = Stoły
admin-status-in-memory = Stoły w pamięci
admin-status-aside = Stoły odłożone
admin-status-people = Osoby i programy
admin-status-sockets = Otwarte połączenia
admin-status-bans = Blokady
admin-status-store = Dane na dysku
admin-status-free = Wolne na tym dysku
admin-status-announcement = Ogłoszenie
