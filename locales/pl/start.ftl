# The start page, the settings, the curtain between two people at one screen, and what the page has to say by itself.

## The start page

start-story = Wiedeń, grudzień 1791. Mozart nie żyje, jego Requiem jest niedokończone. Jesteś wśród jego mecenasów: opowiedz jego historię i doprowadź partyturę do końca.
# For a screen reader: the drawing beside the title.
start-score-label = Sztychowane nuty w metrum 12/8, które urywają się po dwóch taktach

start-continue-title = Graj dalej
start-continue = Graj dalej
start-look = Obejrzyj
# A saved game: $period is a Roman numeral.
start-saved-running = Okres {$period}
start-saved-over = Zakończona
# Under it: $names is a list such as „Anna i Allegro”.
start-saved-with = {$names}, {$ago}
start-saved-more =
    { $n ->
        [one] Jeszcze {$n} zapisana gra
        [few] Jeszcze {$n} zapisane gry
        [many] Jeszcze {$n} zapisanych gier
       *[other] Jeszcze {$n} zapisanej gry
    }
# For a screen reader: the button that goes on with this game.
start-continue-label = Graj dalej: {$names}, {$ago}
start-look-label = Obejrzyj zakończoną grę: {$names}, {$ago}
start-delete = Usuń
start-delete-label = Usuń grę: {$names}, {$ago}
start-delete-sure = Usunąć tę grę na zawsze?
start-keep = Zostaw
start-unreadable = Tej gry nie da się już odczytać. Być może usunięto jej edycję.

start-ago-moment = przed chwilą
start-ago-minutes =
    { $n ->
        [one] {$n} minutę temu
        [few] {$n} minuty temu
        [many] {$n} minut temu
       *[other] {$n} minuty temu
    }
start-ago-hours =
    { $n ->
        [one] {$n} godzinę temu
        [few] {$n} godziny temu
        [many] {$n} godzin temu
       *[other] {$n} godziny temu
    }
start-ago-days =
    { $n ->
        [one] {$n} dzień temu
        [few] {$n} dni temu
        [many] {$n} dni temu
       *[other] {$n} dnia temu
    }

start-new = Nowa gra
start-mode =
    { $mode ->
        [solo] Solo
        [bots] Z botami
        [screen] Jeden ekran
        [online] Online
       *[watch] Gra botów
    }
start-mode-line =
    { $mode ->
        [solo] ty przeciw soliście
        [bots] ty i jeden do trzech botów
        [screen] kilka osób, z rąk do rąk
        [online] ze znajomymi, każdy u siebie
       *[watch] one grają, ty patrzysz
    }
start-level = Poziom
# What makes a level: his cards, and where his Finance marker begins.
start-level-line =
    { $level ->
        [easy] Solista ma najłagodniejsze karty i zaczyna na początku swojego toru funduszy.
        [middle] Jedna mocniejsza karta i start kilka pól dalej na jego torze funduszy.
       *[difficult] Obie najmocniejsze karty i start daleko na jego torze funduszy.
    }
start-players = Gracze
# For a screen reader: how many sit at the table.
start-players-label =
    { $n ->
        [one] {$n} gracz
        [few] {$n} graczy
        [many] {$n} graczy
       *[other] {$n} gracza
    }
start-seat = Miejsce {NUMBER($n)}
start-you = Ty
start-person = Osoba
# How well the bot at this seat plays; beside it stands its name, a tempo mark.
start-bot-line =
    { $bot ->
        [adagio] dopiero się uczy
        [andante] gra przyzwoicie
        [moderato] gra dobrze, czasem się myli
        [allegro] gra dobrze
        [vivace] myśli naprzód
       *[presto] najsilniejszy, nie spieszy się
    }
# For a screen reader: who sits at seat $n.
start-seat-label = Miejsce {NUMBER($n)}: {$who}
start-name = Twoje imię
start-name-of = Imię, miejsce {NUMBER($n)}
start-go = Zasiądź do stołu

start-options = Więcej opcji
start-composer = Kompozytor
start-composers = Kompozytorzy
start-line-composer =
    { $line ->
        [upper] Górna linia
       *[lower] Dolna linia
    }
