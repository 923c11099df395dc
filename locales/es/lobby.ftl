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
lobby-stand-up = Levantarse
lobby-delete = Eliminar la mesa
lobby-delete-sure = ¿Eliminar esta mesa para todo el mundo?
lobby-invite = Invitar
lobby-chosen = Lo acordado
lobby-talk-label = Conversación
lobby-talk-on = libre
lobby-talk-off = solo frases hechas
lobby-seed-told = Quien abrió la mesa eligió la semilla, así que puede saber lo que está oculto.

## Enlaces

lobby-links = Enlaces
lobby-link-join = Enlace de la mesa, para jugar o mirar
lobby-link-watch = Enlace de la mesa, para mirar
lobby-link-device = Mi asiento en otro dispositivo
lobby-link-hand-over = Ceder mi asiento a otra persona
lobby-link-seat = Enlace secreto del asiento {NUMBER($n)}
# $name es un bot.
lobby-link-bot = Invitar a alguien en lugar de {$name}
lobby-link-renewed = Quien abre un enlace secreto tiene el asiento. Un enlace nuevo anula el anterior del mismo asiento.
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
        [wrong-key] Este enlace ya no sirve. Pide uno nuevo.
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
