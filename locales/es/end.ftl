# La hoja de puntuación, el repaso de una partida y el resumen al empezar un turno.

## Heading: who has won, and by how much

end-won = {$name} ha completado el Réquiem
# $names: dos o más jugadores, ya enumerados («Anna y Béla»).
end-won-together = {$names} han completado el Réquiem en común
end-now = Si la partida acabara ahora
end-no-game = No hay ninguna partida en la mesa.
end-alone = {NUMBER($vp)} PV.
# $ahead: cuántos PV más que $name, que va después.
end-ahead = {NUMBER($vp)} PV, {NUMBER($ahead)} más que {$name}.
end-would-win = Ganaría {$name} con {NUMBER($vp)} PV, {NUMBER($ahead)} más que {$other}.
# Empate a $vp PV; $winner tiene $more fichas y $other, $less.
end-by-markers = {$winner} y {$other} empatan a {NUMBER($vp)} PV; {$winner} tiene más fichas en el Réquiem: {NUMBER($more)} frente a {NUMBER($less)}.
end-by-opera = {$winner} y {$other} empatan a {NUMBER($vp)} PV y a fichas; {$winner} tiene más obras: {NUMBER($more)} frente a {NUMBER($less)}.
end-shared = {NUMBER($vp)} PV por jugador e igualdad en los dos desempates: victoria compartida.
end-solo-won = Victoria contra {$soloist} (nivel: {name-level}) por {NUMBER($ahead)} PV.
end-solo-lost = Derrota contra {$soloist} (nivel: {name-level}) por {NUMBER($ahead)} PV.
end-open-hint = Abre una línea para ver de dónde viene.

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
end-course = Curso de la partida
# Las dos maneras de dibujar el curso de la partida: en botones pequeños.
end-by-round = Por ronda
end-by-decision = Previsión
end-rounds-caption = Puntos de victoria al final de cada ronda; los favores, el Réquiem y lo sobrante se suman al final.
# Bajo el gráfico, lo más breve posible.
end-at-start = inicio
end-at-now = ahora
end-at-end = fin
end-cursor = Momento de la partida
# Se lee en voz alta en el cursor. $points: «Anna 34, Béla 29».
end-moment-label = Decisión {NUMBER($n)} de {NUMBER($last)}. PV previstos: {$points}
end-show-moment = Ver

## The seed: fixed before the deal and shown at the end, so that nobody can have arranged the cards

end-seed = Semilla
end-seed-hidden = La semilla se muestra al terminar la partida.
# Un número calculado a partir de la semilla (SHA-256) y visible desde el principio.
end-commitment = Compromiso
end-salt = Sal
end-check = Comprobar
end-check-ok = Comprobado: este compromiso es el de la semilla, y de ella salen todas las cartas de la partida.
end-check-seed = Este compromiso no es el de la semilla.
end-check-game = El compromiso es correcto, pero con las reglas de hoy la semilla da otra partida.

## What next

end-next = ¿Y ahora?
end-again = Jugar otra vez
end-back = A la mesa
end-replay = Repasar
end-save = Guardar como .game
end-new-game = Nueva partida

## Looking back at a game

# Botones que dicen de qué en qué se avanza.
end-step-by = Avanzar por
end-step-decision = Decisión
end-step-turn = Turno
end-replay-previous =
    { $step ->
        [turn] Un turno atrás
       *[decision] Una decisión atrás
    }
end-replay-next =
    { $step ->
        [turn] Un turno adelante
       *[decision] Una decisión adelante
    }
end-replay-first = Al principio
end-replay-last = Al final
end-replay-play = Reproducir
end-replay-pause = Pausa
# De quién se muestran el tablero y la mano.
end-seen-by = Visto por
end-moment =
    { $n ->
        [0] El principio
        [one] Decisión {NUMBER($n)} de {NUMBER($last)}
       *[other] Decisión {NUMBER($n)} de {NUMBER($last)}
    }
end-moment-deal = Las cartas están repartidas; nadie ha decidido nada todavía.
# Teclas; cada una, delante de lo que hace.
end-key-step = paso
end-key-ends = extremos
end-key-play = reproducir

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
