# Los rótulos del mapa. Muy cortos: once de ellos comparten el mapa.

map-label-pay = Pagas
map-label-get = Recibes
map-label-end = al final
map-label-taken = tomada
map-label-short =
    { $n ->
        [one] falta {$n} ducado
       *[other] faltan {$n} ducados
    }
