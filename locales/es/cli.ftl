# La ayuda de la línea de órdenes: una orden es cli-<command>, su argumento cli-<command>-<argument>, un argumento de
# varias órdenes cli-arg-<argument>, una observación final cli-<command>-more.

cli = Lacrimosa: los mecenas de Mozart cuentan sus recuerdos a su viuda y costean la conclusión de su Réquiem. Sin ninguna orden, sirve el juego y lo abre en el navegador.
cli-more = Versión independiente y no oficial. Las variables de entorno LACRIMOSA_LANG, LACRIMOSA_EDITION, LACRIMOSA_HOST y LACRIMOSA_PORT equivalen a --lang, --edition, --host y --port.
cli-arg-lang = Idioma en que habla el programa
cli-arg-file = Archivo de partida, como evening.game
cli-arg-edition = Carpeta de la edición con la que jugar, en vez de la incluida en el juego; la partida la recuerda
cli-arg-players = Número de jugadores, de 2 a 4
cli-arg-solo = En solitario contra el solista
cli-arg-seed = Semilla de todo el azar: un número entero o 64 cifras hexadecimales; si se omite, una nueva
cli-arg-upper = Compositor de la fila superior; si se omite, al azar
cli-arg-lower = Compositor de la fila inferior, distinto del de la superior
cli-arg-first = Número del jugador que empieza; si se omite, al azar
cli-arg-json = Escribe JSON para otros programas
cli-arg-seat = Muestra lo que ve este jugador
cli-arg-audience = Muestra lo que ve el público: ninguna mano
cli-arg-truth = Muestra todo, también lo oculto
cli-arg-at = El momento posterior a esta decisión; 0 = tras el reparto
cli-arg-config = Archivo de ajustes en TOML; sus claves son los nombres de las opciones de serve
cli-arg-data = Carpeta en la que un servidor guarda sus mesas y partidas; si se omite, la habitual del sistema

cli-serve = Sirve el juego a un navegador; es lo que hace el programa sin ninguna orden
cli-serve-host = Dirección en la que se sirve: 127.0.0.1, solo para este equipo; 0.0.0.0, para todos los que puedan acceder a él
cli-serve-port = Puerto en el que se sirve; si se omite, el 1791 o el siguiente que esté libre
cli-serve-no-open = Solo escribe la dirección, sin abrir el navegador
cli-serve-durability = Cuándo se da por guardada una jugada: full, cuando está en el disco; normal, cuando la tiene el sistema: más rápido, pero un corte de luz puede costar las últimas jugadas
cli-serve-public-url = Dirección pública del servidor, por ejemplo https://example.org/lacrimosa; para los enlaces de los mensajes
cli-serve-base-path = Ruta bajo la que se sirve todo, por ejemplo /lacrimosa
cli-serve-trusted-proxies = Proxies delante del servidor, direcciones o redes separadas por comas; solo se confía en sus cabeceras que nombran al cliente
cli-serve-tls-certificate = Archivo con el certificado y su cadena (PEM), para servir HTTPS sin proxy
cli-serve-tls-key = Archivo con la clave privada del certificado (PEM)
cli-serve-new-tables = Quién puede crear mesas nuevas: open, cualquiera; word, quien conozca la palabra de --table-word; closed, nadie
cli-serve-table-word = Palabra que debe conocer quien crea una mesa, con --new-tables word
cli-serve-requests-per-minute = Máximo de peticiones de una dirección por minuto, de media
cli-serve-request-burst = Máximo de peticiones de una dirección a la vez
cli-serve-messages-per-second = Máximo de mensajes de un jugador por segundo, de media
cli-serve-message-burst = Máximo de mensajes de un jugador a la vez
cli-serve-tables-per-hour = Máximo de mesas nuevas de una dirección por hora
cli-serve-games-per-person = Máximo de asientos de una persona en partidas sin terminar
cli-serve-connections = Máximo de conexiones en total
cli-serve-connections-per-address = Máximo de conexiones de una dirección
cli-serve-body-bytes = Máximo de bytes de una petición
cli-serve-edition-bytes = Máximo de bytes de una edición que alguien trae
cli-serve-header-seconds = Segundos en los que debe llegar la cabecera de una petición
cli-serve-request-seconds = Segundos en los que debe responderse una petición
cli-serve-idle-seconds = Segundos tras los que una mesa sin nadie deja la memoria; su partida sigue en el disco
cli-serve-webhooks = Mensajes a las direcciones que dan los jugadores cuando les toca: ninguno, solo a direcciones públicas o a cualquiera
cli-serve-metrics-token = Contraseña para /metrics desde fuera; en este equipo no hace falta
cli-serve-log = Qué se registra: error, warn, info, debug o trace
cli-serve-log-format = Cómo se registra: para personas o para programas
cli-serve-more = Cada opción es también una variable de entorno y una clave del archivo; la línea de órdenes prevalece sobre el entorno, y el entorno sobre el archivo.
cli-backup = Escribe en un archivo una copia de todas las mesas y partidas de un servidor, que puede seguir en marcha
cli-backup-file = Archivo que se escribe; no debe existir todavía
cli-restore = Pone una copia en el lugar de todas las mesas y partidas de un servidor parado; lo que había se guarda al lado
cli-restore-file = Copia escrita por backup
cli-play = Juega con una lista numerada de lo permitido; si no se indica otra cosa, en solitario y fácil
cli-play-file = Archivo de partida que se continúa o se crea; sin él, la partida no se guarda
cli-new = Crea una partida
cli-new-from = Empieza desde una posición escrita con show --json o --text, quizá modificada
cli-new-force = Sobrescribe el archivo si ya existe
cli-new-more = Ejemplos:
    { "  " }lacrimosa new evening.game --players 3 --upper eybler --lower stadler
    { "  " }lacrimosa new alone.game --solo difficult --seed 1791
