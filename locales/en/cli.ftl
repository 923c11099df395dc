# The help of the command line: a command is cli-<command>, its argument cli-<command>-<argument>, an argument of several
# commands cli-arg-<argument>, a closing remark cli-<command>-more.

cli = Lacrimosa: patrons of Mozart tell his widow their memories and pay for the completion of his Requiem. Started without a command it serves the game and opens it in the browser.
cli-more = An independent, unofficial implementation. The environment variables LACRIMOSA_LANG, LACRIMOSA_EDITION, LACRIMOSA_HOST and LACRIMOSA_PORT stand for --lang, --edition, --host and --port.
cli-arg-lang = Language of what the program says
cli-arg-file = Game file, such as evening.game
cli-arg-edition = Folder of an edition to play with, instead of the one that comes with the game; a game remembers it
cli-arg-players = Number of players, 2 to 4
cli-arg-solo = Alone against the Soloist
cli-arg-seed = Seed of all luck: a whole number, or 64 hexadecimal digits; a fresh one if it is left out
cli-arg-upper = Composer of the upper line; at random if it is left out
cli-arg-lower = Composer of the lower line, another than the upper one
cli-arg-first = Number of the player who begins; at random if it is left out
cli-arg-json = Print JSON for programs
cli-arg-seat = Show it as this player sees it
cli-arg-audience = Show it as a spectator sees it: no hand
cli-arg-truth = Show everything, hidden things too
cli-arg-at = The moment after this decision, 0 = after the deal
cli-arg-config = File with settings in TOML; its keys are the names of the options of serve
cli-arg-data = Folder in which a server keeps its tables and games; by default the one the system has for such data

cli-serve = Serve the game to a browser; a plain start does this
cli-serve-host = Address to serve at: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it
cli-serve-port = Port to serve at; 1791 if it is left out, or the next one that is free
cli-serve-no-open = Only print the address, do not open the browser
cli-serve-durability = When a move counts as stored: full, when it is on the disk; normal, when the system has it: quicker, but a loss of power may cost the last moves
cli-serve-public-url = Where people find the server, such as https://example.org/lacrimosa; for links in messages
cli-serve-base-path = Path under which everything is served, such as /lacrimosa
cli-serve-trusted-proxies = Proxies in front of the server, addresses or networks separated by commas; the headers that name the client are trusted only from them
cli-serve-tls-certificate = File with the certificate and its chain (PEM), to serve HTTPS without a proxy
cli-serve-tls-key = File with the private key of the certificate (PEM)
cli-serve-new-tables = Who may make new tables: open, everybody; word, whoever knows the word of --table-word; closed, nobody
cli-serve-table-word = Word that whoever makes a table must know, with --new-tables word
cli-serve-requests-per-minute = The most requests of one address in a minute, on average
cli-serve-request-burst = The most requests of one address at once
cli-serve-messages-per-second = The most messages of one player in a second, on average
cli-serve-message-burst = The most messages of one player at once
cli-serve-tables-per-hour = The most new tables of one address in an hour
cli-serve-games-per-person = The most seats of one person in games that are not over
cli-serve-connections = The most connections in all
cli-serve-connections-per-address = The most connections of one address
cli-serve-body-bytes = The most bytes of a request
cli-serve-edition-bytes = The most bytes of an edition that somebody brings
cli-serve-header-seconds = Seconds in which the head of a request must have come
cli-serve-request-seconds = Seconds in which a request must be answered
cli-serve-idle-seconds = Seconds after which a table without anybody leaves the memory; its game stays on the disk
cli-serve-webhooks = Messages to addresses that players name, when it is their turn: off, only to public addresses, or to any
cli-serve-metrics-token = Password for /metrics from elsewhere; on this machine none is needed
cli-serve-log = What is logged: error, warn, info, debug or trace
cli-serve-log-format = How it is logged: for people or for programs
cli-serve-more = Every option is also a variable of the environment and a key of the file; the command line has precedence, then the environment, then the file.
cli-backup = Write a copy of all tables and games of a server to a file; the server may go on running
cli-backup-file = File to write; it must not be there yet
cli-restore = Put a copy in the place of all tables and games of a server, which must not run; what was there is kept beside it
cli-restore-file = Copy that backup wrote
cli-play = Play at a prompt that lists what is allowed by number; solo and easy unless said otherwise
cli-play-file = Game file to go on with, or to create; without it the game is not kept
cli-new = Create a game
cli-new-from = Begin with a position written by show --json or --text, perhaps edited
cli-new-force = Overwrite a file that is there
cli-new-more = Examples:
    { "  " }lacrimosa new evening.game --players 3 --upper eybler --lower stadler
    { "  " }lacrimosa new alone.game --solo difficult --seed 1791
