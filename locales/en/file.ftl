# Errors in a game file or a written position; line and column are printed before the sentence.

file-first-line = found { $found }; expected { $expected }
file-header = found { $found }; expected a line that begins with { $expected }
file-edition-line = found { $found }; expected name, version and hash of an edition
file-edition = the edition { $found } was not found; give its folder with --edition, or set LACRIMOSA_EDITION
file-commitment = the commitment { $found } does not match the seed; expected { $expected }
file-salt = the salt { $found } is not 32 hexadecimal digits
file-choice = found { $found }; expected { $expected }
file-position = the position at the start is not valid. { $text }
file-not-empty = found { $found }; expected an empty line
file-moment = found { $found }; expected decision { $expected }
file-seat = found { $found }; expected player { $expected }, who has to act
file-over = found { $found }; expected nothing, because the game is over
file-word = found { $found }; expected { $expected }
file-broken = these events lead to an impossible position. { $text }
file-score = found { $found }; expected { $expected }, the score of the recorded game
file-end = found { $found }; expected the end of the file
file-truncated = the file ends too early

sheet-syntax = { $message }
sheet-shape = { $path }: expected { $expected }
sheet-shape-name =
    { $shape ->
        [text] a text in quotes
        [number] a whole number
        [flag] true or false
        [list] a list
       *[table] a table of fields
    }
sheet-word = { $path }: { $text }
sheet-number = { $path }: found { NUMBER($found) }; expected { NUMBER($least) } to { NUMBER($most) }
sheet-count = { $path }: found { NUMBER($found) } of them; expected { NUMBER($expected) }
sheet-missing = { $path } is missing
sheet-unknown = there is no field { $path }
sheet-twice = { $path } appears twice
sheet-format = found { $found }; expected { $expected }
sheet-edition = the position belongs to the edition { $found }; expected { $expected }
