# La ayuda de la línea de órdenes: una orden es cli-<command>, su argumento cli-<command>-<argument>, un argumento de
# varias órdenes cli-arg-<argument>, una observación final cli-<command>-more.

cli = Lacrimosa, un juego de mesa: tú y otros mecenas de Mozart evocáis su vida ante su viuda y costeáis la conclusión de su Réquiem. Sin ninguna orden, el programa sirve el juego y lo abre en el navegador.
cli-more = Esta es una versión independiente y no oficial. Las opciones --lang, --edition, --host y --port se pueden indicar también con las variables de entorno LACRIMOSA_LANG, LACRIMOSA_EDITION, LACRIMOSA_HOST y LACRIMOSA_PORT.
cli-arg-lang = Idioma de la salida
cli-arg-file = Archivo de partida, como evening.game
cli-arg-edition = Carpeta de la edición que se usa en lugar de la incluida; un archivo de partida nuevo la recuerda
cli-arg-players = Número de jugadores, de 2 a 4
cli-arg-solo = Juega en solitario contra el solista
cli-arg-seed = Semilla de todo el azar: un número entero o 64 cifras hexadecimales; si se omite, al azar
cli-arg-upper = Compositor de la fila superior; si se omite, al azar
cli-arg-lower = Compositor de la fila inferior, distinto del de la superior; si se omite, al azar
cli-arg-first = Número del jugador que empieza; si se omite, al azar
cli-arg-json = Devuelve el resultado en JSON
cli-arg-seat = Muestra la partida como la ve este jugador
cli-arg-audience = Muestra la partida como la ve un espectador, sin ninguna mano
cli-arg-truth = Muestra todo, también las cartas y tarjetas ocultas
cli-arg-at = Usa la partida tal como estaba tras esta decisión; 0 = justo después del reparto
cli-arg-config = Archivo de ajustes (TOML); sus claves son los nombres de las opciones de serve
cli-arg-data = Carpeta para las mesas y partidas de un servidor; si se omite, la carpeta de datos del sistema operativo

