### The Requiem as a page of a score, and the cards that hire a composer.

## The page

requiem-page-leads = en cabeza: {$movements}
requiem-page-leads-nowhere = aún sin mayorías
requiem-page-kept = tapada por Constanze
requiem-page-pay-get = pagas y recibes
requiem-page-repeats = cada vez
requiem-page-full = Movimiento lleno
requiem-page-none-left = No quedan tarjetas
requiem-page-short = te falta
requiem-page-movements = Movimientos
requiem-page-choose-part = Elige una instrumentación del {name-movement}.

## A card that hires a composer

requiem-page-marker = Por tu ficha
requiem-page-choose-marker = Elige una ficha
requiem-page-cost = La tarjeta cuesta
requiem-page-brings = Recibes
requiem-page-nothing = nada ahora
requiem-page-every-round = Cada ronda
requiem-page-every-time = Cada vez
requiem-page-at-end = Al final
requiem-page-here = si nada cambia
requiem-page-others = tus otras fichas
requiem-page-hire = Encargar · pagar
requiem-page-hire-label = {$choice}. Pagas: {$cost}. Recibes: {$gain}.
requiem-page-neutral = Ficha de color neutro
requiem-page-neutral-counts = cuenta para la mayoría, pero no puntúa para nadie
requiem-page-place = Colocar ficha
