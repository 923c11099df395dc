# What `edition check` says about a folder of components.
#
# $component   which component, in words of the files, such as: memory viva-maestro
# $found       what stands there, as it is written, or how many there are
#
# File and line stand before each sentence.

## Faults

fault-file = Le fichier { $component } est absent.
fault-file-name = { $component } n’est pas un fichier d’édition ; attendu : { $names }.
fault-bytes = { $component } est trop grand : trouvé { $found } octets ; attendu : au plus { $most }.
fault-toml = { $component } n’est pas du TOML valide : trouvé { $found } ; { $message }.
fault-field = { $component } : { $field } est absent.
fault-fields = { $component } : { $found } n’est pas permis ici ; attendu seulement : { $fields }.
fault-text = { $component } : trouvé { $found } ; attendu : un texte entre guillemets.
fault-list = { $component } : trouvé { $found } ; attendu : une liste, comme [ … ].
fault-table = { $component } : trouvé { $found } ; attendu : une table, comme { "{" } … { "}" }.
fault-number = { $component } : trouvé { $found } ; attendu : un nombre entier de { $from } à { $to }.
fault-exactly = { $component } : trouvé { $found } ; attendu : { $number }.
fault-word = { $component } : trouvé { $found } ; attendu : un mot parmi { $words }.
fault-id = { $component } : trouvé { $found } ; attendu : des minuscules et des chiffres reliés par des traits d’union, { $most } caractères au plus.
fault-unique = { $component } : trouvé { $found } une seconde fois ; attendu : une valeur différente de celle de la ligne { $line }.
fault-count = { $component } : trouvé { $found } ; attendu : exactement { $count }.
fault-at-least = { $component } : trouvé { $found } ; attendu : au moins { $count }.
fault-at-most = { $component } : trouvé { $found } ; attendu : au plus { $count }.
fault-at-least-different = { $component } : trouvé { $found } ; attendu : au moins { $count }, tous différents.
fault-different = { $component } : trouvé { $found } ; attendu : aucun doublon.
fault-either = { $component } : trouvé { $found } en plus de l’autre ; attendu : { $one } ou { $other }, pas les deux.
fault-played = { $component } : trouvé { $found } ; attendu : un instrument qui a une partition dans l’un des mouvements.
fault-named-kind = { $component } : trouvé { $found } ; attendu : talent, journey ou composition, car le joueur reçoit cette récompense pendant un paiement et ne peut pas choisir de type à ce moment.
fault-no-repeat = { $component } : trouvé { $found } ; attendu : aucune récompense récurrente, car les tuiles Kyrie et Sanctus n’en ont pas.
fault-better = { $component } : trouvé { $found } ; attendu : tout ce qu’a la face simple, et quelque chose de plus.
fault-road = { $component } est inaccessible ; attendu : une route qui y mène.
fault-cheaper-first = { $component } : trouvé un coût de { $found } ; attendu : cette tuile au-dessus de { $above } dans la pile, car elle est moins chère.
fault-nested = { $component } : trouvé { $found } ; attendu : seulement des partitions aussi recouvertes avec moins de joueurs.
fault-no-more = { $component } a d’autres erreurs ; seules les { $told } premières sont listées.

## What an edition holds

count-starting = cartes Souvenir de départ
count-memories = cartes Souvenir
count-opera = cartes Opus
count-bonuses = tuiles Bonus de période
count-courts = tuiles Cour royale
count-cities = tuiles Ville
count-tiles = tuiles Compositeur
count-constanze = cartes Constanze
count-soloist = cartes Soliste
count-places = lieux
count-parts = partitions
