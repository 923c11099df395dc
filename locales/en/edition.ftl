# Errors that `edition check` finds in a folder of components.
#
# $component   which component, in the words of the files, such as: memory viva-maestro
# $found       the value in the file, as it is written, or how many there are
#
# File and line are printed before each sentence.

## Errors

fault-file = The file { $component } is missing.
fault-file-name = { $component } is not a file of an edition; expected { $names }.
fault-bytes = { $component } is too large: found { $found } bytes; expected at most { $most }.
fault-toml = { $component } is not valid TOML: found { $found }; { $message }.
fault-field = { $component }: { $field } is missing.
fault-fields = { $component }: { $found } is not allowed here; expected only { $fields }.
fault-text = { $component }: found { $found }; expected text in quotes.
fault-list = { $component }: found { $found }; expected a list, as in [ … ].
fault-table = { $component }: found { $found }; expected a table, as in { "{" } … { "}" }.
fault-number = { $component }: found { $found }; expected a whole number from { $from } to { $to }.
fault-exactly = { $component }: found { $found }; expected { $number }.
fault-word = { $component }: found { $found }; expected one of: { $words }.
fault-id = { $component }: found { $found }; expected lower-case letters and digits joined by hyphens, at most { $most } characters.
fault-unique = { $component }: found { $found } again; expected a value different from the one on line { $line }.
fault-count = { $component }: found { $found }; expected exactly { $count }.
fault-at-least = { $component }: found { $found }; expected at least { $count }.
fault-at-most = { $component }: found { $found }; expected at most { $count }.
fault-at-least-different = { $component }: found { $found }; expected at least { $count } different ones.
fault-different = { $component }: found { $found }; expected no duplicates.
fault-either = { $component }: found { $found } together with the other one; expected either { $one } or { $other }, not both.
fault-played = { $component }: found { $found }; expected an instrument that has a part in some movement.
fault-named-kind = { $component }: found { $found }; expected talent, journey or composition, because the player receives this reward during a payment and cannot choose a kind then.
fault-no-repeat = { $component }: found { $found }; expected no repeating reward, because Kyrie and Sanctus tiles have none.
fault-better = { $component }: found { $found }; expected everything that the plain face has, and something more.
fault-road = { $component } cannot be reached; expected a road to it.
fault-cheaper-first = { $component }: found a cost of { $found }; expected this tile above { $above } in the stack, because it is cheaper.
fault-nested = { $component }: found { $found }; expected only parts that are also covered with fewer players.
fault-no-more = { $component } has more errors; only the first { $told } are listed.

## Kinds of components, for counts

count-starting = starting Memory cards
count-memories = Memory cards
count-opera = Opus cards
count-bonuses = Period Bonus tiles
count-courts = Royal Court tiles
count-cities = City tiles
count-tiles = Composer tiles
count-constanze = Constanze cards
count-soloist = Soloist cards
count-places = locations
count-parts = instrument parts
