# A table on a server: connection, presence, clocks, talk, and wishes to go back.

online-table = Mesa
online-coming = Yendo a la mesa…
online-gone = Esa mesa no existe.
online-to-lobby = A la sala
online-lost = Conexión perdida, volviendo…
# Under the decision, if the server takes long to answer.
online-sent = Enviado…

## Who is there

online-present = está aquí
online-absent = no está
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = {$bot} juega por ahora
online-bot-for-you = Un bot juega por ti en este momento.
online-take-back = Recuperar mi asiento
online-you-watch = Estás mirando: las manos quedan ocultas hasta el final.
online-seat-lost = Ya no tienes asiento en esta mesa. Puedes mirar.
online-new-device = Un dispositivo nuevo usa tu asiento. ¿Has sido tú? Si no, revócalo.
# Before a message of whoever runs the server.
online-announcement = Aviso:
online-watching =
    { $n ->
        [one] {$n} espectador
       *[other] {$n} espectadores
    }
online-clock = Tiempo restante: {$time}

## Talk

online-talk = Charla
online-log-or-talk = Crónica o charla
online-talk-empty = Todavía no se ha dicho nada.
online-say = Di algo
online-send = Enviar
online-phrases = Frases
online-reaction =
    { $code ->
        [hello] ¡Hola!
        [bravo] ¡Bravo!
        [thanks] ¡Gracias!
        [alas] ¡Oh, no!
        [moment] Un momento, por favor.
        [your-turn] Te toca.
        [sorry] ¡Perdón!
       *[well-played] ¡Bien jugado!
    }
online-unread =
    { $n ->
        [one] {$n} mensaje sin leer
       *[other] {$n} mensajes sin leer
    }
online-muting = Silenciar
online-mute-all = Silenciar a todos
online-hear-all = Volver a oír a todos
online-mute = Silenciar a {$name}
online-hear = Volver a oír a {$name}
online-told =
    { $code ->
        [sat] {$name} se sienta.
        [left] {$name} se levanta.
        [joined] {$name} ocupa el asiento.
        [clock] A {$name} se le acabó el tiempo: sigue un bot.
        [taken-over] Un bot juega por {$name} por ahora.
        [taken-back] {$name} ha vuelto.
        [new-device] {$name} usa desde ahora un dispositivo más.
        [left-for-good] {$name} se ha ido para siempre. Sigue un bot.
        [kicked] El anfitrión ha expulsado a {$name}.
        [agreed] {$name} está de acuerdo.
       *[disagreed] {$name} no está de acuerdo.
    }

## Going back

online-asks-back = {$name} pide volver a la decisión {NUMBER($moment)}.
online-rewound = Todos de acuerdo: de vuelta a la decisión {NUMBER($moment)}.
online-agree = Aceptar
online-refuse = Rechazar
online-waits-for = Esperando a {$names}
online-ask-back = Pedir a los demás volver aquí
online-taken-back = {$name} deshace lo último.

## What was not granted

online-refused =
    { $why ->
        [stale] La mesa ha seguido adelante; mira de nuevo.
        [illegal] Las reglas no lo permiten.
        [not-seated] Solo pueden hacerlo quienes están sentados a la mesa.
        [taken-over] Un bot juega por ti: recupera antes tu asiento.
        [not-begun] La partida no ha empezado.
        [over] La partida ha terminado.
        [not-free] Esto no se puede deshacer libremente; puedes pedirlo a los demás.
        [nothing-to-redo] No hay nada que rehacer.
        [nothing-asked] Ya no hay nada que responder.
        [asked-already] Ya lo has pedido. Decide algo antes de volver a pedirlo.
        [too-many-undos] Has deshecho demasiado en este turno. Sigue jugando primero.
        [no-such-moment] No se puede volver a ese momento.
        [no-talk] En esta mesa no hay charla.
        [length] Demasiado largo, o vacío.
        [too-fast] Demasiado a la vez: espera un momento.
        [not-stored] El servidor no pudo guardarlo; no ha cambiado nada.
       *[malformed] El servidor no lo ha entendido. Recargar la página puede ayudar.
    }

## Links and notices

online-copy-link = Copiar enlace a este momento
online-copied = Copiado
online-notify = Avisarme con el navegador cuando me toque en una mesa en línea
online-notify-denied = El navegador no permite notificaciones de esta página.
