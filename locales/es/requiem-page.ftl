### The Requiem as a page of a score, and the cards that hire a composer.

## The page

requiem-page-leads = en cabeza en {$movements}
requiem-page-leads-nowhere = sin mayoría
requiem-page-kept = lo guarda Constanze
requiem-page-pay-get = pagas y recibes
requiem-page-repeats = cada vez
requiem-page-full = No queda ninguna libre
requiem-page-none-left = No quedan tarjetas
requiem-page-short = faltan
requiem-page-movements = Movimientos
requiem-page-choose-part = Elige una instrumentación de {name-movement}.

## A card that hires a composer

requiem-page-marker = Tu ficha da
requiem-page-choose-marker = Elige la ficha
requiem-page-cost = La tarjeta cuesta
requiem-page-brings = Da
requiem-page-nothing = nada de inmediato
requiem-page-every-round = Cada ronda
requiem-page-every-time = Cada vez
requiem-page-at-end = Al final
requiem-page-here = si nada cambia
requiem-page-others = tus otras fichas aquí
requiem-page-hire = Encargar · pagar
requiem-page-hire-label = {$choice}. Pagas: {$cost}. Recibes: {$gain}.
requiem-page-neutral = Ficha de color neutro
requiem-page-neutral-counts = cuenta para la mayoría, no puntúa para nadie
requiem-page-place = Colocar la ficha
