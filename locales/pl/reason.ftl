# What speaks for a turn: what it pays, what it brings, what it prepares.

reason-pays = Koszt: {$cost}
reason-brings = Zysk: {$gains}
reason-prepares = Na później: {$prospects}
reason-more = {$first}; {$rest}
reason-vp = {$vp} ({$source})
reason-favour-met = dworska przysługa „{$court}” spełniona, {$vp} na koniec
reason-favour-near = dworskiej przysłudze „{$court}” ({$vp}) brakuje tylko: {$item}
reason-period = okres {name-period}
reason-requiem = {$vp} więcej na koniec ({name-movement})
reason-majority = większość ma {$composer} ({name-movement})
reason-opus = „{$opus}” można wykonać ({$perform}) lub sprzedać ({$sell})
reason-opus-sell = „{$opus}” można sprzedać ({$sell})
reason-card = „{$card}” w talii zamiast „{$replaced}”
reason-finance = dochód z toru funduszy co rundę: {$income}
reason-story = na koniec rundy: {$points}
reason-bonus = z premii okresu: {$reward}
