# Push messages: notifications from the server while the page is closed.

## The notifications; $names are the other players

push-turn = Es tu turno
push-turn-body = Ronda {NUMBER($round)} · con {$names}
push-over = Fin de la partida
push-over-body = Ya puedes ver el recuento final de tu partida con {$names}.

## Switching them on, and quiet hours

push-title = Avisos
push-offer = Avisarme de mi turno
push-offer-line = Tu navegador te avisará cuando te toque, aunque esta página esté cerrada.
push-on = Tu navegador te avisará cuando te toque.
push-failed = El navegador no ha podido suscribirse: los avisos solo llegarán mientras esta página esté abierta.
push-quiet = Horas de silencio
push-quiet-line = Si tu turno empieza en esas horas, el aviso llegará cuando acaben, siempre que aún te toque.
push-quiet-from = Desde
push-quiet-to = Hasta

## Settings of a server

cli-serve-push = Avisos push al navegador de quien tiene el turno: desactivados, solo a direcciones públicas o a cualquier dirección
cli-serve-push-contact = Dirección de contacto para los servicios de avisos push, mailto:… o https://…; si falta, se usa public-url siempre que empiece por https
