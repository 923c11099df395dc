# The start page, the settings, the curtain between two people at one screen, and what the page has to say by itself.

## The start page

start-story = Vienne, décembre 1791. Mozart est mort, son Requiem inachevé. Vous comptiez parmi ses mécènes : racontez son histoire et faites achever la partition.
# For a screen reader: the drawing beside the title.
start-score-label = Une partition gravée à 12/8 qui s’interrompt après deux mesures

start-continue-title = Reprendre
start-continue = Reprendre
start-look = Revoir
# A saved game: $period is a Roman numeral.
start-saved-running = Période {$period}
start-saved-over = Terminée
# Under it: $names is a list such as “Anna and Allegro”.
start-saved-with = {$names}, {$ago}
start-saved-more =
    { $n ->
        [one] {$n} autre partie enregistrée
       *[other] {$n} autres parties enregistrées
    }
# For a screen reader: the button that goes on with this game.
start-continue-label = Reprendre la partie avec {$names}, {$ago}
start-look-label = Revoir la partie terminée avec {$names}, {$ago}
start-delete = Supprimer
start-delete-label = Supprimer la partie avec {$names}, {$ago}
start-delete-sure = Supprimer cette partie pour de bon ?
start-keep = Garder
start-unreadable = Cette partie n’est plus lisible. Son édition a peut-être été retirée.

start-ago-moment = à l’instant
start-ago-minutes =
    { $n ->
        [one] il y a {$n} minute
       *[other] il y a {$n} minutes
    }
start-ago-hours =
    { $n ->
        [one] il y a {$n} heure
       *[other] il y a {$n} heures
    }
start-ago-days =
    { $n ->
        [one] il y a {$n} jour
       *[other] il y a {$n} jours
    }

start-new = Nouvelle partie
start-mode =
    { $mode ->
        [solo] Solo
        [bots] Avec bots
        [screen] Un écran
        [online] En ligne
       *[watch] Bots seuls
    }
start-mode-line =
    { $mode ->
        [solo] contre le Soliste, Schikaneder
        [bots] vous et un à trois bots
        [screen] à plusieurs, à tour de rôle
        [online] entre amis, chacun chez soi
       *[watch] ils jouent, vous regardez
    }
start-level = Niveau
# What makes a level: his cards, and where his Finance marker begins.
start-level-line =
    { $level ->
        [easy] Le Soliste joue ses cartes les plus clémentes et commence au bas de sa piste Finances.
        [middle] Une carte plus forte, et il commence quelques cases plus haut sur sa piste Finances.
       *[difficult] Ses deux cartes les plus fortes, et il commence déjà loin sur sa piste Finances.
    }
start-players = Joueurs
# For a screen reader: how many sit at the table.
start-players-label =
    { $n ->
        [one] {$n} joueur
       *[other] {$n} joueurs
    }
start-seat = Place {NUMBER($n)}
start-you = Vous
start-person = Humain
# How well the bot at this seat plays; beside it stands its name, a tempo mark.
start-bot-line =
    { $bot ->
        [adagio] débute
        [andante] se débrouille
        [moderato] joue bien, avec quelques erreurs
        [allegro] joue bien
        [vivace] voit loin
       *[presto] le plus fort, prend son temps
    }
# For a screen reader: who sits at seat $n.
start-seat-label = Place {NUMBER($n)} : {$who}
start-name = Votre nom
start-name-of = Nom à la place {NUMBER($n)}
start-go = Prendre place à la table

start-options = Plus d’options
start-composer = Compositeur
start-composers = Compositeurs
start-line-composer =
    { $line ->
        [upper] Ligne supérieure
       *[lower] Ligne inférieure
    }
start-random = au hasard
start-first = Premier joueur
start-seed = Graine
start-seed-hint = vide : au hasard
start-edition = Édition
start-edition-item = {$title}, version {$version}
start-own-box = Ma propre boîte…
start-own-box-hint = Choisissez tous les fichiers .toml du dossier d’une édition.
start-edition-forget = Retirer
start-edition-forget-label = Retirer l’édition {$title}
start-edition-faults =
    { $n ->
        [one] Cette édition n’est pas encore jouable. {$n} erreur :
       *[other] Cette édition n’est pas encore jouable. {$n} erreurs :
    }
