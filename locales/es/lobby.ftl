# Jugar en línea: la sala, abrir una mesa en un servidor, la mesa antes de la partida, enlaces para compartir.

## Abrir una mesa, en la página de inicio

lobby-go = Abrir la mesa
lobby-friend = Otra persona
lobby-friend-line = el asiento queda libre
lobby-who-finds = Quién la ve
lobby-by-link = Solo con enlace
lobby-public = Todo el mundo
lobby-clock = Reloj
lobby-clock-none = sin reloj
# $time y $turn son lapsos como «15 minutos» y «1 minuto».
lobby-clock-whole = {$time} para la partida
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
lobby-take-over = Un bot releva tras
lobby-take-over-by = El bot que releva
lobby-never = nunca
lobby-talk = Se puede escribir a los demás
lobby-seed-known = Sabrás lo que esta semilla oculta, y los demás lo verán avisado. Sin semilla, el servidor sortea una que nadie conoce.
lobby-word = Contraseña para mesas nuevas
lobby-word-line = Quien administra este servidor la da a quienes pueden abrir mesas. Tus invitados no la necesitan.
lobby-closed = Este servidor no admite mesas nuevas por ahora. Las partidas abiertas continúan.

## La sala

lobby-title = Sala
lobby-line = Tus partidas en línea, mesas abiertas, partidas para ver
lobby-waiting =
    { $n ->
        [one] {$n} partida te espera
       *[other] {$n} partidas te esperan
    }
lobby-part =
    { $part ->
        [mine] Mis partidas
        [open] Mesas abiertas
       *[watch] Partidas para ver
    }
lobby-none =
    { $part ->
        [mine] Todavía no tienes asiento en ninguna mesa. Abre una y envía el enlace a tus amistades.
        [open] Ahora mismo nadie busca jugadores. Abre una mesa que vea todo el mundo.
       *[watch] Ahora mismo no se juega ninguna partida pública.
    }
lobby-make = Abrir una mesa
lobby-sit = Sentarse
lobby-watch = Ver
lobby-to-start = A la página de inicio
lobby-open-seats =
    { $n ->
        [one] {$n} asiento libre
       *[other] {$n} asientos libres
    }
lobby-seat-open = Asiento libre
# De quién es el turno.
lobby-decides = le toca a {$name}
lobby-people =
    { $n ->
        [0] Ahora mismo no hay nadie conectado.
        [one] {$n} persona conectada.
       *[other] {$n} personas conectadas.
    }

## Mis datos

lobby-me = Mis datos
lobby-me-unknown = Este servidor no te conoce. Cuando abras una mesa o te sientes, guardará tu nombre y tus asientos.
lobby-me-line = El servidor guarda tu nombre habitual, tus asientos y la dirección de abajo si das una. Una cookie le dice quién eres.
lobby-webhook = Dirección de avisos
lobby-webhook-line = El servidor llama a esta dirección cuando te toca. Déjala vacía si no la necesitas.
lobby-webhook-secret = Secreto de la dirección
lobby-webhook-secret-line = Cópialo ahora: solo se muestra una vez. El servidor firma con él sus mensajes, y así tu programa puede comprobar que son auténticos.
lobby-me-save = Guardar
lobby-me-saved = Guardado.
lobby-me-export = Exportar
lobby-me-delete = Eliminar mis datos
lobby-me-delete-sure = ¿Eliminar todo lo que el servidor sabe de ti? En las partidas en curso, unos bots ocupan tus asientos.
lobby-me-deleted = El servidor te ha olvidado.

## Antes de la partida

lobby-room = Antes de la partida
lobby-coming = Un momento …
lobby-seats = A la mesa
lobby-begins =
    { $n ->
        [0] Todos los asientos están ocupados: la partida empieza.
        [one] {$n} asiento está libre. La partida empieza sola en cuanto se ocupe.
       *[other] {$n} asientos están libres. La partida empieza sola en cuanto se ocupen todos.
    }
