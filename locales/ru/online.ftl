# A table on a server: connection, presence, clocks, talk, and wishes to go back.

online-table = Стол
online-coming = Подключение к столу…
online-gone = Такого стола нет.
online-to-lobby = Вернуться в лобби
online-lost = Связь потеряна. Переподключение…
# Under the decision, if the server takes long to answer.
online-sent = Отправка…

## Who is there

online-present = в сети
online-absent = не в сети
# Beside a player; $bot is a tempo mark, such as Allegro.
online-bot-for-now = пока играет {$bot}
online-bot-for-you = Сейчас за вас играет бот.
online-take-back = Вернуть моё место
online-you-watch = Вы смотрите игру. Карты игроков скрыты до конца игры.
online-seat-lost = У вас больше нет места за этим столом, но вы можете смотреть.
online-new-device = К вашему месту подключено новое устройство. Если оно не ваше, отключите его.
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

online-talk = Чат
online-log-or-talk = Журнал или чат
online-talk-empty = Сообщений пока нет.
online-say = Сообщение
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
online-muting = Скрыть…
online-mute-all = Скрыть все сообщения
online-hear-all = Показать все сообщения
online-mute = Скрыть сообщения: {$name}
online-hear = Показать сообщения: {$name}
online-told =
    { $code ->
        [sat] {$name} теперь за столом.
        [left] {$name} покидает стол.
        [joined] {$name} занимает переданное место.
        [clock] {$name}: время вышло. Дальше играет бот.
        [taken-over] {$name}: пока играет бот.
        [taken-back] {$name} снова в игре.
        [new-device] {$name} подключает новое устройство.
        [left-for-good] {$name} выходит из игры. Дальше играет бот.
        [kicked] Хозяин стола удалил игрока «{$name}».
        [agreed] {$name} соглашается.
       *[disagreed] {$name} не соглашается.
    }

## Going back

online-asks-back = {$name} просит об отмене.
online-rewound = Все согласны: отмена выполнена.
online-agree = Согласиться
online-refuse = Отклонить
online-waits-for = Ждём ответа: {$names}
online-ask-back = Попросить вернуться сюда
online-taken-back = {$name} отменяет решение.

## What was not granted

online-refused =
    { $why ->
        [stale] Игра уже ушла вперёд. Посмотрите на стол и попробуйте ещё раз.
        [illegal] Правила этого не позволяют.
        [not-seated] Это могут делать только участники игры.
        [taken-over] За вас играет бот. Сначала верните своё место.
        [not-begun] Игра ещё не началась.
        [over] Игра окончена.
        [not-free] Сами вы это отменить не можете. Можно попросить остальных.
        [nothing-to-redo] Повторять нечего.
        [nothing-asked] Эта просьба уже не действует.
        [asked-already] Вы уже просили. Снова попросить можно после вашего следующего решения.
        [too-many-undos] В этом ходу было слишком много отмен. Сначала продолжите игру.
        [no-such-moment] К этому моменту вернуться нельзя.
        [no-talk] За этим столом чат выключен.
        [length] Сообщение слишком длинное или пустое.
        [too-fast] Слишком быстро. Подождите немного.
        [not-stored] Сервер не смог это сохранить. Ничего не изменилось.
       *[malformed] Сервер этого не понял. Попробуйте обновить страницу.
    }

## Links and notices

online-copy-link = Копировать ссылку
online-copied = Скопировано
online-notify = Уведомлять меня в браузере о моём ходе в игре по сети
online-notify-denied = Браузер блокирует уведомления для этой страницы.
