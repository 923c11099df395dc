# What the program itself says.

cli-error = Erreur : { $text }

program-in-file = { $file } : { $text }
program-in-action = { $action } : { $text }
program-cannot-read = Lecture impossible : { $file }
program-cannot-write = Écriture impossible : { $file }
program-not-text = { $file } n’est pas un fichier texte (UTF-8)
program-exists = { $file } existe déjà ; choisissez un autre nom
program-no-luck = Le système ne fournit pas de nombres aléatoires ({ $text }) ; choisissez une graine avec --seed
program-created = { $file } est créé. Code d’équité (engagement sur la graine) : { $commitment }
program-nothing-to-undo = Il n’y a rien à annuler.
program-undo-barrier = « { $action } » a révélé des informations cachées ou terminé un tour ; pour l’annuler quand même, utilisez --beyond
program-undone =
    { $n ->
        [one] « { $action } » est annulé ; il reste { $n } décision.
       *[other] « { $action } » est annulé ; il reste { $n } décisions.
    }
program-replayed =
    { $n ->
        [one] Partie commencée avec { $program } ; { $n } décision.
       *[other] Partie commencée avec { $program } ; { $n } décisions.
    }
program-seed = Graine { $seed }, SHA-256 { $commitment }
program-salt = Sel { $salt } : le code d’équité est le SHA-256 des 16 octets du sel suivis des 32 octets de la graine
program-no-revision = Il n’y a pas de décision { $found } ; attendu : au plus { $last }, la dernière
program-no-seat = Il n’y a pas de joueur { $found } ; attendu : de 1 à { $players }
program-decision = { $who } : { $action }
program-asked = { $who } : { $prompt }

audit-payment = le paiement diffère
audit-event = l’événement { NUMBER($n) } diffère ; dans le fichier : { $recorded } ; avec les règles actuelles : { $today }
audit-line = { $revision } : { $text }
audit-clean = Les règles actuelles donnent le même résultat pour chaque décision.
audit-differs =
    { $n ->
        [one] Les règles actuelles diffèrent pour { $n } décision
       *[other] Les règles actuelles diffèrent pour { $n } décisions
    }

score-now = À ce stade
score-total = Total
score-projected = { $line }, si la partie s’arrêtait là
score-winner = Victoire : { $who }.
score-winner-tie = Victoire au départage : { $who }. Parmi les joueurs à égalité, celui qui a le plus de marqueurs sur le Requiem l’emporte, puis celui qui a le plus de cartes Opus ; sinon, ils partagent la victoire.
score-leader = { $who } l’emporterait si la partie s’arrêtait là.

rules-unknown = Il n’y a pas de règle { $id } ; attendu : une règle ou l’une des sections { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } { $text } Pourquoi ? { $why }

edition-ok = { $title }, version { $version }, { $hash } : aucune erreur
edition-fault-line = { $file }:{ $line }: { $text }
edition-faults =
    { $n ->
        [one] L’édition contient { $n } erreur : { $text }
       *[other] L’édition contient { $n } erreurs : { $text }
    }
edition-rejected =
    { $n ->
        [one] L’édition est refusée : { $n } erreur
       *[other] L’édition est refusée : { $n } erreurs
    }
edition-copied = L’édition est copiée dans { $dir }. Modifiez les fichiers, puis lancez : lacrimosa edition check { $dir }
edition-copy-of = Une édition personnelle d’après { $title }, version { $version }.
edition-space = { $instrument } : { $reward }
edition-road = { $place } { $cost }
edition-place = { $n } { $place } ({ $kind }) : { $roads }
edition-gain = recevez { $reward }
edition-row = { $n } – Souvenir : { $memory } ; Opus : { $opus }
edition-movement = { $movement }, { $higher } ou { $lower } PV par marqueur : { $parts }

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
        [travel] Voyager
       *[requiem] Requiem
    }
picture-head = Période { $period }, { $years } : tour { $turn } sur 4
picture-story = Histoires { $story }
picture-opus-lines = interpréter { $perform } · vendre { $sell }
picture-players = Joueurs
picture-vp = PV
picture-ducats = Ducats
picture-cards = Main / paquet
picture-markers = Marqueurs
picture-slot = Colonne { NUMBER($n) } : { $experience } / { $story }
picture-hand = Main : { $who }
picture-legend =
    d ducats · T Talent · V Voyage · C Composition · ✻ au choix · ↑ case de piste · ● marqueur · F case Finances
    ○ partition libre · ▒ recouverte · ◆ marqueur neutre · ↻ récurrent · ♛ faveur royale · ☀ face dorée · ⟳ incliné
