# Podpisy na mapie. Bardzo krótkie: na mapie jest ich jedenaście.

map-label-pay = Płacisz
map-label-get = Otrzymujesz
map-label-end = na koniec
map-label-taken = zabrany
map-label-short =
    { $n ->
        [one] brakuje {$n} dukata
        [few] brakuje {$n} dukatów
        [many] brakuje {$n} dukatów
       *[other] brakuje {$n} dukata
    }