cli-show = Show a position: as a picture, as SVG, as JSON or as text to edit
cli-show-svg = Print the picture as an SVG image
cli-show-text = Print the position as text to read and edit
cli-legal = List what is allowed now, in notation and in words, with what it costs and brings
cli-act = Carry out one or more actions; if one is refused, nothing has changed
cli-act-actions = Actions in the notation of legal, each in quotes; a payment that is left out is the thriftiest
cli-act-seat = Act for this player, and only if it is their decision
cli-act-more = Example, for a new game with --seed 52: lacrimosa act evening.game "lay a-carriage-at-dawn coffee-and-gossip" "use" "travel munich" "end"
cli-undo = Take the last decision back, as long as it showed nothing hidden
cli-undo-beyond = Take it back even if it showed something hidden
cli-log = Tell what happened, in words
cli-log-since = Only what came after this decision
cli-score = Print the score sheet line by line; in a running game with what the end would bring now
cli-replay = Read a game from its events and print how it stands
cli-replay-audit = Play every decision again with today's rules and report what differs
cli-hint = Ask a bot for its best turns: what to expect of each, what it pays, brings and prepares
cli-hint-seat = Only if it is this player's decision
cli-hint-bot = Who advises
cli-arg-time = Seconds to think about a decision, instead of a number of simulations
cli-arg-simulations = How often the future is tried out for a decision
cli-watch = Watch a game between bots, turn by turn, with what speaks for each turn
cli-watch-bots = The bots in the order of their seats; vivace and presto if nobody is named
cli-watch-players = Number of players, 2 to 4; as many as bots are named if it is left out
cli-watch-solo = A bot alone against the Soloist
cli-watch-seed = Seed of all luck, a whole number; a fresh one if it is left out
cli-watch-step = Wait for Enter after each turn
cli-watch-out = File in which to keep the game
cli-watch-more = Example: lacrimosa watch allegro presto --seed 1791 --step
cli-random = Play games at random
cli-random-games = How many
cli-random-check = After every decision check that nothing is lost, nothing leaks, and files read back
cli-random-seed = Seed of the first game, a whole number; each further game has the next
cli-random-out = Folder in which to keep the games
cli-random-threads = How many at once; as many as there are cores if it is left out
cli-perft = Count the paths of so many decisions from a position
cli-perft-file = Game to count from; a new one if it is left out
cli-perft-depth = How many decisions
cli-perft-divide = Say how many paths begin with each action
cli-rules = Print the rules and rulings, some of them or all
cli-rules-ids = Ids such as REQ-4, or sections such as TRAV
cli-edition = Check, show or copy an edition: the values printed on all components
cli-edition-check = Check an edition and list everything that is wrong with it
cli-edition-check-dir = Its folder; the one that comes with the game if it is left out
cli-edition-show = Print every component in words
cli-edition-show-dir = Its folder; the one that comes with the game if it is left out
cli-edition-copy = Copy the edition that comes with the game into a new folder, with its explanation and a name of its own, to edit it
cli-edition-copy-dir = The folder
cli-bench = Measure how fast the engine plays at random, and how much bots get done
cli-bench-against-chess = Measure random chess as well, in turns, and print the ratio
cli-bench-rounds = How many rounds; the median counts
cli-bench-seconds = Seconds of each measurement in a round
cli-arena = Let bots play each other, every deal in every seating, and say who is better and how surely
cli-arena-bots = Two or more bots: random, greedy, ismcts, flat, adagio, andante, moderato, allegro, vivace, presto, or greedy and flat with a leaning, such as flat-opus. With a budget of its own: flat@200 (simulations a decision) or flat@0.05s (seconds). One alone plays the solo game
cli-arena-players = Players at a table, 2 to 4; two bots at a larger table sit alone against the other in turn; 2 if it is left out
cli-arena-solo = The solo game, at this level or at all
cli-arena-blocks = How many deals, each played in every seating; with --sprt at most so many
cli-arena-time = Seconds each bot may think about a decision; then games are not the same every time
cli-arena-simulations = Simulations each searching bot may use for a decision
cli-arena-seed = Seed of the first deal, a whole number; each further deal has the next
cli-arena-sprt = Stop as soon as it is known whether the first of two bots is better (sequential probability ratio test)
cli-arena-h0 = Share of wins of a bot that is not better, 0 to 1
cli-arena-h1 = Share of wins of a bot that is better, 0 to 1
cli-arena-risk = How likely a wrong answer may be, below 0.5
cli-arena-out = File to which each finished block is added, one JSON line each; called again with it, the match goes on where it stopped
cli-arena-svg = File in which to draw the ladder as an SVG image
cli-arena-threads = How many blocks at once; as many as there are cores if it is left out
cli-arena-more = Examples:
    { "  " }lacrimosa arena greedy flat --blocks 200
    { "  " }lacrimosa arena flat@100 flat@400 --sprt --out match.jsonl
    { "  " }lacrimosa arena allegro --solo difficult
    { "  " }lacrimosa arena adagio andante allegro presto --players 4 --svg ladder.svg

## The frame of the help. What a user types stays as it is.

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
# Placeholders in a usage line, in capitals.
cli-usage-options = OPTIONS
cli-usage-command = COMMAND
cli-arg-help = Print this help
cli-arg-version = Print the version
cli-values = one of: {$values}
cli-default = if left out: {$value}
cli-environment = environment: {$variable}

## What is wrong with a command line

cli-error-no-value = {$arg} needs a value. See --help.
cli-error-value = {$value} is no value for {$arg}. Expected: {$values}.
# $help is the help of the argument.
cli-error-invalid = {$value} is no value for {$arg}. Expected: {$help}.
cli-error-unknown = {$arg} is not known here. See --help.
cli-error-unknown-meant = {$arg} is not known here. Did you mean {$meant}?
cli-error-command = There is no command {$command}. Expected: {$known}.
cli-error-missing = Missing: {$args}. See --help.
cli-error-conflict = {$arg} and {$other} do not go together.
cli-error-other = This cannot be understood: {$text}. See --help.

cli-load = Measure how many games a server serves: one of its own on this machine, with programs that play at many tables through real sockets
cli-load-matches = How many tables of two play at once
cli-load-idle = How many connections only watch, to measure the memory per spectator
cli-load-seconds = How many seconds they play
cli-load-rate = How many moves a second in all; as many as can be if it is left out
cli-load-durability = When a move counts as stored: full (on the disk) or normal (in the hands of the system)
cli-load-data = Folder for the journal of the measurement, which is removed afterwards; the system's for temporary files if it is left out
cli-load-json = Print JSON
