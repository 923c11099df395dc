# Gra dnia: jedna gra dziennie, taka sama dla wszystkich, i wyniki botów do porównania.

daily-title = Gra dnia
# Under the title on the start page.
daily-line = Jedna gra dziennie, taka sama dla wszystkich
daily-hint = Wszyscy grają w tę samą grę. Im bliżej niedzieli, tym trudniej. Następna o północy UTC.
# Buttons beside the date.
daily-before = Poprzedni dzień
daily-after = Następny dzień
# The two games of a day.
daily-kind =
    { $kind ->
        [solo] Solo
       *[table] Z botami
    }
daily-solo-line =
    { $level ->
        [easy] Ty kontra solista, poziom łatwy
        [middle] Ty kontra solista, poziom średni
       *[difficult] Ty kontra solista, poziom trudny
    }
# $names: the bots, already listed.
daily-table-line = Twoi przeciwnicy: {$names}
daily-counts = Liczy się pierwsza gra.
daily-earlier = Grę z tego dnia możesz jeszcze rozegrać, ale wynik się nie liczy.
daily-running = Twoja gra czeka.
daily-given-up = Twoja gra została usunięta. Nowa się nie liczy.
daily-counted = Twoja gra dnia
daily-uncounted = Ta gra się nie liczyła.
daily-play = Graj
daily-again = Zagraj ponownie
daily-look = Zobacz grę
daily-copy = Kopiuj wynik
# A button after a game of the daily deal.
daily-result = Wynik dnia
daily-won = Wygrywasz z przewagą {NUMBER($n)} PZ.
daily-lost = Przegrywasz: zabrakło {NUMBER($n)} PZ.
daily-tied = Masz tyle samo PZ co najlepszy przeciwnik.
# The bots play the same game in my place.
daily-bots = Boty grają w tę samą grę: {NUMBER($done)} z {NUMBER($total)}
daily-failed = Tutaj boty nie mogą grać w tle. Odśwież stronę i spróbuj ponownie.
daily-beaten = Lepiej niż {NUMBER($n)} z {NUMBER($total)} gier botów
# Heads of a table: a bot, its average result, how many of its games were worse than mine ("5 of 6").
daily-bot = Bot
daily-mean = Średnio PZ
daily-beat = Lepiej niż
daily-of = {NUMBER($n)} z {NUMBER($total)}
# Under a bar of the chart.
daily-you = Ty
daily-streak =
    { $n ->
        [one] {$n} dzień z rzędu
        [few] {$n} dni z rzędu
        [many] {$n} dni z rzędu
       *[other] {$n} dni z rzędu
    }
# The first line of a text that is sent to others. $kind is “Solo” or “With bots”.
daily-share = Lacrimosa, {$date}, {$kind}
