# Lo que ha ocurrido, una línea para cada hecho que notaría un jugador, en presente.

## The course of the game

log-began =
    { $n ->
        [one] Comienza una partida de {$n} jugador; empieza {$who}
       *[other] Comienza una partida de {$n} jugadores; empieza {$who}
    }
log-began-solo = Comienza una partida en solitario contra {$soloist}; nivel: {name-level}
log-composer =
    { $line ->
        [upper] {name-composer} ocupa la fila superior ({name-note})
       *[lower] {name-composer} ocupa la fila inferior ({name-note})
    }
log-covered = Una ficha de Constanze tapa {$part}
log-tile-laid = Tarjeta nueva en {$place}: {$tile}
log-round = Ronda {name-period} ({$first}–{$last}). Bonificación de ronda: {$bonus}
log-row-filled = «{$card}» entra en la fila
log-turn = Turno {NUMBER($n)} de 4: {$who}
log-over = Fin de la partida

## Cards in hand

log-drew = {$who} roba una carta
log-drew-card = {$who} roba «{$card}»
log-laid = {$who} juega «{$experience}» en vivencias y «{$story}» en relato
log-used = {$who} usa la carta
log-took-ducats = {$who} toma ducados en vez de usar la carta
log-took-ducats-for = {$who} toma ducados en vez de usar {$card}
log-declined = {$who} omite la acción

## Money and points

log-bought = {$who} compra {$counter} por {$price}
log-returned = {$who} devuelve {$counter} a cambio de {$price}
log-paid = {$who} paga {$cost}
log-gained = {$who}: +{$gain} ({$source})

## The five actions

log-documented = {$who} documenta «{$card}»; «{$replaced}» se elimina de la partida
log-commissioned = {$who} encarga «{$opus}»
log-starting-opus = {$who} empieza con «{$opus}»
log-performed = {$who} representa «{$opus}»
log-sold = {$who} vende «{$opus}», que se elimina de la partida
log-travelled = {$who} viaja a {$place}
log-court = {$who} toma la tarjeta de corte real «{$court}» en {$place}
log-city = {$place}: se descarta la tarjeta de ciudad «{$city}»
log-marker = {$who} encarga {$part} a {$composer}
log-marker-soloist = {$who} ocupa {$part} ({name-note})
log-neutral = {$who} coloca la ficha de color neutro en {$part}, para {$composer}
log-neutral-lost = {$who} no tiene sitio para la ficha de color neutro, que se elimina de la partida
log-tile = {$who} toma la tarjeta de compositor «{$tile}» ({$composer}, {name-movement})

## The Soloist

log-turned = {$soloist} revela: {$card}
log-row-taken = {$who} toma «{$card}» de la fila
log-soloist-shuffles = {$soloist} baraja todas sus cartas

## Maintenance

log-tracks-emptied = {$who}: todos los marcadores de puntos de relato vuelven a 0
log-cleared = {$who}: todas las obras vuelven a estar disponibles y las columnas quedan vacías
log-gilded = Las tarjetas que siguen en el mapa pasan a su cara dorada
log-cities-gathered = Las tarjetas de ciudad descartadas se barajan y forman una nueva pila
log-swept = «{$card}» sale de la fila y se elimina de la partida
log-closed = Termina la ronda {name-period}: el resto de su mazo se elimina de la partida
log-first = La ficha de jugador inicial pasa a {$who}

## Where a gain comes from, in parentheses after it

source-start = preparación
source-memory = recompensa de «{$card}»
source-instead = en vez de usar la carta
source-row = espacio {NUMBER($n)} de la fila
source-opus = encargo de «{$opus}»
source-performance = representación de «{$opus}»
source-sale = venta de «{$opus}»
source-offertorium = tarjeta de Offertorium «{$tile}»
source-instrument = espacio de instrumentación {NUMBER($n)}, {name-instrument}
source-tile = tarjeta de compositor «{$tile}»
source-city = tarjeta de ciudad «{$city}»
source-court = tarjeta de corte real «{$court}»
source-story = relato de «{$card}»
source-sequentia = tarjeta de Sequentia «{$tile}»
source-finance = marcador de finanzas
source-bonus = bonificación de ronda «{$bonus}»
source-full-track =
    { $kind ->
        [talent] marcador de talento al máximo
        [journey] marcador de ruta al máximo
       *[composition] marcador de escritura musical al máximo
    }
source-full-finance = marcador de finanzas al máximo
source-choice = a elección del jugador
source-marker = ficha en el {name-movement}
source-favour = favor real «{$court}»
source-requiem = Réquiem, {name-movement}
source-points-left = puntos de relato restantes
source-money-left = ducados restantes
