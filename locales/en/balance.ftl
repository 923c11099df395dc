# `lacrimosa balance`: how balanced the game is.

cli-balance = Measure how balanced the game is: bots play against each other, and every line of a table shows whether a measure meets its target
cli-balance-bot = Bot that plays, such as allegro or flat@200; the number is its simulations per decision
cli-balance-plans = Kind of the bots that follow a plan: flat simulates, greedy only evaluates; by default the kind of --bot
cli-balance-games = Number of games at each table
cli-balance-seed = Seed of the first game, a whole number; each further game uses the next number
cli-balance-tables = Tables to play, separated by commas; by default all
cli-balance-out = Folder for the games, the report, the figures of all cards and tiles, and the charts; an interrupted run continues there
cli-balance-threads = Number of games to play at once; by default the number of cores
cli-balance-against = Compare with an earlier balance.json
cli-balance-more = Example: lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } is not a bot; expected one of { $known }, optionally followed by @ and a number
balance-no-report = { $file } is not a report of balance (balance.json)
balance-no-game = { $file }: line { $line } is not a game of balance; remove the file, or choose another folder
balance-other-options = The games in { $file } were played with other options ({ $found }; now { $wanted }); remove the file, or choose another folder
balance-other-program = The bots now play game { $game } of { $file } differently; remove the file, or choose another folder
balance-written = Report, figures and charts are in { $dir }

## The table

balance-head = { $title }, version { $version } ({ $hash }), bot { $bot }. Games: { $games }.
balance-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
balance-plans = plans
balance-soloist = Soloist, { name-level }
balance-measure = Measure
balance-all = All
balance-target = Target
balance-before = Before
balance-after = Now
balance-at-least = ≥ { $least }
balance-at-most = ≤ { $most }
balance-legend = ✓ as wanted · ~ outside the target, perhaps by luck · ✗ not as wanted. ± is half of the 95 % interval.
balance-verdicts = As wanted: { NUMBER($holds) }; perhaps: { NUMBER($open) }; not as wanted: { NUMBER($fails) }.

balance-seat = Win rate of seat { NUMBER($n) }, %
balance-winner = Winner's score, VP
balance-last = Score of the last player, % of the winner's
balance-share = { balance-source }, % of the winner's VP
balance-source =
    { $source ->
        [bought] Opus cards bought
        [sold] Opus cards sold
        [opus] Opus cards in all
        [tiles] Offertorium and tiles
        [requiem] Requiem at the end
        [favours] Royal favours
        [income] Story, Finance and Bonus
       *[left] Leftovers
    }
balance-leader = Leader after round 2 wins, %
balance-instead = Ducats instead of the card, % of turns
balance-plan = Plan “{ balance-lean }” wins, %
balance-lean =
    { $lean ->
        [opus] Opus
        [perform] performing
        [travel] travel
       *[requiem] Requiem
    }
balance-pair = Requiem with { $first } and { $second }, % of the winner's VP
balance-solo = Bot beats the Soloist, { name-level }, %
balance-rare = Taken in less than 5 % of games: { $sort }
balance-uneven = Owners win 8 % too often or too rarely: { $sort }

## Cards and tiles outside their target

balance-components = Cards and tiles outside their target
balance-offered = Offered
balance-taken = Taken, %
balance-deviation = Owners' wins, ± %
balance-vp = VP
balance-no-components = All cards and tiles are as wanted.

## Further figures

balance-figures = Further figures: winner / others
balance-figure =
    { $figure ->
        [round-1] VP in round 1
        [round-2] VP in round 2
        [round-3] VP in round 3
        [round-4] VP in round 4
        [round-5] VP in round 5
        [end] VP at the end
        [document] Memories documented
        [commission] Opus cards commissioned
        [perform] Opus cards performed
        [sell] Opus cards sold
        [travel] Journeys
        [requiem] Parts of the Requiem
        [ducats] Ducats left
        [finance] Space of the Finance Track
        [courts] Royal Court tiles
        [favours] Favours met
        [empty-kyrie] Kyrie: stacks run empty
        [empty-sequentia] Sequentia: stacks run empty
        [empty-offertorium] Offertorium: stacks run empty
        [empty-sanctus] Sanctus: stacks run empty
       *[empty-agnus-dei] Agnus Dei: stacks run empty
    }

## The page and its pictures

balance-title = Balance of the edition { $title }
balance-intro = Bots of equal strength play whole games against each other, and every figure is compared with the target for the edition. Regenerate this page with `lacrimosa balance --out DIR`.
balance-measures = The whole table
balance-holds = as wanted
balance-open = perhaps luck
balance-fails = not as wanted
balance-winners = winners
balance-others = others
balance-plot =
    { $plot ->
        [seats] Win rate by seat in the order of the first round, %
        [sources] Where the winner's VP come from, %
        [plans] Win rate of four plans at one table, %
        [pairs] Requiem in the winner's VP by pair of composers, %
        [soloist] The bot beats the Soloist, %
        [scores] How scores are spread: VP and % of players
       *[components] Every card and tile: taken, and how its owners fare
    }