cli-serve = Sirve el juego a los navegadores (lo que se hace si no se indica ninguna orden)
cli-serve-host = Dirección en la que se escucha: 127.0.0.1 = solo este equipo; 0.0.0.0 = todos los que puedan acceder a él
cli-serve-port = Puerto en el que se escucha; si se omite, el 1791 o el siguiente libre
cli-serve-no-open = Muestra la dirección, pero no abre el navegador
cli-serve-store = Base de datos PostgreSQL para mesas y partidas, por ejemplo postgres://lacrimosa@db.example.org/lacrimosa; sin ella se guardan en la carpeta de datos. La contraseña viene de --store-password-file, PGPASSWORD o PGPASSFILE
cli-serve-store-password-file = Archivo que contiene la contraseña de la base de datos
cli-serve-durability = Cuándo se da por guardada una jugada: full = cuando está en el disco; normal = cuando la ha aceptado el sistema operativo, que es más rápido, pero un corte de luz puede hacer perder las últimas jugadas
cli-serve-public-url = Dirección pública del servidor, como https://example.org/lacrimosa, para los enlaces de los webhooks; los navegadores solo pueden enviar peticiones desde este sitio y desde la propia dirección del servidor
cli-serve-base-path = Prefijo de la ruta de todo lo que se sirve, como /lacrimosa
cli-serve-allowed-hosts = Otros nombres de host a los que se responde, separados por comas; el de la dirección pública siempre se admite, y * admite cualquiera
cli-serve-trusted-proxies = Proxies delante del servidor en cuyas cabeceras de reenvío se confía: direcciones o redes, separadas por comas
cli-serve-tls-certificate = Archivo del certificado con su cadena (PEM), para servir HTTPS sin proxy
cli-serve-tls-key = Archivo de la clave privada del certificado (PEM)
cli-serve-new-tables = Quién puede crear mesas: open = todos; word = quienes conocen la contraseña de --table-word; closed = nadie
cli-serve-table-word = Contraseña para crear una mesa, con --new-tables word
cli-serve-admin-token = Token para lacrimosa admin --server, de al menos 20 caracteres; sin él, la administración solo funciona en este equipo. --admin-token-file es más seguro
cli-serve-admin-token-file = Archivo que contiene el token de administración
cli-serve-keep-finished-days = Días que se conservan las partidas terminadas; 0 = para siempre
cli-serve-keep-waiting-days = Días que se conservan las mesas cuya partida no ha empezado; 0 = para siempre
cli-serve-requests-per-minute = Máximo de peticiones por dirección y minuto, de media
cli-serve-request-burst = Máximo de peticiones por dirección a la vez
cli-serve-messages-per-second = Máximo de mensajes por jugador y segundo, de media
cli-serve-message-burst = Máximo de mensajes por jugador a la vez
cli-serve-tables-per-hour = Máximo de mesas nuevas por dirección y hora
cli-serve-games-per-person = Máximo de mesas sin terminar por persona, como anfitrión o como jugador
cli-serve-accounts-per-hour = Máximo de cuentas nuevas por dirección y hora
cli-serve-people-per-hour = Máximo de personas nuevas por dirección y hora
cli-serve-people = Máximo de personas y cuentas en total
cli-serve-connections = Máximo de conexiones en total
cli-serve-connections-per-address = Máximo de conexiones por dirección
cli-serve-body-bytes = Tamaño máximo de una petición, en bytes
cli-serve-edition-bytes = Tamaño máximo de una edición subida, en bytes
cli-serve-header-seconds = Tiempo máximo para recibir la cabecera de una petición, en segundos
cli-serve-request-seconds = Tiempo máximo para responder a una petición, en segundos
cli-serve-write-seconds = Tiempo máximo para que un cliente lea la parte siguiente de una respuesta, en segundos
cli-serve-idle-seconds = Segundos tras los que una mesa sin nadie conectado se descarga de la memoria; su partida sigue en el disco
cli-serve-webhooks = Adónde se envían los webhooks, que avisan a los jugadores de que es su turno: off = a ninguna parte; public = solo a direcciones públicas; any = a cualquier dirección
cli-serve-metrics-token = Contraseña para /metrics desde otros equipos; en este equipo no hace falta
cli-serve-log = Nivel del registro: error, warn, info, debug o trace
cli-serve-log-format = Formato del registro: text para personas, json para programas
cli-serve-more = Todas las opciones se pueden indicar también con una variable de entorno o en el archivo de ajustes. La línea de órdenes prevalece sobre el entorno, y el entorno, sobre el archivo.
cli-backup = Guarda en un archivo una copia de seguridad de todas las mesas y partidas de un servidor, que puede seguir en marcha
cli-backup-file = Archivo de la copia de seguridad; no debe existir todavía
cli-restore = Sustituye todas las mesas y partidas de un servidor por una copia de seguridad. Detén antes el servidor; los datos anteriores se conservan junto a los nuevos
cli-restore-file = Archivo escrito por lacrimosa backup
cli-copy = Copia todos los datos de un servidor a otro lugar: de una carpeta a una base de datos PostgreSQL o al revés. Detén antes el servidor. Al final se comparan ambos
cli-copy-from = Carpeta de los datos o dirección de la base de datos, por ejemplo postgres://lacrimosa@db.example.org/lacrimosa
cli-copy-to = Carpeta nueva o dirección de una base de datos vacía
cli-admin = Administra un servidor en marcha: mesas, ediciones, personas, vetos y el aviso
cli-admin-server = Dirección del servidor, como https://example.org/lacrimosa, que se usa en lugar del socket de su carpeta de datos; el token se toma de LACRIMOSA_ADMIN_TOKEN o --token-file
cli-admin-token-file = Archivo que contiene el token de administración del servidor
cli-admin-yes = Omite la confirmación
cli-admin-more = Sin --server, la orden encuentra la carpeta de datos como lo hace serve: con --data, LACRIMOSA_DATA o --config. Solo root y el usuario que ejecuta el servidor pueden usar el socket de esa carpeta.
cli-admin-status = Muestra el estado del servidor: versión, mesas, personas, conexiones, disco
cli-admin-tables = Enumera las mesas, empezando por las más recientes
cli-admin-tables-status = Solo mesas con este estado
cli-admin-tables-address = Solo mesas creadas desde esta dirección
cli-admin-tables-limit = Número máximo de filas
cli-admin-table = Muestra una mesa
cli-admin-table-id = Identificador de la mesa: la última parte de su enlace
cli-admin-delete-table = Elimina una mesa con su partida, aunque se esté jugando
cli-admin-delete-table-id = Identificador de la mesa: la última parte de su enlace
cli-admin-restore-table = Recupera una mesa que el servidor apartó por un error
cli-admin-restore-table-id = Identificador de la mesa: la última parte de su enlace
cli-admin-editions = Enumera las ediciones subidas
cli-admin-delete-edition = Elimina una edición subida
cli-admin-delete-edition-hash = Hash de la edición, como lo muestra editions
cli-admin-delete-edition-with-tables = Elimina también las mesas que usan la edición
cli-admin-people = Enumera las personas y los programas, empezando por los más recientes
cli-admin-people-limit = Número máximo de filas
cli-admin-delete-person = Elimina a una persona con sus sesiones, nombres y mensajes de chat; los bots continúan sus partidas
cli-admin-delete-person-key = Número de la persona, como lo muestra people
cli-admin-revoke = Cierra todas las sesiones de una persona: cierra sus conexiones e invalida su cookie y su token
cli-admin-revoke-key = Número de la persona, como lo muestra people
cli-admin-bans = Enumera las direcciones y redes vetadas
cli-admin-ban = Veta una dirección o red: rechaza sus peticiones y cierra sus conexiones
cli-admin-ban-net = Dirección como 192.0.2.1 o red como 10.0.0.0/8; de una dirección IPv6 se veta su red /64
cli-admin-ban-duration = Duración del veto, como 7d, 12h o 30min; si se omite, para siempre
cli-admin-ban-reason = Motivo del veto, que solo ven los administradores
cli-admin-unban = Levanta el veto de una dirección o red
cli-admin-unban-net = Dirección o red, como la muestra bans
cli-admin-announce = Muestra un aviso a todos, en la sala y en todas las mesas, hasta que lo retires
cli-admin-announce-text = Texto del aviso, de 500 caracteres como máximo
cli-admin-announce-clear = Retira el aviso
cli-play = Juega en el terminal con una lista numerada de las acciones permitidas; si no se indica otra cosa, en solitario y en el nivel Fácil
cli-play-file = Archivo de partida que se continúa o se crea; sin él, la partida no se guarda
cli-new = Crea un archivo de partida
cli-new-from = Empieza desde una posición obtenida con show --json o show --text, que puedes haber modificado
cli-new-force = Sobrescribe el archivo si ya existe
cli-new-more = Ejemplos:
    { "  " }lacrimosa new evening.game --players 3 --upper eybler --lower stadler
    { "  " }lacrimosa new alone.game --solo difficult --seed 1791
