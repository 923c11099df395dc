# The help of the command line. Keys: cli-<command> describes a command, cli-<command>-<argument> one of its arguments,
# cli-arg-<argument> an argument that several commands share, and cli-<command>-more is printed below the help.

cli = Lacrimosa: patrons of Mozart tell his widow their memories and pay for the completion of his Requiem. Without a command, the program serves the game and opens it in the browser.
cli-more = An independent, unofficial implementation. The environment variables LACRIMOSA_LANG, LACRIMOSA_EDITION, LACRIMOSA_HOST and LACRIMOSA_PORT have the same effect as --lang, --edition, --host and --port.
cli-arg-lang = Language of the program's output
cli-arg-file = Game file, such as evening.game
cli-arg-edition = Folder of the edition to play with, instead of the built-in one; a new game file remembers it
cli-arg-players = Number of players, 2 to 4
cli-arg-solo = Play alone against the Soloist
cli-arg-seed = Seed of all random choices: a whole number, or 64 hexadecimal digits; by default a new random seed
cli-arg-upper = Composer of the upper line; by default chosen at random
cli-arg-lower = Composer of the lower line; must differ from the upper one
cli-arg-first = Number of the player who begins; by default chosen at random
cli-arg-json = Print JSON for programs
cli-arg-seat = Show the game as this player sees it
cli-arg-audience = Show the game as a spectator sees it: without any hand
cli-arg-truth = Show everything, including hidden cards and tiles
cli-arg-at = Use the game as it was after this decision; 0 = after the deal
cli-arg-config = TOML file with settings; its keys are the names of the options of serve
cli-arg-data = Folder in which a server stores its tables and games; by default the system's folder for such data

