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
lobby-stand-up = Stand up
lobby-delete = Delete the table
lobby-delete-sure = Delete this table for everybody?
lobby-invite = Invite
lobby-chosen = What was agreed
lobby-talk-label = Talk
lobby-talk-on = free
lobby-talk-off = ready-made phrases only
lobby-seed-told = The host chose the seed, and so may know what is hidden.

## Links

lobby-links = Links
lobby-link-join = Link of the table, for everybody who joins or watches
lobby-link-watch = Link of the table, for those who watch
lobby-link-device = My seat on another device
lobby-link-hand-over = Hand my seat over to somebody else
lobby-link-seat = Secret link for seat {NUMBER($n)}
# $name is a bot.
lobby-link-bot = Invite a person in place of {$name}
lobby-link-renewed = Whoever opens a secret link has the seat. A new link makes the earlier one for the same seat useless.
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
        [wrong-key] This link is no longer good. Ask for a new one.
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
