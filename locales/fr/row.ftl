# La rangée de cartes, les cartes et les fenêtres qui montrent ce qui peut encore arriver.

## Cartes

row-pay = Vous payez
row-cost = Coût
row-missing = Il manque
row-exchanged = Avec l’échange nécessaire, vous payez {$cost} en tout.
# Un emplacement de la rangée donne quelque chose avant le paiement.
row-gives = La case donne
row-surcharge = La case ajoute
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
        [travel] Voyage
       *[requiem] Requiem
    }

## Paquet

row-deck-left =
    { $n ->
        [one] {$n} restante
       *[other] {$n} restantes
    }
row-deck-words = Les nouvelles cartes entrent en premier. Plus une carte avance, moins vous payez.
row-deck-open = Voir ce qui peut venir
row-no-memory = Aucune carte Souvenir dans la rangée.
row-no-opus = Aucune carte Opus dans la rangée.

## Carte agrandie

card-view-title = Carte
card-view-open = Agrandir
card-view-commission = Commander. Coût : {$cost}, plus le supplément de la case ; rapporte aussitôt {$vp}.

## Ce qui peut encore arriver

explorer-title = Ce qui peut encore arriver
explorer-period = Période {$period}
explorer-now = en cours
explorer-all =
    { $left ->
        [one] Cette carte est encore dans le paquet.
       *[other] Ces {$left} cartes sont toutes dans le paquet. Personne n’en connaît l’ordre.
    }
explorer-some =
    { $left ->
        [one] {$left} de ces {NUMBER($all)} cartes est dans le paquet. Personne ne sait laquelle.
       *[other] {$left} de ces {NUMBER($all)} cartes sont dans le paquet. Personne ne sait lesquelles, ni dans quel ordre.
    }
explorer-none = Le paquet est vide. Aucune de ces cartes n’arrivera.
explorer-seen = Vous avez vu toutes les cartes de cette période.
explorer-soloist-left = Encore cachées, ordre inconnu
explorer-soloist-turned = Révélées pendant cette manche
explorer-composers = Compositeurs
explorer-composers-hint = Chaque pile de haut en bas. On ne prend que la tuile du dessus : ce que vous payez → ce que vous recevez, puis la récompense récurrente.
explorer-stack-empty = Plus de tuile
