# Lo que dice el propio programa.

cli-error = Error: { $text }

program-in-file = { $file }: { $text }
program-in-action = { $action }: { $text }
program-cannot-read = No se puede leer { $file }
program-cannot-write = No se puede escribir { $file }
program-not-text = { $file } no es un archivo de texto (UTF-8)
program-exists = { $file } ya existe; elige otro nombre
program-no-luck = El sistema operativo no proporciona números aleatorios ({ $text }); elige una semilla con --seed
program-created = Se ha creado { $file }. Código de juego limpio (compromiso de la semilla): { $commitment }
program-nothing-to-undo = No hay nada que deshacer.
program-undo-barrier = «{ $action }» reveló información oculta o terminó un turno; usa --beyond para deshacerlo de todos modos
program-undone =
    { $n ->
        [one] Se ha deshecho «{ $action }»; queda { $n } decisión.
       *[other] Se ha deshecho «{ $action }»; quedan { $n } decisiones.
    }
program-replayed =
    { $n ->
        [one] Empezada con { $program }; { $n } decisión.
       *[other] Empezada con { $program }; { $n } decisiones.
    }
program-seed = Semilla { $seed }, SHA-256 { $commitment }
program-salt = Sal { $salt }: el código de juego limpio es el SHA-256 de los 16 bytes de la sal seguidos de los 32 bytes de la semilla
program-no-revision = No existe la decisión { $found }; se esperaba como mucho { $last }, la última
program-no-seat = No existe el jugador { $found }; se esperaba de 1 a { $players }
program-decision = { $who }: { $action }
program-asked = { $who }: { $prompt }

audit-payment = el pago difiere
audit-event = el suceso { NUMBER($n) } difiere: el archivo dice { $recorded }; las reglas actuales dan { $today }
audit-line = { $revision }: { $text }
audit-clean = Las reglas actuales dan el mismo resultado en todas las decisiones.
audit-differs =
    { $n ->
        [one] Las reglas actuales difieren en { $n } decisión
       *[other] Las reglas actuales difieren en { $n } decisiones
    }

score-now = Hasta ahora
score-total = Total
score-projected = { $line }, si acabara ahora
score-winner = Victoria: { $who }.
score-winner-tie = Empate a PV. Victoria: { $who }. Entre los empatados gana quien tiene más fichas en el Réquiem y, después, quien tiene más obras; si no, la victoria es compartida.
score-leader = Si la partida acabara ahora, victoria para: { $who }.

rules-unknown = No existe la regla { $id }; se esperaba una regla o una de las secciones { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } { $text } Por qué: { $why }

edition-ok = { $title }, versión { $version }, { $hash }: sin errores
edition-fault-line = { $file }:{ $line }: { $text }
edition-faults =
    { $n ->
        [one] La edición tiene { $n } error: { $text }
       *[other] La edición tiene { $n } errores: { $text }
    }
edition-rejected =
    { $n ->
        [one] Edición rechazada: { $n } error
       *[other] Edición rechazada: { $n } errores
    }
edition-copied = La edición se ha copiado en { $dir }. Modifica los archivos y ejecuta después: lacrimosa edition check { $dir }
edition-copy-of = Una edición propia, copiada de { $title }, versión { $version }.
edition-space = { $instrument }: { $reward }
edition-road = { $place } { $cost }
edition-place = { $n } { $place } ({ $kind }): { $roads }
edition-gain = recibes { $reward }
edition-row = { $n }. Memorias: { $memory }; obra: { $opus }
edition-movement = { $movement }, { $higher } o { $lower } PV por ficha: { $parts }

# En las tablas cada cantidad es un número y un símbolo; ↑ es una casilla de un marcador, ● una ficha.
picture-symbol =
    { $code ->
        [ducats] d
        [vp] PV
        [finance] F
        [talent] T
        [journey] R
        [composition] E
       *[wild] ✻
    }
picture-icon =
    { $icon ->
        [document] Documentar
        [commission] Encargar
        [perform_or_sell] Representar/Vender
        [travel] Viajar
       *[requiem] Réquiem
    }
