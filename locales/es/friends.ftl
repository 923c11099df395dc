# Comfort for people who play online: rematch, undo by consent, the player's own clock, leaving, invitations.

## Rematch

friends-rematch = Revancha
friends-rematch-join = Unirse a la revancha
friends-rematch-watch = Ver la revancha
friends-rematch-line = Los mismos jugadores y asientos, con un nuevo reparto.
friends-rematch-started = {$name} ha empezado una revancha.

## Leaving a game

friends-bot-now = Que juegue un bot
friends-bot-now-sure = A partir de ahora, un bot jugará por ti. Puedes recuperar tu asiento en cualquier momento.

## Undo by consent

# Name of the Undo button for screen readers where the others must agree.
friends-undo-label = Deshacer (los demás deben aceptar)
# $move is a line of the log, such as “Anna travels to Munich”.
friends-undo-ask = Pedir deshacer esto: {$move}
friends-undo-consent = Todos los demás jugadores deben aceptar.
friends-undo-send = Enviar petición
friends-undo-yours = Has pedido deshacer esto: {$move}
friends-undo-theirs = {$name} pide deshacer esto: {$move}
friends-undo-later =
    { $n ->
        [one] También se deshará {$n} decisión posterior.
       *[other] También se desharán {$n} decisiones posteriores.
    }
# Stands for $move if the decision has no line in the log.
friends-undo-last = la última decisión
# The same for the end of a turn, and for the kind of a wild.
friends-undo-end = el final del turno
friends-undo-kind = la elección de un tipo ({name-kind})
friends-undo-cancel = Cancelar petición
friends-undo-cancelled = {$name} ha cancelado la petición.
# $time is a time such as 1:45.
friends-undo-left = Tiempo para responder: {$time}

## My clock

friends-clock = Tu tiempo
friends-clock-low = Se te acaba el tiempo: quedan {$time}.

## Invitations

# $names are the players at the table.
friends-invited = Juega a Lacrimosa con {$names}
friends-invited-alone = Juega a Lacrimosa
friends-what = Un juego de mesa sobre la vida de Mozart y su Réquiem inacabado.
friends-minutes = Unos {NUMBER($n)} minutos
friends-days = Durante varios días, turno a turno
# Label; beside it are names.
friends-players = Jugadores
friends-duration = Duración
friends-join = Unirse a la partida
friends-seat-of = Este enlace da acceso al asiento de {$name}.
friends-rules = Reglas
friends-qr = Código QR
friends-qr-line = Escanéalo con la cámara de otro dispositivo.

## Words for tables

friends-waiting =
    { $n ->
        [one] Esperando a {$n} jugador
       *[other] Esperando a {$n} jugadores
    }
friends-full = Todos los asientos están ocupados.
