# `lacrimosa balance`: el equilibrio del juego.

cli-balance = Mide el equilibrio del juego: los bots juegan entre sí y cada línea de una tabla dice si cumple su objetivo
cli-balance-bot = Quién juega, por ejemplo allegro o flat@200; el número dice cuántas pruebas hace antes de decidir
cli-balance-plans = Clase de los bots con un plan: flat hace pruebas, greedy solo sopesa; si se omite, como el bot
cli-balance-games = Partidas en cada mesa
cli-balance-seed = Semilla de la primera partida, un número entero; cada partida posterior usa el siguiente
cli-balance-tables = Mesas que jugar, separadas por comas; si se omite, todas
cli-balance-out = Carpeta para las partidas, el informe, las cifras de cada carta y tarjeta y las imágenes; una serie interrumpida continúa allí
cli-balance-threads = Cuántas partidas a la vez; si se omite, tantas como núcleos
cli-balance-against = Compara con un balance.json anterior
cli-balance-more = Ejemplo: lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } no es un bot; se esperaba uno de { $known }, quizá con @ y un número
balance-no-report = { $file } no es un informe de balance (balance.json)
balance-no-game = { $file }: la línea { $line } no es una partida de balance; retira el archivo o elige otra carpeta
balance-other-options = Las partidas de { $file } se jugaron de otro modo ({ $found }; ahora { $wanted }); retira el archivo o elige otra carpeta
balance-other-program = Los bots juegan ahora de otro modo la partida { $game } de { $file }; retira el archivo o elige otra carpeta
balance-written = El informe, las cifras y las imágenes están en { $dir }

## The table

balance-head = { $title }, versión { $version } ({ $hash }), bot { $bot }. Partidas: { $games }.
balance-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
balance-plans = planes
balance-soloist = Solista, { name-level }
balance-measure = Medida
balance-all = Todos
balance-target = Objetivo
balance-before = Antes
balance-after = Ahora
balance-at-least = ≥ { $least }
balance-at-most = ≤ { $most }
balance-legend = ✓ cumple · ~ no del todo, pero puede ser azar · ✗ no cumple. ± es la mitad del intervalo del 95 %.
balance-verdicts = Cumplen: { NUMBER($holds) }; dudosas: { NUMBER($open) }; no cumplen: { NUMBER($fails) }.

balance-seat = Victorias del asiento { NUMBER($n) }, %
balance-winner = Puntuación del ganador, PV
balance-last = Puntuación del último, % de la del ganador
balance-share = { balance-source }, % de los PV del ganador
balance-source =
    { $source ->
        [bought] Obras encargadas
        [sold] Obras vendidas
        [opus] Obras en total
        [tiles] Ofertorio y tarjetas
        [requiem] Réquiem al final
        [favours] Favores reales
        [income] Relatos, finanzas y bonificación
       *[left] Restos
    }
balance-leader = Quien lidera tras la ronda 2 gana, %
balance-instead = Ducados en vez de la carta, % de turnos
balance-plan = El plan «{ balance-lean }» gana, %
balance-lean =
    { $lean ->
        [opus] obras
        [perform] interpretar
        [travel] viajar
       *[requiem] Réquiem
    }
balance-pair = Réquiem con { $first } y { $second }, % de los PV del ganador
balance-solo = El bot vence al solista, { name-level }, %
balance-rare = Tomadas en menos del 5 % de las partidas: { $sort }
balance-uneven = Sus dueños ganan un 8 % de más o de menos: { $sort }

## Cards and tiles outside their target

balance-components = Cartas y tarjetas fuera de su objetivo
balance-offered = Ofrecidas
balance-taken = Tomadas, %
balance-deviation = Victorias, ± %
balance-vp = PV
balance-no-components = Todas las cartas y tarjetas cumplen su objetivo.

## Further figures

balance-figures = Otras cifras: ganador / demás
balance-figure =
    { $figure ->
        [round-1] PV en la ronda 1
        [round-2] PV en la ronda 2
        [round-3] PV en la ronda 3
        [round-4] PV en la ronda 4
        [round-5] PV en la ronda 5
        [end] PV al final
        [document] Memorias documentadas
        [commission] Obras encargadas
        [perform] Obras interpretadas
        [sell] Obras vendidas
        [travel] Viajes
        [requiem] Instrumentaciones del Réquiem
        [ducats] Ducados restantes
        [finance] Espacio del marcador de finanzas
        [courts] Tarjetas de corte real
        [favours] Favores cumplidos
        [empty-kyrie] Kyrie: pilas agotadas
        [empty-sequentia] Sequentia: pilas agotadas
        [empty-offertorium] Offertorium: pilas agotadas
        [empty-sanctus] Sanctus: pilas agotadas
       *[empty-agnus-dei] Agnus Dei: pilas agotadas
    }

## The page and its pictures

balance-title = Equilibrio de la edición { $title }
balance-intro = Bots de igual fuerza juegan partidas completas entre sí; cada cifra se compara con lo que la edición debe mostrar. Esta página se rehace con `lacrimosa balance --out DIR`.
balance-measures = La tabla completa
balance-holds = cumple
balance-open = quizá azar
balance-fails = no cumple
balance-winners = ganadores
balance-others = demás
balance-plot =
    { $plot ->
        [seats] Victorias por asiento en el orden de la primera ronda, %
        [sources] De dónde vienen los PV del ganador, %
        [plans] Victorias de cuatro planes en una mesa, %
        [pairs] Réquiem en los PV del ganador por pareja de compositores, %
        [soloist] El bot vence al solista, %
        [scores] Distribución de las puntuaciones: PV y % de jugadores
       *[components] Cada carta y tarjeta: tomada, y cómo les va a sus dueños
    }
