# Messages of the command line program.

cli-error = Error: { $text }

program-in-file = { $file }: { $text }
program-in-action = { $action }: { $text }
program-cannot-read = { $file } cannot be read
program-cannot-write = { $file } cannot be written
program-not-text = { $file } is not a text file (UTF-8)
program-exists = { $file } already exists; choose another name
program-no-luck = The operating system provides no random numbers ({ $text }); choose a seed with --seed
program-created = Created { $file }. Fairness code (commitment to the seed): { $commitment }
program-nothing-to-undo = There is nothing to undo.
program-undo-barrier = “{ $action }” revealed hidden information or ended a turn; use --beyond to undo it anyway
program-undone =
    { $n ->
        [one] “{ $action }” was undone; { $n } decision is left.
       *[other] “{ $action }” was undone; { $n } decisions are left.
    }
program-replayed =
    { $n ->
        [one] The game was started with { $program }; { $n } decision.
       *[other] The game was started with { $program }; { $n } decisions.
    }
program-seed = Seed { $seed }, SHA-256 { $commitment }
program-salt = Salt { $salt }: the fairness code is the SHA-256 of the salt’s 16 bytes followed by the seed’s 32 bytes
program-no-revision = There is no decision { $found }; expected at most { $last }, the last one
program-no-seat = There is no player { $found }; expected 1 to { $players }
program-decision = { $who }: { $action }
program-asked = { $who }: { $prompt }

audit-payment = the payment differs
audit-event = event { NUMBER($n) } differs: the file has { $recorded }; the current rules give { $today }
audit-line = { $revision }: { $text }
audit-clean = The current rules give the same result for every decision.
audit-differs =
    { $n ->
        [one] The current rules differ at { $n } decision
       *[other] The current rules differ at { $n } decisions
    }

score-now = So far
score-total = Total
score-projected = { $line }, if the game ended now
score-winner = Won by { $who }.
score-winner-tie = Won on the tie-breaker by { $who }. Of tied players, the one with more markers on the Requiem wins, then the one with more Opus cards; otherwise they share the victory.
score-leader = { $who } would win if the game ended now.

rules-unknown = There is no rule { $id }; expected a rule or one of the sections { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } – { $text } Why: { $why }

edition-ok = { $title }, version { $version }, { $hash }: no errors
edition-fault-line = { $file }:{ $line }: { $text }
edition-faults =
    { $n ->
        [one] The edition has { $n } error: { $text }
       *[other] The edition has { $n } errors: { $text }
    }
edition-rejected =
    { $n ->
        [one] The edition was rejected: { $n } error
       *[other] The edition was rejected: { $n } errors
    }
edition-copied = Copied the edition to { $dir }. Edit the files, then run: lacrimosa edition check { $dir }
edition-copy-of = A custom edition, copied from { $title }, version { $version }.
edition-space = { $instrument }: { $reward }
edition-road = { $place } { $cost }
edition-place = { $n } { $place } ({ $kind }): { $roads }
edition-gain = receive { $reward }
edition-row = { $n }: Memory { $memory }; Opus { $opus }
edition-movement = { $movement }, { $higher } or { $lower } VP per marker: { $parts }

# In tables every amount is a number and a symbol; ↑ is a step on a track, ● a counter.
picture-symbol =
    { $code ->
        [ducats] d
        [vp] VP
        [finance] F
        [talent] T
        [journey] J
        [composition] C
       *[wild] ✻
    }
picture-icon =
    { $icon ->
        [document] Document
        [commission] Commission
        [perform_or_sell] Perform/Sell
        [travel] Travel
       *[requiem] Requiem
    }
picture-head = Period { $period }, { $years }: turn { $turn } of 4
picture-story = story { $story }
picture-opus-lines = perform { $perform } · sell { $sell }
picture-players = Players
picture-vp = VP
picture-ducats = Ducats
picture-cards = Hand / deck
picture-markers = Markers
picture-slot = Slot { NUMBER($n) }: { $experience } / { $story }
picture-hand = Hand of { $who }
picture-legend =
    d ducats · T Talent · J Journey · C Composition · ✻ any kind · ↑ track step · ● counter · F Finance step
    ○ free part · ▒ covered · ◆ neutral marker · ↻ repeats · ♛ royal favour · ☀ gilded face · ⟳ turned
picture-foot = After decision { $revision }. Fairness code: { $commitment }

