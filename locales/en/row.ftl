# The card row, its cards, and the dialogs that show what can still come.

## Cards

row-pay = You pay
row-cost = Cost
row-missing = Missing
row-exchanged = Including the exchange you need, you pay {$cost} in total.
# A space of the row gives something before the price is paid.
row-gives = Space bonus
row-surcharge = Space cost
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
row-deck-words = New cards start here. They get cheaper the further they move.
row-deck-open = See what may come
row-no-memory = There is no Memory card in the row.
row-no-opus = There is no Opus card in the row.

## Larger view of a card

card-view-title = Close-up
card-view-open = Enlarge
card-view-commission = Commission: pay {$cost} plus any cost of its space, and get {$vp} at once.

## What can still come

explorer-title = What may still come
explorer-period = Period {$period}
explorer-now = now
explorer-all =
    { $left ->
        [one] This card is still in the deck.
       *[other] All {$left} cards are still in the deck. Nobody knows their order.
    }
explorer-some =
    { $left ->
        [one] {$left} of these {NUMBER($all)} cards is still in the deck. Nobody knows which one.
       *[other] {$left} of these {NUMBER($all)} cards are still in the deck. Nobody knows which, or in what order.
    }
explorer-none = The deck is empty. None of these cards can appear any more.
explorer-seen = You have seen all the cards of this period.
explorer-soloist-left = Still face down, in unknown order
explorer-soloist-turned = Revealed this round
explorer-composers = Composers
explorer-composers-hint = You can take only the top tile of a stack. Each tile shows: you pay → you get now, then any repeating reward.
explorer-stack-empty = No tiles left

## The gallery: what the player has met

gallery-title = Gallery
gallery-count = You have discovered {NUMBER($met)} of {NUMBER($all)} works, memories and places.
gallery-works = Works
gallery-memories = Memories
gallery-places = Places
gallery-start = Starting cards
gallery-unmet = Not discovered yet
