# Push messages: notifications from the server while the page is closed.

## The notifications; $names are the other players

push-turn = Twoja tura
push-turn-body = Runda {NUMBER($round)} · przy stole: {$names}
push-over = Koniec gry
push-over-body = Przy stole: {$names}. Punktacja jest gotowa.

## Switching them on, and quiet hours

push-title = Powiadomienia
push-offer = Powiadom o mojej turze
push-offer-line = Przeglądarka powiadomi cię, gdy nadejdzie twoja tura, nawet jeśli ta strona jest zamknięta.
push-on = Przeglądarka powiadomi cię, gdy nadejdzie twoja tura.
push-failed = Nie udało się włączyć powiadomień w przeglądarce. Działają tylko wtedy, gdy ta strona jest otwarta.
push-quiet = Godziny ciszy
push-quiet-line = Jeśli twoja tura zacznie się w tych godzinach, powiadomienie przyjdzie po ich upływie, o ile tura nadal będzie trwać.
push-quiet-from = Od
push-quiet-to = Do

## Settings of a server

cli-serve-push = Powiadomienia push do przeglądarek graczy, których tura nadeszła: off = wyłączone; public = tylko na adresy publiczne; any = na dowolny adres
cli-serve-push-contact = Adres, pod którym usługi powiadomień mogą się z tobą skontaktować, mailto:… lub https://…; jeśli go nie podano, używany jest public-url, o ile zaczyna się od https
