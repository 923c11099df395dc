# A table on a server: connection, presence, clocks, talk, and wishes to go back.

online-table = Table
online-coming = Going to the table …
online-gone = There is no such table.
online-to-lobby = To the lobby
online-lost = Connection lost, coming back …
# Under the decision, if the server takes long to answer.
online-sent = Sent …

## Who is there

online-present = is here
online-absent = is away
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = {$bot} plays for now
online-bot-for-you = A bot plays for you at the moment.
online-take-back = Take my seat back
online-you-watch = You are watching: hands stay hidden until the end.
online-seat-lost = You no longer have a seat at this table. You can watch.
online-new-device = A new device uses your seat. Was it you? If not, revoke it.
# Before a message of whoever runs the server.
online-announcement = Announcement:
online-watching =
    { $n ->
        [one] {$n} watching
       *[other] {$n} watching
    }
online-clock = Time left: {$time}

## Talk

online-talk = Talk
online-log-or-talk = Log or talk
online-talk-empty = Nothing was said yet.
online-say = Say something
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
        [one] {$n} unread line
       *[other] {$n} unread lines
    }
online-muting = Mute
online-mute-all = Mute everybody
online-hear-all = Hear everybody again
online-mute = Mute {$name}
online-hear = Hear {$name} again
online-told =
    { $code ->
        [sat] {$name} sat down.
        [left] {$name} stood up.
        [joined] {$name} took over the seat.
        [clock] {$name} ran out of time: a bot plays on.
        [taken-over] A bot plays for {$name} for now.
        [taken-back] {$name} is back.
        [new-device] {$name} uses one more device from now on.
        [left-for-good] {$name} left for good. A bot plays on.
        [kicked] The host removed {$name}.
        [agreed] {$name} agrees.
       *[disagreed] {$name} does not agree.
    }

## Going back

online-asks-back = {$name} asks to go back to decision {NUMBER($moment)}.
online-rewound = All agreed: back to decision {NUMBER($moment)}.
online-agree = Agree
online-refuse = Refuse
online-waits-for = Waiting for {$names}
online-ask-back = Ask the others to go back to here
online-taken-back = {$name} takes it back.

## What was not granted

online-refused =
    { $why ->
        [stale] The table has moved on; please look again.
        [illegal] The rules do not allow that.
        [not-seated] Only those who sit at the table can do that.
        [taken-over] A bot plays for you: take your seat back first.
        [not-begun] The game has not begun.
        [over] The game is over.
        [not-free] This cannot be taken back freely; you can ask the others.
        [nothing-to-redo] There is nothing to do again.
        [nothing-asked] There is nothing to answer any more.
        [asked-already] You asked already. Decide something before you ask again.
        [too-many-undos] You took back too much in this turn. Go on first.
        [no-such-moment] One cannot go back to that moment.
        [no-talk] There is no talk at this table.
        [length] Too long, or empty.
        [too-fast] Too much at once: please wait a moment.
        [not-stored] The server could not keep that; nothing has changed.
       *[malformed] The server did not understand that. Reloading the page may help.
    }

## Links and notices

online-copy-link = Copy link to this moment
online-copied = Copied
online-notify = Tell me by the browser when it is my turn at an online table
online-notify-denied = The browser does not allow notifications for this page.
