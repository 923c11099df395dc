# Playing online: the lobby, making a table on a server, the room before the game, links to give away.

## Making a table, on the start page

lobby-go = Otwórz stół
lobby-friend = Ktoś inny
lobby-friend-line = miejsce pozostaje wolne
lobby-who-finds = Kto go widzi
lobby-by-link = Tylko z linkiem
lobby-public = Wszyscy
lobby-clock = Zegar
lobby-clock-none = bez zegara
# $time and $turn are spans such as “15 minutes” and “1 minute”.
lobby-clock-whole = {$time} na całą grę
lobby-clock-turns = {$time} + {$turn} na turę
lobby-minutes =
    { $n ->
        [one] {$n} minuta
        [few] {$n} minuty
        [many] {$n} minut
       *[other] {$n} minuty
    }
lobby-hours =
    { $n ->
        [one] {$n} godzina
        [few] {$n} godziny
        [many] {$n} godzin
       *[other] {$n} godziny
    }
lobby-days =
    { $n ->
        [one] {$n} dzień
        [few] {$n} dni
        [many] {$n} dni
       *[other] {$n} dnia
    }
# Label; beside it a span such as “10 minutes”, or “never”, and the name of a bot.
lobby-take-over = Bot zastąpi, gdy brak ruchu
lobby-take-over-by = Bot na zastępstwo
lobby-never = nigdy
lobby-talk = Gracze mogą do siebie pisać
lobby-seed-known = Poznasz wszystko, co kryje to ziarno, a pozostali zostaną o tym uprzedzeni. Bez ziarna serwer wylosuje takie, którego nikt nie zna.
lobby-word = Hasło do nowych stołów
lobby-word-line = Właściciel serwera podaje je osobom, które mogą otwierać stoły. Twoi goście go nie potrzebują.
lobby-closed = Ten serwer nie przyjmuje teraz nowych stołów. Otwarte gry toczą się dalej.

## The lobby

lobby-title = Poczekalnia
lobby-line = Twoje gry online, otwarte stoły, gry do oglądania
lobby-waiting =
    { $n ->
        [one] {$n} gra czeka na ciebie
        [few] {$n} gry czekają na ciebie
        [many] {$n} gier czeka na ciebie
       *[other] {$n} gry czeka na ciebie
    }
lobby-part =
    { $part ->
        [mine] Moje gry
        [open] Otwarte stoły
       *[watch] Gry do oglądania
    }
lobby-none =
    { $part ->
        [mine] Nie siedzisz jeszcze przy żadnym stole. Otwórz stół i wyślij link znajomym.
        [open] Nikt teraz nie szuka graczy. Otwórz stół, który widzą wszyscy.
       *[watch] Teraz nie toczy się żadna publiczna gra.
    }
lobby-make = Otwórz stół
lobby-sit = Usiądź
lobby-watch = Oglądaj
lobby-to-start = Do strony startowej
lobby-open-seats =
    { $n ->
        [one] {$n} wolne miejsce
        [few] {$n} wolne miejsca
        [many] {$n} wolnych miejsc
       *[other] {$n} wolnego miejsca
    }
lobby-seat-open = Wolne miejsce
# Whose turn it is.
lobby-decides = teraz {$name}
lobby-people =
    { $n ->
        [0] Nikt nie jest teraz połączony.
        [one] Połączona jest {$n} osoba.
        [few] Połączone są {$n} osoby.
        [many] Połączonych jest {$n} osób.
       *[other] Połączonych jest {$n} osoby.
    }

## My data

lobby-me = Moje dane
lobby-me-unknown = Ten serwer cię nie zna. Gdy otworzysz stół lub usiądziesz, zapamięta twoje imię i miejsca.
lobby-me-line = Serwer przechowuje twoje imię, twoje miejsca i poniższy adres, jeśli go podasz. Rozpoznaje cię po pliku cookie.
lobby-webhook = Adres powiadomień
lobby-webhook-line = Serwer wywołuje ten adres, gdy zaczyna się twoja tura. Jeśli go nie potrzebujesz, zostaw pole puste.
lobby-webhook-secret = Sekret tego adresu
lobby-webhook-secret-line = Skopiuj go teraz: jest pokazywany tylko raz. Serwer podpisuje nim wiadomości, dzięki czemu twój program może sprawdzić, że są prawdziwe.
lobby-me-save = Zapisz
lobby-me-saved = Zapisano.
lobby-me-export = Eksportuj
lobby-me-delete = Usuń moje dane
lobby-me-delete-sure = Usunąć wszystko, co serwer o tobie wie? W trwających grach twoje miejsca zajmą boty.
lobby-me-deleted = Serwer już cię nie pamięta.

## The room before the game

