# The help of the command line: a command is cli-<command>, its argument cli-<command>-<argument>, an argument of several
# commands cli-arg-<argument>, a closing remark cli-<command>-more.

cli = Lacrimosa : les mécènes de Mozart confient leurs souvenirs à sa veuve et financent l’achèvement de son Requiem. Sans commande, le programme sert le jeu et l’ouvre dans le navigateur.
cli-more = Une version indépendante et non officielle. Les variables d’environnement LACRIMOSA_LANG, LACRIMOSA_EDITION, LACRIMOSA_HOST et LACRIMOSA_PORT remplacent --lang, --edition, --host et --port.
cli-arg-lang = Langue du programme
cli-arg-file = Fichier de partie, par exemple evening.game
cli-arg-edition = Dossier d’une édition à utiliser à la place de celle fournie avec le jeu ; la partie s’en souvient
cli-arg-players = Nombre de joueurs, de 2 à 4
cli-arg-solo = En solo contre le Soliste
cli-arg-seed = Graine de tout le hasard : un nombre entier ou 64 chiffres hexadécimaux ; par défaut, une nouvelle
cli-arg-upper = Compositeur de la ligne supérieure ; par défaut, au hasard
cli-arg-lower = Compositeur de la ligne inférieure, différent du premier
cli-arg-first = Numéro du joueur qui commence ; par défaut, au hasard
cli-arg-json = Afficher du JSON pour d’autres programmes
cli-arg-seat = Voir ce que voit ce joueur
cli-arg-audience = Voir ce que voit le public : aucune main
cli-arg-truth = Tout voir, même ce qui est caché
cli-arg-at = Le moment qui suit cette décision, 0 = après la mise en place
cli-arg-config = Fichier de réglages en TOML ; ses clés sont les noms des options de serve
cli-arg-data = Dossier où un serveur garde ses tables et ses parties ; par défaut, celui du système

cli-serve = Servir le jeu à un navigateur ; c’est ce qui se passe sans commande
cli-serve-host = Adresse du serveur : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous ceux qui peuvent l’atteindre
cli-serve-port = Port du serveur ; par défaut, 1791 ou le prochain port libre
cli-serve-no-open = Afficher seulement l’adresse, sans ouvrir le navigateur
cli-serve-durability = Quand un coup est considéré comme enregistré : full, quand il est sur le disque ; normal, quand le système l’a reçu : plus rapide, mais une coupure de courant peut coûter les derniers coups
cli-serve-public-url = Adresse publique du serveur, par exemple https://example.org/lacrimosa ; pour les liens dans les messages
cli-serve-base-path = Chemin sous lequel tout est servi, par exemple /lacrimosa
cli-serve-trusted-proxies = Mandataires placés devant le serveur, adresses ou réseaux séparés par des virgules ; seuls leurs en-têtes qui nomment le client sont pris en compte
cli-serve-tls-certificate = Fichier du certificat et de sa chaîne (PEM), pour servir en HTTPS sans mandataire
cli-serve-tls-key = Fichier de la clé privée du certificat (PEM)
cli-serve-new-tables = Qui peut créer de nouvelles tables : open, tout le monde ; word, qui connaît le mot de --table-word ; closed, personne
cli-serve-table-word = Mot que doit connaître qui crée une table, avec --new-tables word
cli-serve-requests-per-minute = Nombre maximal de requêtes d’une adresse par minute, en moyenne
cli-serve-request-burst = Nombre maximal de requêtes d’une adresse à la fois
cli-serve-messages-per-second = Nombre maximal de messages d’un joueur par seconde, en moyenne
cli-serve-message-burst = Nombre maximal de messages d’un joueur à la fois
cli-serve-tables-per-hour = Nombre maximal de nouvelles tables d’une adresse par heure
cli-serve-games-per-person = Nombre maximal de places d’une personne dans des parties non terminées
cli-serve-connections = Nombre maximal de connexions en tout
cli-serve-connections-per-address = Nombre maximal de connexions d’une adresse
cli-serve-body-bytes = Nombre maximal d’octets d’une requête
cli-serve-edition-bytes = Nombre maximal d’octets d’une édition apportée
cli-serve-header-seconds = Secondes accordées à l’arrivée de l’en-tête d’une requête
cli-serve-request-seconds = Secondes accordées à la réponse à une requête
cli-serve-idle-seconds = Secondes après lesquelles une table sans personne quitte la mémoire ; sa partie reste sur le disque
cli-serve-webhooks = Messages aux adresses que donnent les joueurs, quand c’est leur tour : aucun, aux adresses publiques seulement, ou à toutes
cli-serve-metrics-token = Mot de passe pour /metrics depuis ailleurs ; sur cette machine, il n’en faut pas
cli-serve-log = Ce qui est journalisé : error, warn, info, debug ou trace
cli-serve-log-format = Forme du journal : pour les personnes ou pour les programmes
cli-serve-more = Chaque option est aussi une variable d’environnement et une clé du fichier ; la ligne de commande l’emporte sur l’environnement, et l’environnement sur le fichier.
cli-backup = Écrire dans un fichier une copie de toutes les tables et parties d’un serveur ; celui-ci peut continuer à tourner
cli-backup-file = Fichier à écrire ; il ne doit pas encore exister
cli-restore = Mettre une copie à la place de toutes les tables et parties d’un serveur arrêté ; ce qui s’y trouvait est gardé à côté
cli-restore-file = Copie écrite par backup
cli-play = Jouer au clavier, avec la liste numérotée des actions possibles ; par défaut, en solo, niveau facile
cli-play-file = Fichier de partie à reprendre ou à créer ; sans lui, la partie n’est pas conservée
cli-new = Créer une partie
cli-new-from = Partir d’une position écrite par show --json ou --text, modifiée ou non
cli-new-force = Écraser un fichier existant
cli-new-more = Exemples :
    { "  " }lacrimosa new evening.game --players 3 --upper eybler --lower stadler
    { "  " }lacrimosa new alone.game --solo difficult --seed 1791
