# Les étiquettes de la carte. Très court : onze d’entre elles se partagent la carte.

map-label-pay = Vous payez
map-label-get = Vous recevez
map-label-end = à la fin
map-label-taken = prise
map-label-short =
    { $n ->
        [one] il manque {$n} ducat
       *[other] il manque {$n} ducats
    }
