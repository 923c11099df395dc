# Playing online: the lobby, making a table on a server, the room before the game, links to give away.

## Making a table, on the start page

lobby-go = Utwórz stół
lobby-friend = Znajomy
lobby-friend-line = miejsce pozostaje wolne
lobby-who-finds = Widoczność
lobby-by-link = Tylko z linkiem
lobby-public = Publiczny
lobby-clock = Zegar
lobby-clock-none = bez zegara
# $time and $turn are spans such as “15 minutes” and “1 minute”.
lobby-clock-whole = {$time} na gracza
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
lobby-take-over = Zastąpienie botem
lobby-take-over-by = Bot zastępczy
lobby-never = nigdy
lobby-talk = Gracze mogą czatować
lobby-seed-known = Z własnym kodem możesz znać ukryte karty; inni się o tym dowiedzą. Zostaw pole puste, a rozdanie będzie losowe.
lobby-word = Hasło do nowych stołów
lobby-word-line = Podaje je osoba prowadząca ten serwer. Twoi goście go nie potrzebują.
lobby-closed = Ten serwer nie przyjmuje teraz nowych stołów. Rozpoczęte gry toczą się dalej.

## The lobby

lobby-title = Lobby
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
        [mine] Nie masz jeszcze gier online. Utwórz stół i wyślij link znajomym.
        [open] W tej chwili nie ma otwartych stołów. Utwórz stół publiczny.
       *[watch] W tej chwili nie toczy się żadna publiczna gra.
    }
lobby-make = Utwórz stół
lobby-sit = Dołącz
lobby-watch = Oglądaj
lobby-to-start = Strona startowa
lobby-open-seats =
    { $n ->
        [one] {$n} wolne miejsce
        [few] {$n} wolne miejsca
        [many] {$n} wolnych miejsc
       *[other] {$n} wolnego miejsca
    }
lobby-seat-open = Wolne miejsce
# Whose turn it is.
lobby-decides = tura gracza {$name}
lobby-people =
    { $n ->
        [0] Przy stołach nie ma teraz nikogo.
        [one] Przy stołach jest teraz {$n} osoba.
        [few] Przy stołach są teraz {$n} osoby.
        [many] Przy stołach jest teraz {$n} osób.
       *[other] Przy stołach jest teraz {$n} osoby.
    }

## My data

lobby-me = Moje dane
lobby-me-unknown = Ten serwer jeszcze cię nie zna. Gdy utworzysz stół lub do niego dołączysz, zapisze twoją nazwę i miejsca.
lobby-me-line = Serwer przechowuje twoją nazwę, miejsca i poniższy adres, jeśli go podasz. Rozpoznaje cię plik cookie.
lobby-webhook = Adres powiadomień (webhook)
lobby-webhook-line = Serwer wysyła żądanie na ten adres, gdy nadchodzi twoja tura. Jeśli tego nie potrzebujesz, zostaw pole puste.
lobby-webhook-secret = Sekret webhooka
lobby-webhook-secret-line = Skopiuj go teraz: nie zobaczysz go ponownie. Twój program sprawdza nim, czy wiadomości są z tego serwera.
lobby-me-save = Zapisz
lobby-me-saved = Zapisano.
lobby-me-export = Eksportuj
lobby-me-delete = Usuń moje dane
lobby-me-delete-sure = Usunąć wszystko, co ten serwer o tobie wie? W trwających grach twoje miejsca zajmą boty.
lobby-me-deleted = Twoje dane zostały usunięte.

## The room before the game

lobby-room = Poczekalnia
lobby-coming = Chwileczkę…
lobby-seats = Gracze
lobby-begins =
    { $n ->
        [0] Wszystkie miejsca są zajęte. Gra się zaczyna.
        [one] {$n} miejsce jest wolne. Gra zacznie się, gdy tylko ktoś je zajmie.
        [few] {$n} miejsca są wolne. Gra zacznie się, gdy wszystkie będą zajęte.
        [many] {$n} miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
       *[other] {$n} miejsca jest wolne. Gra zacznie się, gdy wszystkie będą zajęte.
    }
