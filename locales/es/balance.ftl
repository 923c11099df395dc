# `lacrimosa balance`: el equilibrio del juego.

cli-balance = Mide el equilibrio del juego: los bots juegan entre sí y cada medida se compara con su objetivo
cli-balance-bot = Bot que juega, como allegro o flat@200 (200 simulaciones por decisión)
cli-balance-plans = Clase de los bots que siguen un plan: flat simula, greedy solo evalúa; si se omite, la clase de --bot
cli-balance-games = Número de partidas por mesa
cli-balance-seed = Semilla de la primera partida, un número entero; cada partida posterior usa el siguiente
cli-balance-tables = Mesas que se juegan, separadas por comas; si se omite, todas
cli-balance-out = Carpeta para las partidas, el informe, las cifras de todas las cartas y tarjetas y los gráficos; repite la orden con la misma carpeta para continuar una serie interrumpida
cli-balance-threads = Número de partidas en paralelo; si se omite, el número de núcleos
cli-balance-against = Compara con un balance.json anterior
cli-balance-more = Ejemplo: lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } no es un bot; se esperaba uno de { $known }, con @ y un número si se quiere
balance-no-report = { $file } no es un informe de equilibrio; se esperaba un balance.json
balance-no-game = { $file }, línea { $line }: se esperaba una partida de esta serie; elimina el archivo o elige otra carpeta
balance-other-options = Las partidas de { $file } se jugaron con otras opciones (hay { $found }; se esperaba { $wanted }); elimina el archivo o elige otra carpeta
balance-other-program = Los bots ya no juegan igual la partida { $game } de { $file }; elimina el archivo o elige otra carpeta
balance-written = El informe, las cifras y los gráficos se han escrito en { $dir }

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
balance-legend = ✓ cumple el objetivo · ~ no lo cumple, quizá por azar · ✗ no lo cumple. ± es la mitad del intervalo de confianza del 95 %.
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
        [tiles] Offertorium y tarjetas
        [requiem] Réquiem al final
        [favours] Favores reales
        [income] Relato, finanzas y bonificación
       *[left] Puntos de relato y ducados restantes
    }
balance-leader = Quien lidera tras la ronda 2 gana, %
balance-instead = Ducados tomados en vez de usar la carta, % de turnos
balance-plan = El plan «{ balance-lean }» gana, %
balance-lean =
    { $lean ->
        [opus] obras
        [perform] representar
        [travel] viajar
       *[requiem] Réquiem
    }
balance-pair = Réquiem con { $first } y { $second }, % de los PV del ganador
balance-solo = El bot vence al solista, { name-level }, %
balance-rare = Tomadas en menos del 5 % de las partidas: { $sort }
balance-uneven = Sus dueños ganan con una desviación de más del 8 %: { $sort }

## Cards and tiles outside their target

balance-components = Cartas y tarjetas fuera de su objetivo
balance-offered = Ofrecidas
balance-taken = Tomadas, %
balance-deviation = Victorias de los dueños, ± %
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
        [document] Recuerdos documentados
        [commission] Obras encargadas
        [perform] Obras representadas
        [sell] Obras vendidas
        [travel] Viajes
        [requiem] Instrumentaciones encargadas
        [ducats] Ducados restantes
        [finance] Casilla del marcador de finanzas
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
balance-intro = Bots de igual fuerza juegan partidas completas entre sí, y cada cifra se compara con su objetivo. Vuelve a generar esta página con `lacrimosa balance --out DIR`.
balance-measures = Todas las medidas
balance-holds = cumple
balance-open = no concluyente
balance-fails = no cumple
balance-winners = ganadores
balance-others = demás
balance-plot =
    { $plot ->
        [seats] Victorias por asiento (orden de turno de la primera ronda), %
        [sources] De dónde vienen los PV del ganador, %
        [plans] Victorias de cuatro planes en la misma mesa, %
        [pairs] Peso del Réquiem en los PV del ganador según la pareja de compositores, %
        [soloist] Victorias del bot contra el solista, %
        [scores] Distribución de las puntuaciones: PV y % de jugadores
       *[components] Cada carta y tarjeta: cuántas veces se toma y cuántas ganan sus dueños
    }