cli-show = Muestra una posición: como imagen, como SVG, como JSON o como texto modificable
cli-show-svg = Escribe la imagen en formato SVG
cli-show-text = Escribe la posición como texto que se puede leer y modificar
cli-legal = Enumera lo permitido ahora, en notación y en palabras, con lo que cuesta y lo que da
cli-act = Realiza una o más acciones; si una se rechaza, no cambia nada
cli-act-actions = Acciones en la notación de legal, cada una entre comillas; si se omite el pago, se toma el más económico
cli-act-seat = Actúa por este jugador, y solo si la decisión le corresponde
cli-act-more = Ejemplo, para una partida nueva con --seed 52: lacrimosa act evening.game "lay a-carriage-at-dawn coffee-and-gossip" "use" "travel munich" "end"
cli-undo = Deshace la última decisión, si no ha mostrado nada oculto
cli-undo-beyond = La deshace aunque haya mostrado algo oculto
cli-log = Cuenta en palabras lo que ha ocurrido
cli-log-since = Solo lo posterior a esta decisión
cli-score = Escribe la hoja de puntuación línea por línea; si la partida sigue, con lo que daría el final ahora
cli-replay = Lee una partida a partir de sus sucesos y escribe cómo está
cli-replay-audit = Vuelve a jugar cada decisión con las reglas de hoy e informa de las diferencias
cli-hint = Pide a un bot sus mejores turnos: qué espera de cada uno, qué paga, qué da y qué prepara
cli-hint-seat = Solo si la decisión es de este jugador
cli-hint-bot = Quién aconseja
cli-arg-time = Segundos para pensar cada decisión, en vez de un número de simulaciones
cli-arg-simulations = Número de simulaciones por decisión
cli-watch = Muestra una partida entre bots, turno a turno, con lo que habla a favor de cada turno
cli-watch-bots = Los bots en el orden de sus asientos; si no se nombra ninguno, vivace y presto
cli-watch-players = Número de jugadores, de 2 a 4; si se omite, tantos como bots nombrados
cli-watch-solo = Un bot en solitario contra el solista
cli-watch-seed = Semilla de todo el azar, un número entero; si se omite, una nueva
cli-watch-step = Espera a que se pulse Intro después de cada turno
cli-watch-out = Archivo en el que guardar la partida
cli-watch-more = Ejemplo: lacrimosa watch allegro presto --seed 1791 --step
cli-random = Juega partidas al azar
cli-random-games = Cuántas
cli-random-check = Tras cada decisión comprueba que nada se pierde, que nada oculto se filtra y que los archivos se releen igual
cli-random-seed = Semilla de la primera partida, un número entero; cada partida posterior usa el siguiente
cli-random-out = Carpeta donde se guardan las partidas
cli-random-threads = Cuántas a la vez; si se omite, tantas como núcleos
cli-perft = Cuenta los caminos de tantas decisiones desde una posición
cli-perft-file = Partida desde la que se cuenta; si se omite, una nueva
cli-perft-depth = Cuántas decisiones
cli-perft-divide = Indica cuántos caminos empiezan con cada acción
cli-rules = Escribe las reglas e interpretaciones, algunas o todas
cli-rules-ids = Identificadores, como REQ-4, o secciones, como TRAV
cli-edition = Comprueba, muestra o copia una edición: los valores impresos en todos los componentes
cli-edition-check = Comprueba una edición y enumera todo lo que falla en ella
cli-edition-check-dir = Su carpeta; si se omite, la edición incluida en el juego
cli-edition-show = Describe cada componente en palabras
cli-edition-show-dir = Su carpeta; si se omite, la edición incluida en el juego
cli-edition-copy = Copia la edición incluida en el juego a una carpeta nueva, con su explicación y un nombre propio, para modificarla
cli-edition-copy-dir = La carpeta
cli-bench = Medir la velocidad del motor al azar y cuánto hacen los bots
cli-bench-against-chess = Mide también el ajedrez al azar, alternándolo, y escribe la proporción
cli-bench-rounds = Cuántas rondas; vale la mediana
cli-bench-seconds = Segundos de cada medición en una ronda
cli-arena = Enfrenta bots entre sí, cada reparto en todos los asientos, y dice cuál es mejor y con qué certeza
cli-arena-bots = Dos bots o más: random, greedy, ismcts, flat, adagio, andante, moderato, allegro, vivace, presto, o greedy y flat con una inclinación, como flat-opus. Con presupuesto propio: flat@200 (simulaciones por decisión) o flat@0.05s (segundos). Uno solo juega en solitario
cli-arena-players = Jugadores en la mesa, de 2 a 4; en una mesa mayor, cada uno de dos bots se sienta solo contra el otro; si se omite, 2
cli-arena-solo = El juego en solitario, en este nivel o en todos
cli-arena-blocks = Cuántos repartos, cada uno jugado en todos los asientos; con --sprt, como máximo
cli-arena-time = Segundos que cada bot puede pensar una decisión; entonces las partidas no son siempre iguales
cli-arena-simulations = Simulaciones por decisión para cada bot que busca
cli-arena-seed = Semilla del primer reparto, un número entero; cada reparto posterior usa el siguiente
cli-arena-sprt = Se detiene en cuanto se sabe si el primero de dos bots es mejor (prueba secuencial de la razón de probabilidades)
cli-arena-h0 = Proporción de victorias de un bot que no es mejor, de 0 a 1
cli-arena-h1 = Proporción de victorias de un bot que es mejor, de 0 a 1
cli-arena-risk = Probabilidad admitida de una respuesta errónea, menor que 0.5
cli-arena-out = Archivo al que se añade cada bloque terminado, una línea JSON por bloque; con el mismo archivo, el encuentro sigue donde se detuvo
cli-arena-svg = Archivo en el que dibujar la escala como imagen SVG
cli-arena-threads = Cuántos bloques a la vez; si se omite, tantos como núcleos
cli-arena-more = Ejemplos:
    { "  " }lacrimosa arena greedy flat --blocks 200
    { "  " }lacrimosa arena flat@100 flat@400 --sprt --out encuentro.jsonl
    { "  " }lacrimosa arena allegro --solo difficult
    { "  " }lacrimosa arena adagio andante allegro presto --players 4 --svg escala.svg

