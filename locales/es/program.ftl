# Lo que dice el propio programa.

cli-error = Error: { $text }

program-refused = { $sentence } ({ $rule })
program-at = Línea { $line }, columna { $column }: { $sentence }
program-in-file = { $file }: { $text }
program-in-action = { $action }: { $text }
program-cannot-read = No se puede leer { $file }
program-cannot-write = No se puede escribir { $file }
program-not-text = { $file } no es un archivo de texto (UTF-8)
program-exists = { $file } ya existe; elige otro nombre
program-bad-seed = { $found } no es una semilla; se esperaba un número entero o 64 cifras hexadecimales
program-no-luck = El sistema no da números aleatorios: { $text }; elige una semilla con --seed
program-created = Se ha creado { $file }. Compromiso de su semilla: { $commitment }
program-nothing-to-undo = No hay nada que deshacer.
program-undo-barrier = «{ $action }» mostró algo oculto o terminó un turno; para deshacer de todos modos, usa --beyond
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
program-salt = Sal { $salt }: el compromiso es el SHA-256 de los 16 bytes de la sal y los 32 de la semilla
program-no-revision = No existe la decisión { $found }; la última es la { $last }
program-no-seat = No existe el jugador { $found }; hay { $players }
program-decision = { $who }: { $action }
program-asked = { $who }: { $prompt }

audit-payment = el pago difiere
audit-event = el suceso { NUMBER($n) } difiere: el archivo dice { $recorded }; hoy es { $today }
audit-line = { $revision }: { $text }
audit-clean = Con las reglas de hoy sale la misma partida.
audit-differs =
    { $n ->
        [one] Las reglas de hoy difieren en { $n } decisión
       *[other] Las reglas de hoy difieren en { $n } decisiones
    }

score-now = Hasta ahora
score-total = Total
score-projected = { $line }, si acabara ahora
score-winner = Victoria: { $who }.
score-winner-tie = Victoria en el desempate: { $who }. Deciden las fichas en el Réquiem y luego las obras; si persiste el empate, se comparte.
score-leader = Victoria si la partida acabara ahora: { $who }.

rules-unknown = No existe la regla { $id }; las secciones son { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } { $text } Por qué: { $why }

edition-ok = { $title }, versión { $version }, { $hash }: correcta
edition-fault-line = { $file }:{ $line }: { $text }
edition-faults =
    { $n ->
        [one] La edición tiene { $n } fallo: { $text }
       *[other] La edición tiene { $n } fallos: { $text }
    }
edition-rejected =
    { $n ->
        [one] Edición rechazada: { $n } fallo
       *[other] Edición rechazada: { $n } fallos
    }
edition-copied = La edición se ha copiado en { $dir }. Modifica los archivos y después: lacrimosa edition check { $dir }
edition-copy-of = Una caja propia; empezó como copia de { $title }, versión { $version }.
edition-space = { $instrument }: { $reward }
edition-road = { $place } { $cost }
edition-place = { $n } { $place } ({ $kind }): { $roads }
edition-gain = ganas { $reward }
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
    d ducados · T talento · R ruta · E escritura musical · ✻ a elección · ↑ casilla del marcador · ● ficha · F casilla de finanzas
    ○ instrumentación libre · ▒ tapada · ◆ ficha de color neutro · ↻ recurrente · ♛ favor real · ☀ cara dorada · ⟳ girada
picture-foot = Tras la decisión { $revision }. Compromiso de la semilla: { $commitment }

