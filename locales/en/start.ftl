# The start page, the settings, the curtain between two people at one screen, and what the page has to say by itself.

## The start page

start-story = Vienna, December 1791. Mozart is dead, his Requiem unfinished. You were his patron: tell his story, and have the score completed.
# For a screen reader: the drawing beside the title.
start-score-label = An engraved score in 12/8 that breaks off after two bars

start-continue-title = Continue
start-continue = Continue
start-look = Look at it
# A saved game: $period is a Roman numeral.
start-saved-running = Period {$period}
start-saved-over = Finished
# Under it: $names is a list such as “Anna and Allegro”.
start-saved-with = {$names}, {$ago}
start-saved-more =
    { $n ->
        [one] {$n} more saved game
       *[other] {$n} more saved games
    }
# For a screen reader: the button that goes on with this game.
start-continue-label = {start-continue}: the game of {$names}, {$ago}
start-look-label = {start-look}: the finished game of {$names}, {$ago}
start-delete = Delete
start-delete-label = Delete the game of {$names}, {$ago}
start-delete-sure = Delete this game for good?
start-keep = Keep it
start-unreadable = This game can no longer be read. Perhaps its edition was taken away.

start-ago-moment = a moment ago
start-ago-minutes =
    { $n ->
        [one] {$n} minute ago
       *[other] {$n} minutes ago
    }
start-ago-hours =
    { $n ->
        [one] {$n} hour ago
       *[other] {$n} hours ago
    }
start-ago-days =
    { $n ->
        [one] {$n} day ago
       *[other] {$n} days ago
    }

start-new = New game
start-mode =
    { $mode ->
        [solo] Solo
        [bots] With bots
        [screen] One screen
        [online] Online
       *[watch] Watch bots
    }
start-mode-line =
    { $mode ->
        [solo] you against the Soloist
        [bots] you and one to three bots
        [screen] several people, hand to hand
        [online] with friends, each at home
       *[watch] they play, you look on
    }
start-level = Level
# What makes a level: his cards, and where his Finance marker begins.
start-level-line =
    { $level ->
        [easy] The Soloist plays his gentlest cards and begins at the foot of his Finance Track.
        [middle] One stronger card, and he begins some steps up his Finance Track.
       *[difficult] Both of his strongest cards, and he begins far up his Finance Track.
    }
start-players = Players
# For a screen reader: how many sit at the table.
start-players-label =
    { $n ->
        [one] {$n} player
       *[other] {$n} players
    }
start-seat = Seat {NUMBER($n)}
start-you = You
start-person = Person
# How well the bot at this seat plays; beside it stands its name, a tempo mark.
start-bot-line =
    { $bot ->
        [adagio] a beginner
        [andante] plays decently
        [moderato] plays well, errs now and then
        [allegro] plays well
        [vivace] thinks ahead
       *[presto] the strongest, takes its time
    }
# For a screen reader: who sits at seat $n.
start-seat-label = Seat {NUMBER($n)}: {$who}
start-name = Your name
start-name-of = Name at seat {NUMBER($n)}
start-go = Sit down at the table

start-options = More choices
start-composer = Composer
start-composers = Composers
start-line-composer =
    { $line ->
        [upper] Upper line
       *[lower] Lower line
    }
start-random = random
start-first = First player
start-seed = Seed
start-seed-hint = empty: random
start-edition = Edition
start-edition-item = {$title}, version {$version}
start-own-box = My own box …
start-own-box-hint = Choose all .toml files of an edition’s folder.
start-edition-forget = Remove
start-edition-forget-label = Remove the edition {$title}
start-edition-faults =
    { $n ->
        [one] This edition cannot be played yet. {$n} fault:
       *[other] This edition cannot be played yet. {$n} faults:
    }
start-open = Open a .game file …
start-open-hint = or drop it anywhere on this page
start-file-fault = {$file} is not a game that can be opened.
start-file-edition = The game is of the edition {$found}. Bring its files first: {start-options}, {start-own-box}
start-file-unknown = {$file} is neither a .game file nor a .toml file of an edition.

start-dark = Dark look
start-rules = Rules
start-about = About
start-keys = Keys
start-about-game = Lacrimosa on this page is unofficial and independent. It is not made, checked or endorsed by the authors or the publisher of the board game.
start-about-ours = Words, drawings and values are our own. If you own the box, you can bring its values as an edition of your own.
start-about-private = Games on this page stay in this browser: no account, nothing is sent anywhere. Only what you play online goes to the server at which you play.

## The settings

settings-title = Settings
settings-close = Close
settings-look = Look
settings-theme = Theme
settings-theme-of =
    { $theme ->
        [system] As the system
        [light] Light
       *[dark] Dark
    }
settings-text = Text size
settings-per-cent = {NUMBER($n)} %
settings-language = Language
settings-play = Play
settings-pace = Pace of others
settings-pace-of =
    { $pace ->
        [slow] Slow
        [normal] Normal
        [fast] Fast
       *[instant] Instant
    }
settings-hints = Hints for a first game
settings-sound = Sounds
settings-sound-on = Play sounds
settings-volume = Volume
settings-game = This game
settings-save = Save as .game
settings-leave = Leave the table
settings-leave-hint = The game is kept; continue it from the start page.
settings-games = Saved games
settings-export = Export all
settings-import = Import …
settings-transfer-hint = One file carries all saved games to another browser.
settings-imported =
    { $n ->
        [0] The file holds nothing newer than what is here.
        [one] {$n} game is brought.
       *[other] {$n} games are brought.
    }
settings-import-fault = {$file} is not a file of saved games; expected the file that “{settings-export}” made.
settings-keys = Keys
settings-keys-hint = They work at the table. Tab and Enter reach everything everywhere.
settings-key =
    { $key ->
        [undo] take the last decision back
        [redo] do it again
        [end] end the turn
        [choose] choose by number in the decision
        [back] choose again; close a window
       *[arrows] step through the game while looking back
    }

## The curtain

# Several people share one screen: the next one takes it.
curtain-turn = {$name}, it is your turn
curtain-hint = Nobody else should look now.
curtain-show = Show my cards

## Notices

notice-label = Notice
notice-not-stored = This browser keeps nothing: the game is lost when the page is closed. Save it as a file.
notice-not-stored-start = This browser keeps nothing: games and settings are lost when the page is closed.
notice-no-worker = The background task of the bots does not start. They now think inside this page: it can freeze for a few seconds on their turns. Reload the page to try again.
notice-save = Save the game
notice-dismiss = Dismiss
notice-update = A new version is ready.
notice-update-take = Load it
