# Podpisy na mapie. Bardzo krótkie: na mapie jest ich jedenaście.

map-label-pay = Płacisz
map-label-get = Otrzymujesz
map-label-end = na koniec
map-label-taken = zabrany
map-label-short =
    { $n ->
        [one] Brakuje {$n} dukata
        [few] Brakuje {$n} dukatów
        [many] Brakuje {$n} dukatów
       *[other] Brakuje {$n} dukata
    }
