# The help of the command line: a command is cli-<command>, its argument cli-<command>-<argument>, an argument of several
# commands cli-arg-<argument>, a closing remark cli-<command>-more.

cli = Lacrimosa, un jeu de société : avec d’autres mécènes de Mozart, vous évoquez sa vie pour sa veuve et financez l’achèvement de son Requiem. Sans commande, le programme sert le jeu et l’ouvre dans le navigateur.
cli-more = Cette version est indépendante et non officielle. Vous pouvez aussi régler les options --lang, --edition, --host et --port par les variables d’environnement LACRIMOSA_LANG, LACRIMOSA_EDITION, LACRIMOSA_HOST et LACRIMOSA_PORT.
cli-arg-lang = Langue de l’affichage
cli-arg-file = Fichier de partie, par exemple evening.game
cli-arg-edition = Dossier de l’édition à utiliser à la place de l’édition intégrée ; un nouveau fichier de partie s’en souvient
cli-arg-players = Nombre de joueurs, de 2 à 4
cli-arg-solo = Jouer en solo contre le Soliste
cli-arg-seed = Graine de tous les tirages au hasard : un nombre entier ou 64 chiffres hexadécimaux ; par défaut, au hasard
cli-arg-upper = Compositeur de la ligne supérieure ; par défaut, au hasard
cli-arg-lower = Compositeur de la ligne inférieure, différent du premier ; par défaut, au hasard
cli-arg-first = Numéro du joueur qui commence ; par défaut, au hasard
cli-arg-json = Afficher du JSON
cli-arg-seat = Montrer la partie telle que la voit ce joueur
cli-arg-audience = Montrer la partie telle que la voit un spectateur, sans aucune main
cli-arg-truth = Tout montrer, y compris les cartes et tuiles cachées
cli-arg-at = Prendre la partie après cette décision ; 0 = juste après la donne
cli-arg-config = Fichier de réglages (TOML) ; ses clés sont les noms des options de serve
cli-arg-data = Dossier des tables et parties d’un serveur ; par défaut, le dossier de données du système