picture-head = Ronda { $period }, { $years }: turno { $turn } de 4
picture-story = relato { $story }
picture-opus-lines = representar { $perform } · vender { $sell }
picture-players = Jugadores
picture-vp = PV
picture-ducats = Ducados
picture-cards = Mano / mazo
picture-markers = Fichas
picture-slot = Columna { NUMBER($n) }: { $experience } / { $story }
picture-hand = Mano de { $who }
picture-legend =
    d ducados · T talento · R ruta · E escritura musical · ✻ cualquier tipo · ↑ casilla del marcador · ● ficha · F casilla de finanzas
    ○ instrumentación libre · ▒ tapada · ◆ ficha de color neutro · ↻ recurrente · ♛ favor real · ☀ cara dorada · ⟳ girada
picture-foot = Tras la decisión { $revision }. Código de juego limpio: { $commitment }

serve-listening = Lacrimosa está en marcha en { $address } (pulsa Ctrl-C para detenerlo)
serve-network = Tus amigos pueden abrir esa dirección en esta red; en este equipo también sirve { $others }. Si no pueden conectarse, abre el puerto { $port } en el cortafuegos.
serve-other-port = El puerto { $usual } está ocupado; se usa el { $port } en su lugar
serve-taken = El puerto { $port } lo usa otro programa, quizá otro Lacrimosa; ciérralo o elige otro puerto con --port
serve-denied = El puerto { $port } es solo para programas con privilegios; elige uno mayor que 1023 con --port
serve-no-host = { $host } no es una dirección de este equipo; usa 127.0.0.1 solo para este equipo o 0.0.0.0 para todos los que puedan acceder a él
serve-refused = No se puede servir en { $host }, puerto { $port }: { $text }
serve-no-runtime = El sistema operativo no ha permitido iniciar el servidor
serve-no-folder = El sistema operativo no tiene ninguna carpeta estándar para los datos del servidor; elige una con --data
serve-half-certificate = HTTPS necesita un certificado y su clave; usa --tls-certificate y --tls-key juntos
serve-no-word = new-tables es «word», pero no hay ninguna contraseña; indícala con --table-word, LACRIMOSA_TABLE_WORD o table-word
serve-two-tokens = El token de administración está indicado dos veces; usa admin-token o admin-token-file
serve-short-token = El token de administración no es válido; se esperaban al menos { $count } letras, cifras o signos sin espacios. «openssl rand -base64 32» crea uno
serve-no-certificate = El certificado no se puede usar: { $text }
settings-broken = { $file }, línea { $line }: { $text }
settings-unknown = { $file }, línea { $line }: no existe el ajuste «{ $key }»; se esperaba uno de { $known }
settings-value = { $file }, línea { $line }: { $found } no es un valor válido de «{ $key }». Se esperaba: { $help }.
copy-made = Se ha hecho en { $file } una copia de seguridad de { $folder }
copy-restored = { $folder } se ha restaurado a partir de { $file }; los datos anteriores se conservan al lado
copy-done = Mesas copiadas: { $tables }, jugadas: { $steps }, filas: { $rows }. Comparación hecha: ambos lugares son iguales
store-folder = No se puede usar la carpeta { $folder }: { $text }
store-later = Estos datos los escribió una versión posterior del programa (versión de los datos: { $found }; este programa lee hasta la { $known }); instala esa versión
store-foreign = { $file } no contiene datos de Lacrimosa
store-missing = No hay datos de servidor en { $folder }. Si están en otra carpeta, usa --data (como --data /var/lib/lacrimosa) o --config con el archivo de ajustes del servidor
store-in-use = { $file } lo usa otro programa, probablemente un servidor en marcha; deténlo primero
store-address = La dirección de la base de datos no sirve: { $text }. Se esperaba: postgres://USER@HOST:PORT/DATABASE
store-foreign-database = La base de datos contiene datos de otro programa; usa una vacía
store-not-empty = El destino ya contiene datos; usa una carpeta nueva o una base de datos vacía
store-unequal = La copia difiere del original en «{ $table }»; no la uses. ¿Sigue en marcha el servidor?
store-not-a-folder = Estos datos están en PostgreSQL; haz la copia de seguridad con pg_dump
store-database = Los datos no se pueden leer o escribir: { $text }
store-damaged = { $file } está dañado ({ $found }). Restaura una copia de seguridad: lacrimosa restore COPIA --data { $folder }
serve-no-client = Este programa se ha compilado sin la página web. Ejecuta «cargo run» en la carpeta del proyecto para compilar la página y un programa que la contenga.
serve-not-found = Página no encontrada.

