# Búsqueda de problemas.

mine-games = { $games } partidas · { $candidates } candidatos, { $disputed } de ellos discutidos y { $narrow } demasiado ajustados · { $puzzles } problemas
mine-level = { $level } encuentra la solución en el { $share } % de sus intentos
mine-all-hold =
    { $n ->
        [one] El problema se confirma
       *[other] Los { $n } problemas se confirman
    }
mine-fault = Problema { $id }: { $what }
mine-fault-position = la posición no se puede leer o no está al principio de un turno
mine-fault-turn = un turno no está permitido
mine-fault-disputed = otro turno es mejor
mine-fault-narrow = otro turno es casi igual de bueno
mine-no-set = { $file } no es una colección de problemas de esta versión
mine-other-edition = { $file } se hizo para la edición { $edition }…; elige esa edición u otro archivo
mine-bad-line = { $file }, línea { $line }: no son los problemas de una partida
mine-other-seed = { $file } se hizo con --seed { $seed }; indica el mismo número u otro archivo
