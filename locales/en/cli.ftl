# The help of the command line. Keys: cli-<command> describes a command, cli-<command>-<argument> one of its arguments,
# cli-arg-<argument> an argument that several commands share, and cli-<command>-more is printed below the help.

cli = Lacrimosa, a board game: you and other patrons of Mozart recall his life for his widow and pay for the completion of his Requiem. Without a command, the program serves the game and opens it in the browser.
cli-more = This is an independent, unofficial implementation. You can also set the options --lang, --edition, --host and --port with the environment variables LACRIMOSA_LANG, LACRIMOSA_EDITION, LACRIMOSA_HOST and LACRIMOSA_PORT.
cli-arg-lang = Language of the output
cli-arg-file = Game file, such as evening.game
cli-arg-edition = Folder of the edition to use instead of the built-in one; a new game file remembers it
cli-arg-players = Number of players, 2 to 4
cli-arg-solo = Play alone against the Soloist
cli-arg-seed = Seed for all random choices: a whole number or 64 hexadecimal digits; random by default
cli-arg-upper = Composer of the upper line; random by default
cli-arg-lower = Composer of the lower line, different from the upper one; random by default
cli-arg-first = Number of the player who goes first; random by default
cli-arg-json = Print JSON
cli-arg-seat = Show the game as this player sees it
cli-arg-audience = Show the game as a spectator sees it, without any hands
cli-arg-truth = Show everything, including hidden cards and tiles
cli-arg-at = Use the game as it was after this decision; 0 = right after the deal
cli-arg-config = Settings file (TOML); its keys are the names of the serve options
cli-arg-data = Folder for the tables and games of a server; defaults to the data folder of the operating system

