# Playing online: the lobby, making a table on a server, the room before the game, links to give away.

## Making a table, on the start page

lobby-go = Ouvrir la table
lobby-friend = Ami
lobby-friend-line = la place reste libre
lobby-who-finds = Visibilité
lobby-by-link = Par lien seulement
lobby-public = Tout le monde
lobby-clock = Pendule
lobby-clock-none = sans pendule
# $time and $turn are spans such as “15 minutes” and “1 minute”.
lobby-clock-whole = {$time} pour la partie
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
lobby-take-over-by = Le bot qui prend la relève
lobby-never = jamais
lobby-talk = Les joueurs peuvent s’écrire
lobby-seed-known = Vous saurez ce que cette graine cache, et les autres en seront avertis. Sans graine, le serveur en tire une que personne ne connaît.
lobby-word = Mot de passe pour les nouvelles tables
lobby-word-line = La personne qui gère ce serveur le donne à qui peut ouvrir des tables. Vos invités n’en ont pas besoin.
lobby-closed = Ce serveur n’accepte pas de nouvelles tables en ce moment. Les parties ouvertes continuent.

## The lobby

lobby-title = Salon
lobby-line = Vos parties en ligne, tables ouvertes, parties à suivre
lobby-waiting =
    { $n ->
        [one] {$n} partie vous attend
       *[other] {$n} parties vous attendent
    }
lobby-part =
    { $part ->
        [mine] Mes parties
        [open] Tables ouvertes
       *[watch] Parties à suivre
    }
lobby-none =
    { $part ->
        [mine] Vous n’avez encore pris place à aucune table. Ouvrez-en une et envoyez le lien à vos amis.
        [open] Personne ne cherche de joueurs en ce moment. Ouvrez une table visible de tous.
       *[watch] Aucune partie publique n’est en cours.
    }
lobby-make = Ouvrir une table
lobby-sit = Prendre place
lobby-watch = Regarder
lobby-to-start = Vers l’accueil
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
lobby-me-unknown = Ce serveur ne vous connaît pas. Dès que vous ouvrez une table ou prenez place, il retient votre nom et vos places.
lobby-me-line = Le serveur retient votre nom habituel, vos places et l’adresse ci-dessous si vous en donnez une. Un cookie lui dit qui vous êtes.
lobby-webhook = Adresse d’avis
lobby-webhook-line = Le serveur appelle cette adresse quand c’est à vous de jouer. Laissez vide si vous n’en avez pas besoin.
lobby-webhook-secret = Secret de l’adresse
lobby-webhook-secret-line = Copiez-le maintenant : il ne s’affiche qu’une fois. Le serveur signe ses messages avec lui, et votre programme peut ainsi vérifier qu’ils sont authentiques.
lobby-me-save = Enregistrer
lobby-me-saved = Enregistré.
lobby-me-export = Exporter
lobby-me-delete = Supprimer mes données
lobby-me-delete-sure = Supprimer tout ce que le serveur sait de vous ? Dans les parties en cours, des bots prennent vos places.
lobby-me-deleted = Le serveur vous a oublié.

## The room before the game

lobby-room = Avant la partie
lobby-coming = Un instant …
lobby-seats = À la table
lobby-begins =
    { $n ->
        [0] Toutes les places sont prises : la partie commence.
        [one] {$n} place est libre. La partie commence d’elle-même dès qu’elle est prise.
       *[other] {$n} places sont libres. La partie commence d’elle-même dès qu’elles sont toutes prises.
    }
lobby-present = en ligne
lobby-absent = hors ligne
lobby-put-bot = Mettre un bot …
lobby-put-bot-at = Un bot pour la place {NUMBER($n)}
lobby-sat = Vous occupez la place {NUMBER($n)}.
lobby-stand-up = Quitter la place
lobby-delete = Supprimer la table
lobby-delete-sure = Supprimer cette table pour tout le monde ?
lobby-invite = Inviter
lobby-chosen = Ce qui est convenu
lobby-talk-label = Conversation
lobby-talk-on = libre
lobby-talk-off = phrases toutes faites seulement
lobby-seed-told = L’hôte a choisi la graine et peut donc savoir ce qui est caché.

