# What the program itself says.

cli-error = Błąd: { $text }

program-refused = { $sentence } ({ $rule })
program-at = Wiersz { $line }, kolumna { $column }: { $sentence }
program-in-file = { $file }: { $text }
program-in-action = { $action }: { $text }
program-cannot-read = Nie można odczytać pliku { $file }
program-cannot-write = Nie można zapisać pliku { $file }
program-not-text = { $file } nie jest plikiem tekstowym (UTF-8)
program-exists = { $file } już istnieje; wybierz inną nazwę
program-bad-seed = { $found } nie jest ziarnem; powinna być liczba całkowita albo 64 cyfry szesnastkowe
program-no-luck = System nie daje liczb losowych: { $text }; podaj ziarno opcją --seed
program-created = Utworzono { $file }. Skrót ziarna: { $commitment }
program-nothing-to-undo = Nie ma czego cofać.
program-undo-barrier = Decyzja „{ $action }” odkryła coś ukrytego albo zakończyła turę; mimo to cofniesz ją opcją --beyond
program-undone =
    { $n ->
        [one] Cofnięto „{ $action }”; została { $n } decyzja.
        [few] Cofnięto „{ $action }”; zostały { $n } decyzje.
        [many] Cofnięto „{ $action }”; zostało { $n } decyzji.
       *[other] Cofnięto „{ $action }”; zostało { $n } decyzji.
    }
program-replayed =
    { $n ->
        [one] Początek w programie { $program }; { $n } decyzja.
        [few] Początek w programie { $program }; { $n } decyzje.
        [many] Początek w programie { $program }; { $n } decyzji.
       *[other] Początek w programie { $program }; { $n } decyzji.
    }
program-seed = Ziarno { $seed }, SHA-256 { $commitment }
program-salt = Sól { $salt }: skrót to SHA-256 z 16 bajtów soli i 32 bajtów ziarna
program-no-revision = Nie ma decyzji { $found }; ostatnia to { $last }
program-no-seat = Nie ma gracza { $found }; liczba graczy: { $players }
program-decision = { $who }: { $action }
program-asked = { $who }: { $prompt }

audit-payment = inna płatność
audit-event = inne zdarzenie { NUMBER($n) }: w pliku { $recorded }, dziś { $today }
audit-line = { $revision }: { $text }
audit-clean = Według dzisiejszych zasad gra przebiega tak samo.
audit-differs =
    { $n ->
        [one] Dzisiejsze zasady dają co innego przy { $n } decyzji
        [few] Dzisiejsze zasady dają co innego przy { $n } decyzjach
        [many] Dzisiejsze zasady dają co innego przy { $n } decyzjach
       *[other] Dzisiejsze zasady dają co innego przy { $n } decyzji
    }

score-now = Dotychczas
score-total = Razem
score-projected = { $line } (gdyby to był koniec)
score-winner = Zwycięstwo: { $who }.
score-winner-tie = Zwycięstwo po rozstrzygnięciu remisu: { $who }. Liczą się znaczniki w Requiem, potem karty dzieł; inaczej zwycięstwo jest wspólne.
score-leader = Gdyby gra skończyła się teraz, wygrywa: { $who }.

rules-unknown = Nie ma zasady { $id }; rozdziały to { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } – { $text } Dlaczego: { $why }

edition-ok = { $title }, wersja { $version }, { $hash }: w porządku
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
edition-copied = Edycja skopiowana do { $dir }. Zmień pliki, a potem: lacrimosa edition check { $dir }
edition-copy-of = Własne pudełko; na początku kopia edycji { $title }, wersja { $version }.
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
picture-foot = Po decyzji { $revision }. Skrót ziarna: { $commitment }