serve-listening = Lacrimosa está en { $address } (Ctrl-C para terminar)
serve-network = En esta red, tus amigos abren esa dirección; en este equipo también sirve { $others }. Si no pueden acceder, abre el puerto { $port } en el cortafuegos.
serve-other-port = El puerto { $usual } está ocupado; esta vez es el { $port }
serve-taken = El puerto { $port } lo ocupa otro programa, quizá el propio Lacrimosa; ciérralo o elige otro puerto con --port
serve-denied = El puerto { $port } es solo para programas con privilegios; elige uno mayor que 1023 con --port
serve-no-host = { $host } no es una dirección de este equipo; con 127.0.0.1 se sirve solo a este equipo y con 0.0.0.0, a todos los que puedan acceder a él
serve-refused = No se puede servir en { $host }, puerto { $port }: { $text }
serve-no-runtime = El sistema no deja arrancar el servidor
serve-no-folder = El sistema no indica ninguna carpeta para los datos del servidor; elige una con --data
serve-half-certificate = Un certificado necesita su clave, y una clave su certificado: indica --tls-certificate y --tls-key
serve-no-word = new-tables es «word», pero no hay palabra: indícala con --table-word, LACRIMOSA_TABLE_WORD o table-word
serve-two-tokens = Indica el token de administración con admin-token o con admin-token-file, no con ambos
serve-short-token = El token de administración necesita al menos { $count } letras, cifras o signos y ningún espacio; «openssl rand -base64 32» crea uno
serve-no-certificate = El certificado no se puede usar: { $text }
settings-broken = { $file }, línea { $line }: { $text }
settings-unknown = { $file }, línea { $line }: no hay ningún ajuste «{ $key }»; hay { $known }
settings-value = { $file }, línea { $line }: { $found } no es un valor de «{ $key }». Se esperaba: { $help }.
copy-made = { $file } contiene una copia de { $folder }
copy-restored = { $folder } contiene lo que había en { $file }; lo que había antes se guarda al lado
store-folder = No se puede usar la carpeta { $folder }: { $text }
store-later = Los datos son de una versión posterior del programa ({ $found }; esta conoce { $known }): instala esa versión
store-foreign = { $file } no contiene datos de este programa
store-missing = No hay datos de un servidor en { $folder }. Si están en otro sitio, indica la carpeta: --data /var/lib/lacrimosa, o --config con el archivo de ajustes del servidor
store-in-use = { $file } lo usa otro programa, probablemente un servidor en marcha: ciérralo primero
store-database = Los datos no se pueden leer o escribir: { $text }
store-damaged = { $file } está dañado ({ $found }). Pon una copia sana en su lugar: lacrimosa restore COPIA --data { $folder }
serve-no-client = Este programa se ha compilado sin la página. En la carpeta del proyecto, «cargo run» compila la página y el programa que la incluye.
serve-not-found = Aquí no hay nada.

play-welcome = Escribe el número de una acción o la propia acción. Con ? se muestra la ayuda.
play-prompt = >
play-help =
    Un número realiza esa acción; también su notación, con otro pago si lo prefieres (T talento, J ruta, C escritura musical).
    p dibujo de la mesa, s puntuación, u deshacer, q salir, ? esta ayuda; también con palabras: show, score, undo, quit, help
play-no-such-number = Elige un número del 1 al { $most }.
play-undo-barrier = Eso mostró algo oculto o terminó un turno; no se puede deshacer.
play-undone = Deshecho.

random-bad-seed = { $found } no sirve de semilla para varias partidas; se esperaba un número entero
random-disproof = Semilla { $seed }, decisión { $revision }: no se cumple { $property }. { $details }
random-played =
    { $games ->
        [one] { $games } partida, { $decisions } decisiones, { $mean } por partida
       *[other] { $games } partidas, { $decisions } decisiones, { $mean } por partida
    }
random-checked = Todo se ha cumplido tras cada decisión. Rechazos por regla: { $rules }

perft-total = { $paths } caminos de { $depth } decisiones ({ $seconds } s)

bench-state = Un estado ocupa { $bytes } bytes y se copia en { $nanoseconds } ns.
bench-line = { $name }: { $rate } millones de decisiones por segundo (de { $low } a { $high }), { $length } decisiones por partida, { $branching } opciones por decisión
bench-ratio = { $name }: { $ratio } veces las decisiones por segundo del ajedrez al azar
bench-bots =
    { $measure ->
        [random] partidas acabadas al azar desde la mitad de una partida de cuatro
        [flat-2] simulaciones de flat con dos jugadores
        [flat-4] simulaciones de flat con cuatro jugadores
        [ismcts-2] iteraciones de ismcts con dos jugadores
       *[ismcts-4] iteraciones de ismcts con cuatro jugadores
    }: { $rate } por segundo, un núcleo

program-decimal = { $whole },{ $tenth }

hint-turn =
    { $side ->
        [ahead] Unos { $vp } PV al final, { $lead } de ventaja
        [behind] Unos { $vp } PV al final, { $lead } de desventaja
       *[level] Unos { $vp } PV al final
    }
hint-thought =
    { $n ->
        [one] Consejo de { $bot }, tras { $n } simulación.
       *[other] Consejo de { $bot }, tras { $n } simulaciones.
    }

