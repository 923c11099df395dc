# Moje postępy: ukończone gry gracza, z wykresami.

progress-title = Moje postępy
progress-empty = Nie masz jeszcze ukończonych gier
progress-empty-line = Tu zobaczysz wyniki według poziomów, źródła swoich punktów, to, czego nie wykorzystujesz, i kiedy pora na silniejszego przeciwnika.
# Which games are on this page.
progress-which = Liczą się gry, które kończysz solo, z botami albo online na swoim miejscu. Wszystko zostaje tylko w tej przeglądarce.
progress-games =
    { $n ->
        [one] {$n} gra
        [few] {$n} gry
        [many] {$n} gier
       *[other] {$n} gry
    }
# $n of $total games.
progress-won = Wygrane: {NUMBER($n)} z {NUMBER($total)}
# $days: “3 days in a row”.
progress-daily = Gra dnia: {$days}
# $name: a bot or a level of the Soloist. Beside it is the button “New game”.
progress-next = Wygrywasz większość tych gier. Pora na kolejny poziom: {$name}
progress-people = Inni ludzie
# Heads of a table.
progress-by-rivals = Twoi przeciwnicy
progress-rivals = Najsilniejszy przeciwnik
progress-count = Gry
progress-wins = Wygrane
progress-other = Najlepszy przeciwnik
# $n: at most how many games the chart shows.
progress-course = Ostatnie gry (do {NUMBER($n)})
# For a screen reader: one game of the chart.
progress-vp = ty {NUMBER($mine)} PZ, najlepszy przeciwnik {NUMBER($other)} PZ
# Which games a chart is about.
progress-solo = Solo
progress-together = Z innymi
progress-habits = Niewykorzystane
progress-habits-line = Co zostaje ci na koniec gry, średnio w ostatnich grach (do {NUMBER($n)}).
# $n: a number such as “4.2”.
progress-habit =
    { $code ->
        [story] Punkty opowieści: {$n}
        [ducats] Dukaty: {$n}
        [markers] Znaczniki Requiem: {$n}
       *[courts] Kafelki dworu z niespełnioną przysługą: {$n}
    }
progress-habit-other = Najlepszy przeciwnik: {$n}
progress-kept = Twoje dane
progress-delete = Usuń wyniki
progress-delete-sure = Usunąć wszystkie wyniki, także z gier dnia?
