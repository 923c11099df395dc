# Push messages: notifications from the server while the page is closed.

## The notifications; $names are the other players

push-turn = Ваш ход
push-turn-body = Раунд {NUMBER($round)} · за столом: {$names}
push-over = Игра окончена
push-over-body = За столом: {$names}. Подсчёт очков готов.

## Switching them on, and quiet hours

push-title = Уведомления
push-offer = Уведомлять о моём ходе
push-offer-line = Браузер сообщит, когда наступит ваш ход, даже если эта страница закрыта.
push-on = Браузер сообщит, когда наступит ваш ход.
push-failed = Браузер не смог подписаться на уведомления: они приходят, только пока открыта эта страница.
push-quiet = Тихие часы
push-quiet-line = Если ваш ход наступит в тихие часы, уведомление придёт после них, если ваш ход ещё не закончится.
push-quiet-from = С
push-quiet-to = До

## Settings of a server

cli-serve-push = Push-уведомления в браузеры игроков, чей ход наступил: off = выключены; public = только на публичные адреса; any = на любые
cli-serve-push-contact = Адрес, по которому с вами могут связаться службы push-уведомлений: mailto:… или https://…; без него — public-url, если он начинается с https
