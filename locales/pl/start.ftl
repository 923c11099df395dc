# The start page, the settings, the curtain between two people at one screen, and what the page has to say by itself.

## The start page

start-story = Wiedeń, grudzień 1791. Mozart nie żyje, a Requiem pozostało nieukończone. Należysz do grona jego mecenasów: opowiedz historię mistrza i doprowadź partyturę do końca.
# For a screen reader: the drawing beside the title.
start-score-label = Sztychowane nuty w metrum 12/8, które urywają się po dwóch taktach

start-continue-title = Kontynuuj
start-continue = Kontynuuj
start-look = Zobacz
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
start-continue-label = Kontynuuj grę: {$names}, {$ago}
start-look-label = Zobacz zakończoną grę: {$names}, {$ago}
start-delete = Usuń
start-delete-label = Usuń grę: {$names}, {$ago}
start-delete-sure = Trwale usunąć tę grę?
start-keep = Anuluj
start-unreadable = Tej gry nie da się już otworzyć. Być może usunięto jej edycję.

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
        [screen] Na jednym ekranie
        [online] Online
       *[watch] Oglądaj boty
    }
start-mode-line =
    { $mode ->
        [solo] Ty kontra solista
        [bots] Ty i 1–3 boty
        [screen] Gra na zmianę na jednym urządzeniu
        [online] Ze znajomymi przez internet
       *[watch] Boty grają między sobą
    }
start-level = Poziom
# What makes a level: his cards, and where his Finance marker begins.
start-level-line =
    { $level ->
        [easy] Solista gra najsłabszymi kartami i zaczyna na początku swojego toru funduszy.
        [middle] Solista ma jedną mocniejszą kartę i zaczyna kilka pól dalej na swoim torze funduszy.
       *[difficult] Solista ma obie najmocniejsze karty i zaczyna daleko na swoim torze funduszy.
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
        [adagio] początkujący: wiele przeocza
        [andante] gra dla przyjemności
        [moderato] planuje, czasem się myli
        [allegro] gra dobrze
        [vivace] gra bardzo dobrze
        [presto] ekspert
       *[prestissimo] najsilniejszy
    }
# For a screen reader: who sits at seat $n.
start-seat-label = Miejsce {NUMBER($n)}: {$who}
start-name = Nazwa gracza
start-name-of = Nazwa gracza, miejsce {NUMBER($n)}
start-go = Rozpocznij grę

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
start-seed = Kod rozdania (seed)
start-seed-hint = puste pole: losowe rozdanie
start-edition = Edycja (zestaw kart)
start-edition-item = {$title}, wersja {$version}
start-own-box = Wczytaj własną edycję…
start-own-box-hint = Edycja to folder plików .toml z kartami i wartościami. Zaznacz wszystkie jej pliki.
start-edition-bots = Boty trenowały na wbudowanej edycji. Na twojej oceniają sytuację mniej trafnie i grają słabiej.
start-edition-forget = Usuń
start-edition-forget-label = Usuń edycję: {$title}
start-edition-unread = Nie udało się wczytać twojej edycji. Sprawdź połączenie i spróbuj ponownie.
start-edition-faults =
    { $n ->
        [one] W tę edycję nie można jeszcze grać. Zawiera {$n} błąd:
        [few] W tę edycję nie można jeszcze grać. Zawiera {$n} błędy:
        [many] W tę edycję nie można jeszcze grać. Zawiera {$n} błędów:
       *[other] W tę edycję nie można jeszcze grać. Zawiera {$n} błędu:
    }
start-open = Otwórz plik .game…
start-open-hint = Plik .game to zapisana gra. Możesz go też upuścić w dowolnym miejscu tej strony.
start-file-fault = Nie można otworzyć pliku {$file}: to nie jest prawidłowy plik gry.
start-file-edition = Ta gra używa edycji {$found}. Najpierw wczytaj jej pliki: „{start-options}”, „{start-own-box}”.
start-file-unknown = {$file} nie jest ani zapisaną grą (.game), ani częścią edycji (.toml).

start-dark = Tryb ciemny
start-rules = Zasady
start-about = O grze
start-keys = Skróty
start-about-game = To nieoficjalna i niezależna wersja gry Lacrimosa. Autorzy i wydawca gry planszowej nie stworzyli jej, nie sprawdzili ani jej nie firmują.
start-about-ours = Teksty, rysunki i wartości są naszego autorstwa. Jeśli masz grę planszową, możesz wczytać jej wartości jako własną edycję.
start-about-private = Gry na tej stronie zostają w tej przeglądarce. Nie potrzebujesz konta i nic nie jest nigdzie wysyłane. Tylko gry online trafiają na serwer, na którym grasz.

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
settings-pace = Tempo przeciwników
settings-pace-of =
    { $pace ->
        [slow] Wolne
        [normal] Normalne
        [fast] Szybkie
       *[instant] Natychmiastowe
    }
settings-hints = Pokazuj podpowiedzi w pierwszej grze
settings-sound = Dźwięk
settings-sound-on = Odtwarzaj muzykę i dźwięki
settings-music = Muzyka
settings-music-hint = Muzyka rozwija się razem z Requiem: każda zlecona partia dodaje swój instrument.
settings-volume = Efekty dźwiękowe
settings-game = Ta gra
settings-save = Zapisz plik gry
settings-leave = Wyjdź z gry
settings-leave-hint = Gra zostaje zapisana. Możesz ją kontynuować ze strony startowej.
settings-games = Zapisane gry
settings-export = Eksportuj wszystko
settings-import = Importuj…
settings-transfer-hint = Eksport zapisuje wszystkie gry w jednym pliku. Zaimportuj go w innej przeglądarce, aby grać tam dalej.
settings-imported =
    { $n ->
        [0] W pliku nie ma nowszych gier.
        [one] Zaimportowano {$n} grę.
        [few] Zaimportowano {$n} gry.
        [many] Zaimportowano {$n} gier.
       *[other] Zaimportowano {$n} gry.
    }
settings-import-fault = Nie można zaimportować pliku {$file}. Wybierz plik utworzony przyciskiem „{settings-export}”.
settings-keys = Skróty klawiszowe
settings-keys-hint = Te klawisze działają podczas gry. Tab i Enter działają wszędzie.
settings-key =
    { $key ->
        [undo] cofnij ostatnią decyzję
        [redo] ponów cofniętą decyzję
        [end] zakończ turę
        [choose] wybierz po numerze
        [back] wróć lub zamknij okno
       *[arrows] przewijaj powtórkę krok po kroku
    }

## The curtain

# Several people share one screen: the next one takes it.
curtain-turn = {$name}, teraz twoja tura
curtain-hint = Pozostali gracze: proszę nie podglądać.
curtain-show = Pokaż moje karty

## Notices

notice-label = Komunikat
notice-not-stored = Ta przeglądarka nie może zapisywać gier. Zapisz grę w pliku, inaczej przepadnie po zamknięciu strony.
notice-not-stored-start = Ta przeglądarka nie może niczego zapisać. Po zamknięciu strony gry i ustawienia przepadną.
notice-no-worker = Boty nie mogą myśleć w tle, więc w ich turach strona może się zacinać. Odśwież ją, aby spróbować ponownie.
notice-no-texts = Nie udało się wczytać tekstów w tym języku ({ $language }). Sprawdź połączenie i spróbuj ponownie.
notice-save = Zapisz plik gry
notice-dismiss = Zamknij
notice-update = Nowa wersja jest gotowa.
notice-update-take = Aktualizuj