## Links

lobby-links = Places et liens
lobby-link-join = Lien de la table, pour jouer ou regarder
lobby-link-watch = Lien de la table, pour regarder
lobby-link-device = Un autre de mes appareils
lobby-link-hand-over = Céder la place
lobby-link-seat = Inviter à la place {NUMBER($n)}
# $name is a bot.
lobby-link-bot = Inviter quelqu’un à la place de {$name}
lobby-link-renewed = Chaque invitation sert une seule fois, à qui l’ouvre en premier. Une nouvelle annule la précédente pour la même place.
lobby-link-invitation-line = Il sert une seule fois, et seulement tant que la place est libre. Envoyez-le à une seule personne.
lobby-link-device-line = Il sert une seule fois, dans les 7 jours. Ouvrez-le sur votre autre appareil. Toute la table est informée que vous utilisez un nouvel appareil.
# The question before the link is made.
lobby-link-hand-over-sure = Qui ouvre le lien obtient votre place. Dès lors, vous et tous vos appareils ne pouvez plus que regarder. Le lien sert une seule fois, dans les 7 jours.
lobby-link-hand-over-line = Il sert une seule fois, dans les 7 jours. Quand quelqu’un l’ouvre, vous et tous vos appareils perdez la place. D’ici là, vous pouvez l’annuler.
lobby-link-make = Créer le lien
lobby-first-device-only = Seul le premier appareil de cette place peut la céder ou la quitter définitivement.
lobby-my-seat = Ma place
lobby-devices = Appareils qui utilisent ma place
lobby-devices-see = Voir les appareils
lobby-device-unknown = Appareil inconnu
lobby-device-this = cet appareil
# $ago is a span such as “5 minutes ago”.
lobby-device-since = ajouté {$ago}
lobby-device-revoke = Révoquer
lobby-device-revoke-sure = Cet appareil perd votre place aussitôt et ne peut plus que regarder. Les liens non utilisés vers votre place cessent aussi.
lobby-device-revoke-this = Vous perdez votre place sur cet appareil et ne pourrez qu’y regarder. Vos autres appareils la gardent.
lobby-links-unused = Liens non utilisés
# $until is a day and a time.
lobby-link-unused =
    { $kind ->
        [device] Un autre de mes appareils : une seule fois, jusqu’au {$until}
        [hand-over] Céder la place : une seule fois, jusqu’au {$until}
       *[invitation] Invitation : une seule fois, jusqu’au {$until}
    }
lobby-links-cancel = Annuler les liens non utilisés
lobby-links-cancelled = Les liens non utilisés ne fonctionnent plus.
lobby-leave = Quitter la partie
lobby-leave-for-now = Laisser jouer un bot pour l’instant
lobby-leave-for-good = Quitter définitivement
lobby-leave-for-good-sure = Un bot joue désormais à votre place. Vous ne pourrez pas la reprendre.
lobby-leave-line = « Pour l’instant » : jusqu’à ce que vous reveniez reprendre votre place.
# Heading, for the host.
lobby-people-here = Autres joueurs
lobby-remove = Retirer
lobby-remove-block = Retirer et bloquer
lobby-remove-room = Retirer {$name} ? La place redevient libre. Une personne bloquée ne peut plus s’asseoir à cette table.
lobby-remove-game = Retirer {$name} ? Un bot joue jusqu’à la fin et personne d’autre ne peut prendre cette place. Une personne bloquée ne peut plus s’asseoir à cette table.
lobby-copy = Copier
lobby-copied = Copié
lobby-copy-yourself = Le lien est sélectionné. Copiez-le avec les touches de votre système.
lobby-share = Partager …

## Coming with a link

lobby-claim = Votre place
lobby-claim-line = Avec ce lien, vous prenez place à une table.
lobby-claim-open = La place {NUMBER($n)} vous est gardée. À la table : {$others}.
lobby-claim-of = Avec ce lien, vous prenez la place {NUMBER($n)}, occupée par {$name}. À la table : {$others}.
lobby-claim-take = Prendre la place