cli-serve = Serve the game to browsers (the default if no command is given)
cli-serve-host = Address to listen on: 127.0.0.1 = this machine only; 0.0.0.0 = everyone who can reach it
cli-serve-port = Port to listen on; 1791 by default, or the next free port
cli-serve-no-open = Print the address but do not open the browser
cli-serve-store = PostgreSQL database for tables and games, such as postgres://lacrimosa@db.example.org/lacrimosa; without it they are in the data folder. The password comes from --store-password-file, PGPASSWORD or PGPASSFILE
cli-serve-store-password-file = File that contains the password of the database
cli-serve-durability = When a move counts as saved: full = once it is on disk; normal = once the operating system has accepted it, which is faster but may lose the last moves in a power failure
cli-serve-public-url = Public address of the server, such as https://example.org/lacrimosa, used in the links of webhooks; browsers may send requests only from this site and from the server’s own address
cli-serve-base-path = Path prefix for everything the server serves, such as /lacrimosa
cli-serve-allowed-hosts = Additional host names to answer to, separated by commas; the host of the public address is always allowed, and * allows any name
cli-serve-trusted-proxies = Proxies in front of the server whose forwarding headers are trusted: addresses or networks, separated by commas
cli-serve-tls-certificate = Certificate file with its chain (PEM), to serve HTTPS without a proxy
cli-serve-tls-key = Private key file of the certificate (PEM)
cli-serve-new-tables = Who may create tables: open = everyone; word = people who know the password set with --table-word; closed = no one
cli-serve-table-word = Password required to create a table, used with --new-tables word
cli-serve-admin-token = Token for lacrimosa admin --server, at least 20 characters; without it, administration works only on this machine. --admin-token-file is safer
cli-serve-admin-token-file = File that contains the admin token
cli-serve-keep-finished-days = Days to keep finished games; 0 = forever
cli-serve-keep-waiting-days = Days to keep tables whose game never started; 0 = forever
cli-serve-requests-per-minute = Maximum requests per address per minute, on average
cli-serve-request-burst = Maximum requests per address at once
cli-serve-messages-per-second = Maximum messages per player per second, on average
cli-serve-message-burst = Maximum messages per player at once
cli-serve-tables-per-hour = Maximum new tables per address per hour
cli-serve-games-per-person = Maximum unfinished tables per person, as host or as player
cli-serve-accounts-per-hour = Maximum new accounts per address per hour
cli-serve-people-per-hour = Maximum new people per address per hour
cli-serve-people = Maximum people and accounts in total
cli-serve-connections = Maximum connections in total
cli-serve-connections-per-address = Maximum connections per address
cli-serve-body-bytes = Maximum size of a request, in bytes
cli-serve-edition-bytes = Maximum size of an uploaded edition, in bytes
cli-serve-header-seconds = Timeout for receiving the header of a request, in seconds
cli-serve-request-seconds = Timeout for answering a request, in seconds
cli-serve-write-seconds = Timeout for a client to read the next part of a response, in seconds
cli-serve-idle-seconds = Seconds before a table with nobody connected is unloaded from memory; its game stays on disk
cli-serve-webhooks = Where to send webhooks, which tell players that it is their turn: off = nowhere; public = public addresses only; any = any address
cli-serve-metrics-token = Password for /metrics from other machines; this machine needs none
cli-serve-log = Log level: error, warn, info, debug or trace
cli-serve-log-format = Log format: text for people, json for programs
cli-serve-more = You can also set every option with an environment variable or in the settings file. The command line takes precedence over the environment, and the environment over the file.
cli-backup = Back up all tables and games of a server to a file; the server may keep running
cli-backup-file = Backup file to write; it must not exist yet
cli-restore = Replace all tables and games of a server with a backup. Stop the server first; its previous data are kept next to the new data
cli-restore-file = File written by lacrimosa backup
cli-copy = Copy all data of a server to another place: from a folder to a PostgreSQL database or back. Stop the server first. Afterwards both are compared
cli-copy-from = Folder of the data, or address of the database, such as postgres://lacrimosa@db.example.org/lacrimosa
cli-copy-to = New folder or address of an empty database
cli-admin = Manage a running server: tables, editions, people, bans and the announcement
cli-admin-server = Address of the server, such as https://example.org/lacrimosa, to use instead of the socket in its data folder; the token comes from LACRIMOSA_ADMIN_TOKEN or --token-file
cli-admin-token-file = File that contains the admin token of the server
cli-admin-yes = Skip the confirmation
cli-admin-more = Without --server, the command finds the data folder as serve does: from --data, LACRIMOSA_DATA or --config. Only root and the user who runs the server may use the socket in that folder.
cli-admin-status = Show the state of the server: version, tables, people, sockets, disk
cli-admin-tables = List tables, newest first
cli-admin-tables-status = Only tables with this status
cli-admin-tables-address = Only tables created from this address
cli-admin-tables-limit = Maximum number of rows
cli-admin-table = Show one table
cli-admin-table-id = Id of the table: the last part of its link
cli-admin-delete-table = Delete a table and its game, even while it is being played
cli-admin-delete-table-id = Id of the table: the last part of its link
cli-admin-restore-table = Restore a table that the server set aside because of an error
cli-admin-restore-table-id = Id of the table: the last part of its link
cli-admin-editions = List uploaded editions
cli-admin-delete-edition = Delete an uploaded edition
cli-admin-delete-edition-hash = Hash of the edition, as listed by editions
cli-admin-delete-edition-with-tables = Also delete the tables that use the edition
cli-admin-people = List people and programs, newest first
cli-admin-people-limit = Maximum number of rows
cli-admin-delete-person = Delete a person with their sessions, names and chat messages; bots take over their games
cli-admin-delete-person-key = Number of the person, as listed by people
cli-admin-revoke = End all sessions of a person: close their sockets and invalidate their cookie and token
cli-admin-revoke-key = Number of the person, as listed by people
cli-admin-bans = List banned addresses and networks
cli-admin-ban = Ban an address or network: refuse its requests and close its sockets
cli-admin-ban-net = Address such as 192.0.2.1, or network such as 10.0.0.0/8; for an IPv6 address, its /64 network is banned
cli-admin-ban-duration = Duration of the ban, such as 7d, 12h or 30min; forever by default
cli-admin-ban-reason = Reason for the ban, shown only to administrators
cli-admin-unban = Lift the ban on an address or network
cli-admin-unban-net = Address or network, as listed by bans
cli-admin-announce = Show an announcement to everyone, in the lobby and at every table, until you withdraw it
cli-admin-announce-text = Text of the announcement, at most 500 characters
cli-admin-announce-clear = Withdraw the announcement
cli-play = Play in the terminal with a numbered list of the legal actions; by default a solo game at the Easy level
cli-play-file = Game file to continue or to create; without it, the game is not saved
cli-new = Create a game file
cli-new-from = Start from a position written by show --json or show --text, which you may have edited
cli-new-force = Overwrite the file if it exists
cli-new-more = Examples:
    { "  " }lacrimosa new evening.game --players 3 --upper eybler --lower stadler
    { "  " }lacrimosa new alone.game --solo difficult --seed 1791
