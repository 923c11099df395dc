# Problemas: la lista, un problema en la mesa y el veredicto sobre un turno.

puzzle-title = Problemas
puzzle-line = Encuentra el mejor turno
puzzle-solved =
    { $n ->
        [one] { $n } resuelto
       *[other] { $n } resueltos
    }
puzzle-coming = Cargando los problemas…
puzzle-missing = No se pueden cargar los problemas. Comprueba tu conexión y vuelve a abrir esta página.
puzzle-today = Problema del día
puzzle-count = { $done } de { $all } resueltos
puzzle-days =
    { $n ->
        [one] Problema del día: resuelto { $n } día seguido
       *[other] Problema del día: resuelto { $n } días seguidos
    }
puzzle-row =
    { $n ->
        [one] { $n } seguido al primer intento
       *[other] { $n } seguidos al primer intento
    }
puzzle-grades = Dificultad
puzzle-grade =
    { $grade ->
        [all] Todos
        [easy] Fácil
        [medium] Medio
       *[hard] Difícil
    }
puzzle-theme =
    { $theme ->
        [requiem] Réquiem
        [money] Dinero
        [journeys] Viajes
        [commissions] Encargos
        [timing] Momento
       *[last-round] Última ronda
    }
puzzle-theme-line =
    { $theme ->
        [requiem] Escribe la parte adecuada en el momento adecuado.
        [money] Toma ducados, representa o vende cuando compense.
        [journeys] Viaja adonde más ganes.
        [commissions] Elige la obra que vale lo que cuesta.
        [timing] ¿Qué cartas ahora y cuáles después?
       *[last-round] Cada punto cuenta y ahorrar ya no sirve.
    }
puzzle-tag = { $theme }, { $grade }
puzzle-name = { $theme } { $number } ({ $grade })
puzzle-solo = Solitario
puzzle-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
puzzle-label =
    { $state ->
        [solved] Problema { $number }, { $grade }, { $table }, resuelto
       *[open] Problema { $number }, { $grade }, { $table }
    }
puzzle-task = Encuentra el mejor turno: juégalo y termina tu turno.
puzzle-all = Todos los problemas
puzzle-thinking = Comparando tu turno con el mejor… { $share } %
puzzle-failed = La comparación ha fallado. Inténtalo de nuevo.
puzzle-best = ¡Resuelto! Este es el mejor turno.
puzzle-as-good = ¡Resuelto! Tu turno es tan bueno como el mejor, hasta donde se puede saber.
puzzle-unforeseen = Tu turno usa una carta que apareció después de empezarlo. Busca un turno que pudieras planear.
puzzle-worse = Hay un turno mejor. El tuyo pierde unos { $loss } PV frente a él (± { $error }).
puzzle-solution = El mejor turno
puzzle-reason = Por qué
puzzle-margin = El segundo mejor turno pierde unos { $margin } PV.
puzzle-again = Intentar de nuevo
puzzle-show = Ver la solución
puzzle-next = Siguiente problema
puzzle-decimal = { $whole },{ $tenth }
