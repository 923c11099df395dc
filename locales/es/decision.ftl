# La decisión: la columna que dice qué hacer ahora, cuánto cuesta y qué aporta.

## Pasos de un turno

decision-steps = Pasos de tu turno
decision-step =
    { $step ->
        [cards] Cartas
        [document] Carta
        [commission] Obra
        [perform_or_sell] Obra
        [travel] Destino
        [requiem] Encargo
        [confirm] Confirmar
       *[action] Acción
    }

## Elegir cartas

decision-cards = Elige dos cartas
decision-experience = Vivencias: usas esta carta ahora.
decision-story = Relato: recompensa al final de la ronda.
decision-choose-upper = Elige la mitad superior de una carta para usarla, o toma ducados en su lugar.
decision-choose-lower = Elige la mitad inferior de otra carta.
decision-need-cards = Elige dos cartas
decision-need-story = Elige otra carta
decision-use = Usar carta
decision-take = Tomar {$ducats}
decision-take-end = Tomar {$ducats} y acabar
decision-card-up = {$title}: juégala en vivencias y úsala ahora. {$actions}
decision-card-ducats = {$title}: juégala en vivencias y toma {$ducats} en su lugar
decision-card-low = {$title}: juégala en relato. Recibes {$reward} al final de la ronda
# Above the three buttons of each card.
decision-column =
    { $half ->
        [up] Usar ahora
        [ducats] o tomar
       *[low] Relato
    }
decision-change-cards = Cambiar cartas

## Elegir un objetivo

decision-tap =
    { $n ->
        [0] Ahora no puedes realizar esta acción.
        [one] {$n} opción. Selecciónala en el tablero o en la lista.
       *[other] {$n} opciones. Selecciona una en el tablero o en la lista.
    }
decision-list = Lista
decision-price = Pagas
decision-reward = Recibes
decision-from = desde
# The large button while nothing is chosen.
decision-choose =
    { $step ->
        [travel] Elige un destino
        [document] Elige una carta
        [requiem] Elige instrumentación
        [action] Elige una acción
       *[work] Elige una obra
    }
decision-skip = Omitir esta acción

## Coste y ganancia

decision-pay = Pagas
decision-get = Recibes ahora
decision-later = Después
decision-free = nada
decision-keep = resto: {$rest}
decision-change = Cambiar
decision-change-payment = Cambiar el pago
decision-no-gain = nada ahora
decision-favour = Al final de la partida: {$favour}
decision-round-end = Al final de la ronda: {$reward}
decision-no-later = nada
decision-steps-wild =
    { $n ->
        [one] {$n} casilla en cualquier marcador
       *[other] {$n} casillas en cualquier marcador
    }
decision-counters-wild =
    { $n ->
        [one] {$n} ficha de cualquier tipo
       *[other] {$n} fichas de cualquier tipo
    }
decision-actions = luego puedes realizar: {$actions}
decision-neutral = luego colocas la ficha de color neutro
decision-lost = Ahora no puedes realizar la acción que ganas.
decision-documented = «{$card}» sustituye a «{$replaced}» en relato
decision-full =
    { $n ->
        [one] {name-kind} al máximo: recibes {$n} ducado
       *[other] {name-kind} al máximo: recibes {$n} ducados
    }
decision-certain = Si acabara ahora
decision-ends = Tu turno termina después.
decision-hidden = Se revelan cartas nuevas y no podrás deshacerlo.
decision-go = {$verb} · pagar
decision-verb =
    { $verb ->
        [document] Documentar
        [commission] Encargar
        [perform] Representar
        [sell] Vender
        [travel] Viajar
        [neutral] Colocar ficha
       *[requiem] Encargar
    }
decision-missing = Ahora no es posible

## Terminar el turno

decision-done = Termina tu turno
decision-done-hint = No te quedan acciones.
decision-unused = Acciones pendientes: {$actions}. Si terminas ahora el turno, se pierden.
decision-end-anyway = Terminar igualmente
decision-go-on = Continuar turno
decision-auto-end = Terminar mi turno automáticamente cuando no me queden acciones

## Cambio

decision-exchange = Intercambio
decision-exchange-hint = Compra una ficha por {$buy} o devuelve una por {$back}, tantas veces como quieras.
decision-buy = Comprar {$counter}
decision-return = Devolver {$counter}
decision-exchange-done = Listo

## Lectores de pantalla y teclas

decision-your-turn = Tu turno: {$what}
decision-enter = {$offer} Pulsa Intro para confirmar.
decision-two-ways = Hay dos compositores posibles. Elige con 1 o 2, o con los botones.
decision-key =
    { $key ->
        [upper] usar la mitad superior de una carta de la mano
        [lower] jugar una carta de la mano en relato
        [list] elegir de la lista
        [move] moverse por una lista
        [confirm] confirmar la elección
        [step] retroceder un paso
       *[help] mostrar estas teclas
    }
# The names on the keys of a keyboard.
decision-key-name =
    { $key ->
        [escape] Esc
        [home] Inicio
       *[end] Fin
    }
