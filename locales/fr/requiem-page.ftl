### The Requiem as a page of a score, and the cards that hire a composer.

## The page

requiem-page-leads = mène en {$movements}
requiem-page-leads-nowhere = ne mène nulle part
requiem-page-kept = gardé par Constanze
requiem-page-pay-get = payer, puis recevoir
requiem-page-repeats = à chaque fois
requiem-page-full = Aucune partition libre
requiem-page-none-left = Plus de tuile
requiem-page-short = manque
requiem-page-movements = Mouvements
requiem-page-choose-part = Choisissez une partition de {name-movement}.

## A card that hires a composer

requiem-page-marker = Votre marqueur donne
requiem-page-choose-marker = Choisissez le marqueur
requiem-page-cost = Coût de la tuile
requiem-page-brings = Rapporte
requiem-page-nothing = rien tout de suite
requiem-page-every-round = Chaque manche
requiem-page-every-time = Chaque fois
requiem-page-at-end = À la fin
requiem-page-here = si rien ne change
requiem-page-others = vos autres ici
requiem-page-hire = Engager · payer
requiem-page-hire-label = {$choice}. Vous payez : {$cost}. Vous recevez : {$gain}.
requiem-page-neutral = Marqueur neutre
requiem-page-neutral-counts = compte pour la majorité, ne rapporte à personne
requiem-page-place = Placer le marqueur
