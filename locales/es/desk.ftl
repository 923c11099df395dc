# Mi escritorio: la mano, mis recursos, la ronda, mis obras, el intercambio.

desk-title = Mi escritorio
desk-you = Tú
desk-ducats =
    { $n ->
        [one] ducado
       *[other] ducados
    }
desk-income = {$income} por ronda
desk-works =
    { $n ->
        [one] {$n} obra, lista: {NUMBER($ready)}
       *[other] {$n} obras, listas: {NUMBER($ready)}
    }
desk-this-round = Esta ronda
desk-next = La próxima ronda empieza con
desk-next-last = Tras esta última ronda
desk-not-chosen = sin elegir
desk-empty-slot = vacío

desk-action =
    { $icon ->
        [document] Documentar
        [commission] Encargar
        [perform_or_sell] Representar o vender
        [travel] Viajar
       *[requiem] Réquiem
    }
desk-n-cards =
    { $n ->
        [one] {$n} carta
       *[other] {$n} cartas
    }
desk-n-opera =
    { $n ->
        [one] {$n} obra
       *[other] {$n} obras
    }
desk-n-ready =
    { $n ->
        [one] {$n} obra lista
       *[other] {$n} obras listas
    }
desk-n-places =
    { $n ->
        [one] {$n} localidad
       *[other] {$n} localidades
    }
desk-n-parts =
    { $n ->
        [one] {$n} fragmento
       *[other] {$n} fragmentos
    }
desk-from = {$targets}, desde
desk-free = {$targets}, sin coste
desk-dead =
    { $why ->
        [memory] No hay cartas de memorias en la fila
        [opus] No hay cartas de obra en la fila
        [work] No tienes obras
        [turned] Todas tus obras están giradas
        [tile] No hay tarjetas en el mapa
        [finance] Tus Finanzas son demasiado bajas
       *[part] Ningún fragmento libre para tus fichas
    }
desk-short =
    { $n ->
        [one] Demasiado caro: falta {$n} ducado
       *[other] Demasiado caro: faltan {$n} ducados
    }
desk-or-take = o toma
desk-up-label = {$title}, Vivencias: {$actions}
desk-ducats-label = {$title}, Vivencias: toma {$ducats} en su lugar
desk-low-label = {$title}, Relato: {$gain} al final de la ronda
desk-not-now = Ahora no puedes elegir cartas.

desk-my-works = Mis obras
desk-works-of = Obras de {$name}
desk-no-works = Aún no hay obras. Encarga una de la fila de cartas.
desk-no-works-of = Aún no hay obras.
desk-pay-get = La etiqueta oscura es lo que pagas; a su derecha, lo que recibes.
desk-work-turned = Girada hasta la ronda siguiente
desk-favours = Favores reales
desk-met = cumplido
desk-unmet = aún sin cumplir
desk-instruments = Instrumentos y tarjetas
desk-every-time = Cada vez
desk-marker-gives = La ficha da
desk-story-points = Puntos de relato
desk-on-track = {NUMBER($track)} en el marcador
desk-in-counters =
    { $n ->
        [one] {$n} ficha
       *[other] {$n} fichas
    }
desk-markers-left = Fichas restantes

desk-exchange-hint = Los puntos de los marcadores se pierden al final de la ronda. Las fichas se quedan.
desk-buy = Comprar
desk-return = Devolver
desk-then = luego {$have}

# The band of a work that has no type.
desk-opus = Obra
