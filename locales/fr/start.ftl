# The start page, the settings, the curtain between two people at one screen, and what the page has to say by itself.

## The start page

start-story = Vienne, décembre 1791. Mozart est mort, son Requiem inachevé. Vous comptiez parmi ses mécènes : racontez son histoire et faites achever la partition.
# For a screen reader: the drawing beside the title.
start-score-label = Une partition gravée à 12/8 qui s’interrompt après deux mesures

start-continue-title = Reprendre
start-continue = Reprendre
start-look = Voir
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
start-look-label = Voir la partie terminée avec {$names}, {$ago}
start-delete = Supprimer
start-delete-label = Supprimer la partie avec {$names}, {$ago}
start-delete-sure = Supprimer définitivement cette partie ?
start-keep = Annuler
start-unreadable = Impossible d’ouvrir cette partie. Son édition a peut-être été supprimée.

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
        [bots] Avec des bots
        [screen] Même écran
        [online] En ligne
       *[watch] Regarder des bots
    }
start-mode-line =
    { $mode ->
        [solo] Vous contre le Soliste
        [bots] Vous et un à trois bots
        [screen] Chacun son tour sur le même appareil
        [online] Avec des amis, par internet
       *[watch] Les bots jouent entre eux
    }
start-level = Niveau
# What makes a level: his cards, and where his Finance marker begins.
start-level-line =
    { $level ->
        [easy] Le Soliste joue ses cartes les plus faibles et commence au bas de sa piste Finances.
        [middle] Le Soliste a une carte plus forte et commence quelques cases plus haut sur sa piste Finances.
       *[difficult] Le Soliste a ses deux cartes les plus fortes et commence très haut sur sa piste Finances.
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
        [adagio] débutant : beaucoup lui échappe
        [andante] joueur occasionnel
        [moderato] anticipe, avec quelques erreurs
        [allegro] joue bien
        [vivace] joue très bien
        [presto] expert
       *[prestissimo] le plus fort
    }
# For a screen reader: who sits at seat $n.
start-seat-label = Place {NUMBER($n)} : {$who}
start-name = Votre nom
start-name-of = Nom pour la place {NUMBER($n)}
start-go = Lancer la partie

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
start-seed = Graine (même code, même donne)
start-seed-hint = au hasard si vide
start-edition = Édition (cartes et valeurs)
start-edition-item = {$title}, version {$version}
start-own-box = Charger mon édition…
start-own-box-hint = Une édition est un dossier de fichiers .toml (cartes et valeurs). Sélectionnez tous ses fichiers.
start-edition-bots = Les bots ont été entraînés avec l’édition intégrée. Avec la vôtre, leur jugement est plus simple et ils sont moins forts.
start-edition-forget = Retirer
start-edition-forget-label = Retirer l’édition {$title}
start-edition-unread = Votre édition n’a pas pu être lue. Vérifiez la connexion et réessayez.
start-edition-faults =
    { $n ->
        [one] Cette édition n’est pas encore jouable. Elle contient {$n} erreur :
       *[other] Cette édition n’est pas encore jouable. Elle contient {$n} erreurs :
    }
start-open = Ouvrir un fichier…
start-open-hint = Un fichier .game est une partie enregistrée. Vous pouvez aussi le déposer n’importe où sur cette page.
start-file-fault = Impossible d’ouvrir {$file} : ce n’est pas un fichier de partie valide.
start-file-edition = Cette partie utilise l’édition {$found}. Chargez d’abord ses fichiers : {start-options}, {start-own-box}
start-file-unknown = {$file} n’est ni une partie enregistrée (.game), ni un fichier d’édition (.toml).

start-dark = Mode sombre
start-rules = Règles
start-about = À propos
start-keys = Raccourcis
start-about-game = Cette version de Lacrimosa est indépendante et non officielle. Les auteurs et l’éditeur du jeu de société ne l’ont ni réalisée, ni vérifiée, ni approuvée.
start-about-ours = Les textes, les dessins et les valeurs sont les nôtres. Si vous possédez le jeu de société, vous pouvez charger ses valeurs comme votre propre édition.
start-about-private = Les parties de cette page restent dans ce navigateur. Vous n’avez pas besoin de compte et rien n’est envoyé. Seules les parties en ligne passent par le serveur où vous jouez.

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
settings-per-cent = {NUMBER($n)} %
settings-language = Langue
settings-play = Jeu
settings-pace = Vitesse des adversaires
settings-pace-of =
    { $pace ->
        [slow] Lente
        [normal] Normale
        [fast] Rapide
       *[instant] Immédiate
    }
settings-hints = Afficher les conseils de première partie
settings-sound = Son
settings-sound-on = Activer la musique et les sons
settings-music = Musique
settings-music-hint = La musique s’enrichit avec le Requiem : chaque partition commandée y ajoute son instrument.
settings-volume = Effets sonores
settings-game = Cette partie
settings-save = Enregistrer la partie
settings-leave = Quitter la partie
settings-leave-hint = Votre partie est enregistrée. Vous pouvez la reprendre depuis l’accueil.
settings-games = Parties enregistrées
settings-export = Tout exporter
settings-import = Importer…
settings-transfer-hint = L’export réunit toutes vos parties dans un fichier. Importez-le dans un autre navigateur pour y continuer.
settings-imported =
    { $n ->
        [0] Le fichier ne contient aucune partie plus récente.
        [one] {$n} partie importée.
       *[other] {$n} parties importées.
    }
settings-import-fault = Impossible d’importer {$file}. Choisissez un fichier créé avec « {settings-export} ».
settings-keys = Raccourcis clavier
settings-keys-hint = Ces touches fonctionnent à la table. Tab et Entrée fonctionnent partout.
settings-key =
    { $key ->
        [undo] annuler la dernière décision
        [redo] rétablir la décision annulée
        [end] terminer votre tour
        [choose] choisir par numéro
        [back] revenir, ou fermer une fenêtre
       *[arrows] parcourir une partie que vous revoyez
    }

## The curtain

# Several people share one screen: the next one takes it.
curtain-turn = {$name}, c’est votre tour
curtain-hint = Les autres, ne regardez pas !
curtain-show = Voir mes cartes

## Notices

notice-label = Avis
notice-not-stored = Ce navigateur ne peut pas enregistrer de parties. Enregistrez la vôtre dans un fichier, sinon elle sera perdue à la fermeture de la page.
notice-not-stored-start = Ce navigateur ne peut rien enregistrer. Parties et réglages seront perdus à la fermeture de la page.
notice-no-worker = Les bots ne peuvent pas réfléchir en arrière-plan : la page peut se figer pendant leurs tours. Rechargez-la pour réessayer.
notice-no-texts = Impossible de charger les textes de cette langue ({ $language }). Vérifiez la connexion et réessayez.
notice-save = Enregistrer la partie
notice-dismiss = Fermer
notice-update = Une nouvelle version est prête.
notice-update-take = Mettre à jour
