# What the program itself says.

cli-error = Error: { $text }

program-refused = { $sentence } ({ $rule })
program-at = Line { $line }, column { $column }: { $sentence }
program-in-file = { $file }: { $text }
program-in-action = { $action }: { $text }
program-cannot-read = { $file } cannot be read
program-cannot-write = { $file } cannot be written
program-not-text = { $file } is not a text file (UTF-8)
program-exists = { $file } is there already; choose another name
program-bad-seed = { $found } is no seed; expected a whole number or 64 hexadecimal digits
program-no-luck = The system gives no random numbers: { $text }; choose a seed with --seed
program-created = { $file } is created. Commitment to its seed: { $commitment }
program-nothing-to-undo = There is nothing to take back.
program-undo-barrier = “{ $action }” showed something hidden or ended a turn; take it back all the same with --beyond
program-undone =
    { $n ->
        [one] “{ $action }” is taken back; { $n } decision is left.
       *[other] “{ $action }” is taken back; { $n } decisions are left.
    }
program-replayed =
    { $n ->
        [one] Begun with { $program }; { $n } decision.
       *[other] Begun with { $program }; { $n } decisions.
    }
program-seed = Seed { $seed }, SHA-256 { $commitment }
program-salt = Salt { $salt }: the commitment is the SHA-256 of the salt’s 16 bytes and the seed’s 32
program-no-revision = There is no decision { $found }; the last one is { $last }
program-no-seat = There is no player { $found }; there are { $players }
program-decision = { $who }: { $action }
program-asked = { $who }: { $prompt }

audit-payment = the payment differs
audit-event = event { NUMBER($n) } differs: the file says { $recorded }; today it is { $today }
audit-line = { $revision }: { $text }
audit-clean = Today's rules make the same game.
audit-differs =
    { $n ->
        [one] Today's rules differ at { $n } decision
       *[other] Today's rules differ at { $n } decisions
    }

score-now = So far
score-total = Total
score-projected = { $line }, if it ended now
score-winner = Victory: { $who }.
score-winner-tie = Victory by the tie-break: { $who }. More markers on the Requiem decide, then more Opus cards; else the victory is shared.
score-leader = { $who } would win if the game ended now.

rules-unknown = There is no rule { $id }; the sections are { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } – { $text } Why: { $why }

edition-ok = { $title }, version { $version }, { $hash }: ok
edition-fault-line = { $file }:{ $line }: { $text }
edition-faults =
    { $n ->
        [one] The edition has { $n } fault: { $text }
       *[other] The edition has { $n } faults: { $text }
    }
edition-rejected =
    { $n ->
        [one] The edition is rejected: { $n } fault
       *[other] The edition is rejected: { $n } faults
    }
edition-copied = The edition is copied to { $dir }. Edit the files, then: lacrimosa edition check { $dir }
edition-copy-of = A box of our own; begun as a copy of { $title }, version { $version }.
edition-space = { $instrument }: { $reward }
edition-road = { $place } { $cost }
edition-place = { $n } { $place } ({ $kind }): { $roads }
edition-gain = gain { $reward }
edition-row = { $n }: Memory { $memory }; Opus { $opus }
edition-movement = { $movement }, { $higher } or { $lower } VP a marker: { $parts }

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
picture-foot = After decision { $revision }. Commitment to the seed: { $commitment }

