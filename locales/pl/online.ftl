# A table on a server: connection, presence, clocks, talk, and wishes to go back.

online-table = Stół
online-coming = Idziemy do stołu…
online-gone = Nie ma takiego stołu.
online-to-lobby = Do listy stołów
online-lost = Utracono połączenie, wracamy…
# Under the decision, if the server takes long to answer.
online-sent = Wysłano…

## Who is there

online-present = przy stole
online-absent = poza stołem
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = na razie gra {$bot}
online-bot-for-you = Na razie gra za ciebie bot.
online-take-back = Odzyskaj moje miejsce
online-you-watch = Oglądasz grę: karty na ręce są ukryte do końca.
online-seat-lost = Nie masz już miejsca przy tym stole. Możesz oglądać.
online-new-device = Nowe urządzenie korzysta z twojego miejsca. Czy to ty? Jeśli nie, odłącz je.
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

online-talk = Rozmowa
online-log-or-talk = Dziennik lub rozmowa
online-talk-empty = Nikt jeszcze nic nie powiedział.
online-say = Powiedz coś
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
online-hear-all = Słuchaj znów wszystkich
online-mute = Wycisz: {$name}
online-hear = Słuchaj znów: {$name}
online-told =
    { $code ->
        [sat] {$name} siada do stołu.
        [left] {$name} odchodzi od stołu.
        [joined] {$name} zajmuje miejsce.
        [clock] {$name}: czas minął, dalej gra bot.
        [taken-over] {$name}: na razie gra bot.
        [taken-back] {$name} wraca do gry.
        [new-device] {$name}: podłączono kolejne urządzenie.
        [left-for-good] {$name} odchodzi na dobre. Dalej gra bot.
        [kicked] Gospodarz usunął gracza {$name}.
        [agreed] {$name} zgadza się.
       *[disagreed] {$name} nie zgadza się.
    }

## Going back

online-asks-back = {$name} prosi o powrót do decyzji {NUMBER($moment)}.
online-rewound = Wszyscy się zgodzili: powrót do decyzji {NUMBER($moment)}.
online-agree = Zgoda
online-refuse = Odmów
online-waits-for = Czekamy na odpowiedź: {$names}
online-ask-back = Poproś innych o powrót tutaj
online-taken-back = {$name} cofa decyzję.

## What was not granted

online-refused =
    { $why ->
        [stale] Gra poszła już dalej; spójrz jeszcze raz.
        [illegal] Zasady na to nie pozwalają.
        [not-seated] Mogą to tylko osoby siedzące przy stole.
        [taken-over] Gra za ciebie bot: najpierw odzyskaj miejsce.
        [not-begun] Gra się jeszcze nie zaczęła.
        [over] Gra się skończyła.
        [not-free] Tego nie można swobodnie cofnąć; możesz poprosić innych.
        [nothing-to-redo] Nie ma czego powtórzyć.
        [nothing-asked] Nie ma już na co odpowiadać.
        [asked-already] Już o to prosiłeś. Najpierw wykonaj jakiś ruch.
        [too-many-undos] W tej turze było zbyt wiele cofnięć. Najpierw graj dalej.
        [no-such-moment] Do tego momentu nie można wrócić.
        [no-talk] Przy tym stole nie ma rozmów.
        [length] Za długie albo puste.
        [too-fast] Za dużo naraz: poczekaj chwilę.
        [not-stored] Serwer nie mógł tego zapisać; nic się nie zmieniło.
       *[malformed] Serwer tego nie zrozumiał. Może pomóc odświeżenie strony.
    }

## Links and notices

online-copy-link = Skopiuj link do tego momentu
online-copied = Skopiowano
online-notify = Powiadamiaj mnie przez przeglądarkę, gdy moja tura przy stole online
online-notify-denied = Przeglądarka nie pozwala na powiadomienia z tej strony.
