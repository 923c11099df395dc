# The labels of the map. Very short: eleven of them share the map.

map-label-pay = You pay
map-label-get = You get
# Before the condition of a royal favour and its VP.
map-label-end = at the end
map-label-taken = taken
# $n ducats are missing for the journey.
map-label-short =
    { $n ->
        [one] {$n} ducat short
       *[other] {$n} ducats short
    }
