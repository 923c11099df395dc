# Costes y recompensas en palabras, y las cartas y tarjetas que los muestran, una línea para cada una.

## Amounts of a kind

n-kind =
    { $kind ->
        [talent] {n-talent}
        [journey] {n-journey}
       *[composition] {n-composition}
    }
n-track =
    { $kind ->
        [talent] {n-track-talent}
        [journey] {n-track-journey}
       *[composition] {n-track-composition}
    }
n-counters =
    { $kind ->
        [talent] {n-counters-talent}
        [journey] {n-counters-journey}
       *[composition] {n-counters-composition}
    }
n-from-track = {n-kind} del marcador

## Rewards

effect-actions =
    { $n ->
        [1] «{name-icon}»
       *[2] {$n} × «{name-icon}»
    }
effect-per-opus =
    { $type ->
        [opera] {$vp} por cada ópera que tengas
        [religious] {$vp} por cada obra de música religiosa que tengas
        [symphony] {$vp} por cada sinfonía que tengas
       *[chamber] {$vp} por cada obra de música de cámara que tengas
    }
effect-at-city =
    { $mode ->
        [perform] { $type ->
            [opera] representar una ópera y recibir además {$extra}
            [religious] representar una obra de música religiosa y recibir además {$extra}
            [symphony] representar una sinfonía y recibir además {$extra}
           *[chamber] representar una obra de música de cámara y recibir además {$extra}
        }
       *[sell] { $type ->
            [opera] vender una ópera y recibir además {$extra}
            [religious] vender una obra de música religiosa y recibir además {$extra}
            [symphony] vender una sinfonía y recibir además {$extra}
           *[chamber] vender una obra de música de cámara y recibir además {$extra}
        }
    }
effect-neutral = la ficha de color neutro

## Repeating rewards

repeat-track = {$step} al final de cada ronda
repeat-opus =
    { $type ->
        [opera] {$vp} cada vez que encargas, representas o vendes una ópera
        [religious] {$vp} cada vez que encargas, representas o vendes una obra de música religiosa
        [symphony] {$vp} cada vez que encargas, representas o vendes una sinfonía
       *[chamber] {$vp} cada vez que encargas, representas o vendes una obra de música de cámara
    }
repeat-action = «{name-icon}» una vez más cada vez que realizas esa acción

## Royal favours: one different thing for each item

favour-types = {$vp} si tienes una obra de cada tipo: {$items}
favour-periods = {$vp} si tienes una obra de cada ronda: {$items}
favour-instruments = {$vp} si tienes una ficha en cada instrumento: {$items}
favour-movements = {$vp} si tienes una ficha en cada movimiento: {$items}

## Cards and tiles

memory-line = {$title}: {$actions}. Relato: {$story}.
memory-line-reward = {$title}: {$reward}; después, {$actions}. Relato: {$story}.
opus-line = {$title} ({$year}), {name-type}, ronda {name-period}. Coste: {$cost}; {$vp} al instante. Representar (coste: {$perform-cost}): {$perform}. Vender (coste: {$sell-cost}): {$sell}.
opus-line-starting = {$title}. Representar (coste: {$perform-cost}): {$perform}. Vender (coste: {$sell-cost}): {$sell}.
tile-line = {$title} ({name-composer}, {name-movement}). Coste: {$cost}. Recompensa inmediata: {$reward}.
tile-line-repeat = {$title} ({name-composer}, {name-movement}). Coste: {$cost}. Recompensa inmediata: {$reward}. Recurrente: {$repeat}.
city-line = {$title}. Coste: {$cost}. Cara normal: {$plain}. Cara dorada: {$gilded}.
court-line = {$title}. Coste: {$cost}. Cara normal: {$plain}. Cara dorada: {$gilded}. Favor real: {$favour}.
bonus-line = {$title} ({$reward} por cada «{name-icon}» en vivencias)

# Entre paréntesis, cómo guían al solista las columnas de su carta: en la fila, en el mapa y en el Réquiem.
soloist-line = {name-soloist-card} ({$actions}; {$row}; {$travel}; {$requiem})
soloist-row =
    { $end ->
        [leftmost] fila: la de más a la izquierda
       *[rightmost] fila: la de más a la derecha
    }
soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] mapa: no se mueve
            [one] mapa: ascendente, {$courts} corte real
           *[other] mapa: ascendente, {$courts} cortes reales
        }
       *[descending] { $courts ->
            [0] mapa: no se mueve
            [one] mapa: descendente, {$courts} corte real
           *[other] mapa: descendente, {$courts} cortes reales
        }
    }
soloist-requiem =
    { $from ->
        [top] Réquiem: {name-movement} desde arriba
       *[bottom] Réquiem: {name-movement} desde abajo
    }
