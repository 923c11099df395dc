# `lacrimosa analyse`: el análisis de un archivo de partida.

cli-analyse = Analiza una partida turno a turno: opciones de ganar, turnos costosos con una línea mejor y suerte
cli-analyse-more = Ctrl+C detiene la búsqueda y muestra lo que se sabe hasta entonces.
cli-analyse-quick = Solo el vistazo rápido, sin búsqueda
cli-analyse-seat = Muestra solo los turnos de este jugador
cli-analyse-svg = Dibuja las opciones de ganar de todos los jugadores en este archivo
cli-analyse-html = Escribe en este archivo una página para enviar o imprimir
analyse-decision = {$turn} (decisión {$moment}): {$lost}
analyse-steps = Pasos hechos: {NUMBER($n)} de {NUMBER($last)}.
analyse-turns = turnos
