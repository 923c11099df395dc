# The lines of the score sheet, by their code.

score-line =
    { $line ->
        [start] At the start
        [opus] Opus cards commissioned
        [sales] Opus cards sold
        [offertorium] Offertorium tiles
        [tiles] Composer tiles and instrument spaces
        [map] City and Royal Court tiles
        [story] Story icons
        [finance] Finance Track
        [bonus] Period Bonus
        [markers] Soloist’s markers
        [favours] Royal favours
        [requiem] Requiem
        [points] Story Points left
        [money] Ducats left
       *[other] Other
    }
