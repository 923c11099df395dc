advice-title = Consejo
advice-compare = Comparar
advice-compare-tip = Comparar mi elección con el mejor turno
advice-key = pedir consejo o cerrarlo
advice-searching = Probando turnos…
advice-use = Elegir este turno
advice-by-hand = Ningún bot se ha entrenado con esta edición. Este consejo es de uno más simple.
advice-failed = Aquí no hay ningún consejo disponible.

advice-expected = unos {$vp} al final
advice-chance = {$percent} % de probabilidad de ganar
advice-decimal = {$whole},{$tenth}

advice-mine = Tu elección
advice-mine-best = Tu elección es el mejor turno.
advice-mine-close = Casi tan buena como el primer turno: la diferencia es de {$vp} ± {$error} PV.
advice-mine-worse = Vale {$vp} ± {$error} PV menos que el primer turno.
advice-mine-lacks = Lo que solo tiene el primer turno:

advice-denies = se lleva «{$opus}», que le falta a {$player} para el favor real «{$court}»
advice-rival-loses = {$player} recibe {$vp} menos ({name-movement})
advice-afford = en el próximo turno podrás pagar: {$part} (si no, te faltarán {$ducats})
advice-leaves = además te quedan: {$resources}
advice-keeps = «{$card}» sigue en tu mano

advice-table = Los jugadores pueden pedir consejo a un bot
advice-table-label = Consejo
advice-table-choice =
    { $choice ->
        [allowed] permitido
       *[off] no permitido
    }
