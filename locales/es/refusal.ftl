# Por qué algo no se puede hacer, dicho a quien lo ha intentado: el motivo, las cifras y qué lo haría posible.
# El identificador de la regla se imprime junto a la frase.

## Not now

refusal-over = La partida ha terminado.
refusal-not-your-turn = No es tu turno: le toca decidir a {$who}.
refusal-not-asked = Todavía no. {$prompt}
refusal-no-icon = Ahora no te queda ninguna acción «{name-icon}».
refusal-no-exchange = Solo puedes intercambiar en tu turno, no en la fase de mantenimiento.

## Cards

refusal-not-in-hand = «{$card}» no está en tu mano.
refusal-same-card = No puedes jugar «{$card}» en las dos secciones. Elige dos cartas distintas.
refusal-empty-space = El espacio {NUMBER($n)} de la fila está vacío.
refusal-not-a-memory = En el espacio {NUMBER($n)} hay una obra. Para documentar, elige una carta de memorias.
refusal-not-an-opus = En el espacio {NUMBER($n)} hay una carta de memorias. Para encargar, elige una obra.
refusal-not-your-opus = «{$opus}» no es una de tus obras.
refusal-turned = Ya has representado «{$opus}» en esta ronda. Volverá a estar disponible en la siguiente.
refusal-wrong-type =
    { $type ->
        [opera] Esta ciudad requiere una ópera. «{$opus}» es de otro tipo.
        [religious] Esta ciudad requiere una obra de música religiosa. «{$opus}» es de otro tipo.
        [symphony] Esta ciudad requiere una sinfonía. «{$opus}» es de otro tipo.
       *[chamber] Esta ciudad requiere una obra de música de cámara. «{$opus}» es de otro tipo.
    }
refusal-wrong-mode =
    { $mode ->
        [perform] Esta ciudad te permite representar una obra, no venderla.
       *[sell] Esta ciudad te permite vender una obra, no representarla.
    }

## Map and Requiem

refusal-no-tile = En {$place} no hay ninguna tarjeta. Elige una localidad con tarjeta.
refusal-no-such-part = En el {name-movement} no existe la instrumentación {NUMBER($n)}.
refusal-covered = {$part}: tapada por una ficha de Constanze. Nadie puede encargarla.
refusal-written = {$part}: ya ocupada por {$who}.
refusal-written-neutral = {$part}: ya ocupada por una ficha de color neutro.
refusal-no-marker = Ya has usado la ficha del espacio de instrumentación {NUMBER($n)} ({name-instrument}). Elige otra.
refusal-no-marker-left = No te quedan fichas de este instrumento ({name-instrument}).
refusal-wrong-instrument = La instrumentación y la ficha deben ser del mismo instrumento. La instrumentación es de {$part}; la ficha, de {$marker}.
refusal-no-composer =
    { $line ->
        [upper] No hay ningún compositor en la fila superior ({name-note}).
       *[lower] No hay ningún compositor en la fila inferior ({name-note}).
    }
refusal-stack-empty = A {$composer} no le quedan tarjetas para el {name-movement}. Ahí no puedes encargarle ninguna instrumentación.
refusal-other-movement = La ficha de color neutro debe ir en el mismo movimiento que la ficha de vientos: {name-movement}.

## Costs

# Los ducados que hay; $spare es lo que darían las fichas que no hacen falta.
refusal-purse =
    { $spare ->
        [0] solo tienes {NUMBER($has)}
       *[1] solo tienes {NUMBER($has)} y fichas sobrantes por valor de {$spare}
    }
refusal-short-ducats =
    { $missing ->
        [one] Te falta {$missing} ducado: esto cuesta {NUMBER($cost)}, pero {refusal-purse}.
       *[other] Te faltan {$missing} ducados: esto cuesta {NUMBER($cost)}, pero {refusal-purse}.
    }
# $points en palabras, $n en total; $price es lo que costaría comprarlos.
refusal-short-points =
    { $n ->
        [one] Te falta {$points}: puedes comprarlo por {$price}, pero {refusal-purse}.
       *[other] Te faltan {$points}: puedes comprarlos por {$price}, pero {refusal-purse}.
    }
