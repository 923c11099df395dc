# The arena: bots play each other. Bots are named by their codes, which are the same in every language.

## Errors in the arguments

arena-unknown-bot = There is no bot { $found }. Expected one of: { $bots }
arena-bad-budget = { $word } has no valid budget; expected simulations per decision, such as flat@200, or seconds per decision (0.001 to 3600), such as flat@0.05s
arena-too-few = Name at least two bots for a table of two players, or a single bot without --players for the solo game
arena-wrong-number = For { $players } players, name at least { $players } bots to play together, or exactly two, each of which plays alone against copies of the other; you named { $bots }
arena-sprt-two = --sprt compares two bots; name exactly two
arena-sprt-order = --h0 must be smaller than --h1
arena-no-ladder = --svg draws the ladder, but the solo game has no ladder
arena-busy = Another arena is using { $file }
arena-foreign = { $file } already exists and does not contain arena blocks; choose another name
arena-bad-line = { $file }, line { $line }: expected a block of this match
arena-other-match = { $file } contains the blocks of another match ({ $differences }); choose another name
# $name is a word of the file, such as bots or edition.
arena-difference = { $name }: the file has { $there }, this match has { $here }
arena-stuck = { $bot } chose an illegal action, seed { $seed }

## Output

arena-torn = The last line of { $file } was incomplete and has been removed.
arena-known =
    { $n ->
        [one] { $file } already has { $n } block, which is not played again.
       *[other] { $file } already has { $n } blocks, which are not played again.
    }
arena-head = { $table } · { $blocks } · { $games } · seeds from { $first }
arena-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
arena-solo = Solo against { $soloist }
arena-blocks =
    { $n ->
        [one] { $n } block
       *[other] { $n } blocks
    }
arena-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
arena-col-match = Match
arena-col-games = Games
arena-col-won = Wins, %
arena-col-won-even = Wins, % (even: { $even })
arena-col-margin = Margin, VP
arena-col-vp = Mean VP : others
arena-col-bot = Bot
arena-col-mean = Mean VP
arena-col-decisions = Decisions per game
arena-col-milliseconds = ms per decision
arena-col-longest = Longest decision, ms
arena-col-simulations = Simulations per decision
arena-against = { $bot } against { $others }
arena-one-against = 1 × { $bot } against { $n } × { $other }
arena-at-level = { $bot }, level { $level }
arena-interval = { $mean } ({ $low } to { $high })
arena-ladder =
    { $n ->
        [one] Ladder for { $n } player
       *[other] Ladder for { $n } players
    }
arena-points = Points
arena-ladder-note = Points work as in chess: the weakest bot has 0, and a bot with 100 points more than another wins about 64 of 100 games against it.
arena-whiskers = Whiskers: 95% confidence interval
arena-note-block = A block is one deal, played once in every seating. It counts as one result because all its games share the same luck.
arena-note-interval = Values in brackets: 95% confidence interval. A shared victory counts as a fraction of a win.
arena-note-margin = Margin: a bot’s own VP minus the mean VP of its opponents.

## The verdict

arena-verdict-beats = { $winner } beats { $loser }: it wins { $wins }% of the games, by { $margin } VP on average.
arena-verdict-open = { $one } against { $other } is not decided: { $one } wins { $wins }% of the games, and 50% is still possible. More blocks may decide it.
arena-verdict-many = { $who }: wins { $wins }% (even would be { $even }%).
arena-verdict-order = Strongest first: { $order } (> certain, ≈ uncertain).
arena-verdict-solo = { $bot } wins { $wins }% of the games against { $soloist }, level { $level }: { $vp } VP to { $rivals }.
arena-sprt-better = The test is decided (blocks: { $blocks }): { $bot } is better; { $high }% is likelier than { $low }%.
arena-sprt-worse = The test is decided (blocks: { $blocks }): { $bot } is not better; { $low }% is likelier than { $high }%.
arena-sprt-open = The test is not decided (blocks: { $blocks }): the log-likelihood ratio is { $ratio } and must reach ±{ $bound }. Play more with --blocks.
