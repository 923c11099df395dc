# Errors in a game file or a written position; line and column are printed before the sentence.

file-first-line = found { $found }; expected { $expected }
file-header = found { $found }; expected a line that begins with { $expected }
file-edition-line = found { $found }; expected the name, version and hash of an edition
file-edition = the edition { $found } was not found; give its folder with --edition, or set LACRIMOSA_EDITION
file-commitment = the fairness code (commitment) { $found } does not match the seed; expected { $expected }
file-salt = found the salt { $found }; expected 32 hexadecimal digits
file-choice = found { $found }; expected { $expected }
file-position = the starting position is not valid. { $text }
file-not-empty = found { $found }; expected an empty line
file-moment = found { $found }; expected decision { $expected }
file-seat = found { $found }; expected player { $expected }, who has to act
file-over = found { $found }; expected nothing more, because the game is over
file-word = found { $found }; expected { $expected }
file-broken = these events lead to an impossible position. { $text }
file-score = found { $found }; expected { $expected }, the score of the recorded game
file-end = found { $found }; expected the end of the file
file-truncated = the file is incomplete: it ends too early

sheet-syntax = { $message }
sheet-shape = { $path }: expected { $expected }
sheet-shape-name =
    { $shape ->
        [text] text in quotes
        [number] a whole number
        [flag] true or false
        [list] a list
       *[table] a table of fields
    }
sheet-word = { $path }: { $text }
sheet-number = { $path }: found { NUMBER($found) }; expected { NUMBER($least) } to { NUMBER($most) }
sheet-count = { $path }: found { NUMBER($found) } entries; expected { NUMBER($expected) }
sheet-missing = { $path } is missing
sheet-unknown = { $path } is not a field of a position
sheet-twice = { $path } appears twice
sheet-format = found { $found }; expected { $expected }
sheet-edition = the position belongs to the edition { $found }; expected { $expected }

file-bad-seed = { $found } is not a valid seed; expected a whole number or 64 hexadecimal digits
file-refused = { $sentence } ({ $rule })
file-at = Line { $line }, column { $column }: { $sentence }