lobby-present = online
lobby-absent = offline
lobby-put-bot = Dodaj bota…
lobby-put-bot-at = Dodaj bota na miejsce {NUMBER($n)}
lobby-sat = Zajmujesz miejsce {NUMBER($n)}.
lobby-stand-up = Zwolnij miejsce
lobby-delete = Usuń stół
lobby-delete-sure = Usunąć ten stół dla wszystkich?
lobby-invite = Zaproś
lobby-chosen = Ustawienia stołu
lobby-talk-label = Czat
lobby-talk-on = włączony
lobby-talk-off = tylko gotowe zwroty
lobby-seed-told = Kod rozdania (seed) wybrał gospodarz stołu, więc może znać ukryte karty.

## Links

lobby-links = Miejsca i linki
lobby-link-join = Link do stołu (gra i oglądanie)
lobby-link-watch = Link do stołu (oglądanie)
lobby-link-device = Użyj innego urządzenia
lobby-link-hand-over = Przekaż miejsce
lobby-link-seat = Zaproś na miejsce {NUMBER($n)}
# $name is a bot.
lobby-link-bot = Zaproś kogoś w miejsce bota {$name}
lobby-link-renewed = Zaproszenie na miejsce działa raz, dla pierwszej osoby, która je otworzy. Nowe na to samo miejsce unieważnia poprzednie.
lobby-link-invitation-line = Można go użyć raz, dopóki miejsce jest wolne. Wyślij go jednej osobie.
lobby-link-device-line = Można go użyć raz, w ciągu 7 dni. Otwórz go na swoim drugim urządzeniu. Wszyscy przy stole się o tym dowiedzą.
# The question before the link is made.
lobby-link-hand-over-sure = Kto pierwszy otworzy link, dostanie twoje miejsce. Potem możesz tylko oglądać. Linku można użyć raz, w ciągu 7 dni.
lobby-link-hand-over-line = Można go użyć raz, w ciągu 7 dni. Gdy ktoś go otworzy, tracisz miejsce na wszystkich urządzeniach. Wcześniej możesz go anulować.
lobby-link-make = Utwórz link
lobby-first-device-only = Przekazać miejsce lub opuścić grę na dobre możesz tylko na pierwszym urządzeniu tego miejsca.
lobby-my-seat = Moje miejsce
lobby-devices = Urządzenia mojego miejsca
lobby-devices-see = Pokaż urządzenia
lobby-device-unknown = Nieznane urządzenie
lobby-device-this = to urządzenie
# $ago is a span such as “5 minutes ago”.
lobby-device-since = dodano {$ago}
lobby-device-revoke = Usuń
lobby-device-revoke-sure = To urządzenie od razu traci twoje miejsce i może tylko oglądać. Niewykorzystane linki do miejsca też przestają działać.
lobby-device-revoke-this = Tracisz miejsce na tym urządzeniu i możesz tu tylko oglądać. Na twoich innych urządzeniach miejsce zostaje.
lobby-links-unused = Niewykorzystane linki
# $until is a day and a time.
lobby-link-unused =
    { $kind ->
        [device] Inne urządzenie: jednorazowy, ważny do {$until}
        [hand-over] Przekazanie miejsca: jednorazowy, ważny do {$until}
       *[invitation] Zaproszenie: jednorazowe, ważne do {$until}
    }
lobby-links-cancel = Anuluj te linki
lobby-links-cancelled = Niewykorzystane linki już nie działają.
lobby-leave = Opuść grę
lobby-leave-for-good = Opuść na dobre
lobby-leave-for-good-sure = Bot dokończy grę za ciebie. Nie będzie można odzyskać miejsca.
# Heading, for the host.
lobby-people-here = Inni gracze
lobby-remove = Usuń
lobby-remove-block = Usuń i zablokuj
lobby-remove-room = Usunąć gracza {$name}? Miejsce znów będzie wolne. Zablokowany gracz nie może ponownie dołączyć do tego stołu.
lobby-remove-game = Usunąć gracza {$name}? Grę dokończy bot i nikt inny nie zajmie tego miejsca. Zablokowany gracz nie może ponownie dołączyć do tego stołu.
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-copy-yourself = Link jest zaznaczony. Skopiuj go teraz.
lobby-share = Udostępnij…

## Coming with a link

