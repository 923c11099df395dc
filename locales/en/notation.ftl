# Errors in an action or an event that somebody typed.
#
# $found      the word at that column
# $expected   one of the phrases below

notation-found = Column {NUMBER($column)}: found {$found}; expected {$expected}.
notation-ended = Column {NUMBER($column)}: the line ends here; expected {$expected}.

expected-word = an action or an event, such as “use” or “travel munich”
expected-member =
    { $shelf ->
        [memories] the id of a Memory card
        [opera] the id of an Opus
        [tiles] the id of a Composer tile
        [cities] the id of a City tile
        [courts] the id of a Royal Court tile
        [bonuses] the id of a Period Bonus tile
        [soloist] the number of a Soloist card
       *[places] the id of a location
    }
expected-one-of = one of: {$words}
expected-number = a whole number from {NUMBER($least)} to {NUMBER($most)}
expected-part = a movement and the number of a part, such as sanctus.2
expected-payment = a payment, such as t2T1+J1-C2
expected-icons = actions, such as travel,requiem, or - for none
expected-field = another field
expected-end = nothing more

# The same, where the position was already printed.
word-found = found {$found}; expected {$expected}.
word-missing = the text ends here; expected {$expected}.
