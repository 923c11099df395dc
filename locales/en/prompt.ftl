# What is asked, and what can be answered.

## Questions

prompt-lay = Lay two cards: one in Experiences, one in Story.
prompt-use = Use the card, or take ducats instead.
prompt-card = Carry out an action of the card ({$actions}), or end the turn.
prompt-card-done = Nothing is left to carry out: end the turn.
prompt-gained = Carry out at once what you gained ({$actions}), or decline.
prompt-extra =
    { $n ->
        [one] Carry out {name-icon} once more, or decline.
       *[other] Carry out {name-icon} once more ({$n} times left), or decline.
    }
prompt-at-city = At {$city} you may do this now or never: {$deed}.
prompt-kinds-track =
    { $n ->
        [one] Choose the track for a step of any kind.
       *[other] Choose the track for the next of {$n} steps of any kind.
    }
prompt-kinds-counter =
    { $n ->
        [one] Choose the kind of a counter.
       *[other] Choose the kind of the next of {$n} counters.
    }
prompt-neutral = Place the neutral marker on another part of {name-movement}.
prompt-wake = The Composer tile on instrument space {NUMBER($n)} works from now on.
prompt-maintenance = Maintenance goes on at step {NUMBER($n)}: {$who}.

## Answers, as they follow "you can …"

choice-lay = lay {$experience} in Experiences and {$story} in Story
choice-use = use the card
choice-ducats = take ducats instead of the card
choice-document = document {$card} from space {NUMBER($n)}
choice-document-space = document the Memory card on space {NUMBER($n)}
choice-commission = commission {$opus} from space {NUMBER($n)}
choice-commission-space = commission the Opus on space {NUMBER($n)}
choice-perform = perform {$opus}
choice-sell = sell {$opus}
choice-travel = travel to {$place}
choice-requiem = hire {$composer} for {$part} with the marker from instrument space {NUMBER($n)} ({$reward})
choice-neutral = place the neutral marker: {$part}, for {$composer}
choice-kind = choose {name-kind}
choice-buy = buy {$counter} for {$price}
choice-return = return {$counter} for {$price}
choice-decline = decline
choice-end = end the turn

## How an answer is paid, where the player says so

choice-paying = {$choice}, paying {$payment}
choice-returning = {$choice}, after returning {$counters}
choice-buying = {$choice}, after buying {$counters}
