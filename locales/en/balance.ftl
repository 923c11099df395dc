# `lacrimosa balance`: how balanced the game is.

cli-balance = Measure the balance of the game: let bots play against each other and compare every measure with its target
cli-balance-bot = Bot that plays, such as allegro or flat@200 (200 simulations per decision)
cli-balance-plans = Type of the bots that follow a plan: flat simulates, greedy only evaluates; by default the type of --bot
cli-balance-games = Number of games per table
cli-balance-seed = Seed of the first game, a whole number; each further game uses the next number
cli-balance-tables = Tables to play, separated by commas; by default all
cli-balance-out = Folder for the games, the report, the figures of all cards and tiles, and the charts; run the command again with the same folder to continue an interrupted run
cli-balance-threads = Number of games to play in parallel; by default the number of cores
cli-balance-against = Compare with an earlier balance.json
cli-balance-more = Example: lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } is not a bot; expected one of { $known }, optionally followed by @ and a number
balance-no-report = { $file } is not a balance report; expected a balance.json
balance-no-game = { $file }, line { $line }: expected a game of this run; remove the file, or choose another folder
balance-other-options = The games in { $file } were played with other options (found { $found }; expected { $wanted }); remove the file, or choose another folder
balance-other-program = The bots no longer play game { $game } of { $file } in the same way; remove the file, or choose another folder
balance-written = Wrote the report, the figures and the charts to { $dir }

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
balance-legend = ✓ on target · ~ off target, perhaps by chance · ✗ off target. ± is half of the 95% confidence interval.
balance-verdicts = On target: { NUMBER($holds) }; inconclusive: { NUMBER($open) }; off target: { NUMBER($fails) }.

balance-seat = Win rate of seat { NUMBER($n) }, %
balance-winner = Winner’s score, VP
balance-last = Last player’s score, % of the winner’s
balance-share = { balance-source }, % of the winner’s VP
balance-source =
    { $source ->
        [bought] Opus cards commissioned
        [sold] Opus cards sold
        [opus] Opus cards in total
        [tiles] Offertorium and tiles
        [requiem] Requiem at the end
        [favours] Royal favours
        [income] Story, Finance and Bonus
       *[left] Story Points and ducats left
    }
balance-leader = Leader after round 2 wins, %
balance-instead = Ducats taken instead of using the card, % of turns
balance-plan = Plan “{ balance-lean }” wins, %
balance-lean =
    { $lean ->
        [opus] Opus
        [perform] performing
        [travel] travel
       *[requiem] Requiem
    }
balance-pair = Requiem with { $first } and { $second }, % of the winner’s VP
balance-solo = Bot beats the Soloist, { name-level }, %
balance-rare = Taken in less than 5% of games: { $sort }
balance-uneven = Owners win more than 8% too often or too rarely: { $sort }

## Cards and tiles outside their target

balance-components = Cards and tiles outside their target
balance-offered = Offered
balance-taken = Taken, %
balance-deviation = Owners’ wins, ± %
balance-vp = VP
balance-no-components = All cards and tiles are on target.

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
        [requiem] Requiem parts commissioned
        [ducats] Ducats left
        [finance] Finance Track space
        [courts] Royal Court tiles
        [favours] Favours met
        [empty-kyrie] Kyrie: stacks emptied
        [empty-sequentia] Sequentia: stacks emptied
        [empty-offertorium] Offertorium: stacks emptied
        [empty-sanctus] Sanctus: stacks emptied
       *[empty-agnus-dei] Agnus Dei: stacks emptied
    }

## The page and its pictures

balance-title = Balance of the edition { $title }
balance-intro = Bots of equal strength play complete games against each other, and every figure is compared with its target. Regenerate this page with `lacrimosa balance --out DIR`.
balance-measures = All measures
balance-holds = on target
balance-open = inconclusive
balance-fails = off target
balance-winners = winners
balance-others = others
balance-plot =
    { $plot ->
        [seats] Win rate by seat (turn order of the first round), %
        [sources] Sources of the winner’s VP, %
        [plans] Win rate of four plans at the same table, %
        [pairs] Requiem share of the winner’s VP by pair of composers, %
        [soloist] Win rate of the bot against the Soloist, %
        [scores] Distribution of scores: VP and % of players
       *[components] Every card and tile: how often it is taken, and how often its owners win
    }