lobby-room = Przed grą
lobby-coming = Chwileczkę …
lobby-seats = Przy stole
lobby-begins =
    { $n ->
        [0] Wszystkie miejsca są zajęte: gra się zaczyna.
        [one] {$n} miejsce jest wolne. Gra zacznie się sama, gdy tylko ktoś je zajmie.
        [few] {$n} miejsca są wolne. Gra zacznie się sama, gdy wszystkie będą zajęte.
        [many] {$n} miejsc jest wolnych. Gra zacznie się sama, gdy wszystkie będą zajęte.
       *[other] {$n} miejsca jest wolne. Gra zacznie się sama, gdy wszystkie będą zajęte.
    }
lobby-present = online
lobby-absent = offline
lobby-put-bot = Posadź bota …
lobby-put-bot-at = Bot na miejsce {NUMBER($n)}
lobby-sat = Twoje miejsce: {NUMBER($n)}.
lobby-stand-up = Zwolnij miejsce
lobby-delete = Usuń stół
lobby-delete-sure = Usunąć ten stół dla wszystkich?
lobby-invite = Zaproś
lobby-chosen = Ustalenia
lobby-talk-label = Rozmowa
lobby-talk-on = swobodna
lobby-talk-off = tylko gotowe zwroty
lobby-seed-told = Ziarno wybrał gospodarz stołu, więc może znać to, co zakryte.

## Links

lobby-links = Miejsca i linki
lobby-link-join = Link do stołu: do gry i oglądania
lobby-link-watch = Link do stołu: do oglądania
lobby-link-device = Moje inne urządzenie
lobby-link-hand-over = Przekaż miejsce
lobby-link-seat = Zaproś na miejsce {NUMBER($n)}
# $name is a bot.
lobby-link-bot = Zaproś kogoś zamiast bota {$name}
lobby-link-renewed = Każde zaproszenie działa raz: miejsce zajmuje ten, kto otworzy je pierwszy. Nowe unieważnia poprzednie na to samo miejsce.
lobby-link-invitation-line = Działa raz i tylko dopóki miejsce jest wolne. Wyślij go jednej osobie.
lobby-link-device-line = Działa raz, przez 7 dni. Otwórz go na swoim drugim urządzeniu. Wszyscy przy stole dowiedzą się, że używasz nowego urządzenia.
# The question before the link is made.
lobby-link-hand-over-sure = Kto otworzy link, ten dostanie twoje miejsce. Od tej chwili ty i wszystkie twoje urządzenia możecie tylko oglądać. Link działa raz, przez 7 dni.
lobby-link-hand-over-line = Działa raz, przez 7 dni. Gdy ktoś go otworzy, ty i wszystkie twoje urządzenia tracicie miejsce. Do tego czasu możesz go anulować.
lobby-link-make = Utwórz link
lobby-first-device-only = Przekazać miejsce lub opuścić grę na dobre można tylko na pierwszym urządzeniu tego miejsca.
lobby-my-seat = Moje miejsce
lobby-devices = Urządzenia na moim miejscu
lobby-devices-see = Pokaż urządzenia
lobby-device-unknown = Nieznane urządzenie
lobby-device-this = to urządzenie
# $ago is a span such as “5 minutes ago”.
lobby-device-since = dodano {$ago}
lobby-device-revoke = Odłącz
lobby-device-revoke-sure = To urządzenie od razu traci twoje miejsce i może tylko oglądać. Niewykorzystane linki do twojego miejsca też przestają działać.
lobby-device-revoke-this = Na tym urządzeniu tracisz miejsce i możesz tu tylko oglądać. Na innych twoich urządzeniach ono zostaje.
lobby-links-unused = Niewykorzystane linki
# $until is a day and a time.
lobby-link-unused =
    { $kind ->
        [device] Moje inne urządzenie: działa raz, do {$until}
        [hand-over] Przekazanie miejsca: działa raz, do {$until}
       *[invitation] Zaproszenie: działa raz, do {$until}
    }
lobby-links-cancel = Anuluj te linki
lobby-links-cancelled = Niewykorzystane linki już nie działają.
lobby-leave = Opuść grę
lobby-leave-for-now = Na razie niech gra bot
lobby-leave-for-good = Opuść na dobre
lobby-leave-for-good-sure = Dalej gra za ciebie bot. Nie będzie można odzyskać miejsca.
lobby-leave-line = „Na razie” znaczy: dopóki nie wrócisz i nie zajmiesz swojego miejsca.
# Heading, for the host.
lobby-people-here = Inni gracze
lobby-remove = Usuń
lobby-remove-block = Usuń i zablokuj
lobby-remove-room = Usunąć gracza {$name}? Miejsce znów będzie wolne. Kto jest zablokowany, nie usiądzie już przy tym stole.
lobby-remove-game = Usunąć gracza {$name}? Do końca gra bot i nikt inny nie zajmie tego miejsca. Kto jest zablokowany, nie usiądzie już przy tym stole.
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-copy-yourself = Link jest zaznaczony. Skopiuj go klawiszami.
lobby-share = Udostępnij …

