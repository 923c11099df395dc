# La decisión: la columna que dice qué hacer ahora, cuánto cuesta y qué aporta.

## Pasos de un turno

decision-steps = Pasos de tu turno
decision-step =
    { $step ->
        [cards] Cartas
        [document] Carta
        [commission] Obra
        [perform_or_sell] Obra
        [travel] Lugar
        [requiem] Parte
        [confirm] Confirmar
       *[action] Acción
    }

## Elegir cartas

decision-cards = Elige dos cartas
decision-experience = Vivencias: la usas ahora
decision-story = Relato: paga al final de la ronda.
decision-choose-upper = Elige la mitad superior de una carta: úsala o toma ducados.
decision-choose-lower = Elige la mitad inferior de otra carta.
decision-need-cards = Elige dos cartas
decision-need-story = Elige un relato
decision-use = Usar carta
decision-take = Tomar {$ducats}
decision-take-end = Tomar {$ducats} y acabar
decision-card-up = {$title}: úsala ahora en vivencias. {$actions}
decision-card-ducats = {$title}: ponla en vivencias y toma {$ducats}
decision-card-low = {$title}: ponla en relato. Da {$reward} al final de la ronda
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
        [0] Ahora no se puede elegir nada para esta acción.
        [one] {$n} opción. Púlsala en el tablero o en la lista.
       *[other] {$n} opciones. Pulsa una en el tablero o en la lista.
    }
decision-list = Lista
decision-price = Pagas
decision-reward = Recibes
decision-from = desde
# The large button while nothing is chosen.
decision-choose =
    { $step ->
        [travel] Elige un lugar
        [document] Elige una carta
        [requiem] Elige una parte
        [action] Elige una acción
       *[work] Elige una obra
    }
decision-skip = Omitir esta acción

## Coste y ganancia

decision-pay = Pagas
decision-get = Recibes ahora
decision-later = Después
decision-free = nada
decision-keep = te quedan {$rest}
decision-change = Cambiar
decision-change-payment = Cambiar el pago
decision-no-gain = nada ahora
decision-favour = Al final de la partida: {$favour}
decision-round-end = Al final de la ronda: {$reward}
decision-no-later = nada más
decision-steps-wild =
    { $n ->
        [one] {$n} casilla de marcador a tu elección
       *[other] {$n} casillas de marcador a tu elección
    }
decision-counters-wild =
    { $n ->
        [one] {$n} ficha a tu elección
       *[other] {$n} fichas a tu elección
    }
decision-actions = luego puedes: {$actions}
decision-neutral = luego colocas la ficha neutra
decision-documented = {$card} sustituye a {$replaced} en relato
decision-full =
    { $n ->
        [one] {name-kind} está al máximo: {$n} ducado
       *[other] {name-kind} está al máximo: {$n} ducados
    }
decision-certain = Puntuación segura
decision-ends = Tu turno termina después.
decision-hidden = Se muestran cartas nuevas: no podrás deshacerlo.
decision-go = {$verb} · pagar
decision-verb =
    { $verb ->
        [document] Documentar
        [commission] Encargar
        [perform] Interpretar
        [sell] Vender
        [travel] Viajar
        [neutral] Colocar ficha
       *[requiem] Contratar
    }
decision-missing = Ahora no es posible

## Terminar el turno

decision-done = Termina tu turno
decision-done-hint = Lo has hecho todo.
decision-unused = Aún puedes realizar: {$actions}. Si terminas el turno, se pierde.
decision-end-anyway = Terminar igualmente
decision-go-on = Seguir mi turno
decision-auto-end = Terminar mi turno automáticamente cuando no quede nada

## Cambio

decision-exchange = Cambio
decision-exchange-hint = Compra una ficha por {$buy} o devuelve una por {$back}, tantas veces como quieras.
decision-buy = Comprar {$counter}
decision-return = Devolver {$counter}
decision-exchange-done = Listo

## Lectores de pantalla y teclas

decision-your-turn = Tu turno: {$what}
decision-enter = {$offer}. Pulsa Intro para confirmar.
decision-key =
    { $key ->
        [upper] usar la mitad superior de una carta de la mano
        [lower] poner una carta de la mano en relato
        [list] elegir de la lista
        [move] moverse por una lista
        [confirm] confirmar lo elegido
        [step] volver un paso
       *[help] mostrar estas teclas
    }