serve-listening = Lacrimosa is running at { $address } – press Ctrl-C to stop it
serve-network = Friends on this network can open that address; on this machine, you can also use { $others }. If they cannot connect, open port { $port } in your firewall.
serve-other-port = Port { $usual } is in use; using port { $port } instead
serve-taken = Port { $port } is in use by another program, perhaps another Lacrimosa; stop that program, or choose another port with --port
serve-denied = Port { $port } is reserved for privileged programs; choose a port above 1023 with --port
serve-no-host = { $host } is not an address of this machine; use 127.0.0.1 for this machine only, or 0.0.0.0 for everyone who can reach it
serve-refused = Cannot listen on { $host }, port { $port }: { $text }
serve-no-runtime = The operating system did not allow the server to start
serve-no-folder = The operating system has no standard folder for the server’s data; choose one with --data
serve-half-certificate = HTTPS needs a certificate and its key; use --tls-certificate and --tls-key together
serve-no-word = new-tables is “word”, but no password is set; set it with --table-word, LACRIMOSA_TABLE_WORD or table-word
serve-two-tokens = The admin token is set twice; use either admin-token or admin-token-file
serve-short-token = The admin token is not valid; expected at least { $count } letters, digits or symbols without spaces. “openssl rand -base64 32” makes one
serve-no-certificate = The certificate cannot be used: { $text }
settings-broken = { $file }, line { $line }: { $text }
settings-unknown = { $file }, line { $line }: there is no setting “{ $key }”; expected one of { $known }
settings-value = { $file }, line { $line }: { $found } is not a valid value for “{ $key }”. Expected: { $help }.
copy-made = Backed up { $folder } to { $file }
copy-restored = Restored { $folder } from { $file }; the previous data are kept next to it
copy-done = Copied { $tables } tables with { $steps } moves ({ $rows } rows) and compared them: both places are equal
store-folder = The folder { $folder } cannot be used: { $text }
store-later = A later version of the program wrote these data (data version { $found }; this program can read up to { $known }); install that version
store-foreign = { $file } does not contain Lacrimosa data
store-missing = There are no server data in { $folder }. If they are in another folder, use --data (such as --data /var/lib/lacrimosa) or --config with the server’s settings file
store-in-use = { $file } is in use by another program, probably a running server; stop it first
store-address = The address of the database cannot be used: { $text }. Expected: postgres://USER@HOST:PORT/DATABASE
store-foreign-database = The database contains data of another program; use an empty one
store-not-empty = The new place contains data already; use a new folder or an empty database
store-unequal = The copy differs from the original in “{ $table }”; do not use it. Is the server still running?
store-not-a-folder = These data are in PostgreSQL; back them up with pg_dump
store-database = The data cannot be read or written: { $text }
store-damaged = { $file } is damaged ({ $found }). Restore a backup: lacrimosa restore COPY --data { $folder }
serve-no-client = This program was built without the web page. Run “cargo run” in the project folder to build the page and a program that contains it.
serve-not-found = Page not found.

play-welcome = Type the number of an action, or the action in notation. Type ? for help.
play-prompt = >
play-help =
    Type the number of an action, or type the action in notation, for example to choose another payment.
    p show the table, s score, u undo, q quit, ? this help; or type the whole word: show, score, undo, quit, help
play-no-such-number = Choose a number from 1 to { $most }.
play-undo-barrier = You cannot undo this: it revealed hidden information or ended a turn.
play-undone = Undone.

random-bad-seed = { $found } is not a valid first seed; expected a whole number
random-disproof = Seed { $seed }, decision { $revision }: the check { $property } failed. { $details }
random-played =
    { $games ->
        [one] { $games } game, { $decisions } decisions, { $mean } per game
       *[other] { $games } games, { $decisions } decisions, { $mean } per game
    }
random-checked = All checks passed after every decision. Refusals by rule: { $rules }

perft-total = { $paths } paths of { $depth } decisions ({ $seconds } s)

bench-state = A state takes { $bytes } bytes; copying it takes { $nanoseconds } ns.
bench-line = { $name }: { $rate } million decisions per second ({ $low } to { $high }), { $length } decisions per game, { $branching } choices per decision
bench-ratio = { $name }: { $ratio } times as many decisions per second as random chess
bench-bots =
    { $measure ->
        [random] random games played out from the middle of a four-player game
        [flat-2] rollouts of flat with two players
        [flat-4] rollouts of flat with four players
        [ismcts-2] iterations of ismcts with two players
       *[ismcts-4] iterations of ismcts with four players
    }: { $rate } per second on one core

program-decimal = { $whole }.{ $tenth }

# The result that a bot expects from a turn: the final score and the difference to the best other player.
hint-turn =
    { $side ->
        [ahead] About { $vp } VP at the end, { $lead } ahead
        [behind] About { $vp } VP at the end, { $lead } behind
       *[level] About { $vp } VP at the end
    }
# What the net expects of a turn: the share of winning, how sure the lead is, and the VP by source.
hint-forecast = Wins about { $share }% of such games; VP at the end: { $sources }
hint-sure = the lead is accurate to ± { $vp } VP
hint-thought =
    { $n ->
        [one] Advice from { $bot } after { $n } simulation.
       *[other] Advice from { $bot } after { $n } simulations.
    }

