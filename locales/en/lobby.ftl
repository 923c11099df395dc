# Playing online: the lobby, making a table on a server, the room before the game, links to give away.

## Making a table, on the start page

lobby-go = Open the table
lobby-friend = A friend
lobby-friend-line = the seat stays open
lobby-who-finds = Who finds it
lobby-by-link = By link only
lobby-public = Everybody
lobby-clock = Clock
lobby-clock-none = no clock
# $time and $turn are spans such as “15 minutes” and “1 minute”.
lobby-clock-whole = {$time} for the game
lobby-clock-turns = {$time} + {$turn} a turn
lobby-minutes =
    { $n ->
        [one] {$n} minute
       *[other] {$n} minutes
    }
lobby-hours =
    { $n ->
        [one] {$n} hour
       *[other] {$n} hours
    }
lobby-days =
    { $n ->
        [one] {$n} day
       *[other] {$n} days
    }
# Label; beside it a span such as “10 minutes”, or “never”, and the name of a bot.
lobby-take-over = A bot takes over after
lobby-take-over-by = The bot that takes over
lobby-never = never
lobby-talk = People can write to each other
lobby-seed-known = You will know what this seed hides, and the others are told so. Left empty, the server draws one that nobody knows.
lobby-word = Password for new tables
lobby-word-line = Whoever runs this server gives it to people who may open tables. Your guests do not need it.
lobby-closed = This server does not take new tables at the moment. Games that are open go on.

## The lobby

lobby-title = Lobby
lobby-line = Your games online, open tables, games to watch
lobby-waiting =
    { $n ->
        [one] {$n} game waits for you
       *[other] {$n} games wait for you
    }
lobby-part =
    { $part ->
        [mine] My games
        [open] Open tables
       *[watch] Games to watch
    }
lobby-none =
    { $part ->
        [mine] You do not sit at any table yet. Open one and send the link to your friends.
        [open] Nobody is looking for players at the moment. Open a table that everybody finds.
       *[watch] No public game is being played at the moment.
    }
lobby-make = Open a table
lobby-sit = Sit down
lobby-watch = Watch
lobby-to-start = To the start page
lobby-open-seats =
    { $n ->
        [one] {$n} open seat
       *[other] {$n} open seats
    }
lobby-seat-open = Open seat
# Whose turn it is.
lobby-decides = {$name} decides
lobby-people =
    { $n ->
        [0] Nobody is connected at the moment.
        [one] {$n} person is connected.
       *[other] {$n} people are connected.
    }

## My data

lobby-me = My data
lobby-me-unknown = This server does not know you. Once you open a table or sit down, it keeps your name and your seats.
lobby-me-line = The server keeps your usual name, your seats, and the address below if you give one. A cookie tells it who you are.
lobby-webhook = Address for messages
lobby-webhook-line = The server calls this address when it is your turn. Leave it empty if you do not need it.
lobby-webhook-secret = Secret of the address
lobby-webhook-secret-line = Copy it now: it is shown only once. The server signs its messages with it, so that your program can tell they are genuine.
lobby-me-save = Save
lobby-me-saved = Saved.
lobby-me-export = Export
lobby-me-delete = Delete my data
lobby-me-delete-sure = Delete everything the server knows of you? In games that go on, bots take your seats.
lobby-me-deleted = The server has forgotten you.

## The room before the game

lobby-room = Before the game
lobby-coming = One moment …
lobby-seats = At the table
lobby-begins =
    { $n ->
        [0] All seats are taken: the game begins.
        [one] {$n} seat is open. The game begins by itself as soon as it is taken.
       *[other] {$n} seats are open. The game begins by itself as soon as all are taken.
    }
lobby-present = is here
lobby-absent = is away
lobby-put-bot = Put a bot here …
lobby-put-bot-at = A bot for seat {NUMBER($n)}
lobby-sat = You sit at seat {NUMBER($n)}.
lobby-stand-up = Leave seat
lobby-delete = Delete the table
lobby-delete-sure = Delete this table for everybody?
lobby-invite = Invite
lobby-chosen = What was agreed
lobby-talk-label = Talk
lobby-talk-on = free
lobby-talk-off = ready-made phrases only
lobby-seed-told = The host chose the seed, and so may know what is hidden.

## Links

