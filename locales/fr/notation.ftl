# What is wrong with an action or an event that somebody typed.
#
# $found      the word that stands there
# $expected   one of the phrases below

notation-found = Colonne {NUMBER($column)} : trouvé {$found} ; attendu : {$expected}.
notation-ended = Colonne {NUMBER($column)} : la ligne s’arrête ici ; attendu : {$expected}.

expected-word = une action ou un événement, comme « use » ou « travel munich »
expected-member =
    { $shelf ->
        [memories] l’identifiant d’une carte Souvenir
        [opera] l’identifiant d’un opus
        [tiles] l’identifiant d’une tuile Compositeur
        [cities] l’identifiant d’une tuile Ville
        [courts] l’identifiant d’une tuile Cour royale
        [bonuses] l’identifiant d’une tuile Bonus de période
        [soloist] le numéro d’une carte Soliste
       *[places] l’identifiant d’un lieu
    }
expected-one-of = un mot parmi {$words}
expected-number = un nombre entier de {NUMBER($least)} à {NUMBER($most)}
expected-part = un mouvement et le numéro d’une partition, comme sanctus.2
expected-payment = un paiement, comme t2T1+J1-C2
expected-icons = des actions, comme travel,requiem, ou - s’il n’y en a aucune
expected-field = un autre champ
expected-end = rien de plus

# The same where the place is said already.
word-found = trouvé {$found} ; attendu : {$expected}.
word-missing = le texte s’arrête ici ; attendu : {$expected}.