picture-foot = Après la décision { $revision }. Code d’équité : { $commitment }

serve-listening = Lacrimosa fonctionne à l’adresse { $address } – Ctrl-C pour l’arrêter
serve-network = Vos amis sur ce réseau peuvent ouvrir cette adresse ; sur cette machine, { $others } fonctionne aussi. S’ils ne peuvent pas se connecter, ouvrez le port { $port } dans votre pare-feu.
serve-other-port = Le port { $usual } est occupé ; le port { $port } est utilisé à la place
serve-taken = Le port { $port } est occupé par un autre programme, peut-être un autre Lacrimosa ; arrêtez ce programme ou choisissez un autre port avec --port
serve-denied = Le port { $port } est réservé aux programmes privilégiés ; choisissez-en un au-dessus de 1023 avec --port
serve-no-host = { $host } n’est pas une adresse de cette machine ; utilisez 127.0.0.1 pour cette machine seule, ou 0.0.0.0 pour tous ceux qui peuvent l’atteindre
serve-refused = Impossible d’écouter sur { $host }, port { $port } : { $text }
serve-no-runtime = Le système n’a pas permis au serveur de démarrer
serve-no-folder = Le système n’a pas de dossier prévu pour les données du serveur ; choisissez-en un avec --data
serve-half-certificate = HTTPS demande un certificat et sa clé ; utilisez --tls-certificate et --tls-key ensemble
serve-no-word = new-tables vaut « word », mais aucun mot de passe n’est défini ; définissez-le avec --table-word, LACRIMOSA_TABLE_WORD ou table-word
serve-two-tokens = Le jeton d’administration est défini deux fois ; utilisez soit admin-token, soit admin-token-file
serve-short-token = Le jeton d’administration n’est pas valide ; attendu : au moins { $count } lettres, chiffres ou symboles, sans espace. « openssl rand -base64 32 » en crée un
serve-no-certificate = Le certificat est inutilisable : { $text }
settings-broken = { $file }, ligne { $line } : { $text }
settings-unknown = { $file }, ligne { $line } : le réglage « { $key } » n’existe pas ; réglages possibles : { $known }
settings-value = { $file }, ligne { $line } : { $found } n’est pas une valeur valide pour « { $key } ». Attendu : { $help }.
copy-made = { $folder } est sauvegardé dans { $file }
copy-restored = { $folder } est restauré à partir de { $file } ; les anciennes données sont gardées à côté
copy-done = Tables copiées : { $tables }, coups : { $steps }, lignes : { $rows }. Comparaison faite : la copie est identique
store-folder = Le dossier { $folder } est inutilisable : { $text }
store-later = Ces données viennent d’une version plus récente du programme (version { $found } ; ce programme lit jusqu’à { $known }) ; installez cette version
store-foreign = { $file } ne contient pas de données de Lacrimosa
store-missing = Il n’y a pas de données de serveur dans { $folder }. Si elles sont dans un autre dossier, utilisez --data (par exemple --data /var/lib/lacrimosa) ou --config avec le fichier de réglages du serveur
store-in-use = { $file } est utilisé par un autre programme, sans doute un serveur en marche ; arrêtez-le d’abord
store-address = L’adresse de la base est inutilisable : { $text }. Attendu : postgres://USER@HOST:PORT/DATABASE
store-foreign-database = La base contient les données d’un autre programme ; utilisez une base vide
store-not-empty = La destination contient déjà des données ; utilisez un nouveau dossier ou une base vide
store-unequal = La copie diffère de l’original dans « { $table } » ; ne l’utilisez pas. Le serveur tourne-t-il encore ?
store-not-a-folder = Ces données sont dans PostgreSQL ; sauvegardez-les avec pg_dump
store-database = Les données ne peuvent être ni lues ni écrites : { $text }
store-damaged = { $file } est endommagé ({ $found }). Restaurez une sauvegarde : lacrimosa restore COPIE --data { $folder }
serve-no-client = Ce programme a été compilé sans la page web. Lancez « cargo run » dans le dossier du projet pour compiler la page et un programme qui la contient.
serve-not-found = Page introuvable.

