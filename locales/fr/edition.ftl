# What `edition check` says about a folder of components.
#
# $component   which component, in words of the files, such as: memory viva-maestro
# $found       what stands there, as it is written, or how many there are
#
# File and line stand before each sentence.

## Faults

fault-file = Le fichier { $component } est absent.
fault-file-name = { $component } n’est pas un fichier d’édition ; attendu : { $names }.
fault-bytes = { $component } est trop long : trouvé { $found } octets ; attendu : au plus { $most }.
fault-toml = { $component } n’est pas du TOML : trouvé { $found } ; { $message }.
fault-field = { $component } : { $field } est absent.
fault-fields = { $component } : { $found } n’a pas sa place ici ; attendu seulement : { $fields }.
fault-text = { $component } : trouvé { $found } ; attendu : un texte.
fault-list = { $component } : trouvé { $found } ; attendu : une liste, comme [ … ].
fault-table = { $component } : trouvé { $found } ; attendu : une table, comme { "{" } … { "}" }.
fault-number = { $component } : trouvé { $found } ; attendu : un nombre entier de { $from } à { $to }.
fault-exactly = { $component } : trouvé { $found } ; attendu : { $number }.
fault-word = { $component } : trouvé { $found } ; attendu : un mot parmi { $words }.
fault-id = { $component } : trouvé { $found } ; attendu : des minuscules et des chiffres joints par des traits d’union et au plus { $most } caractères.
fault-unique = { $component } : trouvé { $found } une seconde fois ; attendu : autre chose qu’à la ligne { $line }.
fault-count = { $component } : trouvé { $found } ; attendu : exactement { $count }.
fault-at-least = { $component } : trouvé { $found } ; attendu : au moins { $count }.
fault-at-most = { $component } : trouvé { $found } ; attendu : au plus { $count }.
fault-at-least-different = { $component } : trouvé { $found } ; attendu : au moins { $count }, tous différents.
fault-different = { $component } : trouvé { $found } ; attendu : aucun doublon.
fault-either = { $component } : trouvé { $found } en plus de l’autre ; attendu : { $one } ou { $other }, pas les deux.
fault-played = { $component } : trouvé { $found } ; attendu : un instrument pour lequel un mouvement a une partition.
fault-named-kind = { $component } : trouvé { $found } ; attendu : talent, journey ou composition, car ce gain arrive au milieu d’un paiement, où personne ne peut choisir un type.
fault-no-repeat = { $component } : trouvé { $found } ; attendu : aucune récompense récurrente dans le Kyrie et le Sanctus.
fault-better = { $component } : trouvé { $found } ; attendu : rien de moins que sur la face simple, et quelque chose en plus.
fault-road = { $component } est inaccessible ; attendu : une route.
fault-cheaper-first = { $component } : trouvé un coût de { $found } ; attendu : cette tuile, moins chère, au-dessus de { $above } dans la pile.
fault-nested = { $component } : trouvé { $found } ; attendu : seulement des partitions déjà recouvertes à moins de joueurs.
fault-no-more = { $component } a d’autres fautes que ces { $told }.

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
