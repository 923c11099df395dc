# Playing online: the lobby, creating a table on a server, the waiting room, and links to share.

## Creating a table, on the start page

lobby-go = Create table
lobby-friend = A friend
lobby-friend-line = the seat stays open
lobby-who-finds = Visibility
lobby-by-link = Link only
lobby-public = Public
lobby-clock = Clock
lobby-clock-none = no clock
# $time and $turn are spans such as “15 minutes” and “1 minute”.
lobby-clock-whole = {$time} per player
lobby-clock-turns = {$time} + {$turn} per turn
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
lobby-take-over-by = Substitute bot
lobby-never = never
lobby-talk = Players can chat
lobby-seed-known = With your own seed you may know the hidden cards. The other players are told. Leave it empty for a random deal.
lobby-word = Password for new tables
lobby-word-line = You get it from the person who runs this server. Your guests don’t need it.
lobby-closed = This server accepts no new tables at the moment. Running games continue.

## The lobby

lobby-title = Lobby
lobby-line = Your online games, open tables, games to watch
lobby-waiting =
    { $n ->
        [one] {$n} game is waiting for you
       *[other] {$n} games are waiting for you
    }
lobby-part =
    { $part ->
        [mine] My games
        [open] Open tables
       *[watch] Games to watch
    }
lobby-none =
    { $part ->
        [mine] You have no online games yet. Create a table and send the link to your friends.
        [open] There are no open tables at the moment. Create a public one.
       *[watch] No public games are running at the moment.
    }
lobby-make = Create table
lobby-sit = Join
lobby-watch = Watch
lobby-to-start = Back to start
lobby-open-seats =
    { $n ->
        [one] {$n} open seat
       *[other] {$n} open seats
    }
lobby-seat-open = Open seat
# Whose turn it is.
lobby-decides = {$name}’s turn
lobby-people =
    { $n ->
        [0] Nobody is online at the moment.
        [one] {$n} person is online.
       *[other] {$n} people are online.
    }

## My data

lobby-me = My data
lobby-me-unknown = This server does not know you yet. When you create or join a table, it stores your name and your seats.
lobby-me-line = The server stores your name, your seats and the address below if you enter one. A cookie identifies you.
lobby-webhook = Notification address (webhook)
lobby-webhook-line = The server sends a request to this web address when it’s your turn. Leave it empty if you don’t need it.
lobby-webhook-secret = Webhook secret
lobby-webhook-secret-line = Copy it now: it is shown only once. Your program uses it to check that messages come from this server.
lobby-me-save = Save
lobby-me-saved = Saved.
lobby-me-export = Export
lobby-me-delete = Delete my data
lobby-me-delete-sure = Delete everything this server knows about you? Bots take your seats in running games.
lobby-me-deleted = Your data has been deleted.

## The waiting room

lobby-room = Waiting room
lobby-coming = One moment…
lobby-seats = Players
lobby-begins =
    { $n ->
        [0] All seats are taken. The game is starting.
        [one] {$n} seat is open. The game starts as soon as it is taken.
       *[other] {$n} seats are open. The game starts as soon as all are taken.
    }
lobby-present = online
lobby-absent = offline
lobby-put-bot = Add a bot…
lobby-put-bot-at = Add a bot at seat {NUMBER($n)}
lobby-sat = You have seat {NUMBER($n)}.
lobby-stand-up = Leave seat
lobby-delete = Delete table
lobby-delete-sure = Delete this table for everyone?
lobby-invite = Invite
lobby-chosen = Table settings
lobby-talk-label = Chat
lobby-talk-on = on
lobby-talk-off = preset phrases only
lobby-seed-told = The host chose the seed (the code of the deal) and may know the hidden cards.

## Links

