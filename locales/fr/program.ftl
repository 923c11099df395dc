# What the program itself says.

cli-error = Erreur : { $text }

program-refused = { $sentence } ({ $rule })
program-at = Ligne { $line }, colonne { $column } : { $sentence }
program-in-file = { $file } : { $text }
program-in-action = { $action } : { $text }
program-cannot-read = Lecture impossible : { $file }
program-cannot-write = Écriture impossible : { $file }
program-not-text = { $file } n’est pas un fichier texte (UTF-8)
program-exists = { $file } existe déjà ; choisissez un autre nom
program-bad-seed = { $found } n’est pas une graine ; attendu : un nombre entier ou 64 chiffres hexadécimaux
program-no-luck = Le système ne fournit pas de nombres aléatoires : { $text } ; choisissez une graine avec --seed
program-created = { $file } est créé. Engagement sur sa graine : { $commitment }
program-nothing-to-undo = Il n’y a rien à annuler.
program-undo-barrier = « { $action } » a révélé un secret ou terminé un tour ; pour annuler malgré tout : --beyond
program-undone =
    { $n ->
        [one] « { $action } » est annulé ; il reste { $n } décision.
       *[other] « { $action } » est annulé ; il reste { $n } décisions.
    }
program-replayed =
    { $n ->
        [one] Partie commencée avec { $program } ; { $n } décision.
       *[other] Partie commencée avec { $program } ; { $n } décisions.
    }
program-seed = Graine { $seed }, SHA-256 { $commitment }
program-salt = Sel { $salt } : l’engagement est le SHA-256 des 16 octets du sel et des 32 de la graine
program-no-revision = Il n’y a pas de décision { $found } ; la dernière est { $last }
program-no-seat = Il n’y a pas de joueur { $found } ; nombre de joueurs : { $players }
program-decision = { $who } : { $action }
program-asked = { $who } : { $prompt }

audit-payment = le paiement diffère
audit-event = l’événement { NUMBER($n) } diffère ; dans le fichier : { $recorded } ; aujourd’hui : { $today }
audit-line = { $revision } : { $text }
audit-clean = Les règles d’aujourd’hui donnent la même partie.
audit-differs =
    { $n ->
        [one] Les règles d’aujourd’hui diffèrent pour { $n } décision
       *[other] Les règles d’aujourd’hui diffèrent pour { $n } décisions
    }

score-now = À ce stade
score-total = Total
score-projected = { $line }, si la partie s’arrêtait là
score-winner = Victoire : { $who }.
score-winner-tie = Victoire après égalité : { $who }. Départage : le plus de marqueurs sur le Requiem, puis le plus de cartes Opus ; sinon, victoire partagée.
score-leader = Victoire si la partie s’arrêtait là : { $who }.

rules-unknown = Il n’y a pas de règle { $id } ; les sections sont { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } { $text } Pourquoi ? { $why }

edition-ok = { $title }, version { $version }, { $hash } : aucune erreur
edition-fault-line = { $file }:{ $line }: { $text }
edition-faults =
    { $n ->
        [one] L’édition contient { $n } erreur : { $text }
       *[other] L’édition contient { $n } erreurs : { $text }
    }
edition-rejected =
    { $n ->
        [one] L’édition est refusée : { $n } erreur
       *[other] L’édition est refusée : { $n } erreurs
    }
edition-copied = L’édition est copiée dans { $dir }. Modifiez les fichiers, puis lancez : lacrimosa edition check { $dir }
edition-copy-of = Une boîte à nous ; à l’origine une copie de { $title }, version { $version }.
edition-space = { $instrument } : { $reward }
edition-road = { $place } { $cost }
edition-place = { $n } { $place } ({ $kind }) : { $roads }
edition-gain = gain de { $reward }
edition-row = { $n } – Souvenir : { $memory } ; Opus : { $opus }
edition-movement = { $movement }, { $higher } ou { $lower } PV par marqueur : { $parts }

# In tables every amount is a number and a symbol; ↑ is a step on a track, ● a counter.
picture-symbol =
    { $code ->
        [ducats] d
        [vp] PV
        [finance] F
        [talent] T
        [journey] V
        [composition] C
       *[wild] ✻
    }
