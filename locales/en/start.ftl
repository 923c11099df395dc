# The start page, the settings, the curtain between two people at one screen, and what the page has to say by itself.

## The start page

start-story = Vienna, December 1791. Mozart is dead, his Requiem unfinished. You were his patron: tell his story, and have the score completed.
# For a screen reader: the drawing beside the title.
start-score-label = An engraved score in 12/8 that breaks off after two bars

start-continue-title = Continue
start-continue = Continue
start-look = View
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
start-delete-sure = Delete this game permanently?
start-keep = Cancel
start-unreadable = This game can’t be opened any more. Perhaps its edition was removed.

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
        [screen] One device
        [online] Online
       *[watch] Watch bots
    }
start-mode-line =
    { $mode ->
        [solo] You against the Soloist
        [bots] You and one to three bots
        [screen] Pass and play on one device
        [online] With friends over the internet
       *[watch] Bots play each other
    }
start-level = Level
# What makes a level: his cards, and where his Finance marker begins.
start-level-line =
    { $level ->
        [easy] The Soloist plays his weakest cards and starts at the bottom of his Finance Track.
        [middle] The Soloist has one stronger card and starts a few steps up his Finance Track.
       *[difficult] The Soloist has both of his strongest cards and starts far up his Finance Track.
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
        [adagio] a beginner: overlooks a lot
        [andante] a casual player
        [moderato] plans ahead, with some mistakes
        [allegro] plays well
        [vivace] plays very well
        [presto] an expert
       *[prestissimo] the strongest
    }
# For a screen reader: who sits at seat $n.
start-seat-label = Seat {NUMBER($n)}: {$who}
start-name = Your name
start-name-of = Name for seat {NUMBER($n)}
start-go = Start game

start-options = More options
start-composer = Composer
start-composers = Composers
start-line-composer =
    { $line ->
        [upper] Upper line
       *[lower] Lower line
    }
start-random = random
start-first = First player
start-seed = Seed (same code, same deal)
start-seed-hint = random if empty
start-edition = Edition (card set)
start-edition-item = {$title}, version {$version}
start-own-box = Load my own edition…
start-own-box-hint = An edition is a folder of .toml files with cards and values. Select all of its files.
start-edition-bots = The bots were trained with the built-in edition. With your own, their judgement is simpler and they are weaker.
start-edition-forget = Remove
start-edition-forget-label = Remove the edition {$title}
start-edition-unread = Your edition could not be read. Check the connection and try again.
start-edition-faults =
    { $n ->
        [one] This edition can’t be played yet. It has {$n} error:
       *[other] This edition can’t be played yet. It has {$n} errors:
    }
start-open = Open a .game file…
start-open-hint = A .game file is a saved game. You can also drop it anywhere on this page.
start-file-fault = {$file} can’t be opened: it is not a valid game file.
start-file-edition = This game uses the edition {$found}. Load its files first: {start-options}, {start-own-box}
start-file-unknown = {$file} is neither a saved game (.game) nor part of an edition (.toml).

start-dark = Dark mode
start-rules = Rules
start-about = About
start-keys = Shortcuts
start-about-game = This version of Lacrimosa is unofficial and independent. The authors and the publisher of the board game did not make, check or endorse it.
start-about-ours = The texts, drawings and values are our own. If you own the board game, you can load its values as your own edition.
start-about-private = Games on this page stay in this browser. You need no account, and nothing is sent anywhere. Only online games go to the server you play on.

## The settings

settings-title = Settings
settings-close = Close
settings-look = Appearance
settings-theme = Theme
settings-theme-of =
    { $theme ->
        [system] System
        [light] Light
       *[dark] Dark
    }
settings-text = Text size
settings-per-cent = {NUMBER($n)}%
settings-language = Language
settings-play = Gameplay
settings-pace = Opponents’ speed
settings-pace-of =
    { $pace ->
        [slow] Slow
        [normal] Normal
        [fast] Fast
       *[instant] Instant
    }
settings-hints = Show hints for the first game
settings-sound = Sound
settings-sound-on = Play music and sounds
settings-music = Music
settings-music-hint = The music grows with the Requiem: each part that is commissioned adds its instrument.
settings-volume = Sound effects
settings-game = This game
settings-save = Save game file
settings-leave = Leave game
settings-leave-hint = Your game is saved. You can continue it from the start page.
settings-games = Saved games
settings-export = Export all
settings-import = Import…
settings-transfer-hint = Export saves all your games in one file. Import it in another browser to continue there.
settings-imported =
    { $n ->
        [0] The file contains no newer games.
        [one] {$n} game imported.
       *[other] {$n} games imported.
    }
settings-import-fault = {$file} can’t be imported. Choose a file made with “{settings-export}”.
settings-keys = Keyboard shortcuts
settings-keys-hint = These keys work at the table. Tab and Enter work everywhere.
settings-key =
    { $key ->
        [undo] undo the last decision
        [redo] redo the undone decision
        [end] end your turn
        [choose] choose by number
        [back] go back, or close a window
       *[arrows] step through a replay
    }

## The curtain

# Several people share one screen: the next one takes it.
curtain-turn = {$name}, it’s your turn
curtain-hint = Everyone else, please look away.
curtain-show = Show my cards

## Notices

notice-label = Notice
notice-not-stored = This browser can’t save games. Save yours as a file, or it will be lost when you close the page.
notice-not-stored-start = This browser can’t save anything. Games and settings are lost when you close the page.
notice-no-worker = Bots can’t think in the background, so the page may freeze on their turns. Reload the page to try again.
notice-no-texts = The texts of this language ({ $language }) could not be loaded. Please check the connection and try again.
notice-save = Save game file
notice-dismiss = Dismiss
notice-update = A new version is ready.
notice-update-take = Update now