play-welcome = Escribe el número de una acción, o la acción en notación. Escribe ? para ver la ayuda.
play-prompt = >
play-help =
    Escribe el número de una acción, o la acción en notación, por ejemplo para elegir otro pago (T talento, J ruta, C escritura musical).
    p mostrar la mesa, s puntuación, u deshacer, q salir, ? esta ayuda; o escribe la palabra entera: show, score, undo, quit, help
play-no-such-number = Elige un número del 1 al { $most }.
play-undo-barrier = No puedes deshacer esto: reveló información oculta o terminó un turno.
play-undone = Deshecho.

random-bad-seed = { $found } no es una primera semilla válida; se esperaba un número entero
random-disproof = Semilla { $seed }, decisión { $revision }: ha fallado la comprobación { $property }. { $details }
random-played =
    { $games ->
        [one] { $games } partida, { $decisions } decisiones, { $mean } por partida
       *[other] { $games } partidas, { $decisions } decisiones, { $mean } por partida
    }
random-checked = Todas las comprobaciones se han superado tras cada decisión. Rechazos por regla: { $rules }

perft-total = { $paths } caminos de { $depth } decisiones ({ $seconds } s)

bench-state = Un estado ocupa { $bytes } bytes; copiarlo lleva { $nanoseconds } ns.
bench-line = { $name }: { $rate } millones de decisiones por segundo (de { $low } a { $high }), { $length } decisiones por partida, { $branching } opciones por decisión
bench-ratio = { $name }: { $ratio } veces las decisiones por segundo del ajedrez al azar
bench-bots =
    { $measure ->
        [random] partidas al azar completadas desde la mitad de una partida de cuatro jugadores
        [flat-2] simulaciones de flat con dos jugadores
        [flat-4] simulaciones de flat con cuatro jugadores
        [ismcts-2] iteraciones de ismcts con dos jugadores
       *[ismcts-4] iteraciones de ismcts con cuatro jugadores
    }: { $rate } por segundo en un núcleo

program-decimal = { $whole },{ $tenth }

hint-turn =
    { $side ->
        [ahead] Unos { $vp } PV al final, { $lead } de ventaja
        [behind] Unos { $vp } PV al final, { $lead } de desventaja
       *[level] Unos { $vp } PV al final
    }
hint-forecast = Gana cerca del { $share } % de las partidas así; PV al final: { $sources }
hint-sure = la ventaja es precisa a ± { $vp } PV
hint-thought =
    { $n ->
        [one] Consejo de { $bot } tras { $n } simulación.
       *[other] Consejo de { $bot } tras { $n } simulaciones.
    }

watch-seat = { $player } ({ $bot })
watch-score = Tras la ronda { NUMBER($n) }: { $scores }
watch-score-seat = { $who } { $vp } ({ $projected } si acabara ahora)
watch-too-many = Hay { NUMBER($found) } bots para { NUMBER($seats) } asientos; indica como mucho un bot por asiento

load-no-server = El servidor de la medición no se inició o se detuvo de forma inesperada.
load-matches =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } de dos, { $idle ->
        [one] { $idle } espectador
       *[other] { $idle } espectadores
    }, { $seconds } s de juego.
load-moves = Jugadas guardadas y transmitidas: { $moves }, { $rate } por segundo.
load-times = Tiempo de ida y vuelta de una jugada: p50 { $half } ms, p99 { $most } ms, p99,9 { $nearly } ms, máximo { $longest } ms.
load-memory = Memoria del servidor: { $empty } MiB sin clientes, { $all } MiB con todos los clientes conectados.
load-per-match = Por partida con sus dos conexiones: { $before } KiB; después de jugar, { $after } KiB.
load-per-idle = Por espectador: { $kib } KiB.

