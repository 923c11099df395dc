# A table on a server: connection, presence, clocks, talk, and wishes to go back.

online-table = Стол
online-coming = Идём к столу…
online-gone = Такого стола нет.
online-to-lobby = К списку столов
online-lost = Связь потеряна, восстанавливаем…
# Under the decision, if the server takes long to answer.
online-sent = Отправлено…

## Who is there

online-present = на месте
online-absent = нет на месте
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = пока играет {$bot}
online-bot-for-you = Сейчас за вас играет бот.
online-take-back = Вернуть моё место
online-you-watch = Вы наблюдаете: карты на руках скрыты до конца игры.
online-seat-lost = У вас больше нет места за этим столом. Вы можете смотреть.
online-new-device = Ваше место открыто на новом устройстве. Это вы? Если нет, отключите его.
# Before a message of whoever runs the server.
online-announcement = Объявление:
online-watching =
    { $n ->
        [one] {$n} зритель
        [few] {$n} зрителя
        [many] {$n} зрителей
       *[other] {$n} зрителя
    }
online-clock = Осталось времени: {$time}

## Talk

online-talk = Беседа
online-log-or-talk = Журнал или беседа
online-talk-empty = Пока никто ничего не сказал.
online-say = Скажите что-нибудь
online-send = Отправить
online-phrases = Фразы
online-reaction =
    { $code ->
        [hello] Здравствуйте!
        [bravo] Браво!
        [thanks] Спасибо!
        [alas] О нет!
        [moment] Минутку, пожалуйста.
        [your-turn] Ваш ход.
        [sorry] Извините!
       *[well-played] Отличная игра!
    }
online-unread =
    { $n ->
        [one] {$n} непрочитанное сообщение
        [few] {$n} непрочитанных сообщения
        [many] {$n} непрочитанных сообщений
       *[other] {$n} непрочитанного сообщения
    }
online-muting = Не слышать
online-mute-all = Никого не слышать
online-hear-all = Снова слышать всех
online-mute = Не слышать: {$name}
online-hear = Снова слышать: {$name}
online-told =
    { $code ->
        [sat] {$name} садится за стол.
        [left] {$name} встаёт из-за стола.
        [joined] {$name} занимает место.
        [clock] {$name}: время вышло, дальше играет бот.
        [taken-over] {$name}: пока играет бот.
        [taken-back] {$name} снова за столом.
        [new-device] {$name}: подключено ещё одно устройство.
        [left-for-good] {$name}: выход из игры насовсем. Дальше играет бот.
        [kicked] Хозяин стола удалил игрока {$name}.
        [agreed] {$name}: согласие.
       *[disagreed] {$name}: несогласие.
    }

## Going back

online-asks-back = {$name} просит вернуться к решению {NUMBER($moment)}.
online-rewound = Все согласны: назад к решению {NUMBER($moment)}.
online-agree = Согласиться
online-refuse = Отказать
online-waits-for = Ждём ответа: {$names}
online-ask-back = Попросить других вернуться сюда
online-taken-back = {$name} отменяет решение.

## What was not granted

online-refused =
    { $why ->
        [stale] Игра уже ушла вперёд; посмотрите ещё раз.
        [illegal] Правила этого не позволяют.
        [not-seated] Это могут только те, кто сидит за столом.
        [taken-over] За вас играет бот: сначала верните своё место.
        [not-begun] Игра ещё не началась.
        [over] Игра окончена.
        [not-free] Это нельзя отменить свободно; можно попросить остальных.
        [nothing-to-redo] Повторять нечего.
        [nothing-asked] Отвечать больше не на что.
        [asked-already] Вы уже спрашивали. Сначала сделайте ход.
        [too-many-undos] В этом ходу было слишком много отмен. Сначала продолжите игру.
        [no-such-moment] К этому моменту вернуться нельзя.
        [no-talk] За этим столом не беседуют.
        [length] Слишком длинно или пусто.
        [too-fast] Слишком много сразу: подождите немного.
        [not-stored] Сервер не смог это сохранить; ничего не изменилось.
       *[malformed] Сервер этого не понял. Попробуйте обновить страницу.
    }

## Links and notices

online-copy-link = Скопировать ссылку на этот момент
online-copied = Скопировано
online-notify = Сообщать через браузер, когда мой ход за онлайн-столом
online-notify-denied = Браузер не разрешает уведомления для этой страницы.
