# Jugar en línea: la sala, abrir una mesa en un servidor, la mesa antes de la partida, enlaces para compartir.

## Abrir una mesa, en la página de inicio

lobby-go = Crear mesa
lobby-friend = Un amigo
lobby-friend-line = el asiento queda libre
lobby-who-finds = Visibilidad
lobby-by-link = Solo con enlace
lobby-public = Pública
lobby-clock = Reloj
lobby-clock-none = sin reloj
# $time y $turn son lapsos como «15 minutos» y «1 minuto».
lobby-clock-whole = {$time} por jugador
lobby-clock-turns = {$time} + {$turn} por turno
lobby-minutes =
    { $n ->
        [one] {$n} minuto
       *[other] {$n} minutos
    }
lobby-hours =
    { $n ->
        [one] {$n} hora
       *[other] {$n} horas
    }
lobby-days =
    { $n ->
        [one] {$n} día
       *[other] {$n} días
    }
# Etiqueta; al lado, un lapso como «10 minutos», o «nunca», y el nombre de un bot.
lobby-take-over = Un bot sustituye tras
lobby-take-over-by = Bot sustituto
lobby-never = nunca
lobby-talk = Los jugadores pueden chatear
lobby-seed-known = Con tu propia semilla puedes conocer las cartas ocultas, y se avisará a los demás. Déjala vacía para repartir al azar.
lobby-word = Contraseña para mesas nuevas
lobby-word-line = Te la da quien administra este servidor. Tus invitados no la necesitan.
lobby-closed = Este servidor no admite mesas nuevas por ahora. Las partidas en curso continúan.

## La sala

lobby-title = Sala
lobby-line = Tus partidas en línea, mesas abiertas, partidas para ver
lobby-waiting =
    { $n ->
        [one] Te toca en {$n} partida
       *[other] Te toca en {$n} partidas
    }
lobby-part =
    { $part ->
        [mine] Mis partidas
        [open] Mesas abiertas
       *[watch] Partidas para ver
    }
lobby-none =
    { $part ->
        [mine] Aún no tienes partidas en línea. Crea una mesa y envía el enlace a tus amigos.
        [open] Ahora mismo no hay mesas abiertas. Crea una pública.
       *[watch] Ahora mismo no hay partidas públicas en curso.
    }
lobby-make = Crear mesa
lobby-sit = Unirse
lobby-watch = Ver
lobby-to-start = Volver al inicio
lobby-open-seats =
    { $n ->
        [one] {$n} asiento libre
       *[other] {$n} asientos libres
    }
lobby-seat-open = Asiento libre
# De quién es el turno.
lobby-decides = turno de {$name}
lobby-people =
    { $n ->
        [0] Ahora mismo no hay nadie conectado.
        [one] {$n} persona conectada.
       *[other] {$n} personas conectadas.
    }

## Mis datos

lobby-me = Mis datos
lobby-me-unknown = Este servidor aún no te conoce. Cuando crees una mesa o te unas a una, guardará tu nombre y tus asientos.
lobby-me-line = El servidor guarda tu nombre, tus asientos y, si la indicas, la dirección de abajo. Una cookie te identifica.
lobby-webhook = Dirección de avisos (webhook)
lobby-webhook-line = El servidor envía una petición a esta dirección web cuando es tu turno. Déjala vacía si no la necesitas.
lobby-webhook-secret = Secreto del webhook
lobby-webhook-secret-line = Cópialo ahora: solo se muestra una vez. Con él, tu programa comprueba que los mensajes vienen de este servidor.
lobby-me-save = Guardar
lobby-me-saved = Guardado.
lobby-me-export = Exportar
lobby-me-delete = Eliminar mis datos
lobby-me-delete-sure = ¿Eliminar todo lo que este servidor sabe de ti? En las partidas en curso, los bots ocuparán tus asientos.
lobby-me-deleted = Tus datos se han eliminado.

## Antes de la partida

