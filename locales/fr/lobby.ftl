# Playing online: the lobby, making a table on a server, the room before the game, links to give away.

## Making a table, on the start page

lobby-go = Créer la table
lobby-friend = Ami
lobby-friend-line = la place reste libre
lobby-who-finds = Visibilité
lobby-by-link = Privée (par lien)
lobby-public = Publique
lobby-clock = Pendule
lobby-clock-none = sans pendule
# $time and $turn are spans such as “15 minutes” and “1 minute”.
lobby-clock-whole = {$time} par joueur
lobby-clock-turns = {$time} + {$turn} par tour
lobby-minutes =
    { $n ->
        [one] {$n} minute
       *[other] {$n} minutes
    }
lobby-hours =
    { $n ->
        [one] {$n} heure
       *[other] {$n} heures
    }
lobby-days =
    { $n ->
        [one] {$n} jour
       *[other] {$n} jours
    }
# Label; beside it a span such as “10 minutes”, or “never”, and the name of a bot.
lobby-take-over = Un bot prend la relève après
lobby-take-over-by = Bot remplaçant
lobby-never = jamais
lobby-talk = Les joueurs peuvent utiliser le chat
lobby-seed-known = Avec votre graine, vous pouvez connaître les cartes cachées, et les autres en sont avertis. Laissez vide pour une donne au hasard.
lobby-word = Mot de passe pour les nouvelles tables
lobby-word-line = La personne qui gère ce serveur vous le donne. Vos invités n’en ont pas besoin.
lobby-closed = Ce serveur n’accepte pas de nouvelle table en ce moment. Les parties en cours continuent.

## The lobby

lobby-title = Salon
lobby-line = Vos parties en ligne, tables ouvertes, parties à regarder
lobby-waiting =
    { $n ->
        [one] {$n} partie vous attend
       *[other] {$n} parties vous attendent
    }
lobby-part =
    { $part ->
        [mine] Mes parties
        [open] Tables ouvertes
       *[watch] Parties à regarder
    }
lobby-none =
    { $part ->
        [mine] Vous n’avez pas encore de partie en ligne. Créez une table et envoyez le lien à vos amis.
        [open] Il n’y a pas de table ouverte en ce moment. Créez-en une publique.
       *[watch] Aucune partie publique n’est en cours.
    }
lobby-make = Créer une table
lobby-sit = Rejoindre
lobby-watch = Regarder
lobby-to-start = Retour à l’accueil
lobby-open-seats =
    { $n ->
        [one] {$n} place libre
       *[other] {$n} places libres
    }
lobby-seat-open = Place libre
# Whose turn it is.
lobby-decides = à {$name} de jouer
lobby-people =
    { $n ->
        [0] Personne n’est connecté en ce moment.
        [one] {$n} personne est connectée.
       *[other] {$n} personnes sont connectées.
    }

## My data

lobby-me = Mes données
lobby-me-unknown = Ce serveur ne vous connaît pas encore. Quand vous créez ou rejoignez une table, il enregistre votre nom et vos places.
lobby-me-line = Le serveur enregistre votre nom, vos places et l’adresse ci-dessous si vous en indiquez une. Un cookie vous identifie.
lobby-webhook = Adresse de notification (webhook)
lobby-webhook-line = Le serveur envoie une requête à cette adresse web quand c’est votre tour. Laissez vide si vous n’en avez pas besoin.
lobby-webhook-secret = Secret du webhook
lobby-webhook-secret-line = Copiez-le maintenant : il ne s’affiche qu’une fois. Votre programme vérifie ainsi que les messages viennent de ce serveur.
lobby-me-save = Enregistrer
lobby-me-saved = Enregistré.
lobby-me-export = Exporter
lobby-me-delete = Supprimer mes données
lobby-me-delete-sure = Supprimer tout ce que ce serveur sait de vous ? Des bots prennent vos places dans les parties en cours.
lobby-me-deleted = Vos données ont été supprimées.

## The room before the game

