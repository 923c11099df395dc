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
lobby-stand-up = Wstań
lobby-delete = Usuń stół
lobby-delete-sure = Usunąć ten stół dla wszystkich?
lobby-invite = Zaproś
lobby-chosen = Ustalenia
lobby-talk-label = Rozmowa
lobby-talk-on = swobodna
lobby-talk-off = tylko gotowe zwroty
lobby-seed-told = Ziarno wybrał gospodarz stołu, więc może znać to, co zakryte.

## Links

lobby-links = Linki
lobby-link-join = Link do stołu: do gry i oglądania
lobby-link-watch = Link do stołu: do oglądania
lobby-link-device = Moje miejsce na innym urządzeniu
lobby-link-hand-over = Przekaż moje miejsce komuś innemu
lobby-link-seat = Tajny link do miejsca {NUMBER($n)}
# $name is a bot.
lobby-link-bot = Zaproś kogoś zamiast bota {$name}
lobby-link-renewed = Kto otworzy tajny link, ten zajmuje miejsce. Nowy link unieważnia poprzedni do tego samego miejsca.
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
        [wrong-key] Ten link już nie działa. Poproś o nowy.
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