picture-icon =
    { $icon ->
        [document] Documenter
        [commission] Commander
        [perform_or_sell] Interpréter/vendre
        [travel] Voyage
       *[requiem] Requiem
    }
picture-head = Période { $period }, { $years } : tour { $turn } sur 4
picture-story = histoire { $story }
picture-opus-lines = interpréter { $perform } · vendre { $sell }
picture-players = Joueurs
picture-vp = PV
picture-ducats = Ducats
picture-cards = Main / paquet
picture-markers = Marqueurs
picture-slot = Colonne { NUMBER($n) } : { $experience } / { $story }
picture-hand = Main : { $who }
picture-legend =
    d ducats · T Talent · V Voyage · C Composition · ✻ au choix · ↑ case de piste · ● marqueur · F case Finances
    ○ partition libre · ▒ recouverte · ◆ marqueur neutre · ↻ récurrent · ♛ faveur royale · ☀ face dorée · ⟳ incliné
picture-foot = Après la décision { $revision }. Engagement sur la graine : { $commitment }

serve-listening = Lacrimosa est à l’adresse { $address } – Ctrl-C pour arrêter
serve-network = Les amis sur ce réseau ouvrent cette adresse ; sur cette machine, { $others } convient aussi. S’ils ne l’atteignent pas, ouvrez le port { $port } dans le pare-feu.
serve-other-port = Le port { $usual } est pris ; cette fois, c’est le { $port }
serve-taken = Le port { $port } est pris par un autre programme, peut-être par Lacrimosa déjà lancé ; arrêtez ce programme ou choisissez un autre port avec --port
serve-denied = Le port { $port } est réservé aux programmes privilégiés ; choisissez-en un au-dessus de 1023 avec --port
serve-no-host = { $host } n’est pas une adresse de cette machine ; 127.0.0.1 sert cette machine seule, 0.0.0.0 tous ceux qui peuvent l’atteindre
serve-refused = Impossible de servir { $host }, port { $port } : { $text }
serve-no-runtime = Le système ne laisse pas démarrer le serveur
serve-no-folder = Le système n’indique aucun dossier pour les données du serveur ; choisissez-en un avec --data
serve-half-certificate = Un certificat va avec sa clé, et une clé avec son certificat : donnez --tls-certificate et --tls-key
serve-no-word = new-tables vaut « word », mais il n’y a pas de mot : donnez-le avec --table-word, LACRIMOSA_TABLE_WORD ou table-word
serve-two-tokens = Donnez le jeton d’administration soit avec admin-token, soit avec admin-token-file, pas les deux
serve-short-token = Le jeton d’administration doit avoir au moins { $count } lettres, chiffres ou signes, sans espace ; « openssl rand -base64 32 » en fait un
serve-no-certificate = Le certificat est inutilisable : { $text }
settings-broken = { $file }, ligne { $line } : { $text }
settings-unknown = { $file }, ligne { $line } : le réglage « { $key } » n’existe pas ; il y a { $known }
settings-value = { $file }, ligne { $line } : { $found } n’est pas une valeur de « { $key } ». Attendu : { $help }.
copy-made = { $file } contient une copie de { $folder }
copy-restored = { $folder } contient ce qui était dans { $file } ; ce qui s’y trouvait avant est gardé à côté
store-folder = Le dossier { $folder } est inutilisable : { $text }
store-later = Les données viennent d’une version plus récente du programme ({ $found } ; celui-ci connaît { $known }) : installez cette version
store-foreign = { $file } ne contient pas de données de ce programme
store-missing = Il n’y a pas de données de serveur dans { $folder }. Si elles sont ailleurs, nommez le dossier : --data /var/lib/lacrimosa, ou --config avec le fichier de réglages du serveur
store-in-use = { $file } est utilisé par un autre programme, sans doute un serveur en marche : arrêtez-le d’abord
store-database = Les données ne peuvent être ni lues ni écrites : { $text }
store-damaged = { $file } est endommagé ({ $found }). Mettez une copie saine à sa place : lacrimosa restore COPIE --data { $folder }
serve-no-client = La page n’est pas dans ce programme, compilé sans elle. Dans le dossier du projet, « cargo run » compile la page et le programme qui la contient.
serve-not-found = Il n’y a rien ici.

