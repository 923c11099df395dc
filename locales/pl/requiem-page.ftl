### The Requiem as a page of a score, and the cards that hire a composer.

## The page

requiem-page-leads = prowadzi: {$movements}
requiem-page-leads-nowhere = jeszcze nie prowadzi
requiem-page-kept = zakryte przez Constanze
requiem-page-pay-get = płacisz, potem otrzymujesz
requiem-page-repeats = za każdym razem
requiem-page-full = Brak wolnych partii
requiem-page-none-left = Brak kafelków
requiem-page-short = brakuje
requiem-page-movements = Części
requiem-page-choose-part = Wybierz partię w części {name-movement}.

## A card that hires a composer

requiem-page-marker = Nagroda za znacznik
requiem-page-choose-marker = Wybierz znacznik
requiem-page-cost = Koszt kafelka
requiem-page-brings = Otrzymujesz
requiem-page-nothing = teraz nic
requiem-page-every-round = Co rundę
requiem-page-every-time = Za każdym razem
requiem-page-at-end = Na koniec gry
requiem-page-here = jeśli nic się nie zmieni
requiem-page-others = twoje inne znaczniki
requiem-page-hire = Zleć · zapłać
requiem-page-hire-label = {$choice}. Płacisz: {$cost}. Otrzymujesz: {$gain}.
requiem-page-neutral = Neutralny znacznik
requiem-page-neutral-counts = liczy się do większości, nikomu nie daje punktów
requiem-page-place = Umieść znacznik