lobby-present = en línea
lobby-absent = fuera de línea
lobby-put-bot = Poner un bot …
lobby-put-bot-at = Un bot para el asiento {NUMBER($n)}
lobby-sat = Ocupas el asiento {NUMBER($n)}.
lobby-stand-up = Dejar el asiento
lobby-delete = Eliminar la mesa
lobby-delete-sure = ¿Eliminar esta mesa para todo el mundo?
lobby-invite = Invitar
lobby-chosen = Lo acordado
lobby-talk-label = Conversación
lobby-talk-on = libre
lobby-talk-off = solo frases hechas
lobby-seed-told = Quien abrió la mesa eligió la semilla, así que puede saber lo que está oculto.

## Enlaces

lobby-links = Asientos y enlaces
lobby-link-join = Enlace de la mesa, para jugar o mirar
lobby-link-watch = Enlace de la mesa, para mirar
lobby-link-device = Otro dispositivo mío
lobby-link-hand-over = Ceder el asiento
lobby-link-seat = Invitar al asiento {NUMBER($n)}
# $name es un bot.
lobby-link-bot = Invitar a alguien en lugar de {$name}
lobby-link-renewed = Cada invitación sirve una sola vez, para quien la abra primero. Una nueva anula la anterior del mismo asiento.
lobby-link-invitation-line = Sirve una sola vez y solo mientras el asiento esté libre. Envíaselo a una sola persona.
lobby-link-device-line = Sirve una sola vez, durante 7 días. Ábrelo en tu otro dispositivo. Se avisará a toda la mesa de que usas un dispositivo nuevo.
# The question before the link is made.
lobby-link-hand-over-sure = Quien abra el enlace se queda con tu asiento. Desde ese momento, tú y todos tus dispositivos solo podréis mirar. El enlace sirve una sola vez, durante 7 días.
lobby-link-hand-over-line = Sirve una sola vez, durante 7 días. Cuando alguien lo abra, tú y todos tus dispositivos perderéis el asiento. Hasta entonces puedes cancelarlo.
lobby-link-make = Crear enlace
lobby-first-device-only = Solo el primer dispositivo de este asiento puede cederlo o dejarlo para siempre.
lobby-my-seat = Mi asiento
lobby-devices = Dispositivos que usan mi asiento
lobby-devices-see = Ver dispositivos
lobby-device-unknown = Dispositivo desconocido
lobby-device-this = este dispositivo
# $ago is a span such as “5 minutes ago”.
lobby-device-since = añadido {$ago}
lobby-device-revoke = Revocar
lobby-device-revoke-sure = Este dispositivo pierde tu asiento al instante y solo podrá mirar. También se anulan los enlaces sin usar a tu asiento.
lobby-device-revoke-this = Pierdes tu asiento en este dispositivo y aquí solo podrás mirar. Tus otros dispositivos lo conservan.
lobby-links-unused = Enlaces sin usar
# $until is a day and a time.
lobby-link-unused =
    { $kind ->
        [device] Otro dispositivo mío: una sola vez, hasta el {$until}
        [hand-over] Ceder el asiento: una sola vez, hasta el {$until}
       *[invitation] Invitación: una sola vez, hasta el {$until}
    }
lobby-links-cancel = Cancelar los enlaces sin usar
lobby-links-cancelled = Los enlaces sin usar ya no sirven.
lobby-leave = Salir de la partida
lobby-leave-for-now = Que juegue un bot por ahora
lobby-leave-for-good = Salir para siempre
lobby-leave-for-good-sure = Un bot sigue jugando en tu lugar. No podrás recuperar el asiento.
lobby-leave-line = «Por ahora» significa hasta que vuelvas y recuperes tu asiento.
# Heading, for the host.
lobby-people-here = Otros jugadores
lobby-remove = Expulsar
lobby-remove-block = Expulsar y bloquear
lobby-remove-room = ¿Expulsar a {$name}? El asiento queda libre otra vez. Una persona bloqueada no puede volver a sentarse en esta mesa.
lobby-remove-game = ¿Expulsar a {$name}? Un bot juega hasta el final y nadie más puede ocupar este asiento. Una persona bloqueada no puede volver a sentarse en esta mesa.
lobby-copy = Copiar
lobby-copied = Copiado
lobby-copy-yourself = El enlace está seleccionado. Cópialo con las teclas de tu sistema.
lobby-share = Compartir …

## Llegar con un enlace