cli-serve = Servir le jeu aux navigateurs (commande par défaut)
cli-serve-host = Adresse d’écoute : 127.0.0.1 = cette machine seule ; 0.0.0.0 = tous ceux qui peuvent l’atteindre
cli-serve-port = Port d’écoute ; par défaut, 1791 ou le prochain port libre
cli-serve-no-open = Afficher l’adresse sans ouvrir le navigateur
cli-serve-store = Base PostgreSQL des tables et des parties, par exemple postgres://lacrimosa@db.example.org/lacrimosa ; sans elle, tout reste dans le dossier de données. Le mot de passe vient de --store-password-file, PGPASSWORD ou PGPASSFILE
cli-serve-store-password-file = Fichier qui contient le mot de passe de la base
cli-serve-durability = Quand un coup compte comme enregistré : full = une fois sur le disque ; normal = une fois accepté par le système, ce qui est plus rapide mais peut perdre les derniers coups lors d’une coupure de courant
cli-serve-public-url = Adresse publique du serveur, par exemple https://example.org/lacrimosa, utilisée dans les liens des webhooks ; les navigateurs ne peuvent envoyer de requêtes que depuis ce site et depuis l’adresse du serveur
cli-serve-base-path = Préfixe de chemin pour tout ce que sert le serveur, par exemple /lacrimosa
cli-serve-allowed-hosts = Autres noms d’hôte auxquels répondre, séparés par des virgules ; celui de l’adresse publique est toujours accepté, et * accepte tous les noms
cli-serve-trusted-proxies = Proxys placés devant le serveur, dont les en-têtes de transfert sont acceptés : adresses ou réseaux, séparés par des virgules
cli-serve-tls-certificate = Fichier du certificat et de sa chaîne (PEM), pour servir en HTTPS sans proxy
cli-serve-tls-key = Fichier de la clé privée du certificat (PEM)
cli-serve-new-tables = Qui peut créer des tables : open = tout le monde ; word = ceux qui connaissent le mot de passe de --table-word ; closed = personne
cli-serve-table-word = Mot de passe exigé pour créer une table, avec --new-tables word
cli-serve-admin-token = Jeton pour lacrimosa admin --server, d’au moins 20 caractères ; sans lui, l’administration ne fonctionne que sur cette machine. --admin-token-file est plus sûr
cli-serve-admin-token-file = Fichier qui contient le jeton d’administration
cli-serve-keep-finished-days = Nombre de jours de conservation des parties terminées ; 0 = toujours
cli-serve-keep-waiting-days = Nombre de jours de conservation des tables dont la partie n’a jamais commencé ; 0 = toujours
cli-serve-requests-per-minute = Nombre maximal de requêtes par adresse et par minute, en moyenne
cli-serve-request-burst = Nombre maximal de requêtes simultanées par adresse
cli-serve-messages-per-second = Nombre maximal de messages par joueur et par seconde, en moyenne
cli-serve-message-burst = Nombre maximal de messages simultanés par joueur
cli-serve-tables-per-hour = Nombre maximal de nouvelles tables par adresse et par heure
cli-serve-games-per-person = Nombre maximal de tables non terminées par personne, comme hôte ou comme joueur
cli-serve-accounts-per-hour = Nombre maximal de nouveaux comptes par adresse et par heure
cli-serve-people-per-hour = Nombre maximal de nouvelles personnes par adresse et par heure
cli-serve-people = Nombre maximal de personnes et de comptes en tout
cli-serve-connections = Nombre maximal de connexions en tout
cli-serve-connections-per-address = Nombre maximal de connexions par adresse
cli-serve-body-bytes = Taille maximale d’une requête, en octets
cli-serve-edition-bytes = Taille maximale d’une édition envoyée, en octets
cli-serve-header-seconds = Délai de réception de l’en-tête d’une requête, en secondes
cli-serve-request-seconds = Délai de réponse à une requête, en secondes
cli-serve-write-seconds = Délai accordé à un client pour lire la suite d’une réponse, en secondes
cli-serve-idle-seconds = Secondes avant qu’une table où personne n’est connecté soit retirée de la mémoire ; sa partie reste sur le disque
cli-serve-webhooks = Où envoyer les webhooks, qui préviennent les joueurs que c’est leur tour : off = nulle part ; public = aux adresses publiques seulement ; any = à toutes les adresses
cli-serve-metrics-token = Mot de passe de /metrics pour les autres machines ; cette machine n’en a pas besoin
cli-serve-log = Niveau du journal : error, warn, info, debug ou trace
cli-serve-log-format = Format du journal : text pour les personnes, json pour les programmes
cli-serve-more = Vous pouvez aussi régler chaque option par une variable d’environnement ou dans le fichier de réglages. La ligne de commande l’emporte sur l’environnement, et l’environnement sur le fichier.
cli-backup = Sauvegarder dans un fichier toutes les tables et parties d’un serveur, même en marche
cli-backup-file = Fichier de sauvegarde à écrire ; il ne doit pas encore exister
cli-restore = Remplacer toutes les tables et parties d’un serveur par une sauvegarde. Arrêtez d’abord le serveur ; ses anciennes données sont gardées à côté des nouvelles
cli-restore-file = Fichier écrit par lacrimosa backup
cli-copy = Copier toutes les données d’un serveur ailleurs : d’un dossier vers une base PostgreSQL, ou l’inverse. Arrêtez d’abord le serveur. Les deux sont ensuite comparés
cli-copy-from = Dossier des données, ou adresse de la base, par exemple postgres://lacrimosa@db.example.org/lacrimosa
cli-copy-to = Nouveau dossier, ou adresse d’une base vide
cli-admin = Gérer un serveur en marche : tables, éditions, personnes, bannissements et annonce
cli-admin-server = Adresse du serveur, par exemple https://example.org/lacrimosa, à utiliser au lieu du socket de son dossier de données ; le jeton vient de LACRIMOSA_ADMIN_TOKEN ou de --token-file
cli-admin-token-file = Fichier qui contient le jeton d’administration du serveur
cli-admin-yes = Ne pas demander de confirmation
cli-admin-more = Sans --server, la commande trouve le dossier de données comme le fait serve : par --data, LACRIMOSA_DATA ou --config. Seuls root et l’utilisateur qui exécute le serveur peuvent utiliser le socket de ce dossier.
cli-admin-status = Montrer l’état du serveur : version, tables, personnes, connexions, disque
cli-admin-tables = Lister les tables, les plus récentes d’abord
cli-admin-tables-status = Seulement les tables dans cet état
cli-admin-tables-address = Seulement les tables créées depuis cette adresse
cli-admin-tables-limit = Nombre maximal de lignes
cli-admin-table = Montrer une table
cli-admin-table-id = Identifiant de la table : la fin de son lien
cli-admin-delete-table = Supprimer une table et sa partie, même en cours
cli-admin-delete-table-id = Identifiant de la table : la fin de son lien
cli-admin-restore-table = Rétablir une table que le serveur a mise de côté à cause d’une erreur
cli-admin-restore-table-id = Identifiant de la table : la fin de son lien
cli-admin-editions = Lister les éditions envoyées
cli-admin-delete-edition = Supprimer une édition envoyée
cli-admin-delete-edition-hash = Empreinte de l’édition, telle que la liste editions
cli-admin-delete-edition-with-tables = Supprimer aussi les tables qui utilisent l’édition
cli-admin-people = Lister les personnes et les programmes, les plus récents d’abord
cli-admin-people-limit = Nombre maximal de lignes
cli-admin-delete-person = Supprimer une personne avec ses sessions, ses noms et ses messages de chat ; des bots continuent ses parties
cli-admin-delete-person-key = Numéro de la personne, tel que le liste people
cli-admin-revoke = Fermer toutes les sessions d’une personne : couper ses connexions et invalider son cookie et son jeton
cli-admin-revoke-key = Numéro de la personne, tel que le liste people
cli-admin-bans = Lister les adresses et réseaux bannis
cli-admin-ban = Bannir une adresse ou un réseau : refuser ses requêtes et couper ses connexions
cli-admin-ban-net = Adresse comme 192.0.2.1, ou réseau comme 10.0.0.0/8 ; pour une adresse IPv6, son réseau /64 est banni
cli-admin-ban-duration = Durée du bannissement, par exemple 7d, 12h ou 30min ; par défaut, pour toujours
cli-admin-ban-reason = Raison du bannissement, visible des seuls administrateurs
cli-admin-unban = Lever le bannissement d’une adresse ou d’un réseau
cli-admin-unban-net = Adresse ou réseau, tels que les liste bans
cli-admin-announce = Afficher une annonce à tout le monde, dans le salon et à chaque table, jusqu’à ce que vous la retiriez
cli-admin-announce-text = Texte de l’annonce, 500 caractères au plus
cli-admin-announce-clear = Retirer l’annonce
cli-play = Jouer dans le terminal, avec une liste numérotée des actions permises ; par défaut, une partie solo au niveau Facile
cli-play-file = Fichier de partie à reprendre ou à créer ; sans lui, la partie n’est pas enregistrée
cli-new = Créer un fichier de partie
cli-new-from = Partir d’une position écrite par show --json ou show --text, que vous avez pu modifier
cli-new-force = Écraser le fichier s’il existe
cli-new-more = Exemples :
    { "  " }lacrimosa new evening.game --players 3 --upper eybler --lower stadler
    { "  " }lacrimosa new alone.game --solo difficult --seed 1791
