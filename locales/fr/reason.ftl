# What speaks for a turn: what it pays, what it brings, what it prepares.

reason-pays = Coûte {$cost}
reason-brings = Rapporte {$gains}
reason-prepares = Prépare : {$prospects}
reason-more = {$first} ; {$rest}
reason-vp = {$vp} ({$source})
reason-favour-met = la faveur royale « {$court} » est acquise, {$vp} à la fin
reason-favour-near = pour la faveur royale « {$court} » ({$vp}), il manque encore : {$item}
reason-period = période {name-period}
reason-requiem = {$vp} de plus à la fin ({name-movement})
reason-majority = majorité pour {$composer} ({name-movement})
reason-opus = {$opus} : interprétation ({$perform}) ou vente ({$sell}) possible
reason-opus-sell = {$opus} : vente possible ({$sell})
reason-card = « {$card} » dans votre paquet à la place de « {$replaced} »
reason-finance = revenu Finances à chaque manche : {$income}
reason-story = à la fin de la manche : {$points}
reason-bonus = grâce au bonus de période : {$reward}
