# The daily deal: one game a day, the same for everybody, with the results of bots to compare.

daily-title = Daily game
# Under the title on the start page.
daily-line = One game a day, the same for everybody
daily-hint = Everybody gets the same game. The games get harder towards Sunday. The next one starts at midnight UTC.
# Buttons beside the date.
daily-before = Previous day
daily-after = Next day
# The two games of a day.
daily-kind =
    { $kind ->
        [solo] Solo
       *[table] With bots
    }
daily-solo-line = You against the Soloist, level {name-level}
# $names: the bots, already listed.
daily-table-line = You against {$names}
daily-counts = Your first game counts.
daily-earlier = You can still play this day’s game, but it doesn’t count.
daily-running = Your game is waiting for you.
daily-given-up = Your game was deleted. A new one doesn’t count.
daily-counted = Your game of the day
daily-uncounted = This game didn’t count.
daily-play = Play
daily-again = Play again
daily-look = View game
daily-copy = Copy result
# A button after a game of the daily deal.
daily-result = Result of the day
daily-won = You won by {NUMBER($n)} VP.
daily-lost = You lost by {NUMBER($n)} VP.
daily-tied = You have as many VP as the best other player.
# The bots play the same game in my place.
daily-bots = The bots are playing the same game: {NUMBER($done)} of {NUMBER($total)} done
daily-failed = The bots can’t play in the background here. Reload the page to try again.
daily-beaten = Better than {NUMBER($n)} of {NUMBER($total)} bot games
# Heads of a table: a bot, its average result, how many of its games were worse than mine ("5 of 6").
daily-bot = Bot
daily-mean = Average VP
daily-beat = You beat
daily-of = {NUMBER($n)} of {NUMBER($total)}
# Under a bar of the chart.
daily-you = You
daily-streak =
    { $n ->
        [one] {$n} day in a row
       *[other] {$n} days in a row
    }
# The first line of a text that is sent to others. $kind is “Solo” or “With bots”.
daily-share = Lacrimosa, {$date}, {$kind}
