# Arena: boty grają ze sobą. Boty noszą swoje kody, takie same w każdym języku.

## Co jest nie tak z poleceniem

arena-unknown-bot = Nie ma bota { $found }. Powinien być jeden z: { $bots }
arena-bad-budget = { $word } nie ma prawidłowego budżetu; powinna być liczba symulacji na decyzję, np. flat@200, albo sekund na decyzję (od 0.001 do 3600), np. flat@0.05s
arena-too-few = Podaj co najmniej dwa boty dla stołu dwóch graczy albo jednego bota bez --players dla gry solo
arena-wrong-number = Liczba graczy: { $players }. Podaj co najmniej tyle botów, które zagrają razem, albo dokładnie dwa, z których każdy zagra sam przeciw kopiom drugiego; podano: { $bots }
arena-sprt-two = --sprt porównuje dwa boty; podaj dokładnie dwa
arena-sprt-order = --h0 musi być mniejsze niż --h1
arena-no-ladder = --svg rysuje drabinkę, ale gra solo nie ma drabinki
arena-busy = Pliku { $file } używa inna arena
arena-foreign = { $file } już istnieje i nie zawiera bloków areny; wybierz inną nazwę
arena-bad-line = { $file }, wiersz { $line }: powinien tu być blok tego meczu
arena-other-match = { $file } zawiera bloki innego meczu ({ $differences }); wybierz inną nazwę
# $name to słowo z pliku, np. bots albo edition.
arena-difference = { $name }: w pliku { $there }, w tym meczu { $here }
arena-stuck = { $bot } wybrał niedozwoloną akcję, kod rozdania { $seed }

## Co jest mówione

arena-torn = Ostatni wiersz pliku { $file } był niepełny i został usunięty.
arena-known =
    { $n ->
        [one] { $file } ma już { $n } blok, który nie będzie rozgrywany ponownie.
        [few] { $file } ma już { $n } bloki, które nie będą rozgrywane ponownie.
        [many] { $file } ma już { $n } bloków, które nie będą rozgrywane ponownie.
       *[other] { $file } ma już { $n } bloku, które nie będą rozgrywane ponownie.
    }
arena-head = { $table } · { $blocks } · { $games } · kody rozdań od { $first }
arena-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
arena-solo = Solo, przeciwnik: { $soloist }
arena-blocks =
    { $n ->
        [one] { $n } blok
        [few] { $n } bloki
        [many] { $n } bloków
       *[other] { $n } bloku
    }
arena-games =
    { $n ->
        [one] { $n } gra
        [few] { $n } gry
        [many] { $n } gier
       *[other] { $n } gry
    }
arena-col-match = Mecz
arena-col-games = Gry
arena-col-won = Wygrane, %
arena-col-won-even = Wygrane, % (równo: { $even })
arena-col-margin = Przewaga, PZ
arena-col-vp = Średnie PZ, bot : pozostali
arena-col-bot = Bot
arena-col-mean = Średnie PZ
arena-col-decisions = Decyzji na grę
arena-col-milliseconds = ms na decyzję
arena-col-longest = Najdłuższa decyzja, ms
arena-col-simulations = Symulacji na decyzję
arena-against = { $bot } przeciw { $others }
arena-one-against = 1 × { $bot } przeciw { $n } × { $other }
arena-at-level = { $bot }, poziom: { $level }
arena-interval = { $mean } ({ $low } do { $high })
arena-ladder =
    { $n ->
        [one] Drabinka dla { $n } gracza
        [few] Drabinka dla { $n } graczy
        [many] Drabinka dla { $n } graczy
       *[other] Drabinka dla { $n } gracza
    }
arena-points = Punkty
arena-ladder-note = Punkty działają jak w szachach: najsłabszy bot ma 0, a bot, który ma o 100 punktów więcej niż inny, wygrywa z nim około 64 ze 100 gier.
arena-whiskers = Wąsy: 95-procentowy przedział ufności
arena-note-block = Blok to jedno rozdanie, rozegrane raz w każdym układzie miejsc. Liczy się jako jeden wynik, bo wszystkie jego gry mają to samo szczęście.
arena-note-interval = W nawiasach: 95-procentowy przedział ufności. Wspólne zwycięstwo liczy się jako ułamek wygranej.
arena-note-margin = Przewaga: własne PZ bota minus średnie PZ jego przeciwników.

## Werdykt

arena-verdict-beats = { $winner } pokonuje bota { $loser }: wygrywa { $wins }% gier, średnio o { $margin } PZ.
arena-verdict-open = { $one } przeciw { $other }: nierozstrzygnięte. { $one } wygrywa { $wins }% gier, a 50% jest wciąż możliwe. Więcej bloków może to rozstrzygnąć.
arena-verdict-many = { $who }: wygrywa { $wins }% (równo byłoby { $even }%).
arena-verdict-order = Od najsilniejszego: { $order } (> pewne, ≈ niepewne).
arena-verdict-solo = { $bot } wygrywa { $wins }% gier; przeciwnik: { $soloist }, poziom: { $level }, PZ { $vp } do { $rivals }.
arena-sprt-better = Test jest rozstrzygnięty (bloki: { $blocks }): { $bot } jest lepszy; { $high }% jest bardziej prawdopodobne niż { $low }%.
arena-sprt-worse = Test jest rozstrzygnięty (bloki: { $blocks }): { $bot } nie jest lepszy; { $low }% jest bardziej prawdopodobne niż { $high }%.
arena-sprt-open = Test nie jest rozstrzygnięty (bloki: { $blocks }): logarytm ilorazu wiarygodności to { $ratio }, a musi osiągnąć ±{ $bound }. Aby go rozstrzygnąć, zagraj więcej bloków (--blocks).