lobby-claim = Twoje miejsce

## What can go wrong

lobby-offline = Brak połączenia z serwerem. Potrzebujesz go do gry online. Wszystko inne działa bez niego.
# A refusal of the server: $code is its word for it, $text its sentence in English.
lobby-trouble =
    { $code ->
        [no-table] Ten stół nie istnieje. Być może został usunięty.
        [seat-taken] To miejsce jest zajęte.
        [table-full] Wszystkie miejsca są zajęte.
        [seated] Masz już miejsce przy tym stole.
        [wrong-key] Ten link został już użyty, anulowany lub zastąpiony. Poproś o nowy.
        [expired] Ten link wygasł. Poproś o nowy.
        [shut] Gospodarz usunął gracza z tego miejsca. Nikt inny nie może go zająć.
        [not-first-device] Można to zrobić tylko na pierwszym urządzeniu tego miejsca.
        [not-seated] Nie masz miejsca przy tym stole.
        [no-seat] Nie ma takiego miejsca przy tym stole.
        [no-device] To urządzenie nie korzysta już z twojego miejsca.
        [blocked] Gospodarz zablokował ci dostęp do tego stołu.
        [banned] Ten serwer nie przyjmuje twojego połączenia. Zapytaj osobę, która go prowadzi.
        [word] Hasło do nowych stołów jest błędne.
        [not-begun] Gra jeszcze się nie zaczęła.
        [not-over] Gra jeszcze się nie skończyła.
        [no-moment] W tej grze nie ma takiego momentu.
        [no-edition] Serwer nie zna tej edycji.
        [edition] Edycja zawiera błędy: {$text}
        [too-many-tables] Otwartych jest zbyt wiele stołów. Najpierw zamknij któryś lub spróbuj później.
        [too-many-people] Z twojej sieci dołączyło zbyt wiele osób. Spróbuj później.
        [too-many-links] Masz zbyt wiele niewykorzystanych linków. Najpierw któreś anuluj.
        [too-many] Zbyt wiele połączeń. Zamknij inne okno tej strony i spróbuj ponownie.
        [editions-in-memory] Serwer nie przyjmie nowych edycji, dopóki nie zostanie ponownie uruchomiony. Zagraj z wbudowaną edycją.
        [table-failed] Ten stół zatrzymał się z powodu błędu. Uruchomi się sam: spróbuj za chwilę.
        [last-device] To jedyne urządzenie twojego miejsca. Zamiast tego opuść grę.
        [too-many-devices] Twoje miejsce ma zbyt wiele urządzeń. Najpierw któreś usuń.
        [over] Gra jest skończona.
        [too-long] To za długie dla serwera.
        [too-slow] Serwer odpowiadał zbyt długo. Spróbuj ponownie.
        [busy] Serwer jest zajęty. Spróbuj za chwilę.
        [foreign-site] Otwórz tę stronę pod adresem jej własnego serwera.
        [host] Otwórz tę stronę pod adresem jej własnego serwera.
        [not-host] Może to zrobić tylko gospodarz stołu.
        [not-yours] To nie jest twoje miejsce.
        [begun] Gra już się zaczęła.
        [name] Nazwa może mieć najwyżej 24 znaki.
        [too-many-games] Masz zbyt wiele niedokończonych gier. Najpierw dokończ którąś.
        [too-many-bot-tables] Masz zbyt wiele stołów z samymi botami. Poczekaj, aż któraś z tych gier się skończy.
        [bot-tables-full] Na tym serwerze toczy się już dość gier samych botów. Spróbuj później.
        [too-many-editions] Serwer nie może przechować więcej edycji.
        [webhook] Adres musi zaczynać się od https:// lub http://.
        [unknown-session] Serwer już cię nie zna. Spróbuj ponownie.
        [nobody] Najpierw dołącz do stołu lub go utwórz.
        [closed] Na tym serwerze nie możesz tworzyć stołów.
        [too-fast] Zbyt wiele żądań. Odczekaj chwilę i spróbuj ponownie.
        [set-aside] Ten stół zamknięto po błędzie. Może go sprawdzić osoba prowadząca serwer.
        [store] Serwer nie może teraz niczego zapisać.
       *[other] {$text}
    }
