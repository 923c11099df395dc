# `lacrimosa analyse`: el análisis de un archivo de partida.

cli-analyse = Juzgar una partida turno a turno: opciones, turnos costosos con la mejor línea, suerte
cli-analyse-more = Ctrl+C detiene la búsqueda y muestra lo que se sabe hasta entonces.
cli-analyse-quick = Solo el vistazo rápido, sin búsqueda
cli-analyse-seat = Mostrar solo los turnos de este jugador
cli-analyse-svg = Dibujar las opciones de todos los jugadores en este archivo
cli-analyse-html = Escribir en este archivo una página para enviar o imprimir
analyse-decision = {$turn} (decisión {$moment}): {$lost}
analyse-steps = Pasos hechos: {NUMBER($n)} de {NUMBER($last)}.
analyse-turns = turnos