play-welcome = Tapez le numéro d’une action ou l’action elle-même. Aide : ?
play-prompt = >
play-help =
    Un numéro effectue l’action correspondante ; sa notation aussi, avec un autre paiement si vous voulez.
    p vue de la table, s score, u annuler, q quitter, ? cette aide ; ou en toutes lettres : show, score, undo, quit, help
play-no-such-number = Choisissez un numéro de 1 à { $most }.
play-undo-barrier = Cette décision a révélé un secret ou terminé un tour ; impossible de l’annuler.
play-undone = Décision annulée.

random-bad-seed = { $found } n’est pas une graine pour une série de parties ; attendu : un nombre entier
random-disproof = Graine { $seed }, décision { $revision } : { $property } n’est pas vérifié. { $details }
random-played =
    { $games ->
        [one] { $games } partie, { $decisions } décisions, { $mean } par partie
       *[other] { $games } parties, { $decisions } décisions, { $mean } par partie
    }
random-checked = Tout était en ordre après chaque décision. Refus par règle : { $rules }

perft-total = { $paths } suites de { $depth } décisions ({ $seconds } s)

bench-state = Un état occupe { $bytes } octets et se copie en { $nanoseconds } ns.
bench-line = { $name } : { $rate } millions de décisions par seconde (de { $low } à { $high }), { $length } décisions par partie, { $branching } choix par décision
bench-ratio = { $name } : { $ratio } fois les décisions par seconde des échecs aléatoires
bench-bots =
    { $measure ->
        [random] parties achevées au hasard depuis le milieu d’une partie à quatre
        [flat-2] simulations de flat à deux joueurs
        [flat-4] simulations de flat à quatre joueurs
        [ismcts-2] itérations de ismcts à deux joueurs
       *[ismcts-4] itérations de ismcts à quatre joueurs
    }: { $rate } par seconde, un cœur

program-decimal = { $whole },{ $tenth }

hint-turn =
    { $side ->
        [ahead] Environ { $vp } PV à la fin, { $lead } d’avance
        [behind] Environ { $vp } PV à la fin, { $lead } de retard
       *[level] Environ { $vp } PV à la fin
    }
hint-thought =
    { $n ->
        [one] Conseil de { $bot }, après { $n } simulation.
       *[other] Conseil de { $bot }, après { $n } simulations.
    }

watch-seat = { $player } ({ $bot })
watch-score = Après la manche { NUMBER($n) } : { $scores }
watch-score-seat = { $who } { $vp } ({ $projected } si la partie s’arrêtait là)
watch-too-many = { NUMBER($found) } bots pour { NUMBER($seats) } places : n’en nommez pas plus qu’il n’y a de places

load-no-server = Le serveur de la mesure n’a pas démarré, ou s’est arrêté.
load-matches =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } à deux, { $idle ->
        [one] { $idle } spectateur
       *[other] { $idle } spectateurs
    }, { $seconds } s de jeu.
load-moves = Coups enregistrés et annoncés : { $moves }, soit { $rate } par seconde.
load-times = Aller et retour d’un coup : p50 { $half } ms, p99 { $most } ms, p99,9 { $nearly } ms, le plus long { $longest } ms.
load-memory = Mémoire du serveur : { $empty } Mio à vide, { $all } Mio avec tout le monde.
load-per-match = Une partie avec ses deux connexions : { $before } Kio, { $after } Kio après le jeu.
load-per-idle = Un spectateur : { $kib } Kio.

