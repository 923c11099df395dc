# Push messages: notifications from the server while the page is closed.

## The notifications; $names are the other players

push-turn = Your turn
push-turn-body = Round {NUMBER($round)} · with {$names}
push-over = The game is over
push-over-body = The score sheet of your game with {$names} is ready.

## Switching them on, and quiet hours

push-title = Notifications
push-offer = Notify me on my turn
push-offer-line = Your browser will notify you when it’s your turn, even if this page is closed.
push-on = Your browser will now notify you when it’s your turn.
push-failed = Your browser could not subscribe, so notifications work only while this page is open.
push-quiet = Quiet hours
push-quiet-line = If your turn begins during quiet hours, you’ll be notified when they end, provided it’s still your turn.
push-quiet-from = From
push-quiet-to = Until

## Settings of a server

cli-serve-push = Push messages to the browsers of players whose turn it is: off, only to public addresses, or to any address
cli-serve-push-contact = Address at which push services can reach you, mailto:… or https://…; without it, public-url if it begins with https
