# A table on a server: connection, presence, clocks, talk, and wishes to go back.

online-table = Mesa
online-coming = Conectando…
online-gone = Esa mesa no existe.
online-to-lobby = Volver a la sala
online-lost = Conexión perdida. Reconectando…
# Under the decision, if the server takes long to answer.
online-sent = Enviando…

## Who is there

online-present = en línea
online-absent = sin conexión
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = {$bot} juega de momento
online-bot-for-you = Un bot está jugando por ti.
online-take-back = Recuperar mi asiento
online-you-watch = Estás viendo la partida. Las manos siguen ocultas hasta el final.
online-seat-lost = Ya no tienes asiento en esta mesa, pero puedes mirar.
online-new-device = Un dispositivo nuevo usa tu asiento. Si no es tuyo, quítalo.
# Before a message of whoever runs the server.
online-announcement = Aviso:
online-watching =
    { $n ->
        [one] {$n} espectador
       *[other] {$n} espectadores
    }
online-clock = Tiempo restante: {$time}

## Talk

online-talk = Chat
online-log-or-talk = Registro o chat
online-talk-empty = Aún no hay mensajes.
online-say = Mensaje
online-send = Enviar
online-phrases = Frases
online-reaction =
    { $code ->
        [hello] ¡Hola!
        [bravo] ¡Bravo!
        [thanks] ¡Gracias!
        [alas] ¡Vaya!
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
online-hear-all = No silenciar a nadie
online-mute = Silenciar a {$name}
online-hear = Dejar de silenciar a {$name}
online-told =
    { $code ->
        [sat] {$name} se une a la mesa.
        [left] {$name} deja la mesa.
        [joined] {$name} ocupa el asiento.
        [clock] A {$name} se le ha acabado el tiempo. Un bot sigue jugando.
        [taken-over] Un bot juega por {$name} de momento.
        [taken-back] {$name} ha vuelto.
        [new-device] {$name} usa un dispositivo nuevo.
        [left-for-good] {$name} ha salido de la partida. Un bot sigue jugando.
        [kicked] El anfitrión ha expulsado a {$name}.
        [agreed] {$name} acepta.
       *[disagreed] {$name} lo rechaza.
    }

## Going back

online-asks-back = {$name} pide deshacer una jugada.
online-rewound = Todos han aceptado: la jugada se ha deshecho.
online-agree = Aceptar
online-refuse = Rechazar
online-waits-for = Esperando a {$names}
online-ask-back = Pedir volver aquí
online-taken-back = {$name} ha deshecho una decisión.

## What was not granted

online-refused =
    { $why ->
        [stale] La partida ha avanzado. Mira la mesa e inténtalo de nuevo.
        [illegal] Las reglas no lo permiten.
        [not-seated] Solo pueden hacerlo los jugadores de esta partida.
        [taken-over] Un bot está jugando por ti. Recupera antes tu asiento.
        [not-begun] La partida no ha empezado.
        [over] La partida ha terminado.
        [not-free] No puedes deshacer esto por tu cuenta. Puedes pedírselo a los demás.
        [nothing-to-redo] No hay nada que rehacer.
        [nothing-asked] Esta petición ya no está pendiente.
        [asked-already] Ya lo has pedido. Toma una decisión antes de volver a pedirlo.
        [too-many-undos] Has deshecho demasiadas veces en este turno. Sigue jugando antes de volver a deshacer.
        [no-such-moment] No puedes volver a ese momento.
        [no-talk] El chat está desactivado en esta mesa.
        [length] Tu mensaje está vacío o es demasiado largo.
        [too-fast] Demasiado rápido. Espera un momento, por favor.
        [not-stored] El servidor no ha podido guardarlo. No ha cambiado nada.
       *[malformed] El servidor no lo ha entendido. Prueba a recargar la página.
    }

## Links and notices

online-copy-link = Copiar enlace
online-copied = Copiado
online-notify = Avisarme en el navegador cuando me toque en una partida en línea
online-notify-denied = Tu navegador bloquea las notificaciones de esta página.
