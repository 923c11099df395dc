# La fila de cartas, las cartas y las ventanas con lo que aún puede salir.

## Cartas

row-pay = Pagas
row-cost = Coste
row-missing = Te falta
row-exchanged = Con el intercambio necesario pagas en total {$cost}.
# Una casilla de la fila da algo antes de pagar.
row-gives = La casilla da
row-surcharge = Recargo
row-perform = Representar
row-sell = Vender
# Formas cortas para el encabezado de una carta.
row-type =
    { $type ->
        [opera] Ópera
        [religious] Religiosa
        [symphony] Sinfonía
       *[chamber] De cámara
    }
# Formas cortas de las acciones.
row-action =
    { $icon ->
        [document] Documentar
        [commission] Encargar
        [perform_or_sell] Repres./vender
        [travel] Viajar
       *[requiem] Réquiem
    }

## Mazo

row-deck-left =
    { $n ->
        [one] queda {$n}
       *[other] quedan {$n}
    }
row-deck-words = Las cartas nuevas entran primero. Cuanto más avanza una carta, menos pagas.
row-deck-open = Ver qué puede salir
row-no-memory = No hay ninguna carta de memorias en la fila.
row-no-opus = No hay ninguna obra en la fila.

## Carta ampliada

card-view-title = Carta
card-view-open = Ampliar
card-view-commission = Encargar (coste: {$cost}, más el recargo de la casilla): da {$vp} al instante.

## Lo que aún puede salir

explorer-title = Lo que aún puede salir
explorer-period = Ronda {$period}
explorer-now = ahora
explorer-all =
    { $left ->
        [one] Esta carta sigue en el mazo.
       *[other] Estas {$left} cartas están todas en el mazo. Nadie conoce el orden.
    }
explorer-some =
    { $left ->
        [one] {$left} de estas {NUMBER($all)} cartas está en el mazo. Nadie sabe cuál.
       *[other] {$left} de estas {NUMBER($all)} cartas están en el mazo. Nadie sabe cuáles ni en qué orden.
    }
explorer-none = El mazo está vacío. Ninguna de estas cartas saldrá.
explorer-seen = Has visto todas las cartas de esta ronda.
explorer-soloist-left = Aún ocultas, en orden desconocido
explorer-soloist-turned = Reveladas en esta ronda
explorer-composers = Compositores
explorer-composers-hint = Cada pila de arriba abajo. Solo se puede tomar la primera tarjeta: lo que pagas → lo que recibes ahora, y después la recompensa recurrente.
explorer-stack-empty = No quedan tarjetas
