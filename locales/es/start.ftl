# La página de inicio, los ajustes, el telón entre dos personas ante una misma pantalla y los avisos de la propia página.

## The start page

start-story = Viena, diciembre de 1791. Mozart ha muerto y su Réquiem está inacabado. Fuiste su mecenas: cuenta su historia y haz que se complete la partitura.
# Para lectores de pantalla: el dibujo junto al título.
start-score-label = Una partitura grabada, en 12/8, que se interrumpe tras dos compases

start-continue-title = Continuar
start-continue = Continuar
start-look = Ver
# Una partida guardada: $period es un número romano.
start-saved-running = Ronda {$period}
start-saved-over = Terminada
# Debajo: $names es una lista como «Anna y Allegro».
start-saved-with = {$names}, {$ago}
start-saved-more =
    { $n ->
        [one] {$n} partida guardada más
       *[other] {$n} partidas guardadas más
    }
# Para lectores de pantalla: el botón que continúa esta partida.
start-continue-label = Continuar la partida de {$names}, {$ago}
start-look-label = Ver la partida terminada de {$names}, {$ago}
start-delete = Eliminar
start-delete-label = Eliminar la partida de {$names}, {$ago}
start-delete-sure = ¿Eliminar esta partida definitivamente?
start-keep = Cancelar
start-unreadable = Esta partida ya no se puede abrir. Quizá se haya quitado su edición.

start-ago-moment = hace un momento
start-ago-minutes =
    { $n ->
        [one] hace {$n} minuto
       *[other] hace {$n} minutos
    }
start-ago-hours =
    { $n ->
        [one] hace {$n} hora
       *[other] hace {$n} horas
    }
start-ago-days =
    { $n ->
        [one] hace {$n} día
       *[other] hace {$n} días
    }

start-new = Nueva partida
start-mode =
    { $mode ->
        [solo] En solitario
        [bots] Con bots
        [screen] Un dispositivo
        [online] En línea
       *[watch] Ver bots
    }
start-mode-line =
    { $mode ->
        [solo] Tú contra el solista
        [bots] Tú y de uno a tres bots
        [screen] Por turnos en un mismo dispositivo
        [online] Con amigos por internet
       *[watch] Los bots juegan entre sí
    }
start-level = Nivel
# En qué consiste un nivel: sus cartas y dónde empieza su indicador de finanzas.
start-level-line =
    { $level ->
        [easy] El solista juega sus cartas más débiles y empieza al principio de su marcador de finanzas.
        [middle] El solista tiene una carta más fuerte y empieza unas casillas más adelante en su marcador de finanzas.
       *[difficult] El solista tiene sus dos cartas más fuertes y empieza muy avanzado en su marcador de finanzas.
    }
start-players = Jugadores
# Para lectores de pantalla: cuántos hay a la mesa.
start-players-label =
    { $n ->
        [one] {$n} jugador
       *[other] {$n} jugadores
    }
start-seat = Asiento {NUMBER($n)}
start-you = Tú
start-person = Persona
# Cómo juega el bot de este asiento; al lado está su nombre, una indicación de tempo.
start-bot-line =
    { $bot ->
        [adagio] principiante: se le escapa mucho
        [andante] jugador ocasional
        [moderato] planifica, con algún error
        [allegro] juega bien
        [vivace] juega muy bien
        [presto] experto
       *[prestissimo] el más fuerte
    }
# Para lectores de pantalla: quién ocupa el asiento $n.
start-seat-label = Asiento {NUMBER($n)}: {$who}
start-name = Tu nombre
start-name-of = Nombre para el asiento {NUMBER($n)}
start-go = Empezar partida

start-options = Más opciones
start-composer = Compositor
start-composers = Compositores
start-line-composer =
    { $line ->
        [upper] Fila superior
       *[lower] Fila inferior
    }
start-random = al azar
start-first = Jugador inicial
start-seed = Semilla (mismo código, mismo reparto)
start-seed-hint = al azar si está vacía
start-edition = Edición (conjunto de cartas)
start-edition-item = {$title}, versión {$version}
start-own-box = Cargar mi edición…
start-own-box-hint = Una edición es una carpeta de archivos .toml con cartas y valores. Selecciona todos sus archivos.
start-edition-bots = Los bots se entrenaron con la edición incluida. Con la tuya juegan con un criterio más simple y son más débiles.
start-edition-forget = Quitar
start-edition-forget-label = Quitar la edición {$title}
start-edition-unread = No se ha podido leer tu edición. Comprueba la conexión e inténtalo de nuevo.
start-edition-faults =
    { $n ->
        [one] Aún no se puede jugar con esta edición. Tiene {$n} error:
       *[other] Aún no se puede jugar con esta edición. Tiene {$n} errores:
    }
