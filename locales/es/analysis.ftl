# El análisis de una partida: lo que cada uno podía esperar, lo que perdió cada turno y lo que fue suerte.

analysis-title = Cómo fue la partida
analysis-open = Análisis
analysis-share = Opción de ganar
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
analysis-none = Ningún turno perdió claramente más de un punto.
analysis-finds = Mejores momentos
analysis-find = {$turn}: {$vp} PV mejor que el turno obvio
analysis-total = Perdido frente a los mejores turnos: {$vp} PV
analysis-luck =
    { $side ->
        [good] La suerte dio {$vp} PV
        [bad] La mala suerte costó {$vp} PV
       *[even] La suerte fue neutra
    }
analysis-practise = Qué practicar
analysis-practise-line =
    { $code ->
        [opus] Encarga obras con más decisión: puntúan al instante y luego dan dinero.
        [sales] Vende obras a tiempo: la venta da puntos que conservarlas no da.
        [tiles] Mira más las tarjetas: compositores, ciudades y cortes dan puntos.
        [income] Atiende a lo que paga cada ronda: finanzas, iconos de relato y bonificación de ronda.
        [requiem] Vigila las mayorías del Réquiem: una ficha en la línea que domina puntúa más.
        [favours] Elige pronto un favor real y reúne lo que pide.
       *[left] Cuenta lo que sobra: los puntos de relato y los ducados aún puntúan al final.
    }
analysis-practise-vp = {$source}: los mejores turnos sacaban {$vp} PV más.
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
analysis-note = El bot más fuerte juzga cada turno por lo que el jugador sabía. La mala suerte no cuenta.
analysis-no-worker = Este navegador no puede calcular el análisis en segundo plano.