watch-seat = { $player } ({ $bot })
watch-score = Tras la ronda { NUMBER($n) }: { $scores }
watch-score-seat = { $who } { $vp } ({ $projected } si acabara ahora)
watch-too-many = { NUMBER($found) } bots para { NUMBER($seats) } asientos: no nombres más bots que asientos

load-no-server = El servidor de la medición no arrancó, o terminó.
load-matches =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } de dos, { $idle ->
        [one] { $idle } espectador
       *[other] { $idle } espectadores
    }, { $seconds } s de juego.
load-moves = Jugadas guardadas y anunciadas: { $moves }, { $rate } por segundo.
load-times = Ida y vuelta de una jugada: p50 { $half } ms, p99 { $most } ms, p99,9 { $nearly } ms, la más larga { $longest } ms.
load-memory = Memoria del servidor: { $empty } MiB vacío, { $all } MiB con todos.
load-per-match = Una partida con sus dos conexiones: { $before } KiB, { $after } KiB después de jugar.
load-per-idle = Un espectador: { $kib } KiB.

# `lacrimosa admin`.
admin-no-server = Ningún servidor funciona en { $folder }; inícialo con «lacrimosa serve» o indica la carpeta del que buscas con --data
admin-no-permission = Solo el usuario del servidor y root pueden usar { $file }
admin-only-by-address = En este sistema se llega a un servidor por su dirección: indica --server y el token de administración
admin-unreachable = No se puede llegar a { $address }: { $text }
admin-no-address = «{ $text }» no es la dirección de un servidor como https://example.org/lacrimosa
admin-not-secret = { $address } no es https: el token se podría leer por el camino
admin-no-token = --server necesita el token de administración del servidor: ponlo en LACRIMOSA_ADMIN_TOKEN o en un archivo para --token-file
admin-wrong-token = El servidor no acepta este token de administración
admin-closed = Este servidor no admite token de administración: dale uno con admin-token-file o usa el socket de su carpeta
admin-strange = { $address } no responde como un servidor Lacrimosa de esta versión (estado { $status })
admin-refused = El servidor se niega ({ $status }): { $text }
admin-no-table = No hay ninguna mesa { $name }
admin-not-aside = La mesa { $name } no estaba apartada
admin-no-edition = Nadie trajo una edición { $name }; su huella tiene 64 cifras hexadecimales
admin-edition-in-use = Hay mesas que usan esta edición; se van con ella si añades --with-tables
admin-no-person = No hay ninguna persona { $name }
admin-no-ban = { $net } no está vetado
admin-wrong-net = «{ $text }» no es una dirección como 192.0.2.1 ni una red como 10.0.0.0/8
admin-wrong-text = Se esperan de 1 a 500 caracteres, sin caracteres de control
admin-needs-yes = { $question } No hay a quién preguntar: añade --yes
admin-confirm = { $question } Escribe «{ $yes }» para seguir:
admin-yes = sí
admin-left-alone = No se cambió nada
admin-ask-delete-table = ¿Borrar la mesa { $name } con su partida?
admin-ask-delete-edition = ¿Borrar la edición { $name }?
admin-ask-delete-edition-tables = ¿Borrar la edición { $name } con todas las mesas que la usan?
admin-ask-delete-person = ¿Olvidar a la persona { $name }: sesiones, nombres, mensajes?
admin-ask-revoke = ¿Terminar todas las sesiones de la persona { $name }? No podrá volver como la misma persona.
admin-table-deleted = La mesa { $name } ya no está
admin-table-restored = La mesa { $name } ha vuelto
admin-edition-deleted = La edición { $name } ya no está; mesas que se fueron con ella: { $count }
admin-person-deleted = La persona { $name } está olvidada
admin-revoked = Terminaron todas las sesiones de la persona { $name }
admin-banned = Ya no se responde a { $net }; hasta: { $time }
admin-unbanned = Se vuelve a responder a { $net }
admin-announced = Todos reciben el aviso, también quienes lleguen después; «announce --clear» lo retira
admin-withdrawn = El aviso está retirado
admin-nothing = No hay ninguna
admin-not-known = no anotado
admin-never = ninguna
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
admin-col-brought = TRAÍDA
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
admin-status-store = Datos en el disco
admin-status-free = Libre en ese disco
admin-status-announcement = Aviso
