# La hoja de puntuación, el repaso de una partida y el resumen al empezar un turno.

## Heading: who has won, and by how much

end-won = ¡Gana {$name}!
# $names: dos o más jugadores, ya enumerados («Anna y Béla»).
end-won-together = ¡{$names} comparten la victoria!
end-now = Si la partida acabara ahora
end-no-game = No hay ninguna partida abierta.
end-alone = {NUMBER($vp)} PV.
# $ahead: cuántos PV más que $name, que va después.
end-ahead = {NUMBER($vp)} PV, {NUMBER($ahead)} más que {$name}.
end-would-win = Ganaría {$name} con {NUMBER($vp)} PV, {NUMBER($ahead)} más que {$other}.
# Empate a $vp PV; $winner tiene $more fichas y $other, $less.
end-by-markers = {$winner} y {$other} tienen {NUMBER($vp)} PV cada uno. {$winner} tiene más fichas en el Réquiem: {NUMBER($more)} frente a {NUMBER($less)}.
end-by-opera = {$winner} y {$other} tienen {NUMBER($vp)} PV cada uno y las mismas fichas. {$winner} tiene más obras: {NUMBER($more)} frente a {NUMBER($less)}.
end-shared = Tienen {NUMBER($vp)} PV cada uno y también empatan en los dos desempates.
end-solo-won = Victoria contra {$soloist} (nivel {name-level}) por {NUMBER($ahead)} PV.
end-solo-lost = Derrota contra {$soloist} (nivel {name-level}) por {NUMBER($ahead)} PV.
end-open-hint = Despliega una línea para ver de dónde vienen sus puntos.

## The sheet

# Título de la primera columna; solo para lectores de pantalla.
end-line = Línea de la hoja de puntuación
# Antes del número más alto de una fila; solo para lectores de pantalla.
end-best = Máximo:
# Puntos anteriores al registro: la partida se montó desde una posición.
end-earlier = Antes de este registro
end-total = Puntos de victoria
end-places = Puesto
end-place =
    { $n ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[4] 4.º
    }
end-place-shared =
    { $n ->
        [1] 1.º, compartido
        [2] 2.º, compartido
       *[3] 3.º, compartido
    }
end-tie-markers = Desempate: fichas en el Réquiem
end-tie-opera = Desempate: obras

## Charts

end-sources = De dónde vienen los puntos
# Se lee en voz alta para cada barra. $parts: «Encargos: 34, Tarjetas: 12».
end-bar = {$name}: {NUMBER($vp)} PV. {$parts}
end-course = Evolución de la partida
# Las dos maneras de dibujar el curso de la partida: en botones pequeños.
end-by-round = Por ronda
end-by-decision = Por decisión
end-rounds-caption = Puntos de victoria al final de cada ronda. Los favores, el Réquiem y lo sobrante se suman al final.
# Bajo el gráfico, lo más breve posible.
end-at-start = inicio
end-at-now = ahora
end-at-end = fin
end-cursor = Momento de la partida
# Se lee en voz alta en el cursor. $points: «Anna 34, Béla 29».
end-moment-label = Decisión {NUMBER($n)} de {NUMBER($last)}. PV si acabara ahí: {$points}
end-show-moment = Ver

## The seed: fixed before the deal and shown at the end, so that nobody can have arranged the cards

end-seed = Semilla del reparto
end-seed-hidden = La semilla es el código del reparto. Se muestra cuando termina la partida.
# Un número calculado a partir de la semilla (SHA-256) y visible desde el principio.
end-commitment = Código de juego limpio
end-salt = Sal aleatoria
end-check = Verificar
end-check-ok = Verificado: el reparto corresponde al código mostrado al principio.
end-check-seed = No verificado: la semilla no corresponde al código de juego limpio.
end-check-game = La semilla corresponde al código de juego limpio, pero con esta versión del programa da otra partida.

## What next

end-next = ¿Qué quieres hacer?
end-again = Jugar otra vez
end-back = Volver a la mesa
end-replay = Ver repetición
end-save = Guardar en archivo
end-new-game = Nueva partida

## Looking back at a game

# Botones que dicen de qué en qué se avanza.
end-step-by = Avanzar por
end-step-decision = Decisión
end-step-turn = Turno
end-replay-previous =
    { $step ->
        [turn] Retroceder un turno
       *[decision] Retroceder una decisión
    }
end-replay-next =
    { $step ->
        [turn] Avanzar un turno
       *[decision] Avanzar una decisión
    }
end-replay-first = Ir al principio
end-replay-last = Ir al final
end-replay-play = Reproducir
end-replay-pause = Pausa
# De quién se muestran el tablero y la mano.
end-seen-by = Ver como
end-moment =
    { $n ->
        [0] Principio de la partida
        [one] Decisión {NUMBER($n)} de {NUMBER($last)}
       *[other] Decisión {NUMBER($n)} de {NUMBER($last)}
    }
end-moment-deal = Se han repartido las cartas. Nadie ha tomado aún ninguna decisión.
# Teclas; cada una, delante de lo que hace.
end-key-step = paso
end-key-ends = inicio / fin
end-key-play = reproducir / pausa

## Recap: what the others did since my last turn

recap-title = Desde tu último turno
recap-title-first = Antes de tu primer turno
recap-close = Cerrar
recap-more =
    { $n ->
        [one] {$n} línea más
       *[other] {$n} líneas más
    }
recap-fewer = Menos líneas
# Encabeza lo que no ha hecho nadie en particular, como una ronda nueva.
recap-table = La mesa