cli-serve = Serve the game to browsers; the program also does this when started without a command
cli-serve-host = Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for everybody who can reach it
cli-serve-port = Port to listen on; by default 1791, or the next free port
cli-serve-no-open = Print the address without opening the browser
cli-serve-durability = When a move counts as stored: full = when it is on the disk; normal = when the operating system has accepted it, which is faster, but a power failure may lose the last moves
cli-serve-public-url = Public address of the server, such as https://example.org/lacrimosa: used for links in webhooks, and the only site besides the server's own address from which browsers may send requests
cli-serve-base-path = Path under which the server serves everything, such as /lacrimosa
cli-serve-allowed-hosts = Host names that the server answers to, besides the one of the public address, separated by commas; * allows any name
cli-serve-trusted-proxies = Proxies in front of the server: addresses or networks, separated by commas; only these proxies may name the client in forwarding headers
cli-serve-tls-certificate = File with the certificate and its chain (PEM), to serve HTTPS without a proxy
cli-serve-tls-key = File with the private key of the certificate (PEM)
cli-serve-new-tables = Who may create tables: open = everybody; word = people who know the word of --table-word; closed = nobody
cli-serve-table-word = Word that a person must know to create a table, with --new-tables word
cli-serve-admin-token = Secret of at least 20 characters for lacrimosa admin --server; without it, administration works only on this machine. Safer in a file: --admin-token-file
cli-serve-admin-token-file = File with the admin token
cli-serve-keep-finished-days = Days to keep finished games; 0 = for ever
cli-serve-keep-waiting-days = Days to keep tables whose game never began; 0 = for ever
cli-serve-requests-per-minute = Maximum requests per minute from one address, on average
cli-serve-request-burst = Maximum requests from one address at once
cli-serve-messages-per-second = Maximum messages per second from one player, on average
cli-serve-message-burst = Maximum messages from one player at once
cli-serve-tables-per-hour = Maximum new tables per hour from one address
cli-serve-games-per-person = Maximum unfinished tables that one person has created or sits at
cli-serve-accounts-per-hour = Maximum new accounts per hour from one address
cli-serve-people-per-hour = Maximum new people per hour from one address
cli-serve-people = Maximum people and accounts in total
cli-serve-connections = Maximum connections in total
cli-serve-connections-per-address = Maximum connections from one address
cli-serve-body-bytes = Maximum size of a request in bytes
cli-serve-edition-bytes = Maximum size in bytes of an edition that somebody uploads
cli-serve-header-seconds = Seconds in which the header of a request must arrive
cli-serve-request-seconds = Seconds in which a request must be answered
cli-serve-write-seconds = Seconds that the server waits for a client to read the next part of an answer
cli-serve-idle-seconds = Seconds after which a table with nobody connected is removed from memory; its game stays on the disk
cli-serve-webhooks = Webhooks, which notify players when it is their turn: off, only to public addresses, or to any address
cli-serve-metrics-token = Password for /metrics from other machines; this machine needs none
cli-serve-log = Log level: error, warn, info, debug or trace
cli-serve-log-format = Log format: for people or for programs
cli-serve-more = Every option is also an environment variable and a key of the settings file. The command line overrides the environment, and the environment overrides the file.
cli-backup = Write a copy of all tables and games of a server to a file; the server may keep running
cli-backup-file = File to write; it must not exist yet
cli-restore = Replace all tables and games of a server with a copy. The server must not be running; the previous data are kept beside the new ones
cli-restore-file = Copy written by backup
cli-admin = List and change what a running server stores: tables, editions, people, bans, an announcement
cli-admin-server = Address of the server, such as https://example.org/lacrimosa, to use instead of the socket in its folder; the token is read from LACRIMOSA_ADMIN_TOKEN or --token-file
cli-admin-token-file = File with the admin token of the server
cli-admin-yes = Do not ask for confirmation
cli-admin-more = Without --server, it finds the folder of the server as serve does: --data, LACRIMOSA_DATA or --config. Only the user that runs the server, and root, may use its socket.
cli-admin-status = Show the state of the server: version, tables, people, sockets, disk
cli-admin-tables = List tables, newest first
cli-admin-tables-status = List only tables with this status
cli-admin-tables-address = List only tables created from this address
cli-admin-tables-limit = Maximum number of rows
cli-admin-table = Show one table
cli-admin-table-id = Id of the table: the last part of its link
cli-admin-delete-table = Delete a table and its game, even while it is being played
cli-admin-delete-table-id = Id of the table: the last part of its link
cli-admin-restore-table = Restore a table that the server set aside because of an error
cli-admin-restore-table-id = Id of the table: the last part of its link
cli-admin-editions = List editions that people uploaded
cli-admin-delete-edition = Delete an edition that somebody uploaded
cli-admin-delete-edition-hash = Hash of the edition, as printed by editions
cli-admin-delete-edition-with-tables = Also delete the tables that use it
cli-admin-people = List people and programs, newest first
cli-admin-people-limit = Maximum number of rows
cli-admin-delete-person = Delete a person: sessions, names, chat; bots continue their games
cli-admin-delete-person-key = Number of the person, as printed by people
cli-admin-revoke = End all sessions of a person: their sockets close, and their cookie and token stop working
cli-admin-revoke-key = Number of the person, as printed by people
cli-admin-bans = List banned addresses and networks
cli-admin-ban = Ban an address or network: the server refuses its requests and closes its sockets
cli-admin-ban-net = Address such as 192.0.2.1, or network such as 10.0.0.0/8; an IPv6 address stands for its /64
cli-admin-ban-duration = Duration of the ban, such as 7d, 12h or 30min; by default for ever
cli-admin-ban-reason = Reason for the ban; shown only to administrators
cli-admin-unban = Remove the ban of an address or network
cli-admin-unban-net = Address or network, as printed by bans
cli-admin-announce = Show a message to everybody, in the lobby and at every table, until it is withdrawn
cli-admin-announce-text = The message, at most 500 characters
cli-admin-announce-clear = Withdraw the announcement
cli-play = Play at a prompt that numbers the allowed actions; by default a solo game at the easy level
cli-play-file = Game file to continue or to create; without it the game is not saved
cli-new = Create a game
cli-new-from = Begin with a position written by show --json or --text, which you may have edited
cli-new-force = Overwrite an existing file
cli-new-more = Examples:
    { "  " }lacrimosa new evening.game --players 3 --upper eybler --lower stadler
    { "  " }lacrimosa new alone.game --solo difficult --seed 1791