start-open = Ouvrir un fichier .game…
start-open-hint = ou déposez-le n’importe où sur cette page
start-file-fault = {$file} n’est pas une partie que l’on peut ouvrir.
start-file-edition = Cette partie utilise l’édition {$found}. Ajoutez d’abord ses fichiers : {start-options}, {start-own-box}
start-file-unknown = {$file} n’est ni un fichier .game, ni un fichier .toml d’une édition.

start-dark = Thème sombre
start-rules = Règles
start-about = À propos
start-keys = Clavier
start-about-game = Cette version de Lacrimosa est indépendante et non officielle. Elle n’est ni réalisée, ni vérifiée, ni approuvée par les auteurs ou l’éditeur du jeu de société.
start-about-ours = Textes, dessins et valeurs sont les nôtres. Si vous possédez la boîte, vous pouvez en apporter les valeurs dans une édition à vous.
start-about-private = Les parties de cette page restent dans ce navigateur : pas de compte, rien n’est envoyé nulle part. Seul ce que vous jouez en ligne va au serveur où vous jouez.

## The settings

settings-title = Réglages
settings-close = Fermer
settings-look = Apparence
settings-theme = Thème
settings-theme-of =
    { $theme ->
        [system] Système
        [light] Clair
       *[dark] Sombre
    }
settings-text = Taille du texte
settings-per-cent = {NUMBER($n)} %
settings-language = Langue
settings-play = Jeu
settings-pace = Rythme des autres
settings-pace-of =
    { $pace ->
        [slow] Lent
        [normal] Normal
        [fast] Rapide
       *[instant] Immédiat
    }
settings-hints = Conseils de première partie
settings-sound = Sons
settings-sound-on = Activer les sons
settings-volume = Volume
settings-game = Cette partie
settings-save = Sauver en .game
settings-leave = Quitter la table
settings-leave-hint = La partie est conservée ; reprenez-la depuis l’accueil.
settings-games = Parties enregistrées
settings-export = Tout exporter
settings-import = Importer…
settings-transfer-hint = Un seul fichier emporte toutes les parties enregistrées vers un autre navigateur.
settings-imported =
    { $n ->
        [0] Le fichier ne contient rien de plus récent que ce qui est ici.
        [one] {$n} partie importée.
       *[other] {$n} parties importées.
    }
settings-import-fault = {$file} n’est pas un fichier de parties enregistrées ; attendu : le fichier créé par « {settings-export} ».
settings-keys = Clavier
settings-keys-hint = Ces touches servent à la table. Tab et Entrée mènent à tout, partout.
settings-key =
    { $key ->
        [undo] annuler la dernière décision
        [redo] la rétablir
        [end] terminer le tour
        [choose] choisir par numéro dans la décision
        [back] choisir autre chose ; fermer une fenêtre
       *[arrows] parcourir la partie quand on la revoit
    }

## The curtain

# Several people share one screen: the next one takes it.
curtain-turn = {$name}, à vous de jouer
curtain-hint = Personne d’autre ne doit regarder.
curtain-show = Voir mes cartes

## Notices

notice-label = Avis
notice-not-stored = Ce navigateur ne conserve rien : la partie sera perdue à la fermeture de la page. Enregistrez-la dans un fichier.
notice-not-stored-start = Ce navigateur ne conserve rien : parties et réglages seront perdus à la fermeture de la page.
notice-no-worker = La tâche de fond des bots ne démarre pas. Ils réfléchissent désormais dans cette page : elle peut se figer quelques secondes pendant leurs tours. Rechargez la page pour réessayer.
notice-save = Sauver la partie
notice-dismiss = Ignorer
notice-update = Une nouvelle version est prête.
notice-update-take = Charger