cli-show = Show a position as a drawing in the terminal, as an SVG image, as JSON or as editable text
cli-show-svg = Print an SVG image
cli-show-text = Print the position as editable text
cli-legal = List the legal actions, in notation and in words, with their costs and gains
cli-act = Carry out one or more actions; if one is refused, none is carried out
cli-act-actions = Actions in the notation that legal prints, each in quotes; without a payment, the most economical one is used
cli-act-seat = Act for this player; refused if it is another player’s decision
cli-act-more = Example, in a new game with --players 3 --seed 52: lacrimosa act evening.game "lay a-carriage-at-dawn coffee-and-gossip" "use" "travel munich" "end"
cli-undo = Undo the last decision, unless it revealed hidden information
cli-undo-beyond = Undo the decision even if it revealed hidden information
cli-log = Print the course of the game in words
cli-log-since = Print only what happened after this decision
cli-score = Print the score sheet; in a running game, also the score if the game ended now
cli-replay = Replay a game from its recorded events and print its current state
cli-replay-audit = Play every decision again with the current rules and report any differences
cli-hint = Ask a bot for its best turns, with the expected result, the cost, the gains and the purpose of each
cli-hint-seat = Give a hint only if this player has to decide
cli-hint-bot = Bot to ask
cli-arg-time = Thinking time per decision in seconds, instead of a number of simulations
cli-arg-simulations = Number of simulations per decision
cli-watch = Watch bots play a game, turn by turn, with the reasons for each turn
cli-watch-bots = Bots in seat order; vivace and presto by default
cli-watch-players = Number of players, 2 to 4; by default the number of bots given
cli-watch-solo = Let one bot play the solo game against the Soloist
cli-watch-seed = Seed for all random choices, a whole number; random by default
cli-watch-step = Wait for Enter after each turn
cli-watch-out = File to save the game to
cli-watch-more = Example: lacrimosa watch allegro presto --seed 1791 --step
cli-random = Play games with random decisions
cli-random-games = Number of games
cli-random-check = After every decision, check that no component is lost, that nothing hidden leaks and that files can be read back
cli-random-seed = Seed of the first game, a whole number; each further game uses the next number
cli-random-out = Folder to save the games to
cli-random-threads = Number of games to play in parallel; by default the number of cores
cli-perft = Count the paths (sequences of decisions) of a given length from a position
cli-perft-file = Game to start from; by default a new game
cli-perft-depth = Number of decisions in a path
cli-perft-divide = Also print the number of paths for each first action
cli-rules = Print the rules and rulings, or only some of them
cli-rules-ids = Rule ids such as REQ-4, or sections such as TRAV
cli-edition = Check, show or copy an edition (the values printed on all components)
cli-edition-check = Check an edition and list all errors
cli-edition-check-dir = Folder of the edition; by default the built-in edition
cli-edition-show = Print every component of an edition in words
cli-edition-show-dir = Folder of the edition; by default the built-in edition
cli-edition-copy = Copy the built-in edition and its guide into a new folder, under a new name, so that you can edit it
cli-edition-copy-dir = Folder to create
cli-bench = Measure how fast the engine plays random games and how many simulations the bots run
cli-bench-against-chess = Also measure random chess games, alternating with Lacrimosa, and print the ratio
cli-bench-rounds = Number of rounds; the median is printed
cli-bench-seconds = Seconds per measurement in each round
cli-train = Train the neural net used by the bots net and champion, by self-play on all cores. Stop at any time with Ctrl-C; run the same command again to continue
cli-train-file = Checkpoint file of the training; if it exists, the training continues from it
cli-train-games = Total number of games after which the training stops; by default it runs until you press Ctrl-C
cli-train-recipe = What to train: champion, or keldon, a baseline that follows the method of another program
cli-train-from = Net to start from if the first file does not exist yet
cli-train-net = File to write the trained net to, as the bots use it
cli-train-svg = File to write the curves to, as an SVG image
cli-train-gauge = Number of games between two test matches against greedy and flat; 0 = no test matches
cli-train-against = Another net to play test matches against, in addition to greedy and flat
cli-train-rival = Net that plays the other seat in two-player games and does not learn; without it, the net plays against itself
cli-train-seed = Seed of the first training, a whole number; the same seed gives the same weights
cli-train-threads = Number of games to play in parallel; by default the number of cores
cli-train-edition = Folder of the edition to train with instead of the built-in one
cli-train-more = Examples:
    { "  " }lacrimosa train my.training --games 20000 --svg curves.svg
    { "  " }lacrimosa train my.training --net my.net
