# La arena: los bots juegan entre sí. Los bots llevan sus códigos, iguales en todos los idiomas.

## Lo que falla en lo pedido

arena-unknown-bot = No hay ningún bot { $found }. Se esperaba: { $bots }
arena-bad-budget = { $word } no tiene un presupuesto comprensible; se esperaban simulaciones por decisión, como flat@200, o segundos por decisión (de 0.001 a 3600), como flat@0.05s
arena-too-few = Nombra al menos dos bots para dos jugadores; un bot solo juega en solitario, sin --players
arena-wrong-number = Para { $players } jugadores nombra al menos { $players } bots, que se sientan juntos, o dos, cada uno de los cuales se sienta solo contra el otro; hay { $bots }
arena-sprt-two = --sprt compara dos bots que juegan entre sí; nombra dos
arena-sprt-order = --h0 debe ser menor que --h1
arena-no-ladder = --svg dibuja la escala, y el juego en solitario no la tiene
arena-busy = Otra arena está escribiendo { $file }
arena-foreign = { $file } ya existe y contiene algo distinto de los bloques de una arena; elige otro nombre
arena-bad-line = { $file }, línea { $line }: no es un bloque de este encuentro
arena-other-match = { $file } contiene los bloques de otro encuentro ({ $differences }); elige otro nombre
# $name es una palabra del archivo, como bots o edition.
arena-difference = { $name }: { $there } allí, { $here } aquí
arena-stuck = { $bot } no ha actuado como permiten las reglas, semilla { $seed }

## Lo que se cuenta

arena-torn = La última línea de { $file } estaba incompleta y se ha cortado.
arena-known =
    { $n ->
        [one] { $file } ya tiene { $n } bloque; no se juega otra vez.
       *[other] { $file } ya tiene { $n } bloques; no se juegan otra vez.
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
arena-col-match = Quién contra quién
arena-col-games = Partidas
arena-col-won = Ganadas, %
arena-col-won-even = Ganadas, % (igualdad: { $even })
arena-col-margin = Ventaja en PV
arena-col-vp = PV medios : los demás
arena-col-bot = Bot
arena-col-mean = PV medios
arena-col-decisions = Decisiones por partida
arena-col-milliseconds = ms por decisión
arena-col-longest = La más larga, ms
arena-col-simulations = Simulaciones por decisión
arena-against = { $bot } contra { $others }
arena-one-against = 1 × { $bot } contra { $n } × { $other }
arena-at-level = { $bot } (nivel: { $level })
arena-interval = { $mean } ({ $low } a { $high })
arena-ladder =
    { $n ->
        [one] Escala para { $n } jugador
       *[other] Escala para { $n } jugadores
    }
arena-points = Puntos
arena-ladder-note = Puntos como en el ajedrez: el más débil tiene 0; 100 más ganan unas 64 de 100 partidas contra otro solo.
arena-whiskers = Bigotes: intervalo del 95 %
arena-note-block = Un bloque es un reparto jugado una vez en cada disposición de asientos; cuenta como uno, porque sus partidas comparten la suerte.
arena-note-interval = Entre paréntesis: dónde está el valor verdadero, con un 95 % de certeza. Una victoria compartida cuenta por partes.
arena-note-margin = Ventaja en PV: los PV propios menos la media de los demás.

## El veredicto

arena-verdict-beats = { $winner } vence a { $loser }: { $wins } % de las partidas, { $margin } PV de ventaja media.
arena-verdict-open = { $one } contra { $other } no está decidido: { $one } gana el { $wins } % de las partidas, y el 50 % aún es posible. Más bloques pueden decidirlo.
arena-verdict-many = { $who }: gana el { $wins } % (en igualdad sería el { $even } %).
arena-verdict-order = Del más fuerte al más débil: { $order } (> es seguro, ≈ no lo es).
arena-verdict-solo = { $bot } gana el { $wins } % de las partidas contra { $soloist } (nivel: { $level }): { $vp } PV a { $rivals }.
arena-sprt-better = La prueba está decidida (bloques: { $blocks }): { $bot } es mejor; { $high } % es más verosímil que { $low } %.
arena-sprt-worse = La prueba está decidida (bloques: { $blocks }): { $bot } no es mejor; { $low } % es más verosímil que { $high } %.
arena-sprt-open = La prueba no está decidida (bloques: { $blocks }): el logaritmo de la razón de verosimilitud es { $ratio }; ±{ $bound } decide. Más con --blocks.
