### The Requiem as a page of a score, and the cards that hire a composer.

## The page

requiem-page-leads = en tête : {$movements}
requiem-page-leads-nowhere = pas encore en tête
requiem-page-kept = recouverte par Constanze
requiem-page-pay-get = payer, puis recevoir
requiem-page-repeats = à chaque fois
requiem-page-full = Aucune partition libre
requiem-page-none-left = Plus de tuile
requiem-page-short = il manque
requiem-page-movements = Mouvements
requiem-page-choose-part =
    { $movement ->
        [kyrie] Choisissez une partition du Kyrie.
        [sequentia] Choisissez une partition de la Sequentia.
        [offertorium] Choisissez une partition de l’Offertorium.
        [sanctus] Choisissez une partition du Sanctus.
       *[agnus-dei] Choisissez une partition de l’Agnus Dei.
    }

## A card that hires a composer

requiem-page-marker = Gain du marqueur
requiem-page-choose-marker = Choisissez un marqueur
requiem-page-cost = Coût de la tuile
requiem-page-brings = Vous recevez
requiem-page-nothing = rien maintenant
requiem-page-every-round = À chaque manche
requiem-page-every-time = À chaque fois
requiem-page-at-end = À la fin
requiem-page-here = si rien ne change
requiem-page-others = vos autres marqueurs
requiem-page-hire = Commander · payer
requiem-page-hire-label = {$choice}. Vous payez : {$cost}. Vous recevez : {$gain}.
requiem-page-neutral = Marqueur neutre
requiem-page-neutral-counts = compte pour la majorité, ne rapporte rien à personne
requiem-page-place = Placer le marqueur
