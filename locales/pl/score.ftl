# The lines of the score sheet, by their code.

score-line =
    { $line ->
        [start] Na początku
        [opus] Zlecone dzieła
        [sales] Sprzedane dzieła
        [offertorium] Kafelki Offertorium
        [tiles] Kafelki kompozytorów i pola instrumentów
        [map] Kafelki miast i dworów
        [story] Symbole opowieści
        [finance] Tor funduszy
        [bonus] Premie okresów
        [markers] Znaczniki solisty
        [favours] Dworskie przysługi
        [requiem] Requiem
        [points] Pozostałe punkty opowieści
        [money] Pozostałe dukaty
       *[other] Inne
    }