cli-show = Montrer une position : en image, en SVG, en JSON ou en texte modifiable
cli-show-svg = Afficher l’image en SVG
cli-show-text = Afficher la position sous forme de texte à lire et à modifier
cli-legal = Lister ce qui est permis maintenant, en notation et en clair, avec les coûts et les gains
cli-act = Effectuer une ou plusieurs actions ; si l’une est refusée, rien n’a changé
cli-act-actions = Actions dans la notation de legal, chacune entre guillemets ; sans paiement indiqué, le plus économe
cli-act-seat = Agir pour ce joueur, et seulement si c’est à lui de décider
cli-act-more = Exemple, pour une nouvelle partie avec --seed 52 : lacrimosa act evening.game "lay a-carriage-at-dawn coffee-and-gossip" "use" "travel munich" "end"
cli-undo = Annuler la dernière décision, si elle n’a rien révélé de caché
cli-undo-beyond = Annuler même si elle a révélé quelque chose de caché
cli-log = Raconter ce qui s’est passé, en clair
cli-log-since = Seulement ce qui suit cette décision
cli-score = Afficher le décompte ligne par ligne ; en cours de partie, avec ce que rapporterait une fin immédiate
cli-replay = Relire une partie à partir de ses événements et afficher où elle en est
cli-replay-audit = Rejouer chaque décision avec les règles d’aujourd’hui et signaler les différences
cli-hint = Demander à un bot ses meilleurs tours : ce qu’il en attend, ce qu’ils coûtent, rapportent et préparent
cli-hint-seat = Seulement si c’est à ce joueur de décider
cli-hint-bot = Qui conseille
cli-arg-time = Secondes de réflexion par décision, au lieu d’un nombre de simulations
cli-arg-simulations = Nombre de simulations par décision
cli-watch = Regarder une partie entre bots, tour par tour, avec ce qui parle pour chaque tour
cli-watch-bots = Les bots dans l’ordre des places ; par défaut vivace et presto
cli-watch-players = Nombre de joueurs, de 2 à 4 ; par défaut, autant que de bots nommés
cli-watch-solo = Un bot en solo contre le Soliste
cli-watch-seed = Graine de tout le hasard, un nombre entier ; par défaut, une nouvelle
cli-watch-step = Attendre Entrée après chaque tour
cli-watch-out = Fichier où garder la partie
cli-watch-more = Exemple : lacrimosa watch allegro presto --seed 1791 --step
cli-random = Jouer des parties au hasard
cli-random-games = Combien de parties
cli-random-check = Après chaque décision, vérifier que rien ne se perd, que rien ne fuite et que les fichiers se relisent
cli-random-seed = Graine de la première partie, un nombre entier ; chaque partie suivante prend la suivante
cli-random-out = Dossier où conserver les parties
cli-random-threads = Combien à la fois ; par défaut, autant que de cœurs
cli-perft = Compter les suites de tant de décisions à partir d’une position
cli-perft-file = Partie de départ ; par défaut, une nouvelle
cli-perft-depth = Combien de décisions
cli-perft-divide = Indiquer combien de suites commencent par chaque action
cli-rules = Afficher les règles et les interprétations, quelques-unes ou toutes
cli-rules-ids = Identifiants comme REQ-4 ou sections comme TRAV
cli-edition = Vérifier, afficher ou copier une édition : les valeurs imprimées sur tout le matériel
cli-edition-check = Vérifier une édition et lister toutes ses erreurs
cli-edition-check-dir = Son dossier ; par défaut, l’édition fournie avec le jeu
cli-edition-show = Décrire chaque élément en clair
cli-edition-show-dir = Son dossier ; par défaut, l’édition fournie avec le jeu
cli-edition-copy = Copier l’édition fournie avec le jeu dans un nouveau dossier, avec ses explications et un nom à elle, pour la modifier
cli-edition-copy-dir = Le dossier
cli-bench = Mesurer la vitesse du moteur au hasard et le travail des bots
cli-bench-against-chess = Mesurer aussi des échecs aléatoires, en alternance, et afficher le rapport
cli-bench-rounds = Combien de séries ; la médiane compte
cli-bench-seconds = Secondes par mesure dans une série
cli-arena = Faire jouer des bots entre eux, chaque donne dans toutes les places, et dire lequel est le meilleur, et avec quelle certitude
cli-arena-bots = Deux bots ou plus : random, greedy, ismcts, flat, adagio, andante, moderato, allegro, vivace, presto, ou greedy et flat avec un penchant, comme flat-opus. Avec un budget propre : flat@200 (simulations par décision) ou flat@0.05s (secondes). Un seul bot joue en solo
cli-arena-players = Joueurs à la table, de 2 à 4 ; à une table plus grande, chacun de deux bots joue seul contre l’autre ; par défaut 2
cli-arena-solo = Le jeu en solo, à ce niveau ou à tous
cli-arena-blocks = Combien de donnes, chacune jouée dans toutes les places ; avec --sprt, au plus autant
cli-arena-time = Secondes de réflexion par décision pour chaque bot ; les parties ne sont alors pas toujours les mêmes
cli-arena-simulations = Simulations par décision pour chaque bot qui cherche
cli-arena-seed = Graine de la première donne, un nombre entier ; chaque donne suivante prend la suivante
cli-arena-sprt = S’arrêter dès que l’on sait si le premier de deux bots est meilleur (test séquentiel du rapport de probabilités)
cli-arena-h0 = Part de victoires d’un bot qui n’est pas meilleur, de 0 à 1
cli-arena-h1 = Part de victoires d’un bot qui est meilleur, de 0 à 1
cli-arena-risk = Probabilité admise d’une réponse fausse, inférieure à 0.5
cli-arena-out = Fichier auquel chaque bloc terminé est ajouté, une ligne JSON par bloc ; relancé avec ce fichier, le match reprend où il s’est arrêté
cli-arena-svg = Fichier où dessiner l’échelle en image SVG
cli-arena-threads = Combien de blocs à la fois ; par défaut, autant que de cœurs
cli-arena-more = Exemples :
    { "  " }lacrimosa arena greedy flat --blocks 200
    { "  " }lacrimosa arena flat@100 flat@400 --sprt --out match.jsonl
    { "  " }lacrimosa arena allegro --solo difficult
    { "  " }lacrimosa arena adagio andante allegro presto --players 4 --svg echelle.svg

