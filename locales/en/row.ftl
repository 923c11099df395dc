# The card row, its cards, and the dialogs that show what can still come.

## Cards

row-pay = You pay
row-cost = Cost
row-missing = Missing
row-exchanged = With the exchange that you need, you pay {$cost} in all.
# A space of the row gives something before the price is paid.
row-gives = Space gives
row-surcharge = Space adds
row-perform = Perform
row-sell = Sell
# Short forms for the heading of a card.
row-type =
    { $type ->
        [opera] Opera
        [religious] Religious
        [symphony] Symphony
       *[chamber] Chamber
    }
# Short forms of the actions.
row-action =
    { $icon ->
        [document] Document
        [commission] Commission
        [perform_or_sell] Perform/Sell
        [travel] Travel
       *[requiem] Requiem
    }

## Deck

row-deck-left =
    { $n ->
        [one] {$n} left
       *[other] {$n} left
    }
row-deck-words = New cards come in first. The further a card moves on, the less you pay.
row-deck-open = See what can come
row-no-memory = No Memory card is in the row.
row-no-opus = No Opus card is in the row.

## Larger view of a card

card-view-title = Card
card-view-open = Larger view
card-view-commission = Commission: pay {$cost} and what its space adds, receive {$vp} at once.

## What can still come

explorer-title = What can still come
explorer-period = Period {$period}
explorer-now = now
explorer-all =
    { $left ->
        [one] This card is still in the deck.
       *[other] All these {$left} cards are in the deck. Nobody knows their order.
    }
explorer-some =
    { $left ->
        [one] {$left} of these {NUMBER($all)} cards is in the deck. Nobody knows which one.
       *[other] {$left} of these {NUMBER($all)} cards are in the deck. Nobody knows which, or in which order.
    }
explorer-none = The deck is empty. None of these cards will come.
explorer-seen = You have seen all cards of this period.
explorer-soloist-left = Still face down, in unknown order
explorer-soloist-turned = Turned this round
explorer-composers = Composers
explorer-composers-hint = Each stack from top to bottom. Only the top tile can be taken: what you pay → what you get now, then what it brings again.
explorer-stack-empty = No tile left