cli-show = Muestra una posición como dibujo en el terminal, como imagen SVG, como JSON o como texto modificable
cli-show-svg = Devuelve una imagen SVG
cli-show-text = Devuelve la posición como texto modificable
cli-legal = Enumera las acciones permitidas, en notación y en palabras, con lo que cuestan y lo que dan
cli-act = Realiza una o más acciones; si se rechaza una, no se realiza ninguna
cli-act-actions = Acciones en la notación que muestra legal, cada una entre comillas; sin pago, se usa el más económico
cli-act-seat = Actúa por este jugador; se rechaza si la decisión es de otro
cli-act-more = Ejemplo, en una partida nueva con --players 3 --seed 52: lacrimosa act evening.game "lay a-carriage-at-dawn coffee-and-gossip" "use" "travel munich" "end"
cli-undo = Deshace la última decisión, salvo si reveló información oculta
cli-undo-beyond = Deshace la decisión aunque revelara información oculta
cli-log = Muestra en palabras el curso de la partida
cli-log-since = Muestra solo lo que ocurrió después de esta decisión
cli-score = Muestra la hoja de puntuación; en una partida en curso, también la puntuación si acabara ahora
cli-replay = Reproduce una partida a partir de sus sucesos registrados y muestra su estado actual
cli-replay-audit = Vuelve a jugar cada decisión con las reglas actuales e informa de las diferencias
cli-hint = Pide a un bot sus mejores turnos, con el resultado esperado, el coste, lo que se recibe y el propósito de cada uno
cli-hint-seat = Da un consejo solo si la decisión es de este jugador
cli-hint-bot = Bot al que se pregunta
cli-arg-time = Tiempo para pensar cada decisión en segundos, en vez de un número de simulaciones
cli-arg-simulations = Número de simulaciones por decisión
cli-watch = Muestra una partida entre bots, turno a turno, con las razones de cada turno
cli-watch-bots = Bots en el orden de los asientos; si se omite, vivace y presto
cli-watch-players = Número de jugadores, de 2 a 4; si se omite, el número de bots indicados
cli-watch-solo = Un bot juega en solitario contra el solista
cli-watch-seed = Semilla de todo el azar, un número entero; si se omite, al azar
cli-watch-step = Espera a que se pulse Intro después de cada turno
cli-watch-out = Archivo en el que se guarda la partida
cli-watch-more = Ejemplo: lacrimosa watch allegro presto --seed 1791 --step
cli-random = Juega partidas con decisiones al azar
cli-random-games = Número de partidas
cli-random-check = Tras cada decisión comprueba que no se pierde ningún componente, que no se filtra nada oculto y que los archivos se pueden releer
cli-random-seed = Semilla de la primera partida, un número entero; cada partida posterior usa el siguiente
cli-random-out = Carpeta en la que se guardan las partidas
cli-random-threads = Número de partidas en paralelo; si se omite, el número de núcleos
cli-perft = Cuenta los caminos (series de decisiones) de una longitud dada desde una posición
cli-perft-file = Partida desde la que se empieza; si se omite, una nueva
cli-perft-depth = Número de decisiones de un camino
cli-perft-divide = Muestra también el número de caminos de cada primera acción
cli-rules = Muestra las reglas e interpretaciones, o solo algunas
cli-rules-ids = Identificadores de reglas, como REQ-4, o secciones, como TRAV
cli-edition = Comprueba, muestra o copia una edición (los valores impresos en todos los componentes)
cli-edition-check = Comprueba una edición y enumera todos los errores
cli-edition-check-dir = Carpeta de la edición; si se omite, la edición incluida
cli-edition-show = Describe en palabras cada componente de una edición
cli-edition-show-dir = Carpeta de la edición; si se omite, la edición incluida
cli-edition-copy = Copia la edición incluida y su guía en una carpeta nueva, con un nombre nuevo, para que puedas modificarla
cli-edition-copy-dir = Carpeta que se crea
cli-bench = Mide la velocidad a la que el motor juega partidas al azar y cuántas simulaciones hacen los bots
cli-bench-against-chess = Mide también partidas de ajedrez al azar, alternando con Lacrimosa, y muestra la proporción
cli-bench-rounds = Número de rondas; se muestra la mediana
cli-bench-seconds = Segundos por medición en cada ronda
cli-train = Entrena la red de los bots net y champion jugando contra sí misma, en todos los núcleos. Ctrl-C lo detiene en cualquier momento; la misma orden lo reanuda
cli-train-file = Punto de control del entrenamiento; si existe, se continúa desde él
cli-train-games = Número total de partidas, tras las que termina el entrenamiento; si se omite, termina con Ctrl-C
cli-train-recipe = Qué se entrena: champion, o keldon, una referencia según la receta de otro programa
cli-train-from = Red de la que partir si el primer archivo aún no existe
cli-train-net = Archivo donde escribir la red entrenada, tal como la usan los bots
cli-train-svg = Archivo donde escribir las curvas, como imagen SVG
cli-train-gauge = Número de partidas entre dos encuentros de medición contra greedy y flat; 0 no juega ninguno
cli-train-against = Red contra la que también se juegan los encuentros de medición
cli-train-rival = Red que ocupa el otro asiento en partidas de dos y no aprende; sin ella, la red juega contra sí misma
cli-train-seed = Semilla del primer entrenamiento, un número entero; la misma semilla da los mismos pesos
cli-train-threads = Número de partidas en paralelo; si se omite, el número de núcleos
cli-train-edition = Carpeta de la edición con la que entrenar, en lugar de la incluida
cli-train-more = Ejemplos:
    { "  " }lacrimosa train mi.entrenamiento --games 20000 --svg curvas.svg
    { "  " }lacrimosa train mi.entrenamiento --net mi.net
