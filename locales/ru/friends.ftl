# Comfort for people who play online: rematch, undo by consent, the player's own clock, leaving, invitations.

## Rematch

friends-rematch = Реванш
friends-rematch-join = Сыграть реванш
friends-rematch-watch = Смотреть реванш
friends-rematch-line = Те же игроки и места, новая раздача.
friends-rematch-started = {$name} начинает реванш.

## Leaving a game

friends-bot-now = Пусть играет бот
friends-bot-now-sure = Теперь за вас будет играть бот. Вернуть своё место можно в любой момент.

## Undo by consent

# Name of the Undo button for screen readers where the others must agree.
friends-undo-label = Отменить (с согласия остальных)
# $move is a line of the log, such as “Anna travels to Munich”.
friends-undo-ask = Попросить отменить: {$move}
friends-undo-consent = Нужно согласие всех остальных игроков.
friends-undo-send = Попросить
friends-undo-yours = Вы просите отменить: {$move}
friends-undo-theirs = {$name} просит отменить: {$move}
friends-undo-later =
    { $n ->
        [one] Также будет отменено {$n} более позднее решение.
        [few] Также будут отменены {$n} более поздних решения.
        [many] Также будут отменены {$n} более поздних решений.
       *[other] Также будет отменено {$n} более позднего решения.
    }
# Stands for $move if the decision has no line in the log.
friends-undo-last = последнее решение
# The same for the end of a turn, and for the kind of a wild.
friends-undo-end = завершение хода
friends-undo-kind = выбор типа ({name-kind})
friends-undo-cancel = Отозвать просьбу
friends-undo-cancelled = {$name} отзывает просьбу.
# $time is a time such as 1:45.
friends-undo-left = Время на ответ: {$time}

## My clock

friends-clock = Ваше время
friends-clock-low = Ваше время заканчивается: осталось {$time}.

## Invitations

# $names are the players at the table.
friends-invited = Сыграйте в Lacrimosa. За столом: {$names}
friends-invited-alone = Сыграйте в Lacrimosa
friends-what = Настольная игра о жизни Моцарта и его неоконченном Реквиеме.
friends-minutes = Около {NUMBER($n)} минут
friends-days = Несколько дней, ход за ходом
# Label; beside it are names.
friends-players = Игроки
friends-duration = Длительность
friends-join = Войти в игру
friends-seat-of = По этой ссылке вы займёте место игрока «{$name}».
friends-rules = Правила
friends-qr = QR-код
friends-qr-line = Отсканируйте его камерой другого устройства.

## Words for tables

friends-waiting =
    { $n ->
        [one] Ждём {$n} игрока
        [few] Ждём {$n} игроков
        [many] Ждём {$n} игроков
       *[other] Ждём {$n} игрока
    }
friends-full = Все места заняты.