start-open = Abrir archivo .game…
start-open-hint = Un archivo .game es una partida guardada. También puedes soltarlo en cualquier parte de esta página.
start-file-fault = No se puede abrir {$file}: no es un archivo de partida válido.
start-file-edition = Esta partida usa la edición {$found}. Carga antes sus archivos: {start-options}, {start-own-box}
start-file-unknown = {$file} no es una partida guardada (.game) ni parte de una edición (.toml).

start-dark = Modo oscuro
start-rules = Reglas
start-about = Acerca de
start-keys = Atajos
start-about-game = Esta versión de Lacrimosa es independiente y no oficial. Ni los autores ni la editorial del juego de mesa la han hecho, revisado ni aprobado.
start-about-ours = Los textos, los dibujos y los valores son nuestros. Si tienes el juego de mesa, puedes cargar sus valores como una edición propia.
start-about-private = Las partidas de esta página se quedan en este navegador. No necesitas ninguna cuenta y no se envía nada a ninguna parte. Solo las partidas en línea van al servidor en el que juegas.

## The settings

settings-title = Ajustes
settings-close = Cerrar
settings-look = Apariencia
settings-theme = Tema
settings-theme-of =
    { $theme ->
        [system] Sistema
        [light] Claro
       *[dark] Oscuro
    }
settings-text = Tamaño del texto
settings-per-cent = {NUMBER($n)} %
settings-language = Idioma
settings-play = Juego
settings-pace = Velocidad de los rivales
settings-pace-of =
    { $pace ->
        [slow] Lenta
        [normal] Normal
        [fast] Rápida
       *[instant] Instantánea
    }
settings-hints = Mostrar consejos para la primera partida
settings-sound = Sonido
settings-sound-on = Reproducir música y sonidos
settings-music = Música
settings-music-hint = La música crece con el Réquiem: cada instrumentación encargada añade su instrumento.
settings-volume = Efectos de sonido
settings-game = Esta partida
settings-save = Guardar en archivo
settings-leave = Salir de la partida
settings-leave-hint = La partida se guarda. Puedes continuarla desde la página de inicio.
settings-games = Partidas guardadas
settings-export = Exportar todas
settings-import = Importar…
settings-transfer-hint = Exportar guarda todas tus partidas en un archivo. Impórtalo en otro navegador para continuar allí.
settings-imported =
    { $n ->
        [0] El archivo no contiene partidas más recientes.
        [one] Se ha importado {$n} partida.
       *[other] Se han importado {$n} partidas.
    }
settings-import-fault = No se puede importar {$file}. Elige un archivo creado con «{settings-export}».
settings-keys = Atajos de teclado
settings-keys-hint = Estas teclas funcionan en la mesa. Tab e Intro funcionan en todas partes.
settings-key =
    { $key ->
        [undo] deshacer la última decisión
        [redo] rehacer la decisión deshecha
        [end] terminar tu turno
        [choose] elegir por número
        [back] volver atrás o cerrar una ventana
       *[arrows] recorrer una repetición
    }

## The curtain

# Varias personas comparten una pantalla: la siguiente la toma.
curtain-turn = {$name}, es tu turno
curtain-hint = Que los demás no miren, por favor.
curtain-show = Ver mis cartas

## Notices

notice-label = Aviso
notice-not-stored = Este navegador no puede guardar partidas. Guarda la tuya en un archivo o la perderás al cerrar la página.
notice-not-stored-start = Este navegador no puede guardar nada. Las partidas y los ajustes se pierden al cerrar la página.
notice-no-worker = Los bots no pueden pensar en segundo plano y la página puede bloquearse en sus turnos. Recárgala para volver a intentarlo.
notice-no-texts = No se han podido cargar los textos de este idioma ({ $language }). Comprueba la conexión y vuelve a intentarlo.
notice-save = Guardar en archivo
notice-dismiss = Cerrar
notice-update = Hay una versión nueva.
notice-update-take = Actualizar ahora