## The frame of the help. What a user types stays as it is.

cli-heading-usage = Uso
cli-heading-commands = Órdenes
cli-heading-arguments = Argumentos
cli-heading-options = Opciones
# Comodines de una línea de uso, en mayúsculas.
cli-usage-options = OPCIONES
cli-usage-command = ORDEN
cli-arg-help = Escribe esta ayuda
cli-arg-version = Escribe la versión
cli-values = valores: {$values}
cli-default = si se omite: {$value}
cli-environment = entorno: {$variable}

## What is wrong with a command line

cli-error-no-value = {$arg} necesita un valor. Consulta --help.
cli-error-value = {$value} no es un valor de {$arg}. Se esperaba: {$values}.
# $help es la ayuda del argumento.
cli-error-invalid = {$value} no es un valor de {$arg}. Se esperaba: {$help}.
cli-error-unknown = {$arg} no se reconoce aquí. Consulta --help.
cli-error-unknown-meant = {$arg} no se reconoce aquí. ¿Querías decir {$meant}?
cli-error-command = No existe la orden {$command}. Se esperaba: {$known}.
cli-error-missing = Falta: {$args}. Consulta --help.
cli-error-conflict = {$arg} y {$other} no se pueden usar a la vez.
cli-error-other = Esto no se entiende: {$text}. Consulta --help.

cli-load = Medir cuántas partidas atiende un servidor: uno propio en esta máquina, con programas que juegan en muchas mesas por conexiones reales
cli-load-matches = Cuántas mesas de dos juegan a la vez
cli-load-idle = Cuántas conexiones solo miran, para medir la memoria por espectador
cli-load-seconds = Cuántos segundos juegan
cli-load-rate = Cuántas jugadas por segundo en total; tantas como se pueda si no se indica
cli-load-durability = Cuándo cuenta una jugada como guardada: full (en el disco) o normal (en manos del sistema)
cli-load-data = Carpeta del diario de la medición, que después se borra; la de archivos temporales del sistema si no se indica
cli-load-json = Escribir JSON