## Coming with a link

lobby-claim = Twoje miejsce
lobby-claim-line = Ten link daje ci miejsce przy stole.
lobby-claim-open = Miejsce {NUMBER($n)} czeka na ciebie. Przy stole: {$others}.
lobby-claim-of = Ten link daje ci miejsce {NUMBER($n)}, które zajmuje teraz {$name}. Przy stole: {$others}.
lobby-claim-take = Zajmij miejsce

## What can go wrong

lobby-offline = Brak połączenia z serwerem. Do gry online jest potrzebne, wszystko inne działa bez niego.
# A refusal of the server: $code is its word for it, $text its sentence in English.
lobby-trouble =
    { $code ->
        [no-table] Nie ma takiego stołu. Może został usunięty.
        [seat-taken] To miejsce jest zajęte.
        [table-full] Wszystkie miejsca są zajęte.
        [seated] Masz już miejsce przy tym stole.
        [wrong-key] Ten link został już użyty, anulowany lub zastąpiony. Poproś o nowy.
        [expired] Ten link jest za stary. Poproś o nowy.
        [shut] Z tego miejsca usunięto gracza. Nikt inny nie może go zająć.
        [not-first-device] Można to zrobić tylko na pierwszym urządzeniu tego miejsca.
        [not-seated] Nie masz miejsca przy tym stole.
        [no-seat] Nie ma takiego miejsca przy tym stole.
        [no-device] To urządzenie nie korzysta już z twojego miejsca.
        [blocked] Osoba, która otworzyła stół, zablokowała cię przy nim.
        [banned] Ten serwer nie przyjmuje twojego połączenia. Zapytaj jego właściciela.
        [word] Hasło do nowych stołów jest błędne.
        [not-begun] Gra jeszcze się nie zaczęła.
        [not-over] Gra jeszcze się nie skończyła.
        [no-moment] Nie ma takiego momentu w tej grze.
        [no-edition] Serwer nie zna tej edycji.
        [edition] Edycja zawiera błędy: {$text}
        [too-many-tables] Otwarto zbyt wiele stołów. Zamknij najpierw któryś lub spróbuj później.
        [too-many-people] Z twojej sieci przyszło zbyt wiele osób. Spróbuj później.
        [too-many-links] Masz zbyt wiele niewykorzystanych linków. Najpierw je anuluj.
        [too-many] Zbyt wiele połączeń. Zamknij jedno z okien tej strony i spróbuj ponownie.
        [editions-in-memory] Do ponownego uruchomienia tego serwera w użyciu jest zbyt wiele edycji. Zagraj z edycją wbudowaną.
        [table-failed] Ten stół zatrzymał się z powodu błędu. Sam wróci: spróbuj za chwilę.
        [last-device] To jedyne urządzenie twojego miejsca. Zamiast tego opuść stół.
        [too-many-devices] Twoje miejsce ma zbyt wiele urządzeń. Najpierw odłącz któreś.
        [over] Gra jest skończona.
        [too-long] To za długie dla serwera.
        [too-slow] Serwer odpowiadał zbyt długo. Spróbuj ponownie.
        [busy] Serwer jest zajęty. Spróbuj za chwilę.
        [foreign-site] Otwórz stronę pod adresem jej własnego serwera.
        [host] Otwórz stronę pod adresem jej własnego serwera.
        [not-host] Może to zrobić tylko osoba, która otworzyła stół.
        [not-yours] To nie twoje miejsce.
        [begun] Gra już się zaczęła.
        [name] Imię ma najwyżej 24 znaki.
        [too-many-games] Masz zbyt wiele niedokończonych gier. Dokończ najpierw którąś.
        [too-many-bot-tables] Masz zbyt wiele stołów z samymi botami. Niech najpierw skończy się któraś z ich gier.
        [bot-tables-full] Na tym serwerze gra już teraz dość stołów z samymi botami.
        [too-many-editions] Serwer nie przechowa więcej wydań.
        [webhook] Adres musi zaczynać się od https:// lub http://.
        [unknown-session] Serwer już cię nie zna. Spróbuj jeszcze raz.
        [nobody] Najpierw usiądź lub otwórz stół.
        [closed] Na tym serwerze nie można otwierać stołów.
        [too-fast] Zbyt wiele żądań. Odczekaj chwilę i spróbuj ponownie.
        [set-aside] Ten stół odłożono po błędzie. Może się nim zająć osoba, która prowadzi serwer.
        [store] Serwer nie może teraz niczego zapisać.
       *[other] {$text}
    }
