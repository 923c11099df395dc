# Comfort for people who play online: rematch, undo by consent, the player's own clock, leaving, invitations.

## Rematch

friends-rematch = Rewanż
friends-rematch-join = Dołącz do rewanżu
friends-rematch-watch = Oglądaj rewanż
friends-rematch-line = Ci sami gracze, te same miejsca, nowe rozdanie.
friends-rematch-started = {$name} rozpoczyna rewanż.

## Leaving a game

friends-bot-now = Niech bot gra za mnie
friends-bot-now-sure = Od teraz będzie za ciebie grał bot. W każdej chwili możesz odzyskać swoje miejsce.

## Undo by consent

# Name of the Undo button for screen readers where the others must agree.
friends-undo-label = Cofnij (za zgodą pozostałych)
# $move is a line of the log, such as “Anna travels to Munich”.
friends-undo-ask = Poproś o cofnięcie: {$move}
friends-undo-consent = Wszyscy pozostali gracze muszą się zgodzić.
friends-undo-send = Poproś
friends-undo-yours = Prosisz o cofnięcie: {$move}
friends-undo-theirs = {$name} prosi o cofnięcie: {$move}
friends-undo-later =
    { $n ->
        [one] Cofnięta zostanie też {$n} późniejsza decyzja.
        [few] Cofnięte zostaną też {$n} późniejsze decyzje.
        [many] Cofniętych zostanie też {$n} późniejszych decyzji.
       *[other] Cofnięte zostanie też {$n} późniejszej decyzji.
    }
# Stands for $move if the decision has no line in the log.
friends-undo-last = ostatnia decyzja
# The same for the end of a turn, and for the kind of a wild.
friends-undo-end = zakończenie tury
friends-undo-kind = wybór rodzaju ({name-kind})
friends-undo-cancel = Wycofaj prośbę
friends-undo-cancelled = {$name} wycofuje prośbę.
# $time is a time such as 1:45.
friends-undo-left = Czas na odpowiedź: {$time}

## My clock

friends-clock = Twój czas
friends-clock-low = Kończy ci się czas: zostało {$time}.

## Invitations

# $names are the players at the table.
friends-invited = Zagraj w Lacrimosę. Przy stole: {$names}
friends-invited-alone = Zagraj w Lacrimosę
friends-what = Gra planszowa o życiu Mozarta i jego niedokończonym Requiem.
friends-minutes = Około {NUMBER($n)} minut
friends-days = Kilka dni, tura po turze
# Label; beside it are names.
friends-players = Gracze
friends-duration = Czas gry
friends-join = Dołącz do gry
friends-seat-of = Ten link prowadzi do miejsca gracza {$name}.
friends-rules = Zasady
friends-qr = Kod QR
friends-qr-line = Zeskanuj go aparatem innego urządzenia.

## Words for tables

friends-waiting =
    { $n ->
        [one] Czekamy na {$n} gracza
        [few] Czekamy na {$n} graczy
        [many] Czekamy na {$n} graczy
       *[other] Czekamy na {$n} gracza
    }
friends-full = Wszystkie miejsca są zajęte.