## What can go wrong

lobby-offline = Pas de connexion à un serveur. Il en faut une pour jouer en ligne ; tout le reste fonctionne sans.
# A refusal of the server: $code is its word for it, $text its sentence in English.
lobby-trouble =
    { $code ->
        [no-table] Cette table n’existe pas. Elle a peut-être été supprimée.
        [seat-taken] Cette place est prise.
        [table-full] Toutes les places sont prises.
        [seated] Vous avez déjà une place à cette table.
        [wrong-key] Ce lien a déjà été utilisé, annulé ou remplacé. Demandez-en un nouveau.
        [expired] Ce lien est trop ancien. Demandez-en un nouveau.
        [shut] L’hôte a retiré quelqu’un de cette place. Personne d’autre ne peut la prendre.
        [not-first-device] Seul le premier appareil de la place peut le faire.
        [not-seated] Vous n’avez pas de place à cette table.
        [no-seat] Cette place n’existe pas à cette table.
        [no-device] Cet appareil n’utilise plus votre place.
        [blocked] L’hôte vous a bloqué à cette table.
        [banned] Ce serveur refuse votre connexion. Adressez-vous à la personne qui le gère.
        [word] Le mot de passe pour les nouvelles tables est faux.
        [not-begun] La partie n’a pas commencé.
        [not-over] La partie n’est pas terminée.
        [no-moment] Ce moment n’existe pas dans cette partie.
        [no-edition] Le serveur ne connaît pas cette édition.
        [edition] L’édition contient des erreurs : {$text}
        [too-many-tables] Trop de tables sont ouvertes. Fermez-en une d’abord ou réessayez plus tard.
        [too-many-people] Trop de personnes viennent de votre réseau. Réessayez plus tard.
        [too-many-links] Vous avez trop de liens non utilisés. Annulez-en d’abord.
        [too-many] Trop de connexions. Fermez une fenêtre de cette page et réessayez.
        [editions-in-memory] Trop d’éditions sont utilisées jusqu’au redémarrage de ce serveur. Jouez avec l’édition intégrée.
        [table-failed] Cette table s’est arrêtée à cause d’une erreur. Elle revient d’elle-même : réessayez dans un instant.
        [last-device] C’est le seul appareil de votre place. Quittez plutôt la table.
        [too-many-devices] Votre place a trop d’appareils. Révoquez-en un d’abord.
        [over] La partie est terminée.
        [too-long] C’est trop long pour le serveur.
        [too-slow] Le serveur a mis trop de temps. Réessayez.
        [busy] Le serveur est occupé. Réessayez dans un instant.
        [foreign-site] Ouvrez la page à l’adresse de son propre serveur.
        [host] Ouvrez la page à l’adresse de son propre serveur.
        [not-host] Seule la personne qui a ouvert la table peut le faire.
        [not-yours] Cette place n’est pas la vôtre.
        [begun] La partie a commencé.
        [name] Un nom a au plus 24 caractères.
        [too-many-games] Vous avez trop de parties en cours. Terminez-en une d’abord.
        [too-many-bot-tables] Vous avez ouvert trop de tables réservées aux bots. Laissez d’abord finir une de leurs parties.
        [bot-tables-full] Ce serveur joue déjà assez de parties entre bots en ce moment.
        [too-many-editions] Le serveur ne garde pas plus d’éditions.
        [webhook] L’adresse doit commencer par https:// ou http://.
        [unknown-session] Le serveur ne vous connaît plus. Réessayez.
        [nobody] Prenez d’abord place ou ouvrez une table.
        [closed] On ne peut pas ouvrir de tables sur ce serveur.
        [too-fast] Trop de demandes. Attendez un peu et réessayez.
        [set-aside] Cette table a été mise de côté après une erreur. La personne qui gère le serveur peut s’en occuper.
        [store] Le serveur ne peut rien enregistrer en ce moment.
       *[other] {$text}
    }
