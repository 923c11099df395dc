# A table on a server: connection, presence, clocks, talk, and wishes to go back.

online-table = Table
online-coming = En route vers la table…
online-gone = Cette table n’existe pas.
online-to-lobby = Vers le salon
online-lost = Connexion perdue, elle revient…
# Under the decision, if the server takes long to answer.
online-sent = Envoyé…

## Who is there

online-present = à la table
online-absent = pas à la table
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = {$bot} joue pour l’instant
online-bot-for-you = Un bot joue pour vous en ce moment.
online-take-back = Reprendre ma place
online-you-watch = Vous regardez : les mains restent cachées jusqu’à la fin.
online-seat-lost = Vous n’avez plus de place à cette table. Vous pouvez regarder.
online-new-device = Un nouvel appareil utilise votre place. Est-ce vous ? Sinon, révoquez-le.
# Before a message of whoever runs the server.
online-announcement = Annonce :
online-watching =
    { $n ->
        [one] {$n} spectateur
       *[other] {$n} spectateurs
    }
online-clock = Temps restant : {$time}

## Talk

online-talk = Discussion
online-log-or-talk = Journal ou discussion
online-talk-empty = Personne n’a encore rien dit.
online-say = Dire quelque chose
online-send = Envoyer
online-phrases = Phrases
online-reaction =
    { $code ->
        [hello] Bonjour !
        [bravo] Bravo !
        [thanks] Merci !
        [alas] Oh non !
        [moment] Un instant, s’il vous plaît.
        [your-turn] À vous.
        [sorry] Pardon !
       *[well-played] Bien joué !
    }
online-unread =
    { $n ->
        [one] {$n} message non lu
       *[other] {$n} messages non lus
    }
online-muting = Sourdine
online-mute-all = N’entendre personne
online-hear-all = Entendre de nouveau tout le monde
online-mute = Ne plus entendre {$name}
online-hear = Entendre de nouveau {$name}
online-told =
    { $code ->
        [sat] {$name} s’assoit.
        [left] {$name} se lève.
        [joined] {$name} prend la place.
        [clock] {$name} n’a plus de temps : un bot continue.
        [taken-over] Un bot joue pour {$name} pour l’instant.
        [taken-back] {$name} est de retour.
        [new-device] {$name} utilise désormais un appareil de plus.
        [left-for-good] {$name} a quitté la partie pour de bon. Un bot continue.
        [kicked] L’hôte a exclu {$name}.
        [agreed] {$name} accepte.
       *[disagreed] {$name} n’accepte pas.
    }

## Going back

online-asks-back = {$name} demande de revenir à la décision {NUMBER($moment)}.
online-rewound = Tous sont d’accord : retour à la décision {NUMBER($moment)}.
online-agree = Accepter
online-refuse = Refuser
online-waits-for = En attente de {$names}
online-ask-back = Demander aux autres de revenir ici
online-taken-back = {$name} revient en arrière.

## What was not granted

online-refused =
    { $why ->
        [stale] La partie a avancé entre-temps ; regardez de nouveau.
        [illegal] Les règles ne le permettent pas.
        [not-seated] Seules les personnes assises à la table le peuvent.
        [taken-over] Un bot joue pour vous : reprenez d’abord votre place.
        [not-begun] La partie n’a pas commencé.
        [over] La partie est terminée.
        [not-free] Cela ne s’annule pas librement ; vous pouvez demander aux autres.
        [nothing-to-redo] Il n’y a rien à refaire.
        [nothing-asked] Il n’y a plus rien à répondre.
        [asked-already] Vous avez déjà demandé. Jouez d’abord avant de redemander.
        [too-many-undos] Vous êtes trop souvent revenu en arrière ce tour-ci. Continuez d’abord.
        [no-such-moment] On ne peut pas revenir à ce moment.
        [no-talk] Pas de discussion à cette table.
        [length] Trop long, ou vide.
        [too-fast] Trop à la fois : attendez un instant.
        [not-stored] Le serveur n’a pas pu l’enregistrer ; rien n’a changé.
       *[malformed] Le serveur n’a pas compris. Recharger la page peut aider.
    }

## Links and notices

online-copy-link = Copier le lien vers ce moment
online-copied = Copié
online-notify = M’avertir par le navigateur quand c’est mon tour à une table en ligne
online-notify-denied = Le navigateur n’autorise pas les notifications pour cette page.
