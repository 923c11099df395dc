# La rangée de cartes, les cartes et les fenêtres qui montrent ce qui peut encore arriver.

## Cartes

row-pay = Vous payez
row-cost = Coût
row-missing = Il manque
row-exchanged = Avec l’échange nécessaire, vous payez {$cost} en tout.
# Un emplacement de la rangée donne quelque chose avant le paiement.
row-gives = Bonus
row-surcharge = Supplément
row-perform = Interpréter
row-sell = Vendre
# Formes courtes pour l’en-tête d’une carte.
row-type =
    { $type ->
        [opera] Opéra
        [religious] Religieuse
        [symphony] Symphonie
       *[chamber] De chambre
    }
# Formes courtes des actions.
row-action =
    { $icon ->
        [document] Documenter
        [commission] Commander
        [perform_or_sell] Interpr./vendre
        [travel] Voyager
       *[requiem] Requiem
    }

## Paquet

row-deck-left =
    { $n ->
        [one] {$n} restante
       *[other] {$n} restantes
    }
row-deck-words = Les nouvelles cartes arrivent ici. Plus elles avancent, moins elles coûtent cher.
row-deck-open = Cartes à venir
row-no-memory = Il n’y a pas de carte Souvenir dans la rangée.
row-no-opus = Il n’y a pas de carte Opus dans la rangée.

## Carte agrandie

card-view-title = En grand
card-view-open = Agrandir
card-view-commission = Commander : payez {$cost}, plus le coût éventuel de l’emplacement, et recevez aussitôt {$vp}.

## Ce qui peut encore arriver

explorer-title = Cartes et tuiles à venir
explorer-period = Période {$period}
explorer-now = en cours
explorer-all =
    { $left ->
        [one] Cette carte est encore dans le paquet.
       *[other] Les {$left} cartes sont encore toutes dans le paquet. Personne n’en connaît l’ordre.
    }
explorer-some =
    { $left ->
        [one] {$left} de ces {NUMBER($all)} cartes est encore dans le paquet. Personne ne sait laquelle.
       *[other] {$left} de ces {NUMBER($all)} cartes sont encore dans le paquet. Personne ne sait lesquelles, ni dans quel ordre.
    }
explorer-none = Le paquet est vide. Aucune de ces cartes ne peut plus arriver.
explorer-seen = Vous avez vu toutes les cartes de cette période.
explorer-soloist-left = Encore cachées, ordre inconnu
explorer-soloist-turned = Révélées cette manche
explorer-composers = Compositeurs
explorer-composers-hint = Vous ne pouvez prendre que la tuile du dessus. Chaque tuile indique : coût → récompense immédiate, puis récompense récurrente.
explorer-stack-empty = Plus de tuile

## La galerie : ce que le joueur a découvert

gallery-title = Galerie
gallery-count = Œuvres, souvenirs et lieux découverts : {NUMBER($met)} sur {NUMBER($all)}.
gallery-works = Œuvres
gallery-memories = Souvenirs
gallery-places = Lieux
gallery-start = Cartes de départ
gallery-unmet = À découvrir