lobby-claim = Tu asiento
lobby-claim-line = Con este enlace ocupas un asiento en una mesa.
lobby-claim-open = El asiento {NUMBER($n)} está reservado para ti. A la mesa: {$others}.
lobby-claim-of = Con este enlace ocupas el asiento {NUMBER($n)}, ahora de {$name}. A la mesa: {$others}.
lobby-claim-take = Ocupar el asiento

## Lo que puede fallar

lobby-offline = No hay conexión con un servidor. Para jugar en línea hace falta; todo lo demás funciona sin ella.
# Una negativa del servidor: $code es su palabra, $text su frase en inglés.
lobby-trouble =
    { $code ->
        [no-table] Esa mesa no existe. Quizá se eliminó.
        [seat-taken] Este asiento está ocupado.
        [table-full] Todos los asientos están ocupados.
        [seated] Ya tienes un asiento en esta mesa.
        [wrong-key] Este enlace ya se ha usado, cancelado o sustituido. Pide uno nuevo.
        [expired] Este enlace es demasiado antiguo. Pide uno nuevo.
        [shut] El anfitrión expulsó a alguien de este asiento. Nadie más puede ocuparlo.
        [not-first-device] Solo puede hacerlo el primer dispositivo del asiento.
        [not-seated] No tienes asiento en esta mesa.
        [no-seat] Ese asiento no existe en esta mesa.
        [no-device] Ese dispositivo ya no usa tu asiento.
        [blocked] El anfitrión te ha bloqueado en esta mesa.
        [banned] Este servidor no acepta tu conexión. Pregunta a quien lo administra.
        [word] La contraseña para mesas nuevas no es correcta.
        [not-begun] La partida no ha empezado.
        [not-over] La partida no ha terminado.
        [no-moment] Ese momento no existe en esta partida.
        [no-edition] El servidor no conoce esa edición.
        [edition] La edición tiene errores: {$text}
        [too-many-tables] Hay demasiadas mesas abiertas. Cierra una antes o inténtalo más tarde.
        [too-many-people] Ha llegado demasiada gente desde tu red. Inténtalo más tarde.
        [too-many-links] Tienes demasiados enlaces sin usar. Cancela alguno antes.
        [too-many] Demasiadas conexiones. Cierra una ventana de esta página e inténtalo otra vez.
        [editions-in-memory] Hay demasiadas ediciones en uso hasta que se reinicie este servidor. Juega con la edición incluida.
        [table-failed] Esta mesa se detuvo por un error. Vuelve por sí sola: inténtalo dentro de un momento.
        [last-device] Es el único dispositivo de tu asiento. Sal de la mesa en su lugar.
        [too-many-devices] Tu asiento tiene demasiados dispositivos. Revoca uno antes.
        [over] La partida ha terminado.
        [too-long] Es demasiado largo para el servidor.
        [too-slow] El servidor ha tardado demasiado. Inténtalo otra vez.
        [busy] El servidor está ocupado. Inténtalo dentro de un momento.
        [foreign-site] Abre la página en la dirección de su propio servidor.
        [host] Abre la página en la dirección de su propio servidor.
        [not-host] Solo puede hacerlo quien abrió la mesa.
        [not-yours] Este asiento no es tuyo.
        [begun] La partida ha empezado.
        [name] Un nombre tiene como mucho 24 caracteres.
        [too-many-games] Tienes demasiadas partidas sin terminar. Termina antes una.
        [too-many-bot-tables] Has abierto demasiadas mesas solo para bots. Deja que termine antes una de sus partidas.
        [bot-tables-full] Este servidor ya juega bastantes partidas solo de bots en este momento.
        [too-many-editions] El servidor no guarda más ediciones.
        [webhook] La dirección debe empezar por https:// o http://.
        [unknown-session] El servidor ya no te conoce. Inténtalo otra vez.
        [nobody] Antes siéntate o abre una mesa.
        [closed] En este servidor no se pueden abrir mesas.
        [too-fast] Demasiadas peticiones. Espera un poco e inténtalo otra vez.
        [set-aside] Esta mesa se apartó tras un error. Quien lleva el servidor puede ocuparse de ella.
        [store] El servidor no puede guardar nada en este momento.
       *[other] {$text}
    }
