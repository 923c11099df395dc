# Arena: boty grają ze sobą. Boty noszą swoje kody, takie same w każdym języku.

## Co jest nie tak z poleceniem

arena-unknown-bot = Nie ma bota { $found }. Oczekiwano: { $bots }
arena-bad-budget = { $word } nie ma zrozumiałego budżetu; oczekiwano symulacji na decyzję, np. flat@200, albo sekund na decyzję (od 0.001 do 3600), np. flat@0.05s
arena-too-few = Dla dwóch graczy podaj co najmniej dwa boty; sam jeden bot gra solo, bez --players
arena-wrong-number = Graczy przy stole: { $players }. Podaj co najmniej tyle botów, które zasiądą razem, albo dwa, z których każdy siada sam przeciw drugiemu; podano: { $bots }
arena-sprt-two = --sprt porównuje dwa boty grające ze sobą; podaj dwa
arena-sprt-order = --h0 musi być mniejsze niż --h1
arena-no-ladder = --svg rysuje drabinkę, a gra solo jej nie ma
arena-busy = Do { $file } pisze właśnie inna arena
arena-foreign = { $file } już istnieje i zawiera coś innego niż bloki areny; wybierz inną nazwę
arena-bad-line = { $file }, wiersz { $line }: to nie jest blok tego meczu
arena-other-match = { $file } zawiera bloki innego meczu ({ $differences }); wybierz inną nazwę
# $name to słowo z pliku, np. bots albo edition.
arena-difference = { $name }: tam { $there }, tu { $here }
arena-stuck = { $bot } nie zagrał tak, jak pozwalają zasady, ziarno { $seed }

## Co jest mówione

arena-torn = Ostatni wiersz pliku { $file } był urwany i został odcięty.
arena-known =
    { $n ->
        [one] { $file } ma już { $n } blok; nie jest grany ponownie.
        [few] { $file } ma już { $n } bloki; nie są grane ponownie.
        [many] { $file } ma już { $n } bloków; nie są grane ponownie.
       *[other] { $file } ma już { $n } bloku; nie są grane ponownie.
    }
arena-head = { $table } · { $blocks } · { $games } · ziarna od { $first }
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
arena-col-match = Kto przeciw komu
arena-col-games = Gry
arena-col-won = Wygrane, %
arena-col-won-even = Wygrane, % (po równo: { $even })
arena-col-margin = Przewaga w PZ
arena-col-vp = Średnie PZ : pozostali
arena-col-bot = Bot
arena-col-mean = Średnie PZ
arena-col-decisions = Decyzji na grę
arena-col-milliseconds = ms na decyzję
arena-col-longest = Najdłuższa, ms
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
arena-ladder-note = Punkty jak w szachach: najsłabszy ma 0; 100 więcej to około 64 wygrane na 100 gier przeciw jednemu.
arena-whiskers = Wąsy: przedział 95 %
arena-note-block = Blok to jedno rozdanie, rozegrane po razie w każdym układzie miejsc; liczy się za jedno, bo jego gry dzielą szczęście.
arena-note-interval = W nawiasie: gdzie z pewnością 95 % leży prawdziwa wartość. Wspólne zwycięstwo liczy się w częściach.
arena-note-margin = Przewaga w PZ: własne PZ mniej średnia pozostałych.

## Werdykt

arena-verdict-beats = { $winner } pokonuje { $loser }: { $wins } % gier, średnia przewaga { $margin } PZ.
arena-verdict-open = { $one } przeciw { $other }: nierozstrzygnięte. { $one } wygrywa { $wins } % gier, a 50 % jest wciąż możliwe. Więcej bloków może to rozstrzygnąć.
arena-verdict-many = { $who }: wygrywa { $wins } % (po równo byłoby { $even } %).
arena-verdict-order = Od najsilniejszego: { $order } (> jest pewne, ≈ nie jest).
arena-verdict-solo = { $bot }, poziom: { $level }, przeciwnik: { $soloist }: wygrywa { $wins } % gier, PZ { $vp } do { $rivals }.
arena-sprt-better = Test rozstrzygnięty (bloków: { $blocks }): { $bot } jest lepszy; { $high } % jest bardziej wiarygodne niż { $low } %.
arena-sprt-worse = Test rozstrzygnięty (bloków: { $blocks }): { $bot } nie jest lepszy; { $low } % jest bardziej wiarygodne niż { $high } %.
arena-sprt-open = Test nierozstrzygnięty (bloków: { $blocks }): logarytm ilorazu wiarygodności to { $ratio }, rozstrzyga ±{ $bound }. Więcej z --blocks.