lobby-room = Salle d’attente
lobby-coming = Un instant…
lobby-seats = Joueurs
lobby-begins =
    { $n ->
        [0] Toutes les places sont prises. La partie commence.
        [one] {$n} place est libre. La partie commence dès qu’elle est prise.
       *[other] {$n} places sont libres. La partie commence dès qu’elles sont toutes prises.
    }
lobby-present = en ligne
lobby-absent = hors ligne
lobby-put-bot = Ajouter un bot…
lobby-put-bot-at = Ajouter un bot, place {NUMBER($n)}
lobby-sat = Vous avez la place {NUMBER($n)}.
lobby-stand-up = Quitter la place
lobby-delete = Supprimer la table
lobby-delete-sure = Supprimer cette table pour tout le monde ?
lobby-invite = Inviter
lobby-chosen = Réglages de la table
lobby-talk-label = Chat
lobby-talk-on = activé
lobby-talk-off = phrases prédéfinies seulement
lobby-seed-told = L’hôte a choisi la graine (le code de la donne) et peut connaître les cartes cachées.

## Links

lobby-links = Places et liens
lobby-link-join = Lien de la table, pour jouer ou regarder
lobby-link-watch = Lien de la table, pour regarder
lobby-link-device = Ajouter un appareil
lobby-link-hand-over = Céder ma place
lobby-link-seat = Invitation pour la place {NUMBER($n)}
# $name is a bot.
lobby-link-bot = Inviter quelqu’un à remplacer {$name}
lobby-link-renewed = L’invitation pour une place ne sert qu’une fois : la première personne qui l’ouvre obtient la place. Une nouvelle annule la précédente.
lobby-link-invitation-line = Ce lien sert une seule fois, tant que la place est libre. Envoyez-le à une seule personne.
lobby-link-device-line = Ce lien ne sert qu’une fois, pendant 7 jours. Ouvrez-le sur votre autre appareil. Toute la table en est informée.
# The question before the link is made.
lobby-link-hand-over-sure = La première personne qui ouvre le lien obtient votre place ; vous ne pouvez plus que regarder. Valable une fois, pendant 7 jours.
lobby-link-hand-over-line = Valable une fois, pendant 7 jours. Si quelqu’un l’ouvre, vous perdez la place sur tous vos appareils. D’ici là, vous pouvez l’annuler.
lobby-link-make = Créer le lien
lobby-first-device-only = Vous ne pouvez céder la place ou quitter définitivement la partie que depuis le premier appareil de cette place.
lobby-my-seat = Ma place
lobby-devices = Appareils qui utilisent ma place
lobby-devices-see = Voir les appareils
lobby-device-unknown = Appareil inconnu
lobby-device-this = cet appareil
# $ago is a span such as “5 minutes ago”.
lobby-device-since = ajouté {$ago}
lobby-device-revoke = Retirer
lobby-device-revoke-sure = Cet appareil perd votre place aussitôt et ne peut plus que regarder. Les liens non utilisés vers votre place ne fonctionnent plus.
lobby-device-revoke-this = Vous perdez votre place sur cet appareil et ne pouvez plus qu’y suivre la partie. Vos autres appareils la gardent.
lobby-links-unused = Liens non utilisés
# $until is a day and a time.
lobby-link-unused =
    { $kind ->
        [device] Autre appareil : une seule fois, jusqu’au {$until}
        [hand-over] Place cédée : une seule fois, jusqu’au {$until}
       *[invitation] Invitation : une seule fois, jusqu’au {$until}
    }
lobby-links-cancel = Annuler ces liens
lobby-links-cancelled = Les liens non utilisés ne fonctionnent plus.
lobby-leave = Quitter la partie
lobby-leave-for-good = Quitter définitivement
lobby-leave-for-good-sure = Un bot termine la partie pour vous. Vous ne pourrez pas reprendre la place.
# Heading, for the host.
lobby-people-here = Autres joueurs
lobby-remove = Retirer
lobby-remove-block = Retirer et bloquer
lobby-remove-room = Retirer {$name} ? La place redevient libre. Un joueur bloqué ne peut plus rejoindre cette table.
lobby-remove-game = Retirer {$name} ? Un bot termine la partie et personne d’autre ne peut prendre cette place. Un joueur bloqué ne peut plus rejoindre cette table.
lobby-copy = Copier
lobby-copied = Copié
lobby-copy-yourself = Le lien est sélectionné. Copiez-le maintenant.
lobby-share = Partager…