cli-show = Montrer une position : en dessin dans le terminal, en image SVG, en JSON ou en texte modifiable
cli-show-svg = Afficher une image SVG
cli-show-text = Afficher la position sous forme de texte modifiable
cli-legal = Lister les actions permises, en notation et en clair, avec leurs coûts et leurs gains
cli-act = Effectuer une ou plusieurs actions ; si l’une est refusée, aucune n’est effectuée
cli-act-actions = Actions dans la notation qu’affiche legal, chacune entre guillemets ; sans paiement indiqué, le plus économique est utilisé
cli-act-seat = Agir pour ce joueur ; refusé si c’est à un autre de décider
cli-act-more = Exemple, dans une nouvelle partie avec --players 3 --seed 52 : lacrimosa act evening.game "lay a-carriage-at-dawn coffee-and-gossip" "use" "travel munich" "end"
cli-undo = Annuler la dernière décision, sauf si elle a révélé des informations cachées
cli-undo-beyond = Annuler la décision même si elle a révélé des informations cachées
cli-log = Afficher le déroulement de la partie en clair
cli-log-since = Afficher seulement ce qui suit cette décision
cli-score = Afficher le décompte ; en cours de partie, aussi le score si la partie s’arrêtait là
cli-replay = Relire une partie à partir de ses événements enregistrés et afficher son état actuel
cli-replay-audit = Rejouer chaque décision avec les règles actuelles et signaler les différences
cli-hint = Demander à un bot comment jouer au mieux ce tour, avec le résultat attendu, le coût, les gains et le but de chaque solution
cli-hint-seat = Ne conseiller que si c’est à ce joueur de décider
cli-hint-bot = Bot à interroger
cli-arg-time = Temps de réflexion par décision, en secondes, au lieu d’un nombre de simulations
cli-arg-simulations = Nombre de simulations par décision
cli-watch = Regarder des bots jouer une partie, tour par tour, avec les raisons de chaque tour
cli-watch-bots = Bots dans l’ordre des places ; par défaut, vivace et presto
cli-watch-players = Nombre de joueurs, de 2 à 4 ; par défaut, le nombre de bots nommés
cli-watch-solo = Faire jouer un bot en solo contre le Soliste
cli-watch-seed = Graine de tous les tirages au hasard, un nombre entier ; par défaut, au hasard
cli-watch-step = Attendre Entrée après chaque tour
cli-watch-out = Fichier où enregistrer la partie
cli-watch-more = Exemple : lacrimosa watch allegro presto --seed 1791 --step
cli-random = Jouer des parties avec des décisions au hasard
cli-random-games = Nombre de parties
cli-random-check = Après chaque décision, vérifier qu’aucun élément n’est perdu, que rien de caché ne fuit et que les fichiers se relisent
cli-random-seed = Graine de la première partie, un nombre entier ; chaque partie suivante prend le nombre suivant
cli-random-out = Dossier où enregistrer les parties
cli-random-threads = Nombre de parties jouées en parallèle ; par défaut, le nombre de cœurs
cli-perft = Compter les chemins (suites de décisions) d’une longueur donnée à partir d’une position
cli-perft-file = Partie de départ ; par défaut, une nouvelle partie
cli-perft-depth = Nombre de décisions d’un chemin
cli-perft-divide = Afficher aussi le nombre de chemins pour chaque première action
cli-rules = Afficher les règles et les interprétations, toutes ou seulement certaines
cli-rules-ids = Identifiants de règles comme REQ-4, ou sections comme TRAV
cli-edition = Vérifier, afficher ou copier une édition (les valeurs imprimées sur tous les éléments)
cli-edition-check = Vérifier une édition et lister toutes les erreurs
cli-edition-check-dir = Dossier de l’édition ; par défaut, l’édition intégrée
cli-edition-show = Décrire en clair chaque élément d’une édition
cli-edition-show-dir = Dossier de l’édition ; par défaut, l’édition intégrée
cli-edition-copy = Copier l’édition intégrée et son guide dans un nouveau dossier, sous un nouveau nom, pour pouvoir la modifier
cli-edition-copy-dir = Dossier à créer
cli-bench = Mesurer la vitesse du moteur dans des parties au hasard et le nombre de simulations des bots
cli-bench-against-chess = Mesurer aussi des parties d’échecs au hasard, en alternance avec Lacrimosa, et afficher le rapport
cli-bench-rounds = Nombre de séries ; la médiane est affichée
cli-bench-seconds = Secondes par mesure dans chaque série
cli-train = Entraîner le réseau des bots net et champion par auto-jeu, sur tous les cœurs. Ctrl-C l’arrête à tout moment ; la même commande reprend là où il en était
cli-train-file = Point de reprise de l’entraînement ; s’il existe, l’entraînement repart de là
cli-train-games = Nombre total de parties, après lequel l’entraînement se termine ; sans lui, il se termine par Ctrl-C
cli-train-recipe = Ce qui est entraîné : champion, ou keldon, une référence suivant la recette d’un autre programme
cli-train-from = Réseau de départ si le premier fichier n’existe pas encore
cli-train-net = Fichier où écrire le réseau entraîné, tel que les bots l’utilisent
cli-train-svg = Fichier où écrire les courbes, en image SVG
cli-train-gauge = Nombre de parties entre deux matchs-étalons contre greedy et flat ; 0 n’en joue aucun
cli-train-against = Réseau contre lequel se jouent aussi les matchs-étalons
cli-train-rival = Réseau qui tient l’autre place de parties à deux et n’apprend pas ; sans lui, le réseau joue contre lui-même
cli-train-seed = Graine du premier entraînement, un nombre entier ; la même graine donne les mêmes poids
cli-train-threads = Nombre de parties jouées en parallèle ; par défaut, le nombre de cœurs
cli-train-edition = Dossier de l’édition d’entraînement, au lieu de l’édition intégrée
cli-train-more = Exemples :
    { "  " }lacrimosa train mon.entrainement --games 20000 --svg courbes.svg
    { "  " }lacrimosa train mon.entrainement --net mon.net
