### The Requiem as a page of a score, and the cards that commission a part from a composer.

## The page

# Under the name of a composer; $movements are numerals.
requiem-page-leads = leads in {$movements}
requiem-page-leads-nowhere = no lead yet
requiem-page-kept = covered by Constanze
# Beside the tiles of a composer: how to read them.
requiem-page-pay-get = pay, then get
requiem-page-repeats = every time
requiem-page-full = No free parts
requiem-page-none-left = No tiles left
# Before the ducats that are missing.
requiem-page-short = missing
requiem-page-movements = Movements
requiem-page-choose-part = Choose a part of {name-movement}.

## A card that commissions a part from a composer

requiem-page-marker = From your marker
requiem-page-choose-marker = Choose a marker
requiem-page-cost = Tile costs
requiem-page-brings = You get
requiem-page-nothing = nothing now
requiem-page-every-round = Every round
requiem-page-every-time = Every time
requiem-page-at-end = At the end
# After the VP of the new marker.
requiem-page-here = if nothing changes
# Before the VP of the player’s other markers in the movement.
requiem-page-others = your other markers
requiem-page-hire = Commission · pay
requiem-page-hire-label = {$choice}. You pay {$cost}. You get {$gain}.
requiem-page-neutral = Neutral marker
requiem-page-neutral-counts = counts towards the majority, scores for nobody
requiem-page-place = Place marker