watch-seat = { $player } ({ $bot })
watch-score = After round { NUMBER($n) }: { $scores }
# $projected is the total if the game ended now.
watch-score-seat = { $who } { $vp } ({ $projected } if the game ended now)
watch-too-many = There are { NUMBER($found) } bots for { NUMBER($seats) } seats; name at most one bot per seat

load-no-server = The server for the measurement did not start or stopped unexpectedly.
load-matches =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } of two players, { $idle ->
        [one] { $idle } spectator
       *[other] { $idle } spectators
    }, { $seconds } s of play.
load-moves = Moves saved and broadcast: { $moves }, { $rate } per second.
load-times = Round-trip time of a move: p50 { $half } ms, p99 { $most } ms, p99.9 { $nearly } ms, maximum { $longest } ms.
load-memory = Server memory: { $empty } MiB without clients, { $all } MiB with all clients connected.
load-per-match = Per match with both sockets: { $before } KiB, after play { $after } KiB.
load-per-idle = Per spectator: { $kib } KiB.

# `lacrimosa admin`.
admin-no-server = No running server uses the data in { $folder }; start one with “lacrimosa serve”, or choose another folder with --data
admin-no-permission = Only root and the user who runs the server may use { $file }
admin-only-by-address = On this system you can reach a server only by its address; use --server and the admin token
admin-unreachable = Cannot reach { $address }: { $text }
admin-no-address = “{ $text }” is not the address of a server; expected an address such as https://example.org/lacrimosa
admin-not-secret = { $address } does not use HTTPS, so others could read the token; expected an address that begins with https://
admin-no-token = --server needs the admin token of the server; set LACRIMOSA_ADMIN_TOKEN, or put the token in a file and use --token-file
admin-wrong-token = The server does not accept this admin token
admin-closed = This server has no admin token; set admin-token-file on the server, or use the socket in its data folder
admin-strange = { $address } does not respond like a Lacrimosa server of this version (status { $status })
admin-refused = The server refused the request ({ $status }): { $text }
admin-no-table = There is no table { $name }
admin-not-aside = Table { $name } has not been set aside
admin-no-edition = There is no uploaded edition { $name }; expected a hash of 64 hexadecimal digits
admin-edition-in-use = Some tables use this edition; add --with-tables to delete them too
admin-no-person = There is no person { $name }
admin-no-ban = { $net } is not banned
admin-wrong-net = “{ $text }” is not valid; expected an address such as 192.0.2.1 or a network such as 10.0.0.0/8
admin-wrong-text = The text is not valid; expected 1 to 500 characters without control characters
admin-needs-yes = { $question } There is no terminal for the confirmation; add --yes
admin-confirm = { $question } Type “{ $yes }” to continue:
admin-yes = yes
admin-left-alone = Nothing was changed
admin-ask-delete-table = Delete table { $name } and its game?
admin-ask-delete-edition = Delete edition { $name }?
admin-ask-delete-edition-tables = Delete edition { $name } and every table that uses it?
admin-ask-delete-person = Delete person { $name } with their sessions, names and chat messages?
admin-ask-revoke = End all sessions of person { $name }? They will not be able to return as the same person.
admin-table-deleted = Deleted table { $name }
admin-table-restored = Restored table { $name }
admin-edition-deleted = Deleted edition { $name }; tables deleted with it: { $count }
admin-person-deleted = Deleted person { $name }
admin-revoked = Ended all sessions of person { $name }
admin-banned = Banned { $net }; until: { $time }
admin-unbanned = { $net } is no longer banned
admin-announced = Everyone now sees the announcement, including people who connect later; “announce --clear” withdraws it
admin-withdrawn = Withdrew the announcement
admin-nothing = None
admin-not-known = unknown
admin-never = no session
admin-for-ever = forever
admin-waiting = waiting
admin-playing = playing
admin-over = over
admin-note-memory = in memory
admin-note-public = public
admin-note-aside = set aside: { $text }
admin-kind-program = program
admin-kind-browser = browser
admin-col-table = TABLE
admin-col-in-log = NAME IN LOG
admin-col-status = STATUS
admin-col-made = CREATED
admin-col-from = FROM
admin-col-people = PEOPLE
admin-col-steps = STEPS
admin-col-size = SIZE
admin-col-notes = NOTES
admin-col-edition = EDITION
admin-col-brought = UPLOADED
admin-col-tables = TABLES
admin-col-person = PERSON
admin-col-name = NAME
admin-col-kind = KIND
admin-col-since = SINCE
admin-col-used = LAST SEEN
admin-col-seats = SEATS
admin-col-net = ADDRESS
admin-col-until = UNTIL
admin-col-reason = REASON
admin-status-version = Version
admin-status-since = Running since
admin-status-tables = Tables
admin-status-in-memory = Tables in memory
admin-status-aside = Tables set aside
admin-status-people = People and programs
admin-status-sockets = Open sockets
admin-status-bans = Bans
admin-status-store = Database on disk
admin-status-free = Free space on disk
admin-status-announcement = Announcement
