# The arena: bots play each other. Bots are named by their codes, which are the same in every language.

## What is wrong with what was asked

arena-unknown-bot = There is no bot { $found }. Expected: { $bots }
arena-bad-budget = { $word } has no budget that can be understood; expected simulations a decision, such as flat@200, or seconds a decision (0.001 to 3600), such as flat@0.05s
arena-too-few = Name at least two bots for two players; one bot alone plays the solo game without --players
arena-wrong-number = For { $players } players name at least { $players } bots, which sit together, or two, each of which sits alone against the other; { $bots } are named
arena-sprt-two = --sprt compares two bots that play each other; name two
arena-sprt-order = --h0 must be smaller than --h1
arena-no-ladder = --svg draws the ladder, and the solo game has none
arena-busy = { $file } is being written by another arena
arena-foreign = { $file } is there already and holds something else than the blocks of an arena; choose another name
arena-bad-line = { $file }, line { $line }: this is no block of this match
arena-other-match = { $file } holds the blocks of another match ({ $differences }); choose another name
# $name is a word of the file, such as bots or edition.
arena-difference = { $name }: { $there } there, { $here } here
arena-stuck = { $bot } did not act as the rules allow, seed { $seed }

## What is told

arena-torn = The last line of { $file } was torn and is cut off.
arena-known =
    { $n ->
        [one] { $file } has { $n } block already; it is not played again.
       *[other] { $file } has { $n } blocks already; they are not played again.
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
arena-col-match = Who against whom
arena-col-games = Games
arena-col-won = Won, %
arena-col-won-even = Won, % (even: { $even })
arena-col-margin = VP ahead
arena-col-vp = Mean VP : others
arena-col-bot = Bot
arena-col-mean = Mean VP
arena-col-decisions = Decisions a game
arena-col-milliseconds = ms a decision
arena-col-longest = Longest, ms
arena-col-simulations = Simulations a decision
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
arena-ladder-note = Points as in chess: the weakest has 0; 100 more win about 64 of 100 games against one other.
arena-whiskers = Whiskers: 95 % interval
arena-note-block = A block is one deal, played once in every seating; it counts as one, because its games share their luck.
arena-note-interval = In brackets: where the true value lies, with 95 % certainty. A shared victory counts in parts.
arena-note-margin = VP ahead: own VP less the mean of the others.

## The verdict

arena-verdict-beats = { $winner } beats { $loser }: { $wins } % of the games, { $margin } VP ahead on average.
arena-verdict-open = { $one } against { $other } is not decided: { $one } wins { $wins } % of the games, and 50 % is still possible. More blocks may tell.
arena-verdict-many = { $who }: wins { $wins } % (even would be { $even } %).
arena-verdict-order = Strongest first: { $order } (> is certain, ≈ is not).
arena-verdict-solo = { $bot } wins { $wins } % of the games against { $soloist }, level { $level }: { $vp } VP to { $rivals }.
arena-sprt-better = The test is decided (blocks: { $blocks }): { $bot } is better; { $high } % is likelier than { $low } %.
arena-sprt-worse = The test is decided (blocks: { $blocks }): { $bot } is not better; { $low } % is likelier than { $high } %.
arena-sprt-open = The test is not decided (blocks: { $blocks }): the log-likelihood ratio is { $ratio }, ±{ $bound } decides. More with --blocks.
