# The lines of the score sheet, by their code.

score-line =
    { $line ->
        [start] Au départ
        [opus] Opus commandés
        [sales] Opus vendus
        [offertorium] Tuiles Offertorium
        [tiles] Tuiles Compositeur et cases Instrument
        [map] Tuiles Ville et Cour royale
        [story] Icônes de la rangée Histoires
        [finance] Piste Finances
        [bonus] Bonus de période
        [markers] Marqueurs du Soliste
        [favours] Faveurs royales
        [requiem] Requiem
        [points] Points d’histoire restants
        [money] Ducats restants
       *[other] Autre
    }
