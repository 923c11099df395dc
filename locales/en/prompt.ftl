# What is asked, and what can be answered. Button: decision-skip is the same as choice-decline.

## Questions

prompt-lay = Play two cards: one in Experiences, one in Story.
prompt-use = Use the card, or take ducats instead.
prompt-card = Use an action of your card ({$actions}), or end your turn.
prompt-card-done = You have no actions left: end your turn.
prompt-gained = You gained {$actions}. Use it now, or skip it.
prompt-extra =
    { $n ->
        [one] You may use {name-icon} once more, or skip it.
       *[other] You may use {name-icon} {$n} more times, or skip it.
    }
prompt-at-city = {$city}: you may {$deed}. You can also skip it.
prompt-kinds-track =
    { $n ->
        [one] Choose a track to advance by 1 step.
       *[other] Choose a track to advance by 1 step ({$n} steps left).
    }
prompt-kinds-counter =
    { $n ->
        [one] Choose the kind of your new counter.
       *[other] Choose the kind of your next counter ({$n} left).
    }
prompt-neutral = Place the neutral marker on another part of {name-movement}.
prompt-wake = The Composer tile on instrument space {NUMBER($n)} now takes effect.
prompt-maintenance = Maintenance continues with step {NUMBER($n)}: {$who}.

## Answers, as they follow "you can …"

choice-lay = play {$experience} in Experiences and {$story} in Story
choice-use = use the card
choice-ducats = take ducats instead of the card
choice-document = document {$card} from space {NUMBER($n)}
choice-document-space = document the Memory card on space {NUMBER($n)}
choice-commission = commission {$opus} from space {NUMBER($n)}
choice-commission-space = commission the Opus on space {NUMBER($n)}
choice-perform = perform {$opus}
choice-sell = sell {$opus}
choice-travel = travel to {$place}
choice-requiem = commission {$part} from {$composer}, using the marker from instrument space {NUMBER($n)} ({$reward})
choice-neutral = place the neutral marker on {$part} for {$composer}
choice-kind = choose {name-kind}
choice-buy = buy {$counter} for {$price}
choice-return = return {$counter} for {$price}
choice-decline = skip
choice-end = end the turn

## How an answer is paid, where the player says so

choice-paying = {$choice}, paying {$payment}
choice-returning = {$choice}, after returning {$counters}
choice-buying = {$choice}, after buying {$counters}
