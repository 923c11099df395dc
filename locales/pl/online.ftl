# A table on a server: connection, presence, clocks, talk, and wishes to go back.

online-table = Stół
online-coming = Łączenie ze stołem…
online-gone = Nie ma takiego stołu.
online-to-lobby = Wróć do lobby
online-lost = Utracono połączenie. Ponowne łączenie…
# Under the decision, if the server takes long to answer.
online-sent = Wysyłanie…

## Who is there

online-present = online
online-absent = offline
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = na razie gra {$bot}
online-bot-for-you = Gra za ciebie bot.
online-take-back = Odzyskaj miejsce
online-you-watch = Oglądasz grę. Karty graczy pozostają ukryte do końca gry.
online-seat-lost = Nie masz już miejsca przy tym stole, ale możesz oglądać.
online-new-device = Nowe urządzenie korzysta z twojego miejsca. Jeśli nie jest twoje, usuń je.
# Before a message of whoever runs the server.
online-announcement = Ogłoszenie:
online-watching =
    { $n ->
        [one] {$n} widz
        [few] {$n} widzów
        [many] {$n} widzów
       *[other] {$n} widza
    }
online-clock = Pozostały czas: {$time}

## Talk

online-talk = Czat
online-log-or-talk = Dziennik lub czat
online-talk-empty = Nie ma jeszcze wiadomości.
online-say = Wiadomość
online-send = Wyślij
online-phrases = Zwroty
online-reaction =
    { $code ->
        [hello] Dzień dobry!
        [bravo] Brawo!
        [thanks] Dziękuję!
        [alas] O nie!
        [moment] Chwileczkę, proszę.
        [your-turn] Twoja tura.
        [sorry] Przepraszam!
       *[well-played] Dobra gra!
    }
online-unread =
    { $n ->
        [one] {$n} nieprzeczytana wiadomość
        [few] {$n} nieprzeczytane wiadomości
        [many] {$n} nieprzeczytanych wiadomości
       *[other] {$n} nieprzeczytanej wiadomości
    }
online-muting = Wycisz
online-mute-all = Wycisz wszystkich
online-hear-all = Wyłącz wyciszenie
online-mute = Wycisz: {$name}
online-hear = Wyłącz wyciszenie: {$name}
online-told =
    { $code ->
        [sat] {$name} dołącza do stołu.
        [left] {$name} opuszcza stół.
        [joined] {$name} przejmuje miejsce.
        [clock] {$name}: czas minął. Dalej gra bot.
        [taken-over] {$name}: na razie gra bot.
        [taken-back] {$name} wraca do gry.
        [new-device] {$name} korzysta z nowego urządzenia.
        [left-for-good] {$name} opuszcza grę. Dalej gra bot.
        [kicked] Gospodarz usunął gracza {$name}.
        [agreed] {$name} zgadza się.
       *[disagreed] {$name} nie zgadza się.
    }

## Going back

online-asks-back = {$name} prosi o cofnięcie.
online-rewound = Wszyscy się zgodzili na cofnięcie.
online-agree = Akceptuj
online-refuse = Odrzuć
online-waits-for = Czekamy na odpowiedź: {$names}
online-ask-back = Poproś o powrót tutaj
online-taken-back = {$name} cofa decyzję.

## What was not granted

online-refused =
    { $why ->
        [stale] Gra toczy się już dalej. Spójrz na stół i spróbuj ponownie.
        [illegal] Zasady na to nie pozwalają.
        [not-seated] Mogą to zrobić tylko gracze tej gry.
        [taken-over] Gra za ciebie bot. Najpierw odzyskaj miejsce.
        [not-begun] Gra jeszcze się nie zaczęła.
        [over] Gra jest skończona.
        [not-free] Nie cofniesz tego bez zgody innych. Możesz ich o nią poprosić.
        [nothing-to-redo] Nie ma czego ponowić.
        [nothing-asked] Ta prośba jest już nieaktualna.
        [asked-already] Prośba została już wysłana. Zanim poprosisz znowu, podejmij decyzję.
        [too-many-undos] Za dużo cofnięć w tej turze. Najpierw graj dalej.
        [no-such-moment] Nie możesz wrócić do tego momentu.
        [no-talk] Czat jest wyłączony przy tym stole.
        [length] Wiadomość jest za długa albo pusta.
        [too-fast] Za szybko. Odczekaj chwilę.
        [not-stored] Serwer nie mógł tego zapisać. Nic się nie zmieniło.
       *[malformed] Serwer tego nie zrozumiał. Może pomóc odświeżenie strony.
    }

## Links and notices

online-copy-link = Kopiuj link
online-copied = Skopiowano
online-notify = Powiadom mnie w przeglądarce, gdy przyjdzie moja tura online
online-notify-denied = Przeglądarka blokuje powiadomienia z tej strony.
