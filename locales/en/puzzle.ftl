# Puzzles: the list, a puzzle on the table, and the verdict on a turn.

puzzle-title = Puzzles
# On the start page.
puzzle-line = Find the best turn
puzzle-solved =
    { $n ->
        [one] { $n } solved
       *[other] { $n } solved
    }
puzzle-coming = Loading the puzzles…
puzzle-missing = The puzzles can’t be loaded. Check your connection and open this page again.
puzzle-today = Puzzle of the day
puzzle-count = { $done } of { $all } solved
puzzle-days =
    { $n ->
        [one] Puzzle of the day: solved on { $n } day in a row
       *[other] Puzzle of the day: solved on { $n } days in a row
    }
puzzle-row =
    { $n ->
        [one] { $n } in a row at the first try
       *[other] { $n } in a row at the first try
    }
# For a screen reader: the choice of the difficulty.
puzzle-grades = Difficulty
puzzle-grade =
    { $grade ->
        [all] All
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
puzzle-theme =
    { $theme ->
        [requiem] Requiem
        [money] Money
        [journeys] Journeys
        [commissions] Commissions
        [timing] Timing
       *[last-round] Last round
    }
puzzle-theme-line =
    { $theme ->
        [requiem] Write the right part at the right time.
        [money] Take ducats, perform or sell – when it pays.
        [journeys] Travel where it brings most.
        [commissions] Choose the work that is worth its price.
        [timing] Which cards now, which cards later?
       *[last-round] Every point counts, and nothing is saved for later.
    }
# Difficulty and theme of a puzzle.
puzzle-tag = { $theme }, { $grade }
puzzle-name = { $theme } { $number } ({ $grade })
puzzle-solo = Solo
puzzle-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
# For a screen reader: a puzzle in the list. $table is “Solo” or “2 players”.
puzzle-label =
    { $state ->
        [solved] Puzzle { $number }, { $grade }, { $table }, solved
       *[open] Puzzle { $number }, { $grade }, { $table }
    }
puzzle-task = Find the best turn: play it, then end your turn.
puzzle-all = All puzzles
puzzle-thinking = Comparing your turn with the best one… { $share }%
puzzle-failed = The comparison failed. Try again.
puzzle-best = Solved! This is the best turn.
puzzle-as-good = Solved! Your turn is as good as the best one, as far as can be told.
puzzle-unforeseen = Your turn uses a card that appeared only after you began it. Find a turn that you could plan.
# $loss and $error are numbers of VP such as 2.4.
puzzle-worse = There is a better turn. Yours is expected to lose { $loss } VP against it (± { $error }).
puzzle-solution = The best turn
puzzle-reason = Why
puzzle-margin = The next best turn is expected to lose { $margin } VP.
puzzle-again = Try again
puzzle-show = Show solution
puzzle-next = Next puzzle
# A number with one digit after the decimal point.
puzzle-decimal = { $whole }.{ $tenth }
