# Mi escritorio: la mano, mis recursos, la ronda, mis obras, el intercambio.

desk-title = Mis cartas y recursos
desk-you = Tú
desk-ducats =
    { $n ->
        [one] ducado
       *[other] ducados
    }
desk-income = {$income} por ronda
desk-works =
    { $n ->
        [one] { $ready ->
            [one] {$n} obra · {$ready} disponible
           *[other] {$n} obra · {$ready} disponibles
        }
       *[other] { $ready ->
            [one] {$n} obras · {$ready} disponible
           *[other] {$n} obras · {$ready} disponibles
        }
    }
desk-this-round = Esta ronda
desk-next = Para la próxima ronda
desk-next-last = Tras la última ronda
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
        [one] {$n} disponible
       *[other] {$n} disponibles
    }
desk-n-places =
    { $n ->
        [one] {$n} localidad
       *[other] {$n} localidades
    }
desk-n-parts =
    { $n ->
        [one] {$n} libre
       *[other] {$n} libres
    }
desk-from = {$targets}, desde
desk-free = {$targets}, gratis
desk-dead =
    { $why ->
        [memory] No hay cartas de memorias en la fila
        [opus] No hay cartas de obra en la fila
        [work] No tienes obras
        [turned] Todas tus obras están giradas
        [tile] No hay tarjetas en el mapa
        [finance] Tu indicador de finanzas está demasiado bajo
       *[part] No hay instrumentaciones libres para tus fichas
    }
desk-short =
    { $n ->
        [one] Falta {$n} ducado
       *[other] Faltan {$n} ducados
    }
desk-or-take = o toma
desk-up-label = {$title}, vivencias: {$actions}
desk-ducats-label = {$title}, vivencias: toma {$ducats} en su lugar
desk-low-label = {$title}, relato: recibes {$gain} al final de la ronda
desk-not-now = Ahora no puedes elegir cartas.

desk-my-works = Mis obras
desk-works-of = Obras de {$name}
desk-no-works = Aún no tienes obras. Encarga una de la fila de cartas.
desk-no-works-of = Aún no hay obras.
desk-pay-get = Pagas lo que muestra la etiqueta oscura. A su derecha está lo que recibes.
desk-work-turned = Girada hasta la ronda siguiente
desk-favours = Favores reales
desk-met = cumplido
desk-unmet = aún sin cumplir
desk-instruments = Instrumentos y tarjetas
desk-every-time = Cada vez
desk-marker-gives = Por la ficha
desk-story-points = Puntos de relato
desk-on-track = {NUMBER($track)} en el marcador
desk-in-counters =
    { $n ->
        [one] {$n} ficha
       *[other] {$n} fichas
    }
desk-markers-left = Fichas restantes

desk-exchange-hint = Los puntos de los marcadores se pierden al final de la ronda. Las fichas se conservan.
desk-buy = Comprar
desk-return = Devolver
desk-then = tendrás {$have}

# The band of a work that has no type.
desk-opus = Obra