play-welcome = Tapez le numéro d’une action, ou l’action en notation. Tapez « ? » pour l’aide.
play-prompt = >
play-help =
    Tapez le numéro d’une action, ou tapez l’action en notation, par exemple pour choisir un autre paiement.
    p voir la table, s score, u annuler, q quitter, « ? » cette aide ; ou en toutes lettres : show, score, undo, quit, help
play-no-such-number = Choisissez un numéro de 1 à { $most }.
play-undo-barrier = Vous ne pouvez pas annuler cela : une information cachée a été révélée ou un tour s’est terminé.
play-undone = Décision annulée.

random-bad-seed = { $found } n’est pas une première graine valide ; attendu : un nombre entier
random-disproof = Graine { $seed }, décision { $revision } : la vérification { $property } a échoué. { $details }
random-played =
    { $games ->
        [one] { $games } partie, { $decisions } décisions, { $mean } par partie
       *[other] { $games } parties, { $decisions } décisions, { $mean } par partie
    }
random-checked = Toutes les vérifications ont réussi après chaque décision. Refus par règle : { $rules }

perft-total = Chemins de longueur { $depth } : { $paths } ({ $seconds } s)

bench-state = Un état occupe { $bytes } octets ; le copier prend { $nanoseconds } ns.
bench-line = { $name } : { $rate } millions de décisions par seconde (de { $low } à { $high }), { $length } décisions par partie, { $branching } choix par décision
bench-ratio = { $name } : { $ratio } fois plus de décisions par seconde que les échecs au hasard
bench-bots =
    { $measure ->
        [random] parties achevées au hasard depuis le milieu d’une partie à quatre
        [flat-2] simulations de flat à deux joueurs
        [flat-4] simulations de flat à quatre joueurs
        [ismcts-2] itérations d’ismcts à deux joueurs
       *[ismcts-4] itérations d’ismcts à quatre joueurs
    } : { $rate } par seconde sur un cœur

program-decimal = { $whole },{ $tenth }

hint-turn =
    { $side ->
        [ahead] Environ { $vp } PV à la fin, { $lead } d’avance
        [behind] Environ { $vp } PV à la fin, { $lead } de retard
       *[level] Environ { $vp } PV à la fin
    }
hint-forecast = Gagne environ { $share } % des parties comme celle-ci ; PV à la fin : { $sources }
hint-sure = l’avance est exacte à ± { $vp } PV près
hint-thought =
    { $n ->
        [one] Conseil donné par { $bot } après { $n } simulation.
       *[other] Conseil donné par { $bot } après { $n } simulations.
    }

watch-seat = { $player } ({ $bot })
watch-score = Après la manche { NUMBER($n) } : { $scores }
watch-score-seat = { $who } { $vp } ({ $projected } si la partie s’arrêtait là)
watch-too-many = Il y a { NUMBER($found) } bots pour { NUMBER($seats) } places ; nommez au plus un bot par place

load-no-server = Le serveur de la mesure n’a pas démarré ou s’est arrêté de façon inattendue.
load-matches =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } à deux, { $idle ->
        [one] { $idle } spectateur
       *[other] { $idle } spectateurs
    }, { $seconds } s de jeu.
load-moves = Coups enregistrés et diffusés : { $moves }, soit { $rate } par seconde.
load-times = Temps d’aller-retour d’un coup : p50 { $half } ms, p99 { $most } ms, p99,9 { $nearly } ms, maximum { $longest } ms.
load-memory = Mémoire du serveur : { $empty } Mio sans client, { $all } Mio avec tous les clients connectés.
load-per-match = Par partie avec ses deux connexions : { $before } Kio, { $after } Kio après le jeu.
load-per-idle = Par spectateur : { $kib } Kio.

