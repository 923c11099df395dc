# What speaks for a turn: what it pays, what it brings, what it prepares.

reason-pays = Coûte {$cost}
reason-brings = Rapporte {$gains}
reason-prepares = Prépare : {$prospects}
reason-more = {$first} ; {$rest}
reason-vp = {$vp} ({$source})
reason-favour-met = la faveur royale « {$court} » est remplie, {$vp} à la fin
reason-favour-near = il ne manque à la faveur royale « {$court} » ({$vp}) que : {$item}
reason-period = période {name-period}
reason-requiem = {$vp} de plus à la fin ({name-movement})
reason-majority = majorité pour {$composer} ({name-movement})
reason-opus = {$opus} pourra être interprété ({$perform}) ou vendu ({$sell})
reason-opus-sell = {$opus} pourra être vendu ({$sell})
reason-card = « {$card} » dans le paquet au lieu de « {$replaced} »
reason-finance = revenu de la piste Finances à chaque manche : {$income}
reason-story = à la fin de la manche : {$points}
reason-bonus = grâce au bonus de période : {$reward}