serve-listening = Lacrimosa is at { $address } – Ctrl-C ends it
serve-network = Friends on this network open that address; on this machine { $others } works, too. If they cannot reach it, let port { $port } through the firewall.
serve-other-port = Port { $usual } is taken; this time it is { $port }
serve-taken = Port { $port } is taken by another program, perhaps by Lacrimosa itself; end that program, or choose another port with --port
serve-denied = Port { $port } is for privileged programs only; choose one above 1023 with --port
serve-no-host = { $host } is no address of this machine; 127.0.0.1 serves this machine alone, 0.0.0.0 everybody who can reach it
serve-refused = { $host }, port { $port }, cannot be served: { $text }
serve-no-runtime = The system does not let the server start
serve-no-folder = The system names no folder for the server's data; choose one with --data
serve-half-certificate = A certificate needs its key, and a key its certificate: give both --tls-certificate and --tls-key
serve-no-word = new-tables is “word”, but there is no word: give it with --table-word, LACRIMOSA_TABLE_WORD or table-word
serve-two-tokens = Give the admin token either with admin-token or with admin-token-file, not both
serve-short-token = The admin token needs at least { $count } letters, digits or signs and no spaces; “openssl rand -base64 32” makes one
serve-no-certificate = The certificate cannot be used: { $text }
settings-broken = { $file }, line { $line }: { $text }
settings-unknown = { $file }, line { $line }: there is no setting “{ $key }”; there are { $known }
settings-value = { $file }, line { $line }: { $found } is no value of “{ $key }”. Expected: { $help }.
copy-made = { $file } holds a copy of { $folder }
copy-restored = { $folder } holds what was in { $file }; what was there before is kept beside it
store-folder = The folder { $folder } cannot be used: { $text }
store-later = The data are of a later version of the program ({ $found }; this one knows { $known }): install that version
store-foreign = { $file } holds no data of this program
store-missing = There are no data of a server in { $folder }. If they are elsewhere, name the folder: --data /var/lib/lacrimosa, or --config with the file of the server's settings
store-in-use = { $file } is in use by another program, probably by a running server: end it first
store-database = The data cannot be read or written: { $text }
store-damaged = { $file } is damaged ({ $found }). Put a sound copy in its place: lacrimosa restore COPY --data { $folder }
serve-no-client = The page is not inside this program: it was built without it. In the project's folder, “cargo run” builds the page and the program that carries it.
serve-not-found = There is nothing here.

play-welcome = Type the number of an action, or the action itself. ? helps.
play-prompt = >
play-help =
    A number carries out that action; so does its notation, with another payment if you like.
    p picture of the table, s score, u take back, q leave, ? this help; whole words do as well: show, score, undo, quit, help
play-no-such-number = Choose a number from 1 to { $most }.
play-undo-barrier = That showed something hidden or ended a turn; it cannot be taken back.
play-undone = Taken back.

random-bad-seed = { $found } is no seed for many games; expected a whole number
random-disproof = Seed { $seed }, decision { $revision }: { $property } does not hold. { $details }
random-played =
    { $games ->
        [one] { $games } game, { $decisions } decisions, { $mean } a game
       *[other] { $games } games, { $decisions } decisions, { $mean } a game
    }
random-checked = Everything held after every decision. Refusals by rule: { $rules }

perft-total = { $paths } paths of { $depth } decisions ({ $seconds } s)

bench-state = A state has { $bytes } bytes and is copied in { $nanoseconds } ns.
bench-line = { $name }: { $rate } million decisions a second ({ $low } to { $high }), { $length } decisions a game, { $branching } choices a decision
bench-ratio = { $name }: { $ratio } times the decisions a second of random chess
bench-bots =
    { $measure ->
        [random] random games played out from the middle of a four-player game
        [flat-2] roll-outs of flat with two players
        [flat-4] roll-outs of flat with four players
        [ismcts-2] iterations of ismcts with two players
       *[ismcts-4] iterations of ismcts with four players
    }: { $rate } a second, one core

program-decimal = { $whole }.{ $tenth }

# What a bot expects of a turn: the final score and the distance to the best of the others.
hint-turn =
    { $side ->
        [ahead] About { $vp } VP in the end, { $lead } ahead
        [behind] About { $vp } VP in the end, { $lead } behind
       *[level] About { $vp } VP in the end
    }
hint-thought =
    { $n ->
        [one] Advice of { $bot }, which tried the future { $n } time.
       *[other] Advice of { $bot }, which tried the future { $n } times.
    }

watch-seat = { $player } ({ $bot })
watch-score = After round { NUMBER($n) }: { $scores }
# $projected is the total if the game ended now.
watch-score-seat = { $who } { $vp } ({ $projected } if the game ended now)
watch-too-many = { NUMBER($found) } bots for { NUMBER($seats) } seats: name no more than there are seats

load-no-server = The server of the measurement did not start, or ended.
load-matches =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } of two, { $idle ->
        [one] { $idle } watcher
       *[other] { $idle } watchers
    }, { $seconds } s of play.
