# What is wrong with a game file or a written position; line and column stand before the sentence.

file-first-line = trouvé { $found } ; attendu : { $expected }
file-header = trouvé { $found } ; attendu : une ligne qui commence par { $expected }
file-edition-line = trouvé { $found } ; attendu : le nom, la version et l’empreinte d’une édition
file-edition = l’édition { $found } est introuvable ; indiquez son dossier avec --edition ou dans LACRIMOSA_EDITION
file-commitment = le code d’équité (commitment) { $found } ne correspond pas à la graine ; attendu : { $expected }
file-salt = trouvé le sel { $found } ; attendu : 32 chiffres hexadécimaux
file-choice = trouvé { $found } ; attendu : { $expected }
file-position = la position de départ n’est pas valide. { $text }
file-not-empty = trouvé { $found } ; attendu : une ligne vide
file-moment = trouvé { $found } ; attendu : la décision { $expected }
file-seat = trouvé { $found } ; attendu : le joueur { $expected }, dont c’est le tour d’agir
file-over = trouvé { $found } ; attendu : rien de plus, car la partie est terminée
file-word = trouvé { $found } ; attendu : { $expected }
file-broken = ces événements mènent à une position impossible. { $text }
file-score = trouvé { $found } ; attendu : { $expected }, le score de la partie enregistrée
file-end = trouvé { $found } ; attendu : la fin du fichier
file-truncated = le fichier est incomplet : il s’arrête trop tôt

sheet-syntax = { $message }
sheet-shape = { $path } : attendu : { $expected }
sheet-shape-name =
    { $shape ->
        [text] un texte entre guillemets
        [number] un nombre entier
        [flag] true ou false
        [list] une liste
       *[table] une table de champs
    }
sheet-word = { $path } : { $text }
sheet-number = { $path } : trouvé { NUMBER($found) } ; attendu : de { NUMBER($least) } à { NUMBER($most) }
sheet-count = { $path } : éléments trouvés : { NUMBER($found) } ; attendus : { NUMBER($expected) }
sheet-missing = { $path } est absent
sheet-unknown = { $path } n’est pas un champ d’une position
sheet-twice = { $path } figure deux fois
sheet-format = trouvé { $found } ; attendu : { $expected }
sheet-edition = la position appartient à l’édition { $found } ; attendu : { $expected }

file-bad-seed = { $found } n’est pas une graine valide ; attendu : un nombre entier ou 64 chiffres hexadécimaux
file-refused = { $sentence } ({ $rule })
file-at = Ligne { $line }, colonne { $column } : { $sentence }
