# What speaks for a turn: what it pays, what it brings, what it prepares.

reason-pays = Koszt: {$cost}
reason-brings = Zysk: {$gains}
reason-prepares = Na później: {$prospects}
reason-more = {$first}; {$rest}
reason-vp = {$vp} ({$source})
reason-favour-met = dworska przysługa „{$court}” spełniona, {$vp} na koniec
reason-favour-near = do dworskiej przysługi „{$court}” ({$vp}) brakuje jeszcze: {$item}
reason-period = okres {name-period}
reason-requiem = +{$vp} na koniec gry ({name-movement})
reason-majority = prowadzi {$composer} ({name-movement})
reason-opus = {$opus}: można wykonać ({$perform}) lub sprzedać ({$sell})
reason-opus-sell = {$opus}: można sprzedać ({$sell})
reason-card = od następnej rundy w talii: „{$card}” zamiast „{$replaced}”
reason-finance = dochód z toru funduszy co rundę: {$income}
reason-story = dodatkowo na koniec rundy: {$points}
reason-bonus = z premii okresu: {$reward}
