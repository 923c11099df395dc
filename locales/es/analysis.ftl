# El análisis de una partida: lo que cada uno podía esperar, lo que perdió cada turno y lo que fue suerte.

analysis-title = Cómo fue la partida
analysis-open = Análisis
analysis-share = Opciones de ganar
analysis-vp = Puntos esperados
analysis-decimal = {$whole},{$tenth}
analysis-percent = {NUMBER($n)} %
analysis-even = igualdad
analysis-turn = Ronda {name-period}, turno {NUMBER($turn)}
analysis-lost = −{$vp} PV
analysis-lost-sure = −{$vp} ± {$error} PV
analysis-lost-about = unos −{$vp} PV
analysis-played = Jugado
analysis-better = Mejor
analysis-more = Más por: {$sources}
analysis-source = {$source} (+{$vp} PV)
analysis-costly = Turnos más costosos
analysis-none = Ningún turno costó claramente más de un punto.
analysis-finds = Mejores momentos
analysis-find = {$turn}: {$vp} PV mejor que el turno obvio
analysis-total = Perdido frente a los mejores turnos: {$vp} PV
analysis-luck =
    { $side ->
        [good] La suerte dio {$vp} PV
        [bad] La mala suerte costó {$vp} PV
       *[even] Ni buena ni mala suerte
    }
analysis-practise = Qué practicar
analysis-practise-line =
    { $code ->
        [opus] Encarga más obras: ganas puntos al instante y ducados después.
        [sales] Vende obras a tiempo: ganas puntos que no tendrías si las conservaras.
        [tiles] Mira más las tarjetas: ganas puntos con compositores, ciudades y cortes reales.
        [income] Piensa en lo que recibes cada ronda: finanzas, iconos de relato y bonificación de ronda.
        [requiem] Vigila las mayorías del Réquiem: tus fichas puntúan más si su compositor va en cabeza.
        [favours] Elige pronto un favor real y reúne lo que pide.
       *[left] Cuenta lo que te sobra: al final aún recibes PV por tus puntos de relato y ducados.
    }
analysis-practise-vp = {$source}: con los mejores turnos podías esperar {$vp} PV más.
analysis-versus = Puntos por origen
analysis-winner = Ganador
analysis-all = Todos los turnos
analysis-show = Mostrar
analysis-of = Turnos de
analysis-key-find = un hallazgo
analysis-key-costly = costoso
analysis-fast = Vistazo rápido: {NUMBER($n)} de {NUMBER($last)}
analysis-deeper = Búsqueda a fondo: {NUMBER($n)} de {NUMBER($last)}
analysis-done = Se han examinado a fondo todos los turnos.
analysis-stop = Detener
analysis-continue = Continuar
analysis-note = El bot más fuerte juzga cada turno por lo que el jugador sabía en ese momento. La mala suerte no cuenta.
analysis-no-worker = Este navegador no puede calcular el análisis en segundo plano.