cli-puzzles = Chercher des problèmes dans des parties entre bots forts : des positions avec un seul meilleur tour, et de loin. Ctrl-C l’arrête à tout moment ; la même commande reprend là où elle en était
cli-puzzles-out = Fichier auquel ajouter les problèmes de chaque partie terminée, une ligne JSON par partie ; s’il existe, la recherche repart de là
cli-puzzles-check = Recueil de problèmes à rechercher de nouveau, avec deux autres graines
cli-puzzles-puzzles = Nombre de problèmes après lequel la recherche s’arrête ; par défaut, 160
cli-puzzles-seed = Graine des parties, un nombre entier ; par défaut, 1791
cli-puzzles-edition = Dossier de l’édition à jouer, au lieu de l’édition intégrée
cli-puzzles-threads = Nombre de parties jouées en parallèle ; par défaut, le nombre de cœurs
cli-puzzles-more = Exemples :
    { "  " }lacrimosa puzzles --out mes.problemes
    { "  " }lacrimosa puzzles --check mes.problemes
cli-arena = Faire jouer des bots entre eux, chaque donne dans toutes les dispositions de places, et dire lequel est le meilleur et avec quelle certitude
cli-arena-bots = Deux bots ou plus : random, greedy, ismcts, flat, net, champion, keldon, adagio, andante, moderato, allegro, vivace, presto, prestissimo, ou greedy et flat avec un plan préféré, comme flat-opus. Un bot peut avoir son propre budget : flat@200 (simulations par décision) ou flat@0.05s (secondes par décision). Un seul bot joue en solo
cli-arena-players = Nombre de joueurs, de 2 à 4 ; par défaut, 2. À une table plus grande avec deux bots seulement, chacun joue à son tour seul contre des copies de l’autre
cli-arena-solo = Jouer en solo, à ce niveau ou à tous les niveaux
cli-arena-blocks = Nombre de donnes, chacune jouée dans toutes les dispositions de places ; avec --sprt, le nombre maximal
cli-arena-time = Temps de réflexion par décision, en secondes ; les résultats varient alors d’une exécution à l’autre
cli-arena-simulations = Simulations par décision pour chaque bot qui cherche
cli-arena-seed = Graine de la première donne, un nombre entier ; chaque donne suivante prend le nombre suivant
cli-arena-sprt = S’arrêter dès qu’il est décidé si le premier de deux bots est meilleur (test séquentiel du rapport de probabilités)
cli-arena-h0 = Part de victoires d’un bot qui n’est pas meilleur, de 0 à 1
cli-arena-h1 = Part de victoires d’un bot qui est meilleur, de 0 à 1
cli-arena-risk = Probabilité admise d’un verdict faux, inférieure à 0.5
cli-arena-out = Fichier auquel ajouter chaque bloc terminé, une ligne JSON par bloc ; relancez la commande avec le même fichier pour reprendre un match interrompu
cli-arena-svg = Fichier où écrire le classement, en image SVG
cli-arena-threads = Nombre de blocs joués en parallèle ; par défaut, le nombre de cœurs
cli-arena-more = Exemples :
    { "  " }lacrimosa arena greedy flat --blocks 200
    { "  " }lacrimosa arena flat@100 flat@400 --sprt --out match.jsonl
    { "  " }lacrimosa arena allegro --solo difficult
    { "  " }lacrimosa arena adagio andante allegro presto --players 4 --svg classement.svg