cli-puzzles = Busca problemas en partidas entre bots fuertes: posiciones con un turno claramente mejor. Ctrl-C lo detiene en cualquier momento; la misma orden lo reanuda
cli-puzzles-out = Archivo al que se añaden los problemas de cada partida terminada, una línea de JSON por partida; si existe, la búsqueda continúa desde él
cli-puzzles-check = Colección de problemas que se vuelve a analizar, con otras dos semillas
cli-puzzles-puzzles = Número de problemas tras el que termina la búsqueda; si se omite, 160
cli-puzzles-seed = Semilla de las partidas, un número entero; si se omite, 1791
cli-puzzles-edition = Carpeta de la edición con la que jugar, en lugar de la incluida
cli-puzzles-threads = Número de partidas en paralelo; si se omite, el número de núcleos
cli-puzzles-more = Ejemplos:
    { "  " }lacrimosa puzzles --out mis.problemas
    { "  " }lacrimosa puzzles --check mis.problemas
cli-arena = Enfrenta a unos bots con otros, jugando cada reparto en todas las disposiciones de asientos, e informa de cuál es mejor y con qué certeza
cli-arena-bots = Dos bots o más: random, greedy, ismcts, flat, net, champion, keldon, adagio, andante, moderato, allegro, vivace, presto, prestissimo, o greedy y flat con un plan preferido, como flat-opus. Un bot puede tener su propio presupuesto: flat@200 (simulaciones por decisión) o flat@0.05s (segundos por decisión). Un solo bot juega en solitario
cli-arena-players = Número de jugadores, de 2 a 4; si se omite, 2. En una mesa mayor con solo dos bots, cada uno juega por turnos solo contra copias del otro
cli-arena-solo = Juega la versión en solitario, en este nivel o en todos
cli-arena-blocks = Número de repartos, cada uno jugado en todas las disposiciones de asientos; con --sprt, el número máximo
cli-arena-time = Tiempo para pensar cada decisión en segundos; con esta opción, los resultados varían de una vez a otra
cli-arena-simulations = Simulaciones por decisión de cada bot que busca
cli-arena-seed = Semilla del primer reparto, un número entero; cada reparto posterior usa el siguiente
cli-arena-sprt = Se detiene en cuanto se decide si el primero de dos bots es mejor (prueba secuencial de la razón de verosimilitudes)
cli-arena-h0 = Proporción de victorias de un bot que no es mejor, de 0 a 1
cli-arena-h1 = Proporción de victorias de un bot que es mejor, de 0 a 1
cli-arena-risk = Probabilidad admisible de un veredicto erróneo, menor que 0.5
cli-arena-out = Archivo al que se añade cada bloque terminado como una línea de JSON; repite la orden con el mismo archivo para continuar un encuentro interrumpido
cli-arena-svg = Archivo en el que se guarda la clasificación como imagen SVG
cli-arena-threads = Número de bloques en paralelo; si se omite, el número de núcleos
cli-arena-more = Ejemplos:
    { "  " }lacrimosa arena greedy flat --blocks 200
    { "  " }lacrimosa arena flat@100 flat@400 --sprt --out encuentro.jsonl
    { "  " }lacrimosa arena allegro --solo difficult
    { "  " }lacrimosa arena adagio andante allegro presto --players 4 --svg clasificacion.svg

