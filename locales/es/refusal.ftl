# Por qué algo no se puede hacer, dicho a quien lo ha intentado: el motivo, las cifras y qué lo haría posible.
# El identificador de la regla se imprime junto a la frase.

## Not now

refusal-over = La partida ha terminado.
refusal-not-your-turn = Todavía no: le toca decidir a {$who}.
refusal-not-asked = Antes hay otra cosa pendiente. {$prompt}
refusal-no-icon = «{name-icon}»: ahora no dispones de esta acción.
refusal-no-exchange = Solo se intercambia en el propio turno, nunca en la fase de mantenimiento.

## Cards

refusal-not-in-hand = «{$card}» no está en tu mano.
refusal-same-card = «{$card}» no puede ocupar las dos secciones: elige dos cartas distintas.
refusal-empty-space = El espacio {NUMBER($n)} de la fila está vacío.
refusal-not-a-memory = En el espacio {NUMBER($n)} hay una obra; para documentar, elige una carta de memorias.
refusal-not-an-opus = En el espacio {NUMBER($n)} hay una carta de memorias; para encargar, elige una obra.
refusal-not-your-opus = No tienes «{$opus}» delante de ti.
refusal-turned = «{$opus}» ya se ha representado en esta ronda; volverá a estar disponible tras el mantenimiento.
refusal-wrong-type =
    { $type ->
        [opera] Esta ciudad pide una ópera; «{$opus}» es de otro tipo.
        [religious] Esta ciudad pide una obra de música religiosa; «{$opus}» es de otro tipo.
        [symphony] Esta ciudad pide una sinfonía; «{$opus}» es de otro tipo.
       *[chamber] Esta ciudad pide una obra de música de cámara; «{$opus}» es de otro tipo.
    }
refusal-wrong-mode =
    { $mode ->
        [perform] Esta ciudad pide una representación, no una venta.
       *[sell] Esta ciudad pide una venta, no una representación.
    }

## Map and Requiem

refusal-no-tile = En {$place} no hay ninguna tarjeta; elige una localidad que la tenga.
refusal-no-such-part = El {name-movement} no tiene instrumentación {NUMBER($n)}.
refusal-covered = {$part}: la tapa una ficha de Constanze, así que no se podrá escribir nunca.
refusal-written = {$part}: ya tiene una ficha de {$who}.
refusal-written-neutral = {$part}: ya tiene una ficha de color neutro.
refusal-no-marker = La ficha del espacio de instrumentación {NUMBER($n)} ({name-instrument}) ya no está; elige una que siga en su sitio.
refusal-no-marker-left = No te quedan fichas de este instrumento ({name-instrument}).
refusal-wrong-instrument =
    La instrumentación y la ficha deben ser del mismo instrumento; la instrumentación es de {$part} y la ficha, de {$marker}.
refusal-no-composer =
    { $line ->
        [upper] No hay ningún compositor en la fila superior ({name-note}).
       *[lower] No hay ningún compositor en la fila inferior ({name-note}).
    }
refusal-stack-empty = No quedan tarjetas para el {name-movement}: ahí no se puede hacer ningún encargo a {$composer}.
refusal-other-movement = La ficha de color neutro debe quedarse en el movimiento de los vientos, el {name-movement}.

## Costs

# Los ducados que hay; $spare es lo que darían las fichas que no hacen falta.
refusal-purse =
    { $spare ->
        [0] tienes {NUMBER($has)}
       *[1] tienes {NUMBER($has)}, más {$spare} por las fichas que te sobran
    }
refusal-short-ducats =
    { $missing ->
        [one] Te falta {$missing} ducado: el coste es {NUMBER($cost)} y {refusal-purse}.
       *[other] Te faltan {$missing} ducados: el coste es {NUMBER($cost)} y {refusal-purse}.
    }
# $points en palabras, $n en total; $price es lo que costaría comprarlos.
refusal-short-points =
    { $n ->
        [one] Te falta {$points}: comprarlo cuesta {$price} y {refusal-purse}.
       *[other] Te faltan {$points}: comprarlos cuesta {$price} y {refusal-purse}.
    }
refusal-short-points-ducats =
    { $n ->
        [one] Te falta {$points}: comprarlo cuesta {$price}, aparte de {$cost} de coste, y {refusal-purse}.
       *[other] Te faltan {$points}: comprarlos cuesta {$price}, aparte de {$cost} de coste, y {refusal-purse}.
    }
refusal-finance =
    { $steps ->
        [one] Hay que bajar {$steps} casilla en el marcador de finanzas y solo puedes bajar {NUMBER($has)}.
       *[other] Hay que bajar {$steps} casillas en el marcador de finanzas y solo puedes bajar {NUMBER($has)}.
    }
refusal-wrong-points = El coste es de {$cost}; el pago ofrece {NUMBER($offered)}.
refusal-track =
    { $kind ->
        [talent] El pago resta {NUMBER($offered)} del marcador de talento y ahí tienes {NUMBER($has)}.
        [journey] El pago resta {NUMBER($offered)} del marcador de ruta y ahí tienes {NUMBER($has)}.
       *[composition] El pago resta {NUMBER($offered)} del marcador de escritura musical y ahí tienes {NUMBER($has)}.
    }
refusal-counters = Esto requiere {$needed} y tienes {NUMBER($has)}.
refusal-ducats = Esto requiere {$needed} y tienes {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] No tienes ninguna ficha de talento que devolver.
        [journey] No tienes ninguna ficha de ruta que devolver.
       *[composition] No tienes ninguna ficha de escritura musical que devolver.
    }

## A game that cannot be set up

refusal-setup-players =
    { $most ->
        [1] Contra el solista juega una sola persona, no {NUMBER($found)}.
       *[4] Una partida es de {NUMBER($least)} a {$most} jugadores, no de {NUMBER($found)}; si juegas en solitario, hazlo contra el solista.
    }
refusal-setup-same-composer = {name-composer} no puede ocupar las dos filas: elige dos compositores.
refusal-setup-lower-composer = Contra el solista solo hay compositor en la fila superior: {name-composer} no puede ocupar la inferior.
refusal-setup-first =
    { $most ->
        [1] Contra el solista siempre empiezas tú.
       *[4] El jugador {NUMBER($found)} no puede empezar: los jugadores van del 1 al {$most}.
    }

## A position that cannot be: where ($path), what, and by which rule

fault-position-missing = {$path}: «{$thing}» no está en ningún lugar de la mesa ({$rule}).
fault-position-twice = {$path}: «{$thing}» está también en otro lugar ({$rule}).
fault-position-misplaced = {$path}: el lugar de «{$thing}» no es este ({$rule}).
fault-position-number = {$path}: hay {NUMBER($found)}; se esperaba un valor de {NUMBER($least)} a {NUMBER($most)} ({$rule}).
fault-position-tile = {$path}: la tarjeta de compositor «{$thing}» no está donde la dejan las pilas ({$rule}).
fault-position-composer = {$path}: {$thing} no puede ser aquí el compositor ({$rule}).
fault-position-composer-none = {$path}: falta un compositor ({$rule}).
fault-position-part = {$path}: {$thing} no existe o aparece dos veces ({$rule}).
fault-position-prompt = {$path}: aquí no se puede preguntar esto: {$thing} ({$rule})
fault-position-prompt-none = {$path}: aquí debe preguntarse algo ({$rule}).
fault-position-turned = {$path}: «{$thing}» está girada, pero no delante del jugador ({$rule}).