lobby-room = Sala de espera
lobby-coming = Un momento…
lobby-seats = Jugadores
lobby-begins =
    { $n ->
        [0] Todos los asientos están ocupados. La partida va a empezar.
        [one] Hay {$n} asiento libre. La partida empieza en cuanto se ocupe.
       *[other] Hay {$n} asientos libres. La partida empieza en cuanto se ocupen todos.
    }
lobby-present = en línea
lobby-absent = sin conexión
lobby-put-bot = Añadir un bot…
lobby-put-bot-at = Añadir un bot en el asiento {NUMBER($n)}
lobby-sat = Tienes el asiento {NUMBER($n)}.
lobby-stand-up = Dejar el asiento
lobby-delete = Eliminar mesa
lobby-delete-sure = ¿Eliminar esta mesa para todos?
lobby-invite = Invitar
lobby-chosen = Ajustes de la mesa
lobby-talk-label = Chat
lobby-talk-on = activado
lobby-talk-off = solo frases predefinidas
lobby-seed-told = El anfitrión eligió la semilla (el código del reparto) y puede conocer las cartas ocultas.

## Enlaces

lobby-links = Asientos y enlaces
lobby-link-join = Enlace de la mesa, para unirse o mirar
lobby-link-watch = Enlace de la mesa, para mirar
lobby-link-device = Otro dispositivo
lobby-link-hand-over = Ceder mi asiento
lobby-link-seat = Invitar al asiento {NUMBER($n)}
# $name es un bot.
lobby-link-bot = Invitar a alguien en lugar de {$name}
lobby-link-renewed = La invitación a un asiento sirve una vez, para quien la abra primero. Una nueva sustituye a la anterior de ese asiento.
lobby-link-invitation-line = Sirve una vez, hasta que se ocupe el asiento. Envíala a una sola persona.
lobby-link-device-line = Sirve una sola vez y caduca a los 7 días. Ábrelo en tu otro dispositivo. Se avisará a toda la mesa.
# The question before the link is made.
lobby-link-hand-over-sure = Quien abra primero el enlace se queda con tu asiento. Después solo podrás mirar. Sirve una sola vez y caduca a los 7 días.
lobby-link-hand-over-line = Sirve una sola vez y caduca a los 7 días. Cuando alguien lo abra, pierdes el asiento en todos tus dispositivos. Antes puedes cancelarlo.
lobby-link-make = Crear enlace
lobby-first-device-only = Solo puedes ceder el asiento o salir definitivamente desde el primer dispositivo de este asiento.
lobby-my-seat = Mi asiento
lobby-devices = Dispositivos con mi asiento
lobby-devices-see = Ver dispositivos
lobby-device-unknown = Dispositivo desconocido
lobby-device-this = este dispositivo
# $ago is a span such as “5 minutes ago”.
lobby-device-since = añadido {$ago}
lobby-device-revoke = Quitar
lobby-device-revoke-sure = Este dispositivo pierde tu asiento al instante y solo podrá mirar. Los enlaces a tu asiento sin usar también dejan de servir.
lobby-device-revoke-this = Pierdes tu asiento en este dispositivo y aquí solo podrás mirar. Tus otros dispositivos lo conservan.
lobby-links-unused = Enlaces sin usar
# $until is a day and a time.
lobby-link-unused =
    { $kind ->
        [device] Otro dispositivo: sirve una vez, hasta el {$until}
        [hand-over] Cesión del asiento: sirve una vez, hasta el {$until}
       *[invitation] Invitación: sirve una vez, hasta el {$until}
    }
lobby-links-cancel = Cancelar enlaces
lobby-links-cancelled = Los enlaces sin usar ya no sirven.
lobby-leave = Salir de la partida
lobby-leave-for-good = Salir definitivamente
lobby-leave-for-good-sure = Un bot termina la partida por ti. No podrás recuperar el asiento.
# Heading, for the host.
lobby-people-here = Otros jugadores
lobby-remove = Expulsar
lobby-remove-block = Expulsar y bloquear
lobby-remove-room = ¿Expulsar a {$name}? El asiento vuelve a quedar libre. Un jugador bloqueado no puede volver a unirse a esta mesa.
lobby-remove-game = ¿Expulsar a {$name}? Un bot termina la partida y nadie más puede ocupar este asiento. Un jugador bloqueado no puede volver a unirse a esta mesa.
lobby-copy = Copiar
lobby-copied = Copiado
lobby-copy-yourself = El enlace está seleccionado. Cópialo ahora.
lobby-share = Compartir…