cli-show = Show a position: as a picture, as SVG, as JSON or as text that can be edited
cli-show-svg = Print the picture as an SVG image
cli-show-text = Print the position as text that can be read and edited
cli-legal = List the actions that are allowed now, in notation and in words, with their costs and gains
cli-act = Carry out one or more actions; if one is refused, none is carried out
cli-act-actions = Actions in the notation that legal prints, each in quotes; an action without a payment uses the thriftiest one
cli-act-seat = Act for this player; refused if another player has to decide
cli-act-more = Example, for a new game with --seed 52: lacrimosa act evening.game "lay a-carriage-at-dawn coffee-and-gossip" "use" "travel munich" "end"
cli-undo = Undo the last decision, unless it revealed something hidden
cli-undo-beyond = Undo it even if it revealed something hidden
cli-log = Print what happened, in words
cli-log-since = Print only what happened after this decision
cli-score = Print the score sheet line by line; in a running game also what each line would score if the game ended now
cli-replay = Read a game from its events and print its current state
cli-replay-audit = Play every decision again with the current rules and report the differences
cli-hint = Ask a bot for its best turns: the expected result of each, its cost, its gains and what it prepares
cli-hint-seat = Give a hint only if this player has to decide
cli-hint-bot = Bot that gives the advice
cli-arg-time = Seconds to think about each decision, instead of a number of simulations
cli-arg-simulations = Number of simulations for each decision
cli-watch = Watch a game between bots, turn by turn, with the reasons for each turn
cli-watch-bots = The bots in the order of their seats; by default vivace and presto
cli-watch-players = Number of players, 2 to 4; by default the number of bots named
cli-watch-solo = One bot plays alone against the Soloist
cli-watch-seed = Seed of all random choices, a whole number; by default a new random seed
cli-watch-step = Wait for Enter after each turn
cli-watch-out = File to save the game in
cli-watch-more = Example: lacrimosa watch allegro presto --seed 1791 --step
cli-random = Play random games
cli-random-games = Number of games
cli-random-check = After every decision check that nothing is lost, that nothing hidden leaks, and that files read back correctly
cli-random-seed = Seed of the first game, a whole number; each further game uses the next number
cli-random-out = Folder to save the games in
cli-random-threads = Number of games to play at once; by default the number of cores
cli-perft = Count the paths (sequences of decisions) of a given length from a position
cli-perft-file = Game to count from; by default a new game
cli-perft-depth = Number of decisions in a path
cli-perft-divide = Print the number of paths for each first action
cli-rules = Print the rules and rulings, all or some of them
cli-rules-ids = Ids such as REQ-4, or sections such as TRAV
cli-edition = Check, show or copy an edition: the values printed on all components
cli-edition-check = Check an edition and list all its errors
cli-edition-check-dir = Folder of the edition; by default the built-in edition
cli-edition-show = Print every component in words
cli-edition-show-dir = Folder of the edition; by default the built-in edition
cli-edition-copy = Copy the built-in edition into a new folder to edit it, with its guide and with a name of its own
cli-edition-copy-dir = The new folder
cli-bench = Measure how fast the engine plays random games and how many simulations the bots run
cli-bench-against-chess = Also measure random chess, alternating with the game, and print the ratio
cli-bench-rounds = Number of rounds; the median is printed
cli-bench-seconds = Seconds for each measurement in a round
cli-arena = Let bots play each other, every deal in every seating, and print which is better and how certain that is
cli-arena-bots = Two or more bots: random, greedy, ismcts, flat, adagio, andante, moderato, allegro, vivace, presto, or greedy and flat with a preferred plan, such as flat-opus. A bot may have its own budget: flat@200 (simulations per decision) or flat@0.05s (seconds per decision). A single bot plays the solo game
cli-arena-players = Players at a table, 2 to 4; by default 2. At a larger table with only two bots, each in turn sits alone against copies of the other
cli-arena-solo = Play the solo game, at this level or at all levels
cli-arena-blocks = Number of deals, each played in every seating; with --sprt the maximum number
cli-arena-time = Seconds each bot may think about a decision; with this option results differ from run to run
cli-arena-simulations = Simulations that each searching bot may use for a decision
cli-arena-seed = Seed of the first deal, a whole number; each further deal uses the next number
cli-arena-sprt = Stop as soon as the test shows whether the first of two bots is better (sequential probability ratio test)
cli-arena-h0 = Win rate of a bot that is not better, 0 to 1
cli-arena-h1 = Win rate of a bot that is better, 0 to 1
cli-arena-risk = Accepted probability of a wrong result, below 0.5
cli-arena-out = File to append each finished block to, one JSON line each; with the same file, an interrupted match continues
cli-arena-svg = File to draw the ladder in, as an SVG image
cli-arena-threads = Number of blocks to play at once; by default the number of cores
cli-arena-more = Examples:
    { "  " }lacrimosa arena greedy flat --blocks 200
    { "  " }lacrimosa arena flat@100 flat@400 --sprt --out match.jsonl
    { "  " }lacrimosa arena allegro --solo difficult
    { "  " }lacrimosa arena adagio andante allegro presto --players 4 --svg ladder.svg

## Headings and labels of the help. Never translate what a user types.

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
cli-default = default: {$value}
cli-environment = environment: {$variable}

## Errors in a command line

cli-error-no-value = {$arg} needs a value. See --help.
cli-error-value = {$value} is not a valid value for {$arg}. Expected: {$values}.
# $help is the help of the argument.
cli-error-invalid = {$value} is not a valid value for {$arg}. Expected: {$help}.
cli-error-unknown = {$arg} is unknown here. See --help.
cli-error-unknown-meant = {$arg} is unknown here. Did you mean {$meant}?
cli-error-command = There is no command {$command}. Expected: {$known}.
cli-error-missing = Missing: {$args}. See --help.
cli-error-conflict = {$arg} and {$other} cannot be used together.
cli-error-other = The command line cannot be read: {$text}. See --help.

cli-load = Measure how many games a server can serve: starts a server on this machine and lets programs play at many tables through real sockets
cli-load-matches = Number of two-player tables that play at once
cli-load-idle = Number of connections that only watch, to measure the memory per spectator
cli-load-seconds = Seconds of play
cli-load-rate = Moves per second in total; by default as many as possible
cli-load-durability = When a move counts as stored: full (on the disk) or normal (accepted by the operating system)
cli-load-data = Folder for the journal of the measurement, which is deleted afterwards; by default the system's temporary folder
cli-load-json = Print JSON
