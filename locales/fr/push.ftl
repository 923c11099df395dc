# Push messages: notifications from the server while the page is closed.

## The notifications; $names are the other players

push-turn = À vous de jouer
push-turn-body = Manche {NUMBER($round)} · avec {$names}
push-over = La partie est terminée
push-over-body = Le décompte de votre partie avec {$names} est prêt.

## Switching them on, and quiet hours

push-title = Notifications
push-offer = M’avertir de mon tour
push-offer-line = Votre navigateur vous avertira quand ce sera à vous de jouer, même si cette page est fermée.
push-on = Votre navigateur vous avertira désormais quand ce sera à vous de jouer.
push-failed = Votre navigateur n’a pas pu s’abonner : les notifications n’arrivent que si cette page est ouverte.
push-quiet = Heures calmes
push-quiet-line = Un tour qui commence pendant ces heures n’est annoncé qu’à leur fin, si c’est encore à vous de jouer.
push-quiet-from = De
push-quiet-to = À

## Settings of a server

cli-serve-push = Notifications push aux navigateurs des joueurs dont c’est le tour : aucune, vers les adresses publiques seulement ou vers n’importe quelle adresse
cli-serve-push-contact = Adresse où les services push peuvent vous joindre, mailto:… ou https://… ; à défaut, public-url si elle commence par https