# `lacrimosa admin`.
admin-no-server = Ningún servidor en marcha usa los datos de { $folder }; inicia uno con «lacrimosa serve» o elige otra carpeta con --data
admin-no-permission = Solo root y el usuario que ejecuta el servidor pueden usar { $file }
admin-only-by-address = En este sistema solo se puede acceder a un servidor por su dirección; usa --server y el token de administración
admin-unreachable = No se puede acceder a { $address }: { $text }
admin-no-address = «{ $text }» no es la dirección de un servidor; se esperaba una dirección como https://example.org/lacrimosa
admin-not-secret = { $address } no usa HTTPS, así que otros podrían leer el token; se esperaba una dirección que empiece por https://
admin-no-token = --server necesita el token de administración del servidor; ponlo en LACRIMOSA_ADMIN_TOKEN, o en un archivo, y usa --token-file
admin-wrong-token = El servidor no acepta este token de administración
admin-closed = Este servidor no tiene token de administración; define admin-token-file en el servidor o usa el socket de su carpeta de datos
admin-strange = { $address } no responde como un servidor de Lacrimosa de esta versión (estado { $status })
admin-refused = El servidor ha rechazado la petición ({ $status }): { $text }
admin-no-table = No hay ninguna mesa { $name }
admin-not-aside = La mesa { $name } no está apartada
admin-no-edition = No hay ninguna edición subida { $name }; se esperaba un hash de 64 cifras hexadecimales
admin-edition-in-use = Hay mesas que usan esta edición; añade --with-tables para eliminarlas también
admin-no-person = No hay ninguna persona { $name }
admin-no-ban = No hay ningún veto para { $net }
admin-wrong-net = «{ $text }» no es válido; se esperaba una dirección como 192.0.2.1 o una red como 10.0.0.0/8
admin-wrong-text = El texto no es válido; se esperaban de 1 a 500 caracteres, sin caracteres de control
admin-needs-yes = { $question } No hay ningún terminal para la confirmación; añade --yes
admin-confirm = { $question } Escribe «{ $yes }» para continuar:
admin-yes = sí
admin-left-alone = No se ha cambiado nada
admin-ask-delete-table = ¿Eliminar la mesa { $name } con su partida?
admin-ask-delete-edition = ¿Eliminar la edición { $name }?
admin-ask-delete-edition-tables = ¿Eliminar la edición { $name } con todas las mesas que la usan?
admin-ask-delete-person = ¿Eliminar a la persona { $name } con sus sesiones, nombres y mensajes de chat?
admin-ask-revoke = ¿Cerrar todas las sesiones de la persona { $name }? No podrá volver como la misma persona.
admin-table-deleted = Mesa eliminada: { $name }
admin-table-restored = Mesa recuperada: { $name }
admin-edition-deleted = Edición eliminada: { $name }; mesas eliminadas con ella: { $count }
admin-person-deleted = Persona eliminada: { $name }
admin-revoked = Se han cerrado todas las sesiones de la persona { $name }
admin-banned = Veto impuesto: { $net }; hasta: { $time }
admin-unbanned = Veto levantado: { $net }
admin-announced = Todos ven ahora el aviso, también quienes se conecten después; «announce --clear» lo retira
admin-withdrawn = Aviso retirado
admin-nothing = Sin resultados
admin-not-known = desconocido
admin-never = sin sesión
admin-for-ever = para siempre
admin-waiting = en espera
admin-playing = en juego
admin-over = terminada
admin-note-memory = en memoria
admin-note-public = pública
admin-note-aside = apartada: { $text }
admin-kind-program = programa
admin-kind-browser = navegador
admin-col-table = MESA
admin-col-in-log = EN EL REGISTRO
admin-col-status = ESTADO
admin-col-made = CREADA
admin-col-from = DESDE
admin-col-people = PERSONAS
admin-col-steps = PASOS
admin-col-size = TAMAÑO
admin-col-notes = NOTAS
admin-col-edition = EDICIÓN
admin-col-brought = SUBIDA
admin-col-tables = MESAS
admin-col-person = PERSONA
admin-col-name = NOMBRE
admin-col-kind = TIPO
admin-col-since = DESDE EL
admin-col-used = VISTO EL
admin-col-seats = ASIENTOS
admin-col-net = DIRECCIÓN
admin-col-until = HASTA
admin-col-reason = MOTIVO
admin-status-version = Versión
admin-status-since = En marcha desde
admin-status-tables = Mesas
admin-status-in-memory = Mesas en memoria
admin-status-aside = Mesas apartadas
admin-status-people = Personas y programas
admin-status-sockets = Conexiones abiertas
admin-status-bans = Vetos
admin-status-store = Base de datos en disco
admin-status-free = Espacio libre en disco
admin-status-announcement = Aviso
