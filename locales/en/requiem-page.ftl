### The Requiem as a page of a score, and the cards that hire a composer.

## The page

# Under the name of a composer; $movements are numerals.
requiem-page-leads = leads in {$movements}
requiem-page-leads-nowhere = leads nowhere
requiem-page-kept = kept by Constanze
# Beside the tiles of a composer: how to read them.
requiem-page-pay-get = pay, then get
requiem-page-repeats = every time
requiem-page-full = No part is free
requiem-page-none-left = No tile left
# Before the ducats that are missing.
requiem-page-short = short
requiem-page-movements = Movements
requiem-page-choose-part = Choose a part of {name-movement}.

## A card that hires a composer

requiem-page-marker = Your marker gives
requiem-page-choose-marker = Choose the marker
requiem-page-cost = Tile costs
requiem-page-brings = Brings
requiem-page-nothing = nothing at once
requiem-page-every-round = Every round
requiem-page-every-time = Every time
requiem-page-at-end = At the end
# After the VP of the new marker.
requiem-page-here = if it stays so
# Before the VP of the player's other markers in the movement.
requiem-page-others = your others here
requiem-page-hire = Hire · pay
requiem-page-hire-label = {$choice}. You pay {$cost}. You get {$gain}.
requiem-page-neutral = Neutral marker
requiem-page-neutral-counts = counts for the majority, scores for nobody
requiem-page-place = Place the marker