## Coming with a link

lobby-claim = Votre place

## What can go wrong

lobby-offline = Pas de connexion à un serveur. Il en faut une pour jouer en ligne. Tout le reste fonctionne sans.
# A refusal of the server: $code is its word for it, $text its sentence in English.
lobby-trouble =
    { $code ->
        [no-table] Cette table n’existe pas. Elle a peut-être été supprimée.
        [seat-taken] Cette place est prise.
        [table-full] Toutes les places sont prises.
        [seated] Vous avez déjà une place à cette table.
        [wrong-key] Ce lien a déjà été utilisé, annulé ou remplacé. Demandez-en un nouveau.
        [expired] Ce lien a expiré. Demandez-en un nouveau.
        [shut] L’hôte a retiré quelqu’un de cette place. Personne d’autre ne peut la prendre.
        [not-first-device] Seul le premier appareil de la place peut le faire.
        [not-seated] Vous n’avez pas de place à cette table.
        [no-seat] Cette place n’existe pas à cette table.
        [no-device] Cet appareil n’utilise plus votre place.
        [blocked] L’hôte vous a bloqué l’accès à cette table.
        [banned] Ce serveur refuse votre connexion. Adressez-vous à la personne qui le gère.
        [word] Le mot de passe pour les nouvelles tables est incorrect.
        [not-begun] La partie n’a pas commencé.
        [not-over] La partie n’est pas terminée.
        [no-moment] Ce moment n’existe pas dans cette partie.
        [no-edition] Le serveur ne connaît pas cette édition.
        [edition] L’édition contient des erreurs : {$text}
        [too-many-tables] Trop de tables sont ouvertes. Fermez-en une d’abord ou réessayez plus tard.
        [too-many-people] Trop de personnes se sont connectées depuis votre réseau. Réessayez plus tard.
        [too-many-links] Vous avez trop de liens non utilisés. Annulez-en d’abord.
        [too-many] Trop de connexions. Fermez une autre fenêtre de cette page et réessayez.
        [editions-in-memory] Ce serveur ne peut plus charger d’édition avant son redémarrage. Jouez avec l’édition intégrée.
        [table-failed] Cette table s’est arrêtée à cause d’une erreur. Elle redémarre d’elle-même : réessayez dans un instant.
        [last-device] C’est le seul appareil de votre place. Quittez plutôt la partie.
        [too-many-devices] Votre place a trop d’appareils. Retirez-en un d’abord.
        [over] La partie est terminée.
        [too-long] C’est trop long pour le serveur.
        [too-slow] Le serveur a mis trop de temps. Réessayez.
        [busy] Le serveur est occupé. Réessayez dans un instant.
        [foreign-site] Ouvrez cette page directement à l’adresse du serveur.
        [host] Ouvrez cette page directement à l’adresse du serveur.
        [not-host] Seul l’hôte de la table peut le faire.
        [not-yours] Cette place n’est pas la vôtre.
        [begun] La partie a déjà commencé.
        [name] Un nom peut avoir 24 caractères au plus.
        [too-many-games] Vous avez trop de parties en cours. Terminez-en une d’abord.
        [too-many-bot-tables] Vous avez créé trop de tables réservées aux bots. Laissez d’abord finir une de ces parties.
        [bot-tables-full] Ce serveur fait déjà tourner assez de parties entre bots. Réessayez plus tard.
        [too-many-editions] Le serveur ne peut pas enregistrer d’autres éditions.
        [webhook] L’adresse doit commencer par https:// ou http://.
        [unknown-session] Le serveur ne vous connaît plus. Réessayez.
        [nobody] Rejoignez ou créez d’abord une table.
        [closed] Vous ne pouvez pas créer de table sur ce serveur.
        [too-fast] Trop de requêtes. Attendez un instant et réessayez.
        [set-aside] Cette table a été fermée après une erreur. La personne qui gère le serveur peut l’examiner.
        [store] Le serveur ne peut rien enregistrer en ce moment.
       *[other] {$text}
    }
