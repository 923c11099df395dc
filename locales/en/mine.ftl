# Mining puzzles.

mine-games = { $games } games · { $candidates } candidates, { $disputed } of them disputed and { $narrow } too narrow · { $puzzles } puzzles
mine-level = { $level } finds the solution in { $share }% of its tries
mine-all-hold =
    { $n ->
        [one] The puzzle holds
       *[other] All { $n } puzzles hold
    }
mine-fault = Puzzle { $id }: { $what }
mine-fault-position = the position cannot be read or is not at the beginning of a turn
mine-fault-turn = a turn is not legal
mine-fault-disputed = another turn is better
mine-fault-narrow = another turn is nearly as good
mine-no-set = { $file } is not a set of puzzles of this version
mine-other-edition = { $file } was made for the edition { $edition }…; choose that edition or another file
mine-bad-line = { $file }, line { $line }: these are not the puzzles of a game
mine-other-seed = { $file } was made with --seed { $seed }; give the same number or another file