## The frame of the help. What a user types stays as it is.

cli-heading-usage = Utilisation
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
# Placeholders in a usage line, in capitals.
cli-usage-options = OPTIONS
cli-usage-command = COMMANDE
cli-arg-help = Afficher cette aide
cli-arg-version = Afficher la version
cli-values = au choix : {$values}
cli-default = par défaut : {$value}
cli-environment = environnement : {$variable}

## What is wrong with a command line

cli-error-no-value = Il faut une valeur après {$arg}. Voir --help.
cli-error-value = {$value} n’est pas une valeur pour {$arg}. Attendu : {$values}.
# $help is the help of the argument.
cli-error-invalid = {$value} n’est pas une valeur pour {$arg}. Attendu : {$help}.
cli-error-unknown = {$arg} est inconnu ici. Voir --help.
cli-error-unknown-meant = {$arg} est inconnu ici. Vouliez-vous dire {$meant} ?
cli-error-command = Il n’y a pas de commande {$command}. Attendu : {$known}.
cli-error-missing = Il manque : {$args}. Voir --help.
cli-error-conflict = {$arg} et {$other} ne vont pas ensemble.
cli-error-other = Ligne de commande incompréhensible : {$text}. Voir --help.

cli-load = Mesurer combien de parties sert un serveur : le sien, sur cette machine, avec des programmes qui jouent à de nombreuses tables par de vraies connexions
cli-load-matches = Combien de tables de deux jouent à la fois
cli-load-idle = Combien de connexions ne font que regarder, pour mesurer la mémoire par spectateur
cli-load-seconds = Pendant combien de secondes ils jouent
cli-load-rate = Combien de coups par seconde en tout ; autant que possible si rien n’est dit
cli-load-durability = Quand un coup compte comme enregistré : full (sur le disque) ou normal (confié au système)
cli-load-data = Dossier du journal de la mesure, supprimé ensuite ; celui des fichiers temporaires du système si rien n’est dit
cli-load-json = Écrire en JSON