serve-listening = Lacrimosa działa pod adresem { $address } – Ctrl-C kończy
serve-network = Znajomi w tej sieci otwierają ten adres; na tym komputerze działa też { $others }. Jeśli nie mogą się połączyć, otwórz port { $port } w zaporze.
serve-other-port = Port { $usual } jest zajęty; tym razem port { $port }
serve-taken = Port { $port } zajmuje inny program, być może sama Lacrimosa; zakończ go albo wybierz inny port opcją --port
serve-denied = Port { $port } jest tylko dla programów uprzywilejowanych; wybierz opcją --port numer powyżej 1023
serve-no-host = { $host } nie jest adresem tego komputera; 127.0.0.1 to dostęp tylko z tego komputera, 0.0.0.0 – dla każdego, kto może się z nim połączyć
serve-refused = Nie można udostępnić gry: { $host }, port { $port }: { $text }
serve-no-runtime = System nie pozwala uruchomić serwera
serve-no-folder = System nie wskazuje folderu na dane serwera; wybierz go opcją --data
serve-half-certificate = Certyfikat wymaga klucza, a klucz certyfikatu: podaj --tls-certificate i --tls-key
serve-no-word = new-tables to „word”, ale nie ma słowa: podaj je przez --table-word, LACRIMOSA_TABLE_WORD lub table-word
serve-two-tokens = Podaj token administratora przez admin-token albo przez admin-token-file, nie oba
serve-short-token = Token administratora musi mieć co najmniej { $count } liter, cyfr lub znaków bez spacji; „openssl rand -base64 32” tworzy taki
serve-no-certificate = Nie można użyć certyfikatu: { $text }
settings-broken = { $file }, wiersz { $line }: { $text }
settings-unknown = { $file }, wiersz { $line }: nie ma ustawienia „{ $key }”; są { $known }
settings-value = { $file }, wiersz { $line }: { $found } nie jest wartością „{ $key }”. Powinno być: { $help }.
copy-made = { $file } zawiera kopię folderu { $folder }
copy-restored = { $folder } zawiera to, co było w { $file }; poprzednia zawartość jest obok
store-folder = Nie można użyć folderu { $folder }: { $text }
store-later = Dane pochodzą z nowszej wersji programu ({ $found }; ta zna { $known }): zainstaluj tamtą wersję
store-foreign = { $file } nie zawiera danych tego programu
store-missing = W { $folder } nie ma danych serwera. Jeśli są gdzie indziej, wskaż folder: --data /var/lib/lacrimosa albo --config z plikiem ustawień serwera
store-in-use = { $file } jest używany przez inny program, zapewne działający serwer: najpierw go zatrzymaj
store-database = Nie można odczytać lub zapisać danych: { $text }
store-damaged = { $file } jest uszkodzony ({ $found }). Zastąp go dobrą kopią: lacrimosa restore KOPIA --data { $folder }
serve-no-client = W tym programie nie ma strony: został bez niej zbudowany. W folderze projektu „cargo run” buduje stronę i program, który ją zawiera.
serve-not-found = Tu nic nie ma.

play-welcome = Wpisz numer akcji albo samą akcję. Pomoc: ?
play-prompt = >
play-help =
    Numer wykonuje daną akcję; jej zapis też, w razie potrzeby z inną płatnością.
    p obraz stołu, s wynik, u cofnij, q wyjdź, ? ta pomoc; także całymi słowami: show, score, undo, quit, help
play-no-such-number = Wybierz numer od 1 do { $most }.
play-undo-barrier = To odkryło coś ukrytego albo zakończyło turę; nie można tego cofnąć.
play-undone = Cofnięto.

random-bad-seed = { $found } nie jest ziarnem dla wielu gier; powinna być liczba całkowita
random-disproof = Ziarno { $seed }, decyzja { $revision }: nie zachodzi { $property }. { $details }
random-played =
    { $games ->
        [one] { $games } gra, decyzji: { $decisions }, średnio na grę: { $mean }
        [few] { $games } gry, decyzji: { $decisions }, średnio na grę: { $mean }
        [many] { $games } gier, decyzji: { $decisions }, średnio na grę: { $mean }
       *[other] { $games } gry, decyzji: { $decisions }, średnio na grę: { $mean }
    }
random-checked = Po każdej decyzji wszystko się zgadzało. Odmowy według zasad: { $rules }

perft-total = Liczba ścieżek: { $paths }, liczba decyzji w każdej: { $depth } ({ $seconds } s)

bench-state = Stan gry zajmuje { $bytes } B, a jego kopia trwa { $nanoseconds } ns.
bench-line = { $name }: { $rate } mln decyzji na sekundę (od { $low } do { $high }), decyzji na grę: { $length }, możliwości na decyzję: { $branching }
bench-ratio = { $name }: { $ratio } × tyle decyzji na sekundę, co losowe szachy
bench-bots =
    { $measure ->
        [random] partii dograno losowo od połowy gry na cztery osoby
        [flat-2] symulacji flat we dwoje
        [flat-4] symulacji flat we czworo
        [ismcts-2] iteracji ismcts we dwoje
       *[ismcts-4] iteracji ismcts we czworo
    }: { $rate } na sekundę, jeden rdzeń

program-decimal = { $whole },{ $tenth }

hint-turn =
    { $side ->
        [ahead] Około { $vp } PZ na koniec, przewaga { $lead }
        [behind] Około { $vp } PZ na koniec, strata { $lead }
       *[level] Około { $vp } PZ na koniec
    }
hint-thought =
    { $n ->
        [one] Radzi { $bot } po { $n } próbie.
        [few] Radzi { $bot } po { $n } próbach.
        [many] Radzi { $bot } po { $n } próbach.
       *[other] Radzi { $bot } po { $n } próby.
    }

watch-seat = { $player } ({ $bot })
watch-score = Po rundzie { NUMBER($n) }: { $scores }
watch-score-seat = { $who } { $vp } ({ $projected }, gdyby gra skończyła się teraz)
watch-too-many = Botów jest { NUMBER($found) }, a miejsc { NUMBER($seats) }: botów nie może być więcej niż miejsc

