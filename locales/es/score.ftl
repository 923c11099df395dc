# Las líneas de la hoja de puntuación, por su código.

score-line =
    { $line ->
        [start] Al empezar
        [opus] Obras encargadas
        [sales] Obras vendidas
        [offertorium] Tarjetas de Offertorium
        [tiles] Tarjetas de compositor y espacios de instrumentación
        [map] Tarjetas de ciudad y de corte real
        [story] Iconos de relato
        [finance] Marcador de finanzas
        [bonus] Bonificación de ronda
        [markers] Fichas del solista
        [favours] Favores reales
        [requiem] Réquiem
        [points] Puntos de relato restantes
        [money] Ducados restantes
       *[other] Otros
    }
