# La fila de cartas, las cartas y las ventanas con lo que aún puede salir.

## Cartas

row-pay = Pagas
row-cost = Coste
row-missing = Te falta
row-exchanged = Con el intercambio necesario, pagas {$cost} en total.
# Una casilla de la fila da algo antes de pagar.
row-gives = Extra
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
row-deck-words = Las cartas nuevas entran por aquí. Cuanto más avanzan, menos cuestan.
row-deck-open = Ver qué puede salir
row-no-memory = No hay ninguna carta de memorias en la fila.
row-no-opus = No hay ninguna carta de obra en la fila.

## Carta ampliada

card-view-title = Vista ampliada
card-view-open = Ampliar
card-view-commission = Encargar: pagas {$cost} más el coste de su espacio, si lo hay, y recibes {$vp} al instante.

## Lo que aún puede salir

explorer-title = Lo que aún puede salir
explorer-period = Ronda {$period}
explorer-now = ahora
explorer-all =
    { $left ->
        [one] Esta carta sigue en el mazo.
       *[other] Las {$left} cartas siguen en el mazo. Nadie conoce su orden.
    }
explorer-some =
    { $left ->
        [one] {$left} de estas {NUMBER($all)} cartas sigue en el mazo. Nadie sabe cuál.
       *[other] {$left} de estas {NUMBER($all)} cartas siguen en el mazo. Nadie sabe cuáles ni en qué orden.
    }
explorer-none = El mazo está vacío. Ninguna de estas cartas puede salir ya.
explorer-seen = Has visto todas las cartas de esta ronda.
explorer-soloist-left = Aún ocultas, en orden desconocido
explorer-soloist-turned = Reveladas en esta ronda
explorer-composers = Compositores
explorer-composers-hint = Solo puedes tomar la primera tarjeta de cada pila. Cada tarjeta muestra: pagas → recibes ahora, y su recompensa recurrente.
explorer-stack-empty = No quedan tarjetas

## La galería: lo que el jugador ha descubierto

gallery-title = Galería
gallery-count = Has descubierto {NUMBER($met)} de {NUMBER($all)} obras, memorias y lugares.
gallery-works = Obras
gallery-memories = Memorias
gallery-places = Lugares
gallery-start = Cartas iniciales
gallery-unmet = Por descubrir
