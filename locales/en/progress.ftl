# My progress: the player’s own finished games, with charts.

progress-title = My progress
progress-empty = No finished games yet
progress-empty-line = Here you will see your results by level, where your points come from, what you leave unused, and when it is time for a stronger opponent.
# Which games are on this page.
progress-which = This page counts games you finish alone, against bots, or online in your own seat. It is kept only in this browser.
progress-games =
    { $n ->
        [one] {$n} game
       *[other] {$n} games
    }
# $n of $total games.
progress-won = You won {NUMBER($n)} of {NUMBER($total)}.
# $days: “3 days in a row”.
progress-daily = Daily game: {$days}
# $name: a bot or a level of the Soloist. Beside it is the button “New game”.
progress-next = You win most of these games. Time for {$name}!
progress-people = Other people
# Heads of a table.
progress-by-rivals = Your opponents
progress-rivals = Strongest opponent
progress-count = Games
progress-wins = Won
progress-other = Best opponent
# $n: at most how many games the chart shows.
progress-course = Your last {NUMBER($n)} games
# For a screen reader: one game of the chart.
progress-vp = you {NUMBER($mine)} VP, best opponent {NUMBER($other)} VP
# Which games a chart is about.
progress-solo = Solo
progress-together = With others
progress-habits = Left unused
progress-habits-line = What you have left when a game ends, on average over your last {NUMBER($n)} games.
# $n: a number such as “4.2”.
progress-habit =
    { $code ->
        [story] {$n} Story Points
        [ducats] {$n} ducats
        [markers] {$n} Requiem markers
       *[courts] {$n} Royal Court tiles whose favour is not met
    }
progress-habit-other = Best opponent: {$n}
progress-kept = Your data
progress-delete = Delete results
progress-delete-sure = Delete all your results, including those of the daily games?
