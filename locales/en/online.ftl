# A table on a server: connection, presence, clocks, chat, and requests to go back.

online-table = Table
online-coming = Joining table…
online-gone = There is no such table.
online-to-lobby = Back to lobby
online-lost = Connection lost. Reconnecting…
# Under the decision, if the server takes long to answer.
online-sent = Sending…

## Who is there

online-present = online
online-absent = offline
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = {$bot} is playing for now
online-bot-for-you = A bot is playing for you.
online-take-back = Take my seat back
online-you-watch = You are watching. Hands stay hidden until the end.
online-seat-lost = You no longer have a seat at this table, but you can watch.
online-new-device = A new device is using your seat. If it isn’t yours, remove it.
# Before a message of the person who runs the server.
online-announcement = Announcement:
online-watching =
    { $n ->
        [one] {$n} watching
       *[other] {$n} watching
    }
online-clock = Time left: {$time}

## Chat

online-talk = Chat
online-log-or-talk = Log or chat
online-talk-empty = No messages yet.
online-say = Message
online-send = Send
online-phrases = Phrases
online-reaction =
    { $code ->
        [hello] Hello!
        [bravo] Bravo!
        [thanks] Thank you!
        [alas] Oh no!
        [moment] One moment, please.
        [your-turn] Your turn.
        [sorry] Sorry!
       *[well-played] Well played!
    }
online-unread =
    { $n ->
        [one] {$n} unread message
       *[other] {$n} unread messages
    }
online-muting = Mute
online-mute-all = Mute everyone
online-hear-all = Unmute everyone
online-mute = Mute {$name}
online-hear = Unmute {$name}
online-told =
    { $code ->
        [sat] {$name} joined the table.
        [left] {$name} left the table.
        [joined] {$name} took over the seat.
        [clock] {$name} ran out of time. A bot plays on.
        [taken-over] A bot is playing for {$name} for now.
        [taken-back] {$name} is back.
        [new-device] {$name} is using a new device.
        [left-for-good] {$name} left the game. A bot plays on.
        [kicked] The host removed {$name}.
        [agreed] {$name} agrees.
       *[disagreed] {$name} refuses.
    }

## Going back

online-asks-back = {$name} asks to undo a move.
online-rewound = Everyone agreed: the move has been undone.
online-agree = Agree
online-refuse = Refuse
online-waits-for = Waiting for {$names}
online-ask-back = Ask to go back here
online-taken-back = {$name} undid a decision.

## Refused requests

online-refused =
    { $why ->
        [stale] The game has moved on. Please check the table and try again.
        [illegal] The rules do not allow that.
        [not-seated] Only the players of this game can do that.
        [taken-over] A bot is playing for you. Take your seat back first.
        [not-begun] The game has not started.
        [over] The game is over.
        [not-free] You can’t undo this on your own. You can ask the others.
        [nothing-to-redo] There is nothing to redo.
        [nothing-asked] This request is no longer open.
        [asked-already] You have already asked. Make a decision before you ask again.
        [too-many-undos] You have undone too much this turn. Continue playing first.
        [no-such-moment] You can’t go back to that moment.
        [no-talk] Chat is off at this table.
        [length] Your message is too long or empty.
        [too-fast] That was too fast. Please wait a moment.
        [not-stored] The server could not save that. Nothing has changed.
       *[malformed] The server did not understand that. Reloading the page may help.
    }

## Links and notices

online-copy-link = Copy link to here
online-copied = Copied
online-notify = Notify me in the browser when it’s my turn online
online-notify-denied = Your browser blocks notifications for this page.