lobby-links = Seats and links
lobby-link-join = Table link, to join or watch
lobby-link-watch = Table link, to watch
lobby-link-device = Use another device
lobby-link-hand-over = Hand over my seat
lobby-link-seat = Invite to seat {NUMBER($n)}
# $name is a bot.
lobby-link-bot = Invite a person to replace {$name}
lobby-link-renewed = An invitation to a seat works once, for the first person who opens it. A new one replaces the old one for that seat.
lobby-link-invitation-line = It works once, until the seat is taken. Send it to one person.
lobby-link-device-line = It works once, within 7 days. Open it on your other device. Everyone at the table is told about it.
# The question before the link is made.
lobby-link-hand-over-sure = The first person who opens the link gets your seat. Then you can only watch. It works once, within 7 days.
lobby-link-hand-over-line = It works once, within 7 days. When someone opens it, you lose the seat on all devices. Until then you can cancel.
lobby-link-make = Create link
lobby-first-device-only = You can hand over the seat or leave for good only on the first device of this seat.
lobby-my-seat = My seat
lobby-devices = Devices using my seat
lobby-devices-see = Show devices
lobby-device-unknown = Unknown device
lobby-device-this = this device
# $ago is a span such as “5 minutes ago”.
lobby-device-since = added {$ago}
lobby-device-revoke = Remove
lobby-device-revoke-sure = This device loses your seat at once and can only watch. Unused links to your seat stop working, too.
lobby-device-revoke-this = You lose your seat on this device and can only watch here. Your other devices keep it.
lobby-links-unused = Unused links
# $until is a day and a time.
lobby-link-unused =
    { $kind ->
        [device] Another device: works once, until {$until}
        [hand-over] Seat handover: works once, until {$until}
       *[invitation] Invitation: works once, until {$until}
    }
lobby-links-cancel = Cancel unused links
lobby-links-cancelled = The unused links no longer work.
lobby-leave = Leave game
lobby-leave-for-good = Leave for good
lobby-leave-for-good-sure = A bot finishes the game for you. You can’t take the seat back.
# Heading, for the host.
lobby-people-here = Other players
lobby-remove = Remove
lobby-remove-block = Remove and block
lobby-remove-room = Remove {$name}? The seat opens again. A blocked player can’t join this table again.
lobby-remove-game = Remove {$name}? A bot finishes the game, and nobody else can take this seat. A blocked player can’t join this table again.
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-yourself = The link is selected. Copy it now.
lobby-share = Share…

## Opening a link to a seat

lobby-claim = Your seat

## What can go wrong

lobby-offline = No connection to a server. You need one to play online. Everything else works without it.
# A refusal of the server: $code is its word for it, $text its sentence in English.
lobby-trouble =
    { $code ->
        [no-table] This table does not exist. Perhaps it was deleted.
        [seat-taken] This seat is taken.
        [table-full] All seats are taken.
        [seated] You already have a seat at this table.
        [wrong-key] This link was already used, cancelled or replaced. Ask for a new one.
        [expired] This link has expired. Ask for a new one.
        [shut] The host removed a player from this seat. Nobody else can take it.
        [not-first-device] Only the first device of the seat can do this.
        [not-seated] You have no seat at this table.
        [no-seat] This table has no such seat.
        [no-device] This device no longer uses your seat.
        [blocked] The host has blocked you from this table.
        [banned] This server does not accept your connection. Ask the person who runs it.
        [word] The password for new tables is wrong.
        [not-begun] The game has not started.
        [not-over] The game is not over.
        [no-moment] There is no such point in this game.
        [no-edition] The server does not know this edition.
        [edition] The edition has errors: {$text}
        [too-many-tables] Too many tables are open. Close one first, or try again later.
        [too-many-people] Too many people have joined from your network. Try again later.
        [too-many-links] You have too many unused links. Cancel some first.
        [too-many] Too many connections. Close another window of this page and try again.
        [editions-in-memory] Too many editions are in use until this server restarts. Play with the built-in edition.
        [table-failed] This table stopped because of an error. It restarts by itself: try again in a moment.
        [last-device] This is the only device of your seat. Leave the game instead.
        [too-many-devices] Your seat has too many devices. Remove one first.
        [over] The game is over.
        [too-long] This is too long for the server.
        [too-slow] The server took too long. Try again.
        [busy] The server is busy. Try again in a moment.
        [foreign-site] Open this page at its server’s own address.
        [host] Open this page at its server’s own address.
        [not-host] Only the host of the table can do this.
        [not-yours] This seat is not yours.
        [begun] The game has already started.
        [name] A name can have at most 24 characters.
        [too-many-games] You have too many unfinished games. Finish one first.
        [too-many-bot-tables] You have created too many bot-only tables. Let one of these games finish first.
        [bot-tables-full] This server is already running enough bot-only games. Try again later.
        [too-many-editions] The server can’t store any more editions.
        [webhook] The address must begin with https:// or http://.
        [unknown-session] The server no longer knows you. Try again.
        [nobody] Join or create a table first.
        [closed] You can’t create tables on this server.
        [too-fast] Too many requests. Wait a moment and try again.
        [set-aside] This table was closed after an error. The person who runs the server can check it.
        [store] The server can’t save anything at the moment.
       *[other] {$text}
    }
