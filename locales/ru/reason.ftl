# Что говорит в пользу хода: чего он стоит, что даёт, что готовит.

reason-pays = Стоит: {$cost}
reason-brings = Даёт: {$gains}
reason-prepares = На будущее: {$prospects}
reason-more = {$first}; {$rest}
reason-vp = {$vp} ({$source})
reason-favour-met = королевская услуга «{$court}» выполнена, {$vp} в конце игры
reason-favour-near = до королевской услуги «{$court}» ({$vp}) ещё не хватает: {$item}
reason-period = период {name-period}
reason-requiem = ещё {$vp} в конце игры ({name-movement})
reason-majority = большинство ({name-movement}): {$composer}
reason-opus = опус «{$opus}» можно исполнить ({$perform}) или продать ({$sell})
reason-opus-sell = опус «{$opus}» можно продать ({$sell})
reason-card = со следующего раунда в колоде: «{$card}» вместо «{$replaced}»
reason-finance = доход по шкале финансов каждый раунд: {$income}
reason-story = в конце раунда: {$points}
reason-bonus = по бонусу периода: {$reward}
