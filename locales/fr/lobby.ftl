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
lobby-stand-up = Se lever
lobby-delete = Supprimer la table
lobby-delete-sure = Supprimer cette table pour tout le monde ?
lobby-invite = Inviter
lobby-chosen = Ce qui est convenu
lobby-talk-label = Conversation
lobby-talk-on = libre
lobby-talk-off = phrases toutes faites seulement
lobby-seed-told = L’hôte a choisi la graine et peut donc savoir ce qui est caché.

## Links

lobby-links = Liens
lobby-link-join = Lien de la table, pour jouer ou regarder
lobby-link-watch = Lien de la table, pour regarder
lobby-link-device = Ma place sur un autre appareil
lobby-link-hand-over = Céder ma place à quelqu’un d’autre
lobby-link-seat = Lien secret de la place {NUMBER($n)}
# $name is a bot.
lobby-link-bot = Inviter quelqu’un à la place de {$name}
lobby-link-renewed = Qui ouvre un lien secret a la place. Un nouveau lien rend inutile le précédent de la même place.
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
        [wrong-key] Ce lien n’est plus valable. Demandez-en un nouveau.
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