# `lacrimosa admin`.
admin-no-server = Aucun serveur ne tourne sur { $folder } ; lancez-le avec « lacrimosa serve », ou nommez le bon dossier avec --data
admin-no-permission = { $file } n’est accessible qu’à l’utilisateur du serveur et à root
admin-only-by-address = Sur ce système, un serveur s’atteint par son adresse : donnez --server et le jeton d’administration
admin-unreachable = { $address } est injoignable : { $text }
admin-no-address = « { $text } » n’est pas l’adresse d’un serveur comme https://example.org/lacrimosa
admin-not-secret = { $address } n’est pas en https : le jeton pourrait être lu en chemin
admin-no-token = --server demande le jeton d’administration du serveur : mettez-le dans LACRIMOSA_ADMIN_TOKEN ou dans un fichier pour --token-file
admin-wrong-token = Le serveur n’accepte pas ce jeton d’administration
admin-closed = Ce serveur n’accepte aucun jeton d’administration : donnez-lui-en un avec admin-token-file, ou passez par la socket de son dossier
admin-strange = { $address } ne répond pas comme un serveur Lacrimosa de cette version (statut { $status })
admin-refused = Le serveur refuse ({ $status }) : { $text }
admin-no-table = Il n’y a pas de table { $name }
admin-not-aside = La table { $name } n’a pas été mise de côté
admin-no-edition = Personne n’a apporté d’édition { $name } ; son empreinte a 64 chiffres hexadécimaux
admin-edition-in-use = Des tables utilisent cette édition ; elles partent avec elle si vous ajoutez --with-tables
admin-no-person = Il n’y a pas de personne { $name }
admin-no-ban = { $net } n’est pas banni
admin-wrong-net = « { $text } » n’est ni une adresse comme 192.0.2.1 ni un réseau comme 10.0.0.0/8
admin-wrong-text = Il faut de 1 à 500 caractères, sans caractères de contrôle
admin-needs-yes = { $question } Personne à qui le demander : ajoutez --yes
admin-confirm = { $question } Tapez « { $yes } » pour continuer :
admin-yes = oui
admin-left-alone = Rien n’a été modifié
admin-ask-delete-table = Supprimer la table { $name } et sa partie ?
admin-ask-delete-edition = Supprimer l’édition { $name } ?
admin-ask-delete-edition-tables = Supprimer l’édition { $name } et toutes les tables qui l’utilisent ?
admin-ask-delete-person = Oublier la personne { $name } : sessions, noms, messages ?
admin-ask-revoke = Mettre fin à toutes les sessions de la personne { $name } ? Elle ne pourra pas revenir comme la même personne.
admin-table-deleted = La table { $name } est supprimée
admin-table-restored = La table { $name } est rétablie
admin-edition-deleted = L’édition { $name } est supprimée ; tables parties avec elle : { $count }
admin-person-deleted = La personne { $name } est oubliée
admin-revoked = Toutes les sessions de la personne { $name } sont terminées
admin-banned = Le serveur ne répond plus à { $net } ; jusqu’à : { $time }
admin-unbanned = Le serveur répond de nouveau à { $net }
admin-announced = Tout le monde est averti, même ceux qui viendront plus tard ; « announce --clear » retire l’annonce
admin-withdrawn = L’annonce est retirée
admin-nothing = Il n’y en a pas
admin-not-known = non noté
admin-never = aucune
admin-for-ever = pour toujours
admin-waiting = en attente
admin-playing = en cours
admin-over = terminée
admin-note-memory = en mémoire
admin-note-public = publique
admin-note-aside = mise de côté : { $text }
admin-kind-program = programme
admin-kind-browser = navigateur
admin-col-table = TABLE
admin-col-in-log = AU JOURNAL
admin-col-status = ÉTAT
admin-col-made = CRÉÉE
admin-col-from = DEPUIS
admin-col-people = PERSONNES
admin-col-steps = PAS
admin-col-size = TAILLE
admin-col-notes = NOTES
admin-col-edition = ÉDITION
admin-col-brought = APPORTÉE
admin-col-tables = TABLES
admin-col-person = PERSONNE
admin-col-name = NOM
admin-col-kind = GENRE
admin-col-since = DEPUIS LE
admin-col-used = VU LE
admin-col-seats = SIÈGES
admin-col-net = ADRESSE
admin-col-until = JUSQU’AU
admin-col-reason = RAISON
admin-status-version = Version
admin-status-since = En marche depuis
admin-status-tables = Tables
admin-status-in-memory = Tables en mémoire
admin-status-aside = Tables mises de côté
admin-status-people = Personnes et programmes
admin-status-sockets = Connexions ouvertes
admin-status-bans = Bannissements
admin-status-store = Données sur le disque
admin-status-free = Libre sur ce disque
admin-status-announcement = Annonce