## The frame of the help. What a user types stays as it is.

cli-heading-usage = Utilisation{ " " }
cli-heading-commands = Commandes{ " " }
cli-heading-arguments = Arguments{ " " }
cli-heading-options = Options{ " " }
# Placeholders in a usage line, in capitals.
cli-usage-options = OPTIONS
cli-usage-command = COMMANDE
cli-arg-help = Afficher cette aide
cli-arg-version = Afficher la version
cli-values = au choix : {$values}
cli-default = par défaut : {$value}
cli-environment = environnement : {$variable}

## What is wrong with a command line

cli-error-no-value = {$arg} demande une valeur. Voir --help.
cli-error-value = {$value} n’est pas une valeur valide pour {$arg}. Attendu : {$values}.
# $help is the help of the argument.
cli-error-invalid = {$value} n’est pas une valeur valide pour {$arg}. Attendu : {$help}.
cli-error-unknown = {$arg} n’est ni une option ni un argument de cette commande. Voir --help.
cli-error-unknown-meant = {$arg} n’est ni une option ni un argument de cette commande. Vouliez-vous dire {$meant} ?
cli-error-command = Il n’y a pas de commande {$command}. Commandes possibles : {$known}.
cli-error-missing = Il manque un argument : {$args}. Voir --help.
cli-error-conflict = {$arg} et {$other} ne peuvent pas être utilisés ensemble.
cli-error-other = La ligne de commande n’est pas valide : {$text}. Voir --help.

cli-load = Mesurer combien de parties un serveur supporte : lancer un serveur sur cette machine et faire jouer des programmes à de nombreuses tables par de vraies connexions
cli-load-matches = Nombre de tables à deux joueurs jouées en même temps
cli-load-idle = Nombre de connexions qui ne font que regarder, pour mesurer la mémoire par spectateur
cli-load-seconds = Durée du jeu, en secondes
cli-load-rate = Nombre de coups par seconde en tout ; par défaut, autant que possible
cli-load-durability = Quand un coup compte comme enregistré : full (sur le disque) ou normal (accepté par le système)
cli-load-data = Dossier du journal, supprimé après la mesure ; par défaut, le dossier temporaire du système
cli-load-json = Afficher du JSON