## Llegar con un enlace

lobby-claim = Tu asiento

## Lo que puede fallar

lobby-offline = No hay conexión con un servidor. La necesitas para jugar en línea. Todo lo demás funciona sin ella.
# Una negativa del servidor: $code es su palabra, $text su frase en inglés.
lobby-trouble =
    { $code ->
        [no-table] Esta mesa no existe. Quizá se haya eliminado.
        [seat-taken] Este asiento está ocupado.
        [table-full] Todos los asientos están ocupados.
        [seated] Ya tienes un asiento en esta mesa.
        [wrong-key] Este enlace ya se ha usado, cancelado o sustituido. Pide uno nuevo.
        [expired] Este enlace ha caducado. Pide uno nuevo.
        [shut] El anfitrión expulsó a un jugador de este asiento. Nadie más puede ocuparlo.
        [not-first-device] Solo puede hacerlo el primer dispositivo del asiento.
        [not-seated] No tienes asiento en esta mesa.
        [no-seat] Esta mesa no tiene ese asiento.
        [no-device] Este dispositivo ya no usa tu asiento.
        [blocked] El anfitrión te ha bloqueado en esta mesa.
        [banned] Este servidor no acepta tu conexión. Pregunta a quien lo administra.
        [word] La contraseña para mesas nuevas no es correcta.
        [not-begun] La partida no ha empezado.
        [not-over] La partida no ha terminado.
        [no-moment] Esta partida no tiene ese momento.
        [no-edition] El servidor no conoce esta edición.
        [edition] La edición tiene errores: {$text}
        [too-many-tables] Hay demasiadas mesas abiertas. Cierra antes una o inténtalo más tarde.
        [too-many-people] Se han unido demasiadas personas desde tu red. Inténtalo más tarde.
        [too-many-links] Tienes demasiados enlaces sin usar. Cancela antes alguno.
        [too-many] Hay demasiadas conexiones. Cierra otra ventana de esta página e inténtalo de nuevo.
        [editions-in-memory] Este servidor no admite más ediciones hasta que se reinicie. Juega con la edición incluida.
        [table-failed] Esta mesa se ha detenido por un error. Se reinicia sola: inténtalo dentro de un momento.
        [last-device] Este es el único dispositivo de tu asiento. Si quieres dejarlo, sal de la partida.
        [too-many-devices] Tu asiento tiene demasiados dispositivos. Quita antes uno.
        [over] La partida ha terminado.
        [too-long] Esto es demasiado largo para el servidor.
        [too-slow] El servidor ha tardado demasiado. Inténtalo de nuevo.
        [busy] El servidor está ocupado. Inténtalo dentro de un momento.
        [foreign-site] Abre esta página en la dirección de su propio servidor.
        [host] Abre esta página en la dirección de su propio servidor.
        [not-host] Solo puede hacerlo el anfitrión de la mesa.
        [not-yours] Este asiento no es tuyo.
        [begun] La partida ya ha empezado.
        [name] Un nombre puede tener como máximo 24 caracteres.
        [too-many-games] Tienes demasiadas partidas sin terminar. Termina antes una.
        [too-many-bot-tables] Has creado demasiadas mesas solo de bots. Deja que termine antes una de esas partidas.
        [bot-tables-full] Este servidor ya tiene bastantes partidas solo de bots en curso. Inténtalo más tarde.
        [too-many-editions] El servidor no puede guardar más ediciones.
        [webhook] La dirección debe empezar por https:// o http://.
        [unknown-session] El servidor ya no te conoce. Inténtalo de nuevo.
        [nobody] Únete antes a una mesa o crea una.
        [closed] En este servidor no puedes crear mesas.
        [too-fast] Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
        [set-aside] Esta mesa se cerró tras un error. Quien administra el servidor puede revisarla.
        [store] El servidor no puede guardar nada en este momento.
       *[other] {$text}
    }