refusal-short-points-ducats =
    { $n ->
        [one] Te falta {$points}: puedes comprarlo por {$price}, pero también debes pagar {$cost}, y {refusal-purse}.
       *[other] Te faltan {$points}: puedes comprarlos por {$price}, pero también debes pagar {$cost}, y {refusal-purse}.
    }
refusal-finance =
    { $steps ->
        [one] Tienes que bajar {$steps} casilla en el marcador de finanzas, pero solo puedes bajar {NUMBER($has)}.
       *[other] Tienes que bajar {$steps} casillas en el marcador de finanzas, pero solo puedes bajar {NUMBER($has)}.
    }
refusal-wrong-points = Esto cuesta {$cost}, pero has indicado {NUMBER($offered)}.
refusal-track =
    { $kind ->
        [talent] Pagas {NUMBER($offered)} del marcador de talento, pero ahí solo tienes {NUMBER($has)}.
        [journey] Pagas {NUMBER($offered)} del marcador de ruta, pero ahí solo tienes {NUMBER($has)}.
       *[composition] Pagas {NUMBER($offered)} del marcador de escritura musical, pero ahí solo tienes {NUMBER($has)}.
    }
refusal-counters = Esto cuesta {$needed}, pero solo tienes {NUMBER($has)}.
refusal-ducats = Esto cuesta {$needed}, pero solo tienes {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] No tienes ninguna ficha de talento que devolver.
        [journey] No tienes ninguna ficha de ruta que devolver.
       *[composition] No tienes ninguna ficha de escritura musical que devolver.
    }

## A game that cannot be set up

refusal-setup-players =
    { $most ->
        [1] Contra el solista se juega en solitario, no con {NUMBER($found)} jugadores.
       *[4] Una partida es de {NUMBER($least)} a {$most} jugadores, no de {NUMBER($found)}. Para jugar en solitario, elige el solista.
    }
refusal-setup-same-composer = {name-composer} no puede ocupar las dos filas. Elige dos compositores distintos.
refusal-setup-lower-composer = Contra el solista, solo hay compositor en la fila superior. {name-composer} no puede ocupar la inferior.
refusal-setup-first =
    { $most ->
        [1] Contra el solista siempre empiezas tú.
       *[4] El jugador {NUMBER($found)} no puede empezar: los jugadores van del 1 al {$most}.
    }

## A position that cannot be: where ($path), what, and by which rule

fault-position-missing = {$path}: falta «{$thing}» en la posición ({$rule}).
fault-position-twice = {$path}: «{$thing}» está también en otro lugar ({$rule}).
fault-position-misplaced = {$path}: «{$thing}» no puede estar aquí ({$rule}).
fault-position-number = {$path}: hay {NUMBER($found)}; se esperaba un valor de {NUMBER($least)} a {NUMBER($most)} ({$rule}).
fault-position-tile = {$path}: la tarjeta de compositor «{$thing}» no concuerda con las pilas ({$rule}).
fault-position-composer = {$path}: {$thing} no puede ser el compositor aquí ({$rule}).
fault-position-composer-none = {$path}: falta un compositor ({$rule}).
fault-position-part = {$path}: {$thing} no existe o aparece dos veces ({$rule}).
fault-position-prompt = {$path}: aquí no se puede preguntar esto: {$thing} ({$rule})
fault-position-prompt-none = {$path}: aquí debe hacerse una pregunta ({$rule}).
fault-position-turned = {$path}: «{$thing}» está girada, pero el jugador no la tiene ({$rule}).
fault-position-gap = {$path}: este espacio de la fila está vacío, pero hay una carta a su izquierda ({$rule}).
fault-position-mark = {$path}: esta ficha no puede estar en {$thing}: su jugador no participa o muestra la nota equivocada ({$rule}).
fault-position-asleep = {$path}: la tarjeta del espacio {NUMBER($space)} solo puede estar «asleep» mientras se realiza su recompensa inmediata ({$rule}).
