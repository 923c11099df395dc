# Lo que habla a favor de un turno: lo que paga, lo que da, lo que prepara.

reason-pays = Paga {$cost}
reason-brings = Recibe {$gains}
reason-prepares = Prepara: {$prospects}
reason-more = {$first}; {$rest}
reason-vp = {$vp} ({$source})
reason-favour-met = se cumple el favor real «{$court}», {$vp} al final
reason-favour-near = al favor real «{$court}» ({$vp}) aún le falta esto: {$item}
reason-period = ronda {name-period}
reason-requiem = {$vp} más al final ({name-movement})
reason-majority = mayoría para {$composer} ({name-movement})
reason-opus = «{$opus}» se podrá representar ({$perform}) o vender ({$sell})
reason-opus-sell = «{$opus}» se podrá vender ({$sell})
reason-card = «{$card}» en el mazo en vez de «{$replaced}»
reason-finance = ingresos de finanzas en cada ronda: {$income}
reason-story = al acabar la ronda: {$points}
reason-bonus = de la bonificación de ronda: {$reward}