## The frame of the help. What a user types stays as it is.

cli-heading-usage = Uso
cli-heading-commands = Órdenes
cli-heading-arguments = Argumentos
cli-heading-options = Opciones
# Comodines de una línea de uso, en mayúsculas.
cli-usage-options = OPCIONES
cli-usage-command = ORDEN
cli-arg-help = Muestra esta ayuda
cli-arg-version = Muestra la versión
cli-values = valores: {$values}
cli-default = si se omite: {$value}
cli-environment = entorno: {$variable}

## What is wrong with a command line

cli-error-no-value = {$arg} necesita un valor. Consulta --help.
cli-error-value = {$value} no es un valor válido de {$arg}. Se esperaba: {$values}.
# $help es la ayuda del argumento.
cli-error-invalid = {$value} no es un valor válido de {$arg}. Se esperaba: {$help}.
cli-error-unknown = {$arg} no es una opción ni un argumento de esta orden. Consulta --help.
cli-error-unknown-meant = {$arg} no es una opción ni un argumento de esta orden. ¿Querías decir {$meant}?
cli-error-command = No existe la orden {$command}. Se esperaba una de estas: {$known}.
cli-error-missing = Falta un argumento: {$args}. Consulta --help.
cli-error-conflict = {$arg} y {$other} no se pueden usar a la vez.
cli-error-other = La línea de órdenes no es válida: {$text}. Consulta --help.

cli-load = Mide cuántas partidas puede atender un servidor: inicia uno en este equipo y hace que unos programas jueguen en muchas mesas por conexiones reales
cli-load-matches = Número de mesas de dos jugadores que juegan a la vez
cli-load-idle = Número de conexiones que solo miran, para medir la memoria por espectador
cli-load-seconds = Segundos de juego
cli-load-rate = Jugadas por segundo en total; si se omite, tantas como se pueda
cli-load-durability = Cuándo se da por guardada una jugada: full (en el disco) o normal (aceptada por el sistema operativo)
cli-load-data = Carpeta del diario, que se elimina después de la medición; si se omite, la carpeta temporal del sistema operativo
cli-load-json = Devuelve el resultado en JSON