cli-puzzles = Look for puzzles in games between strong bots: positions with one clearly best turn. Stop at any time with Ctrl-C; run the same command again to continue
cli-puzzles-out = File to append the puzzles of each finished game to, as one line of JSON; if it exists, the search continues from it
cli-puzzles-check = Set of puzzles to search again, with two other seeds
cli-puzzles-puzzles = Number of puzzles after which the search stops; 160 by default
cli-puzzles-seed = Seed of the games, a whole number; 1791 by default
cli-puzzles-edition = Folder of the edition to play with instead of the built-in one
cli-puzzles-threads = Number of games to play in parallel; by default the number of cores
cli-puzzles-more = Examples:
    { "  " }lacrimosa puzzles --out my.puzzles
    { "  " }lacrimosa puzzles --check my.puzzles
cli-arena = Let bots play against each other, every deal in every seating, and report which is better and how certain that is
cli-arena-bots = Two or more bots: random, greedy, ismcts, flat, net, champion, keldon, adagio, andante, moderato, allegro, vivace, presto, prestissimo, or greedy and flat with a preferred plan, such as flat-opus. A bot may have its own budget: flat@200 (simulations per decision) or flat@0.05s (seconds per decision). A single bot plays the solo game
cli-arena-players = Number of players, 2 to 4; 2 by default. At a larger table with only two bots, each bot in turn plays alone against copies of the other
cli-arena-solo = Play the solo game, at this level or at all levels
cli-arena-blocks = Number of deals, each played in every seating; with --sprt, the maximum number
cli-arena-time = Thinking time per decision in seconds; with this option, results differ from run to run
cli-arena-simulations = Simulations per decision for each searching bot
cli-arena-seed = Seed of the first deal, a whole number; each further deal uses the next number
cli-arena-sprt = Stop as soon as it is decided whether the first of two bots is better (sequential probability ratio test)
cli-arena-h0 = Win rate of a bot that is not better, 0 to 1
cli-arena-h1 = Win rate of a bot that is better, 0 to 1
cli-arena-risk = Accepted probability of a wrong verdict, below 0.5
cli-arena-out = File to append each finished block to, as one line of JSON; run the command again with the same file to continue an interrupted match
cli-arena-svg = File to write the ladder to, as an SVG image
cli-arena-threads = Number of blocks to play in parallel; by default the number of cores
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
cli-error-unknown = {$arg} is not an option or argument of this command. See --help.
cli-error-unknown-meant = {$arg} is not an option or argument of this command. Did you mean {$meant}?
cli-error-command = There is no command {$command}. Expected one of: {$known}.
cli-error-missing = Missing argument: {$args}. See --help.
cli-error-conflict = {$arg} and {$other} cannot be used together.
cli-error-other = The command line is not valid: {$text}. See --help.

cli-load = Measure how many games a server can handle: start a server on this machine and let programs play at many tables through real sockets
cli-load-matches = Number of two-player tables in play at the same time
cli-load-idle = Number of connections that only watch, to measure the memory per spectator
cli-load-seconds = Seconds of play
cli-load-rate = Moves per second in total; by default as many as possible
cli-load-durability = When a move counts as saved: full (on disk) or normal (accepted by the operating system)
cli-load-data = Folder for the journal, which is deleted after the measurement; by default the temporary folder of the operating system
cli-load-json = Print JSON