load-no-server = Serwer pomiaru nie ruszył albo się zakończył.
load-matches =
    { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
        [many] { $matches } partii
       *[other] { $matches } partii
    } dla dwojga, { $idle ->
        [one] { $idle } widz
        [few] { $idle } widzów
        [many] { $idle } widzów
       *[other] { $idle } widza
    }, { $seconds } s gry.
load-moves = Ruchów zapisanych i ogłoszonych: { $moves }, { $rate } na sekundę.
load-times = Ruch tam i z powrotem: p50 { $half } ms, p99 { $most } ms, p99,9 { $nearly } ms, najdłuższy { $longest } ms.
load-memory = Pamięć serwera: { $empty } MiB pusty, { $all } MiB ze wszystkimi.
load-per-match = Partia z oboma połączeniami: { $before } KiB, { $after } KiB po grze.
load-per-idle = Widz: { $kib } KiB.

# `lacrimosa admin`.
admin-no-server = Na { $folder } nie działa żaden serwer; uruchom go poleceniem „lacrimosa serve” albo wskaż folder właściwego przez --data
admin-no-permission = Z { $file } może korzystać tylko użytkownik serwera i root
admin-only-by-address = W tym systemie serwer jest dostępny pod adresem: podaj --server i token administratora
admin-unreachable = Nie można połączyć się z { $address }: { $text }
admin-no-address = „{ $text }” nie jest adresem serwera, takim jak https://example.org/lacrimosa
admin-not-secret = { $address } nie jest https: token można by odczytać po drodze
admin-no-token = --server wymaga tokenu administratora serwera: umieść go w LACRIMOSA_ADMIN_TOKEN lub w pliku dla --token-file
admin-wrong-token = Serwer nie przyjmuje tego tokenu administratora
admin-closed = Ten serwer nie przyjmuje tokenu administratora: nadaj mu go przez admin-token-file albo użyj gniazda w jego folderze
admin-strange = { $address } nie odpowiada jak serwer Lacrimosa w tej wersji (status { $status })
admin-refused = Serwer odmawia ({ $status }): { $text }
admin-no-table = Nie ma stołu { $name }
admin-not-aside = Stół { $name } nie był odłożony
admin-no-edition = Nikt nie przyniósł edycji { $name }; jej skrót ma 64 cyfry szesnastkowe
admin-edition-in-use = Tej edycji używają stoły; znikną razem z nią, jeśli dodasz --with-tables
admin-no-person = Nie ma osoby { $name }
admin-no-ban = { $net } nie jest zablokowany
admin-wrong-net = „{ $text }” nie jest adresem jak 192.0.2.1 ani siecią jak 10.0.0.0/8
admin-wrong-text = Oczekiwano od 1 do 500 znaków, bez znaków sterujących
admin-needs-yes = { $question } Nie ma kogo zapytać: dodaj --yes
admin-confirm = { $question } Aby kontynuować, wpisz „{ $yes }”:
admin-yes = tak
admin-left-alone = Nic nie zmieniono
admin-ask-delete-table = Usunąć stół { $name } z partią?
admin-ask-delete-edition = Usunąć edycję { $name }?
admin-ask-delete-edition-tables = Usunąć edycję { $name } ze wszystkimi stołami, które jej używają?
admin-ask-delete-person = Zapomnieć osobę { $name }: sesje, nazwy, rozmowy?
admin-ask-revoke = Zakończyć wszystkie sesje osoby { $name }? Nie będzie mogła wrócić jako ta sama osoba.
admin-table-deleted = Stół { $name } usunięty
admin-table-restored = Stół { $name } przywrócony
admin-edition-deleted = Edycja { $name } usunięta; stołów razem z nią: { $count }
admin-person-deleted = Osoba { $name } zapomniana
admin-revoked = Wszystkie sesje osoby { $name } zakończone
admin-banned = { $net } nie dostaje już odpowiedzi; do: { $time }
admin-unbanned = { $net } znów dostaje odpowiedzi
admin-announced = Ogłoszono wszystkim, także tym, którzy przyjdą później; „announce --clear” wycofuje ogłoszenie
admin-withdrawn = Ogłoszenie wycofane
admin-nothing = Brak
admin-not-known = nie zapisano
admin-never = brak
admin-for-ever = na zawsze
admin-waiting = czeka
admin-playing = w toku
admin-over = zakończona
admin-note-memory = w pamięci
admin-note-public = publiczny
admin-note-aside = odłożony: { $text }
admin-kind-program = program
admin-kind-browser = przeglądarka
admin-col-table = STÓŁ
admin-col-in-log = W DZIENNIKU
admin-col-status = STAN
admin-col-made = ZAŁOŻONY
admin-col-from = SKĄD
admin-col-people = OSOBY
admin-col-steps = KROKI
admin-col-size = ROZMIAR
admin-col-notes = UWAGI
admin-col-edition = EDYCJA
admin-col-brought = PRZYNIESIONA
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