load-moves = Moves stored and told: { $moves }, { $rate } a second.
load-times = Round trip of a move: p50 { $half } ms, p99 { $most } ms, p99.9 { $nearly } ms, longest { $longest } ms.
load-memory = Memory of the server: { $empty } MiB empty, { $all } MiB with everybody there.
load-per-match = A match with both sockets: { $before } KiB, { $after } KiB after play.
load-per-idle = A watcher: { $kib } KiB.

# `lacrimosa admin`.
admin-no-server = No server runs on { $folder }; start it with “lacrimosa serve”, or name the folder of the one you mean with --data
admin-no-permission = { $file } may be used only by the user the server runs as, and by root
admin-only-by-address = On this system a server is reached by its address: give --server and the admin token
admin-unreachable = { $address } cannot be reached: { $text }
admin-no-address = “{ $text }” is no address of a server such as https://example.org/lacrimosa
admin-not-secret = { $address } is not https: the token could be read on its way
admin-no-token = --server needs the admin token of the server: put it into LACRIMOSA_ADMIN_TOKEN, or into a file for --token-file
admin-wrong-token = The server does not accept this admin token
admin-closed = This server takes no admin token: give it one with admin-token-file, or go by the socket in its folder
admin-strange = { $address } does not answer like a Lacrimosa server of this version (status { $status })
admin-refused = The server refuses ({ $status }): { $text }
admin-no-table = There is no table { $name }
admin-not-aside = Table { $name } was not set aside
admin-no-edition = Nobody brought an edition { $name }; its hash has 64 hexadecimal digits
admin-edition-in-use = Tables use this edition; they go with it if you add --with-tables
admin-no-person = There is no person { $name }
admin-no-ban = { $net } is not banned
admin-wrong-net = “{ $text }” is no address such as 192.0.2.1 and no network such as 10.0.0.0/8
admin-wrong-text = 1 to 500 characters are expected, and no control characters
admin-needs-yes = { $question } Nobody is there to ask: add --yes
admin-confirm = { $question } Type “{ $yes }” to go on:
admin-yes = yes
admin-left-alone = Nothing was changed
admin-ask-delete-table = Delete table { $name } with its game?
admin-ask-delete-edition = Delete edition { $name }?
admin-ask-delete-edition-tables = Delete edition { $name } with every table that uses it?
admin-ask-delete-person = Forget person { $name }: sessions, names, talk?
admin-ask-revoke = End every session of person { $name }? They cannot come back as the same person.
admin-table-deleted = Table { $name } is gone
admin-table-restored = Table { $name } is back
admin-edition-deleted = Edition { $name } is gone; tables that went with it: { $count }
admin-person-deleted = Person { $name } is forgotten
admin-revoked = Every session of person { $name } has ended
admin-banned = { $net } is not answered any more; until: { $time }
admin-unbanned = { $net } is answered again
admin-announced = Everybody is told, also those who come later; “announce --clear” withdraws it
admin-withdrawn = The announcement is withdrawn
admin-nothing = There is none
admin-not-known = not noted
admin-never = none left
admin-for-ever = for ever
admin-waiting = waiting
admin-playing = playing
admin-over = over
admin-note-memory = in memory
admin-note-public = public
admin-note-aside = set aside: { $text }
admin-kind-program = program
admin-kind-browser = browser
admin-col-table = TABLE
admin-col-in-log = IN THE LOG
admin-col-status = STATUS
admin-col-made = MADE
admin-col-from = FROM
admin-col-people = PEOPLE
admin-col-steps = STEPS
admin-col-size = SIZE
admin-col-notes = NOTES
admin-col-edition = EDITION
admin-col-brought = BROUGHT
admin-col-tables = TABLES
admin-col-person = PERSON
admin-col-name = NAME
admin-col-kind = KIND
admin-col-since = SINCE
admin-col-used = LAST HERE
admin-col-seats = SEATS
admin-col-net = ADDRESS
admin-col-until = UNTIL
admin-col-reason = REASON
admin-status-version = Version
admin-status-since = Runs since
admin-status-tables = Tables
admin-status-in-memory = Tables in memory
admin-status-aside = Tables set aside
admin-status-people = People and programs
admin-status-sockets = Open sockets
admin-status-bans = Bans
admin-status-store = Store on the disk
admin-status-free = Free on that disk
admin-status-announcement = Announcement
