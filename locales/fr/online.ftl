# A table on a server: connection, presence, clocks, talk, and wishes to go back.

online-table = Table
online-coming = Connexion à la table…
online-gone = Cette table n’existe pas.
online-to-lobby = Retour au salon
online-lost = Connexion perdue. Reconnexion…
# Under the decision, if the server takes long to answer.
online-sent = Envoi…

## Who is there

online-present = en ligne
online-absent = hors ligne
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = {$bot} joue pour l’instant
online-bot-for-you = Un bot joue pour vous.
online-take-back = Reprendre ma place
online-you-watch = Vous regardez. Les mains restent cachées jusqu’à la fin.
online-seat-lost = Vous n’avez plus de place à cette table, mais vous pouvez regarder.
online-new-device = Un nouvel appareil utilise votre place. Si ce n’est pas le vôtre, retirez-le.
# Before a message of whoever runs the server.
online-announcement = Annonce :
online-watching =
    { $n ->
        [one] {$n} spectateur
       *[other] {$n} spectateurs
    }
online-clock = Temps restant : {$time}

## Talk

online-talk = Chat
online-log-or-talk = Journal ou chat
online-talk-empty = Aucun message pour l’instant.
online-say = Message
online-send = Envoyer
online-phrases = Phrases
online-reaction =
    { $code ->
        [hello] Bonjour !
        [bravo] Bravo !
        [thanks] Merci !
        [alas] Oh non !
        [moment] Un instant, s’il vous plaît.
        [your-turn] À vous.
        [sorry] Pardon !
       *[well-played] Bien joué !
    }
online-unread =
    { $n ->
        [one] {$n} message non lu
       *[other] {$n} messages non lus
    }
online-muting = Masquer
online-mute-all = Tout masquer
online-hear-all = Tout afficher
online-mute = Masquer les messages : {$name}
online-hear = Afficher les messages : {$name}
online-told =
    { $code ->
        [sat] {$name} rejoint la table.
        [left] {$name} quitte la table.
        [joined] {$name} prend le relais.
        [clock] {$name} n’a plus de temps. Un bot continue.
        [taken-over] Un bot joue pour {$name} pour l’instant.
        [taken-back] {$name} est de retour.
        [new-device] {$name} utilise un nouvel appareil.
        [left-for-good] {$name} a quitté la partie. Un bot continue.
        [kicked] L’hôte a retiré {$name}.
        [agreed] {$name} accepte.
       *[disagreed] {$name} refuse.
    }

## Going back

online-asks-back = {$name} demande à annuler un coup.
online-rewound = Tout le monde a accepté : le coup est annulé.
online-agree = Accepter
online-refuse = Refuser
online-waits-for = En attente : {$names}
online-ask-back = Demander à revenir ici
online-taken-back = {$name} a annulé une décision.

## What was not granted

online-refused =
    { $why ->
        [stale] La partie a avancé entre-temps. Regardez la table et réessayez.
        [illegal] Les règles ne le permettent pas.
        [not-seated] Seuls les joueurs de cette partie peuvent le faire.
        [taken-over] Un bot joue pour vous. Reprenez d’abord votre place.
        [not-begun] La partie n’a pas commencé.
        [over] La partie est terminée.
        [not-free] Vous ne pouvez pas annuler cela sans l’accord des autres. Vous pouvez le leur demander.
        [nothing-to-redo] Il n’y a rien à rétablir.
        [nothing-asked] Cette demande n’est plus en cours.
        [asked-already] Vous l’avez déjà demandé. Prenez une décision avant de redemander.
        [too-many-undos] Vous avez déjà trop annulé pendant ce tour. Continuez d’abord à jouer.
        [no-such-moment] Vous ne pouvez pas revenir à ce moment.
        [no-talk] Le chat est désactivé à cette table.
        [length] Votre message est trop long ou vide.
        [too-fast] Trop rapide. Attendez un instant.
        [not-stored] Le serveur n’a pas pu l’enregistrer. Rien n’a changé.
       *[malformed] Le serveur n’a pas compris. Recharger la page peut aider.
    }

## Links and notices

online-copy-link = Copier le lien
online-copied = Copié
online-notify = M’avertir dans le navigateur quand c’est mon tour en ligne
online-notify-denied = Votre navigateur bloque les notifications de cette page.
