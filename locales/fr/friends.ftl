# Comfort for people who play online: rematch, undo by consent, the player's own clock, leaving, invitations.

## Rematch

friends-rematch = Revanche
friends-rematch-join = Rejoindre la revanche
friends-rematch-watch = Regarder la revanche
friends-rematch-line = Mêmes joueurs, mêmes places, nouvelle donne.
friends-rematch-started = {$name} a lancé une revanche.

## Leaving a game

friends-bot-now = Laisser un bot jouer
friends-bot-now-sure = Un bot jouera désormais pour vous. Vous pourrez reprendre votre place à tout moment.

## Undo by consent

# Name of the Undo button for screen readers where the others must agree.
friends-undo-label = Annuler (avec l’accord des autres)
# $move is a line of the log, such as “Anna travels to Munich”.
friends-undo-ask = Demander à annuler : {$move}
friends-undo-consent = Tous les autres joueurs doivent accepter.
friends-undo-send = Demander
friends-undo-yours = Vous demandez à annuler : {$move}
friends-undo-theirs = {$name} demande à annuler : {$move}
friends-undo-later =
    { $n ->
        [one] {$n} décision prise depuis sera aussi annulée.
       *[other] {$n} décisions prises depuis seront aussi annulées.
    }
# Stands for $move if the decision has no line in the log.
friends-undo-last = la dernière décision
# The same for the end of a turn, and for the kind of a wild.
friends-undo-end = la fin du tour
friends-undo-kind = le choix d’un type ({name-kind})
friends-undo-cancel = Retirer la demande
friends-undo-cancelled = {$name} a retiré sa demande.
# $time is a time such as 1:45.
friends-undo-left = Temps pour répondre : {$time}

## My clock

friends-clock = Votre temps
friends-clock-low = Votre temps s’épuise : il vous reste {$time}.

## Invitations

# $names are the players at the table.
friends-invited = Jouez à Lacrimosa avec {$names}
friends-invited-alone = Jouez à Lacrimosa
friends-what = Un jeu de société sur la vie de Mozart et sur son Requiem inachevé.
friends-minutes = Environ {NUMBER($n)} minutes
friends-days = Sur plusieurs jours, tour par tour
# Label; beside it are names.
friends-players = Joueurs
friends-duration = Durée
friends-join = Rejoindre la partie
friends-seat-of = Ce lien donne accès à la place « {$name} ».
friends-rules = Règles
friends-qr = Code QR
friends-qr-line = Scannez-le avec un téléphone ou un autre appareil.

## Words for tables

friends-waiting =
    { $n ->
        [one] En attente de {$n} joueur
       *[other] En attente de {$n} joueurs
    }
friends-full = Toutes les places sont prises.