lobby-links = Seats and links
lobby-link-join = Link of the table, for everybody who joins or watches
lobby-link-watch = Link of the table, for those who watch
lobby-link-device = Another device of mine
lobby-link-hand-over = Hand the seat over
lobby-link-seat = Invite to seat {NUMBER($n)}
# $name is a bot.
lobby-link-bot = Invite a person in place of {$name}
lobby-link-renewed = Each invitation works once, for whoever opens it first. A new one cancels the earlier one for the same seat.
lobby-link-invitation-line = It works once, and only until the seat is taken. Send it to one person.
lobby-link-device-line = It works once, within 7 days. Open it on your other device. Everybody at the table is told that you use a new device.
# The question before the link is made.
lobby-link-hand-over-sure = Whoever opens the link gets your seat. From then on you and all your devices can only watch. The link works once, within 7 days.
lobby-link-hand-over-line = It works once, within 7 days. When somebody opens it, you and all your devices lose the seat. Until then you can cancel it.
lobby-link-make = Create link
lobby-first-device-only = Only the first device of this seat can hand it over or leave for good.
lobby-my-seat = My seat
lobby-devices = Devices that use my seat
lobby-devices-see = Show devices
lobby-device-unknown = Unknown device
lobby-device-this = this device
# $ago is a span such as “5 minutes ago”.
lobby-device-since = added {$ago}
lobby-device-revoke = Revoke
lobby-device-revoke-sure = This device loses your seat at once and can only watch. Unused links to your seat end, too.
lobby-device-revoke-this = You lose your seat on this device and can only watch here. Your other devices keep it.
lobby-links-unused = Unused links
# $until is a day and a time.
lobby-link-unused =
    { $kind ->
        [device] Another device of mine: works once, until {$until}
        [hand-over] Hand the seat over: works once, until {$until}
       *[invitation] Invitation: works once, until {$until}
    }
lobby-links-cancel = Cancel unused links
lobby-links-cancelled = The unused links no longer work.
lobby-leave = Leave the game
lobby-leave-for-now = Let a bot play for now
lobby-leave-for-good = Leave for good
lobby-leave-for-good-sure = A bot plays on in your place. You cannot take the seat back.
lobby-leave-line = “For now” means until you return and take your seat back.
# Heading, for the host.
lobby-people-here = Other players
lobby-remove = Remove
lobby-remove-block = Remove and block
lobby-remove-room = Remove {$name}? The seat opens again. Whoever is blocked cannot sit down at this table any more.
lobby-remove-game = Remove {$name}? A bot plays on to the end, and nobody else can take this seat. Whoever is blocked cannot sit down at this table any more.
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-yourself = The link is selected. Copy it with the keys of your system.
lobby-share = Share …

## Coming with a link

lobby-claim = Your seat
lobby-claim-line = With this link you take a seat at a table.
lobby-claim-open = Seat {NUMBER($n)} is kept for you. At the table: {$others}.
lobby-claim-of = With this link you take seat {NUMBER($n)}, now held by {$name}. At the table: {$others}.
lobby-claim-take = Take the seat

## What can go wrong

lobby-offline = There is no connection to a server. Playing online needs one; everything else works without.
# A refusal of the server: $code is its word for it, $text its sentence in English.
lobby-trouble =
    { $code ->
        [no-table] There is no such table. Perhaps it was deleted.
        [seat-taken] This seat is taken.
        [table-full] All seats are taken.
        [seated] You have a seat at this table already.
        [wrong-key] This link was already used, cancelled or replaced. Ask for a new one.
        [expired] This link is too old. Ask for a new one.
        [shut] The host removed somebody from this seat. Nobody else can take it.
        [not-first-device] Only the first device of the seat can do this.
        [not-seated] You have no seat at this table.
        [no-seat] There is no such seat at this table.
        [no-device] This device no longer uses your seat.
        [blocked] The host has blocked you from this table.
        [banned] This server does not accept your connection. Ask whoever runs it.
        [word] The password for new tables is wrong.
        [not-begun] The game has not begun.
        [not-over] The game is not over.
        [no-moment] There is no such moment in this game.
        [no-edition] The server does not know this edition.
        [edition] The edition has faults: {$text}
        [too-many-tables] Too many tables are open. Close one first, or try later.
        [too-many-people] Too many people have come from your network. Try later.
        [too-many-links] You have too many unused links. Cancel some first.
        [too-many] Too many connections. Close a window of this page and try again.
        [editions-in-memory] Too many editions are in use until this server is restarted. Play with the built-in edition.
        [table-failed] This table stopped because of an error. It comes back by itself: try again in a moment.
        [last-device] This is the only device of your seat. Leave the table instead.
        [too-many-devices] Your seat has too many devices. Revoke one first.
        [over] The game is over.
        [too-long] This is too long for the server.
        [too-slow] The server took too long. Try again.
        [busy] The server is busy. Try again in a moment.
        [foreign-site] Open the page at the address of its own server.
        [host] Open the page at the address of its own server.
        [not-host] Only whoever opened the table may do this.
        [not-yours] This seat is not yours.
        [begun] The game has begun.
        [name] A name has at most 24 characters.
        [too-many-games] You sit at too many unfinished games. Finish one first.
        [too-many-bot-tables] You have made too many tables for bots alone. Let one of their games end first.
        [bot-tables-full] This server plays enough games of bots alone at the moment.
        [too-many-editions] The server keeps no more editions.
        [webhook] The address must begin with https:// or http://.
        [unknown-session] The server no longer knows you. Try once more.
        [nobody] Sit down or open a table first.
        [closed] New tables cannot be opened on this server.
        [too-fast] Too many requests. Wait a little and try again.
        [set-aside] This table was set aside after an error. Whoever runs the server can look after it.
        [store] The server cannot store anything at the moment.
       *[other] {$text}
    }