start-random = losowo
start-first = Pierwszy gracz
start-seed = Ziarno
start-seed-hint = puste: losowe
start-edition = Edycja
start-edition-item = {$title}, wersja {$version}
start-own-box = Moje pudełko…
start-own-box-hint = Wybierz wszystkie pliki .toml z folderu edycji.
start-edition-forget = Usuń
start-edition-forget-label = Usuń edycję: {$title}
start-edition-faults =
    { $n ->
        [one] W tę edycję nie można jeszcze grać. {$n} błąd:
        [few] W tę edycję nie można jeszcze grać. {$n} błędy:
        [many] W tę edycję nie można jeszcze grać. {$n} błędów:
       *[other] W tę edycję nie można jeszcze grać. {$n} błędu:
    }
start-open = Otwórz plik .game…
start-open-hint = albo upuść go w dowolnym miejscu strony
start-file-fault = {$file} nie jest grą, którą można otworzyć.
start-file-edition = To gra z innej edycji: {$found}. Najpierw dodaj jej pliki: {start-options}, {start-own-box}
start-file-unknown = {$file} nie jest ani plikiem .game, ani plikiem .toml edycji.

start-dark = Ciemny motyw
start-rules = Zasady
start-about = O grze
start-keys = Klawisze
start-about-game = Ta Lacrimosa jest nieoficjalna i niezależna. Autorzy i wydawca gry planszowej nie stworzyli jej, nie sprawdzili ani nie firmują.
start-about-ours = Teksty, rysunki i wartości są nasze własne. Jeśli masz pudełko z grą, możesz dodać jego wartości jako własną edycję.
start-about-private = Gry na tej stronie zostają w tej przeglądarce: nie ma konta i nic nie jest nigdzie wysyłane. Tylko to, w co grasz online, trafia na serwer, na którym grasz.

## The settings

settings-title = Ustawienia
settings-close = Zamknij
settings-look = Wygląd
settings-theme = Motyw
settings-theme-of =
    { $theme ->
        [system] Systemowy
        [light] Jasny
       *[dark] Ciemny
    }
settings-text = Rozmiar tekstu
settings-per-cent = {NUMBER($n)}%
settings-language = Język
settings-play = Rozgrywka
settings-pace = Tempo innych
settings-pace-of =
    { $pace ->
        [slow] Wolne
        [normal] Zwykłe
        [fast] Szybkie
       *[instant] Od razu
    }
settings-hints = Podpowiedzi na pierwszą grę
settings-sound = Dźwięki
settings-sound-on = Włącz dźwięki
settings-volume = Głośność
settings-game = Ta gra
settings-save = Zapisz jako .game
settings-leave = Odejdź od stołu
settings-leave-hint = Gra zostaje zapisana; wrócisz do niej ze strony startowej.
settings-games = Zapisane gry
settings-export = Eksportuj
settings-import = Importuj…
settings-transfer-hint = Jeden plik przenosi wszystkie zapisane gry do innej przeglądarki.
settings-imported =
    { $n ->
        [0] W pliku nie ma nic nowszego niż tutaj.
        [one] Wczytano {$n} grę.
        [few] Wczytano {$n} gry.
        [many] Wczytano {$n} gier.
       *[other] Wczytano {$n} gry.
    }
settings-import-fault = {$file} to nie plik z zapisanymi grami; powinien to być plik, który tworzy „{settings-export}”.
settings-keys = Klawisze
settings-keys-hint = Działają przy stole. Tab i Enter docierają wszędzie.
settings-key =
    { $key ->
        [undo] cofnij ostatnią decyzję
        [redo] ponów ją
        [end] zakończ turę
        [choose] wybierz w decyzji po numerze
        [back] zmień wybór; zamknij okno
       *[arrows] krok po kroku podczas powtórki
    }

## The curtain

# Several people share one screen: the next one takes it.
curtain-turn = {$name}, twoja tura
curtain-hint = Niech teraz nikt inny nie patrzy.
curtain-show = Pokaż moje karty

## Notices

notice-label = Komunikat
notice-not-stored = Ta przeglądarka niczego nie przechowuje: po zamknięciu strony gra przepadnie. Zapisz ją w pliku.
notice-not-stored-start = Ta przeglądarka niczego nie przechowuje: po zamknięciu strony gry i ustawienia przepadną.
notice-no-worker = Proces botów w tle nie uruchamia się. Boty myślą teraz na tej stronie: w ich turze może się ona zawiesić na kilka sekund. Odśwież stronę, aby spróbować ponownie.
notice-save = Zapisz grę
notice-dismiss = Ukryj
notice-update = Nowa wersja jest gotowa.
notice-update-take = Wczytaj
