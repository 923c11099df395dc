# La página de inicio, los ajustes, el telón entre dos personas ante una misma pantalla y los avisos de la propia página.

## The start page

start-story = Viena, diciembre de 1791. Mozart ha muerto y su Réquiem está inacabado. Fuiste su mecenas: cuenta su historia y haz que se complete la partitura.
# Para lectores de pantalla: el dibujo junto al título.
start-score-label = Una partitura grabada, en 12/8, que se interrumpe tras dos compases

start-continue-title = Continuar
start-continue = Continuar
start-look = Verla
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
start-delete-sure = ¿Eliminar del todo esta partida?
start-keep = Dejarla
start-unreadable = Esta partida ya no se puede leer. Quizá se haya quitado su edición.

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
        [solo] Solitario
        [bots] Con bots
        [screen] Una pantalla
        [online] En línea
       *[watch] Ver bots
    }
start-mode-line =
    { $mode ->
        [solo] contra el solista, Schikaneder
        [bots] tú y de uno a tres bots
        [screen] varias personas, de mano en mano
        [online] con amistades, cada cual en su casa
       *[watch] ellos juegan, tú miras
    }
start-level = Nivel
# En qué consiste un nivel: sus cartas y dónde empieza su indicador de finanzas.
start-level-line =
    { $level ->
        [easy] El solista juega sus cartas más suaves y empieza al pie de su marcador de finanzas.
        [middle] Una carta más fuerte, y empieza unas casillas más arriba en su marcador de finanzas.
       *[difficult] Sus dos cartas más fuertes, y empieza muy arriba en su marcador de finanzas.
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
        [adagio] principiante
        [andante] se defiende
        [moderato] juega bien, a veces se equivoca
        [allegro] juega bien
        [vivace] piensa por adelantado
       *[presto] el más fuerte, se toma su tiempo
    }
# Para lectores de pantalla: quién ocupa el asiento $n.
start-seat-label = Asiento {NUMBER($n)}: {$who}
start-name = Tu nombre
start-name-of = Nombre en el asiento {NUMBER($n)}
start-go = Sentarse a la mesa

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
start-seed = Semilla
start-seed-hint = vacía: al azar
start-edition = Edición
start-edition-item = {$title}, versión {$version}
start-own-box = Mi propia caja…
start-own-box-hint = Elige todos los archivos .toml de la carpeta de una edición.
start-edition-forget = Quitar
start-edition-forget-label = Quitar la edición {$title}
start-edition-faults =
    { $n ->
        [one] Aún no se puede jugar con esta edición. {$n} fallo:
       *[other] Aún no se puede jugar con esta edición. {$n} fallos:
    }
start-open = Abrir un archivo .game…
start-open-hint = o suéltalo en esta página
start-file-fault = {$file} no es una partida que se pueda abrir.
start-file-edition = La partida es de la edición {$found}. Carga antes sus archivos: {start-options}, {start-own-box}
start-file-unknown = {$file} no es un archivo .game ni un archivo .toml de una edición.

start-dark = Tema oscuro
start-rules = Reglas
start-about = Acerca de
start-keys = Teclas
start-about-game = Esta versión de Lacrimosa es independiente y no oficial. Ni los autores ni la editorial del juego de mesa la han hecho, revisado o aprobado.
start-about-ours = Los textos, los dibujos y los valores son nuestros. Si tienes la caja, puedes cargar sus valores como una edición propia.
start-about-private = Las partidas de esta página se quedan en este navegador: sin cuentas y sin enviar nada a ninguna parte. Solo lo que juegas en línea va al servidor en el que juegas.

## The settings

settings-title = Ajustes
settings-close = Cerrar
settings-look = Aspecto
settings-theme = Tema
settings-theme-of =
    { $theme ->
        [system] Del sistema
        [light] Claro
       *[dark] Oscuro
    }
settings-text = Tamaño de letra
settings-per-cent = {NUMBER($n)} %
settings-language = Idioma
settings-play = Juego
settings-pace = Ritmo de los demás
settings-pace-of =
    { $pace ->
        [slow] Lento
        [normal] Normal
        [fast] Rápido
       *[instant] Inmediato
    }
settings-hints = Consejos para empezar
settings-sound = Sonido
settings-sound-on = Con sonido
settings-volume = Volumen
settings-game = Esta partida
settings-save = Guardar como .game
settings-leave = Dejar la mesa
settings-leave-hint = La partida se conserva; continúala desde la página de inicio.
settings-games = Partidas guardadas
settings-export = Exportar todas
settings-import = Importar…
settings-transfer-hint = Un solo archivo lleva todas las partidas guardadas a otro navegador.
settings-imported =
    { $n ->
        [0] El archivo no contiene nada más reciente que lo que hay aquí.
        [one] Se ha importado {$n} partida.
       *[other] Se han importado {$n} partidas.
    }
settings-import-fault = {$file} no es un archivo de partidas guardadas; se esperaba el archivo creado con «{settings-export}».
settings-keys = Teclas
settings-keys-hint = Funcionan en la mesa. Con Tab y Entrar se llega a todo desde cualquier lugar.
settings-key =
    { $key ->
        [undo] deshacer la última decisión
        [redo] rehacerla
        [end] terminar el turno
        [choose] elegir por número en la decisión
        [back] elegir otra vez; cerrar una ventana
       *[arrows] recorrer la partida al repasarla
    }

## The curtain

# Varias personas comparten una pantalla: la siguiente la toma.
curtain-turn = {$name}, te toca
curtain-hint = Ahora no debe mirar nadie más.
curtain-show = Ver mis cartas

## Notices

notice-label = Aviso
notice-not-stored = Este navegador no guarda nada: la partida se pierde al cerrar la página. Guárdala en un archivo.
notice-not-stored-start = Este navegador no guarda nada: las partidas y los ajustes se pierden al cerrar la página.
notice-no-worker = La tarea en segundo plano de los bots no arranca. Ahora piensan en esta misma página, que puede quedarse quieta unos segundos en sus turnos. Vuelve a cargar la página para intentarlo otra vez.
notice-save = Guardar la partida
notice-dismiss = Descartar
notice-update = Hay una versión nueva.
notice-update-take = Cargarla