# `lacrimosa admin`.
admin-no-server = Aucun serveur en marche n’utilise les données de { $folder } ; lancez-en un avec « lacrimosa serve », ou choisissez un autre dossier avec --data
admin-no-permission = Seuls root et l’utilisateur qui exécute le serveur peuvent utiliser { $file }
admin-only-by-address = Sur ce système, un serveur n’est joignable que par son adresse ; utilisez --server et le jeton d’administration
admin-unreachable = Impossible de joindre { $address } : { $text }
admin-no-address = « { $text } » n’est pas l’adresse d’un serveur ; attendu : une adresse comme https://example.org/lacrimosa
admin-not-secret = { $address } n’utilise pas HTTPS : d’autres pourraient lire le jeton ; attendu : une adresse qui commence par https://
admin-no-token = --server demande le jeton d’administration du serveur ; définissez LACRIMOSA_ADMIN_TOKEN, ou mettez le jeton dans un fichier et utilisez --token-file
admin-wrong-token = Le serveur n’accepte pas ce jeton d’administration
admin-closed = Ce serveur n’a pas de jeton d’administration ; définissez admin-token-file sur le serveur, ou utilisez le socket de son dossier de données
admin-strange = { $address } ne répond pas comme un serveur Lacrimosa de cette version (statut { $status })
admin-refused = Le serveur a refusé la requête ({ $status }) : { $text }
admin-no-table = Il n’y a pas de table { $name }
admin-not-aside = La table { $name } n’a pas été mise de côté
admin-no-edition = Il n’y a pas d’édition envoyée { $name } ; attendu : une empreinte de 64 chiffres hexadécimaux
admin-edition-in-use = Des tables utilisent cette édition ; ajoutez --with-tables pour les supprimer aussi
admin-no-person = Il n’y a pas de personne { $name }
admin-no-ban = { $net } n’est pas banni
admin-wrong-net = « { $text } » n’est pas valide ; attendu : une adresse comme 192.0.2.1 ou un réseau comme 10.0.0.0/8
admin-wrong-text = Le texte n’est pas valide ; attendu : de 1 à 500 caractères, sans caractères de contrôle
admin-needs-yes = { $question } Il n’y a pas de terminal pour confirmer ; ajoutez --yes
admin-confirm = { $question } Tapez « { $yes } » pour continuer :
admin-yes = oui
admin-left-alone = Rien n’a été modifié
admin-ask-delete-table = Supprimer la table { $name } et sa partie ?
admin-ask-delete-edition = Supprimer l’édition { $name } ?
admin-ask-delete-edition-tables = Supprimer l’édition { $name } et toutes les tables qui l’utilisent ?
admin-ask-delete-person = Supprimer la personne { $name } avec ses sessions, ses noms et ses messages de chat ?
admin-ask-revoke = Fermer toutes les sessions de la personne { $name } ? Elle ne pourra pas revenir sous la même identité.
admin-table-deleted = La table { $name } est supprimée
admin-table-restored = La table { $name } est rétablie
admin-edition-deleted = L’édition { $name } est supprimée ; tables supprimées avec elle : { $count }
admin-person-deleted = La personne { $name } est supprimée
admin-revoked = Toutes les sessions de la personne { $name } sont fermées
admin-banned = { $net } est banni ; échéance : { $time }
admin-unbanned = { $net } n’est plus banni
admin-announced = Tout le monde voit maintenant l’annonce, y compris ceux qui se connecteront plus tard ; « announce --clear » la retire
admin-withdrawn = L’annonce est retirée
admin-nothing = Aucun élément
admin-not-known = inconnu
admin-never = aucune session
admin-for-ever = aucune
admin-waiting = en attente
admin-playing = en cours
admin-over = terminée
admin-note-memory = en mémoire
admin-note-public = publique
admin-note-aside = mise de côté : { $text }
admin-kind-program = programme
admin-kind-browser = navigateur
admin-col-table = TABLE
admin-col-in-log = NOM AU JOURNAL
admin-col-status = ÉTAT
admin-col-made = CRÉÉE
admin-col-from = ORIGINE
admin-col-people = PERSONNES
admin-col-steps = ÉTAPES
admin-col-size = TAILLE
admin-col-notes = NOTES
admin-col-edition = ÉDITION
admin-col-brought = ENVOYÉE
admin-col-tables = TABLES
admin-col-person = PERSONNE
admin-col-name = NOM
admin-col-kind = TYPE
admin-col-since = DEPUIS LE
admin-col-used = VU LE
admin-col-seats = PLACES
admin-col-net = ADRESSE
admin-col-until = ÉCHÉANCE
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
