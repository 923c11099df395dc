# La arena: los bots juegan entre sí. Los bots llevan sus códigos, iguales en todos los idiomas.

## Lo que falla en lo pedido

arena-unknown-bot = No hay ningún bot { $found }. Se esperaba uno de estos: { $bots }
arena-bad-budget = { $word } no tiene un presupuesto válido; se esperaban simulaciones por decisión, como flat@200, o segundos por decisión (de 0.001 a 3600), como flat@0.05s
arena-too-few = Indica al menos dos bots para una mesa de dos jugadores, o un solo bot sin --players para la versión en solitario
arena-wrong-number = Para { $players } jugadores, indica al menos { $players } bots que jueguen juntos, o exactamente dos, para que cada uno se enfrente solo a copias del otro; has indicado { $bots }
arena-sprt-two = --sprt compara dos bots; indica exactamente dos
arena-sprt-order = --h0 debe ser menor que --h1
arena-no-ladder = --svg dibuja la clasificación, pero la versión en solitario no tiene ninguna
arena-busy = Otra arena está usando { $file }
arena-foreign = { $file } ya existe y no contiene bloques de una arena; elige otro nombre
arena-bad-line = { $file }, línea { $line }: se esperaba un bloque de este encuentro
arena-other-match = { $file } contiene los bloques de otro encuentro ({ $differences }); elige otro nombre
# $name es una palabra del archivo, como bots o edition.
arena-difference = { $name }: el archivo tiene { $there } y este encuentro, { $here }
arena-stuck = { $bot } ha elegido una acción no permitida, semilla { $seed }

## Lo que se cuenta

arena-torn = La última línea de { $file } estaba incompleta y se ha eliminado.
arena-known =
    { $n ->
        [one] { $file } ya tiene { $n } bloque, que no se vuelve a jugar.
       *[other] { $file } ya tiene { $n } bloques, que no se vuelven a jugar.
    }
arena-head = { $table } · { $blocks } · { $games } · semillas desde { $first }
arena-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
arena-solo = En solitario contra { $soloist }
arena-blocks =
    { $n ->
        [one] { $n } bloque
       *[other] { $n } bloques
    }
arena-games =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
arena-col-match = Encuentro
arena-col-games = Partidas
arena-col-won = Victorias, %
arena-col-won-even = Victorias, % (igualdad: { $even })
arena-col-margin = Ventaja, PV
arena-col-vp = PV medios (bot : demás)
arena-col-bot = Bot
arena-col-mean = PV medios
arena-col-decisions = Decisiones por partida
arena-col-milliseconds = ms por decisión
arena-col-longest = Decisión más larga, ms
arena-col-simulations = Simulaciones por decisión
arena-against = { $bot } contra { $others }
arena-one-against = 1 × { $bot } contra { $n } × { $other }
arena-at-level = { $bot } (nivel: { $level })
arena-interval = { $mean } ({ $low } a { $high })
arena-ladder =
    { $n ->
        [one] Clasificación para { $n } jugador
       *[other] Clasificación para { $n } jugadores
    }
arena-points = Puntos
arena-ladder-note = Los puntos funcionan como en el ajedrez: el bot más débil tiene 0, y un bot con 100 puntos más que otro le gana unas 64 de cada 100 partidas.
arena-whiskers = Bigotes: intervalo de confianza del 95 %
arena-note-block = Un bloque es un reparto jugado una vez en cada disposición de asientos. Cuenta como un solo resultado, porque todas sus partidas comparten la misma suerte.
arena-note-interval = Valores entre paréntesis: intervalo de confianza del 95 %. Una victoria compartida cuenta como fracción de victoria.
arena-note-margin = Ventaja: los PV de un bot menos la media de PV de sus rivales.

## El veredicto

arena-verdict-beats = { $winner } vence a { $loser }: gana el { $wins } % de las partidas, con { $margin } PV de ventaja media.
arena-verdict-open = { $one } contra { $other } no está decidido: { $one } gana el { $wins } % de las partidas, y el 50 % aún es posible. Más bloques pueden decidirlo.
arena-verdict-many = { $who }: gana el { $wins } % (en igualdad sería el { $even } %).
arena-verdict-order = Del más fuerte al más débil: { $order } (> es seguro, ≈ no lo es).
arena-verdict-solo = { $bot } gana el { $wins } % de las partidas contra { $soloist } (nivel: { $level }): { $vp } PV a { $rivals }.
arena-sprt-better = La prueba está decidida (bloques: { $blocks }): { $bot } es mejor; { $high } % es más verosímil que { $low } %.
arena-sprt-worse = La prueba está decidida (bloques: { $blocks }): { $bot } no es mejor; { $low } % es más verosímil que { $high } %.
arena-sprt-open = La prueba no está decidida (bloques: { $blocks }): el logaritmo de la razón de verosimilitudes es { $ratio } y debe llegar a ±{ $bound }. Juega más con --blocks.
