# Что говорит сама программа.

cli-error = Ошибка: { $text }

program-refused = { $sentence } ({ $rule })
program-at = Строка { $line }, столбец { $column }: { $sentence }
program-in-file = { $file }: { $text }
program-in-action = { $action }: { $text }
program-cannot-read = Не удаётся прочитать { $file }
program-cannot-write = Не удаётся записать { $file }
program-not-text = { $file } — не текстовый файл (UTF-8)
program-exists = { $file } уже существует; выберите другое имя
program-bad-seed = { $found } — не зерно; ожидается целое число или 64 шестнадцатеричные цифры
program-no-luck = Система не даёт случайных чисел: { $text }; задайте зерно с помощью --seed
program-created = Создан файл { $file }. Отпечаток зерна: { $commitment }
program-nothing-to-undo = Отменять нечего.
program-undo-barrier = Решение «{ $action }» открыло скрытое или завершило ход; чтобы всё же отменить его, добавьте --beyond
program-undone =
    { $n ->
        [one] Решение «{ $action }» отменено; осталось { $n } решение.
        [few] Решение «{ $action }» отменено; осталось { $n } решения.
        [many] Решение «{ $action }» отменено; осталось { $n } решений.
       *[other] Решение «{ $action }» отменено; осталось { $n } решения.
    }
program-replayed =
    { $n ->
        [one] Начато в { $program }; { $n } решение.
        [few] Начато в { $program }; { $n } решения.
        [many] Начато в { $program }; { $n } решений.
       *[other] Начато в { $program }; { $n } решения.
    }
program-seed = Зерно { $seed }, SHA-256 { $commitment }
program-salt = Соль { $salt }: отпечаток — это SHA-256 от 16 байтов соли и 32 байтов зерна
program-no-revision = Решения { $found } нет; последнее — { $last }
program-no-seat = Игрока { $found } нет; всего игроков: { $players }
program-decision = { $who }: { $action }
program-asked = { $who }: { $prompt }

audit-payment = оплата отличается
audit-event = событие { NUMBER($n) } отличается: в файле { $recorded }; теперь { $today }
audit-line = { $revision }: { $text }
audit-clean = По нынешним правилам игра идёт точно так же.
audit-differs =
    { $n ->
        [one] По нынешним правилам отличается { $n } решение
        [few] По нынешним правилам отличаются { $n } решения
        [many] По нынешним правилам отличаются { $n } решений
       *[other] По нынешним правилам отличаются { $n } решения
    }

score-now = Пока
score-total = Итого
score-projected = { $line }, если закончить сейчас
score-winner = Победа: { $who }.
score-winner-tie = При равенстве ПО победа: { $who }. Решают фишки в Реквиеме, затем карты опусов; если равны и они, победа общая.
score-leader = Если закончить сейчас, победа: { $who }.

rules-unknown = Правила { $id } нет; есть разделы { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } — { $text } Почему: { $why }

edition-ok = { $title }, версия { $version }, { $hash }: всё верно
edition-fault-line = { $file }:{ $line }: { $text }
edition-faults =
    { $n ->
        [one] В издании { $n } ошибка: { $text }
        [few] В издании { $n } ошибки: { $text }
        [many] В издании { $n } ошибок: { $text }
       *[other] В издании { $n } ошибки: { $text }
    }
edition-rejected =
    { $n ->
        [one] Издание не принято: { $n } ошибка
        [few] Издание не принято: { $n } ошибки
        [many] Издание не принято: { $n } ошибок
       *[other] Издание не принято: { $n } ошибки
    }
edition-copied = Издание скопировано в { $dir }. Измените файлы, затем: lacrimosa edition check { $dir }
edition-copy-of = Своя коробка; сначала копия издания { $title }, версия { $version }.
edition-space = { $instrument }: { $reward }
edition-road = { $place } { $cost }
edition-place = { $n } { $place } ({ $kind }): { $roads }
edition-gain = награда: { $reward }
edition-row = { $n }: воспоминание — { $memory }; опус — { $opus }
edition-movement = { $movement }, { $higher } или { $lower } ПО за фишку: { $parts }

# В таблицах каждое количество — число и символ; ↑ деление шкалы, ● фишка.
picture-symbol =
    { $code ->
        [ducats] д
        [vp] ПО
        [finance] Ф
        [talent] Т
        [journey] П
        [composition] К
       *[wild] ✻
    }
picture-icon =
    { $icon ->
        [document] Записать
        [commission] Заказать
        [perform_or_sell] Исп./прод.
        [travel] Поездка
       *[requiem] Реквием
    }
picture-head = Период { $period }, { $years }: ход { $turn } из 4
picture-story = история { $story }
picture-opus-lines = исполнить { $perform } · продать { $sell }
picture-players = Игроки
picture-vp = ПО
picture-ducats = Дукаты
picture-cards = Рука / колода
picture-markers = Фишки
picture-slot = Слот { NUMBER($n) }: { $experience } / { $story }
picture-hand = Рука: { $who }
picture-legend =
    д дукаты · Т талант · П путешествие · К композиция · ✻ любой тип · ↑ деление шкалы · ● фишка · Ф деление шкалы финансов
    ○ свободная партия · ▒ закрыта · ◆ нейтральная фишка · ↻ повторяется · ♛ королевская услуга · ☀ золотая рамка · ⟳ повёрнут
picture-foot = После решения { $revision }. Отпечаток зерна: { $commitment }

serve-listening = Lacrimosa открыта по адресу { $address } — завершить: Ctrl-C
serve-network = Друзья в этой сети открывают этот адрес; на этом компьютере годится и { $others }. Если адрес им недоступен, откройте порт { $port } в брандмауэре.
serve-other-port = Порт { $usual } занят; на этот раз порт { $port }
serve-taken = Порт { $port } занят другой программой, возможно, самой Lacrimosa; закройте её или выберите другой порт с помощью --port
serve-denied = Порт { $port } доступен только привилегированным программам; выберите порт выше 1023 с помощью --port
serve-no-host = У этого компьютера нет адреса { $host }; 127.0.0.1 — только для этого компьютера, 0.0.0.0 — для всех, кому он доступен
serve-refused = Не удаётся открыть { $host }, порт { $port }: { $text }
serve-no-runtime = Система не даёт запустить сервер
serve-no-folder = Система не указывает папку для данных сервера; выберите её с помощью --data
serve-half-certificate = Сертификату нужен ключ, а ключу — сертификат: укажите и --tls-certificate, и --tls-key
serve-no-word = new-tables равно «word», но слова нет: укажите его через --table-word, LACRIMOSA_TABLE_WORD или table-word
serve-two-tokens = Укажите токен администратора либо через admin-token, либо через admin-token-file, но не оба
serve-short-token = Токену администратора нужно не меньше { $count } букв, цифр или знаков без пробелов; «openssl rand -base64 32» создаст его
serve-no-certificate = Сертификат не подходит: { $text }
settings-broken = { $file }, строка { $line }: { $text }
settings-unknown = { $file }, строка { $line }: настройки «{ $key }» нет; есть { $known }
settings-value = { $file }, строка { $line }: { $found } не подходит для «{ $key }». Ожидается: { $help }.
copy-made = { $file } содержит копию папки { $folder }
copy-restored = { $folder } содержит то, что было в { $file }; прежнее сохранено рядом
store-folder = Папку { $folder } нельзя использовать: { $text }
store-later = Данные записаны более новой версией программы ({ $found }; этой известна { $known }): установите ту версию
store-foreign = { $file } не содержит данных этой программы
store-missing = В { $folder } нет данных сервера. Если они в другом месте, укажите папку: --data /var/lib/lacrimosa, или --config с файлом настроек сервера
store-in-use = { $file } занят другой программой, вероятно, работающим сервером: сначала остановите его
store-database = Данные не удаётся прочитать или записать: { $text }
store-damaged = { $file } повреждён ({ $found }). Замените его исправной копией: lacrimosa restore КОПИЯ --data { $folder }
serve-no-client = Страницы нет внутри этой программы: она собрана без неё. Команда «cargo run» в папке проекта соберёт страницу и программу вместе с ней.
serve-not-found = Здесь ничего нет.

play-welcome = Введите номер действия или само действие. Справка: ?
play-prompt = >
play-help =
    Номер выполняет действие; можно ввести и его запись, при желании с другой оплатой.
    p — стол, s — счёт, u — отменить, q — выйти, ? — эта справка; можно и словами: show, score, undo, quit, help
play-no-such-number = Выберите номер от 1 до { $most }.
play-undo-barrier = Это решение открыло скрытое или завершило ход; отменить его нельзя.
play-undone = Отменено.

random-bad-seed = { $found } — не зерно для серии игр; ожидается целое число
random-disproof = Зерно { $seed }, решение { $revision }: нарушено свойство { $property }. { $details }
random-played =
    { $games ->
        [one] { $games } игра, решений: { $decisions }, в среднем за игру: { $mean }
        [few] { $games } игры, решений: { $decisions }, в среднем за игру: { $mean }
        [many] { $games } игр, решений: { $decisions }, в среднем за игру: { $mean }
       *[other] { $games } игры, решений: { $decisions }, в среднем за игру: { $mean }
    }
random-checked = После каждого решения всё в порядке. Отказы по правилам: { $rules }

perft-total = Путей: { $paths }, глубина в решениях: { $depth } ({ $seconds } с)

bench-state = Состояние занимает { $bytes } байт и копируется за { $nanoseconds } нс.
bench-line = { $name }: { $rate } млн решений в секунду (от { $low } до { $high }), решений за игру: { $length }, вариантов на решение: { $branching }
bench-ratio = { $name }: { $ratio } × скорость случайных шахмат (решений в секунду)
bench-bots =
    { $measure ->
        [random] партий доиграно наугад с середины партии вчетвером
        [flat-2] розыгрышей flat вдвоём
        [flat-4] розыгрышей flat вчетвером
        [ismcts-2] итераций ismcts вдвоём
       *[ismcts-4] итераций ismcts вчетвером
    }: { $rate } в секунду, одно ядро

program-decimal = { $whole },{ $tenth }

hint-turn =
    { $side ->
        [ahead] Около { $vp } ПО в конце игры, впереди на { $lead }
        [behind] Около { $vp } ПО в конце игры, позади на { $lead }
       *[level] Около { $vp } ПО в конце игры
    }
hint-thought =
    { $n ->
        [one] Совет бота { $bot }: { $n } проба.
        [few] Совет бота { $bot }: { $n } пробы.
        [many] Совет бота { $bot }: { $n } проб.
       *[other] Совет бота { $bot }: { $n } пробы.
    }

watch-seat = { $player } ({ $bot })
watch-score = После раунда { NUMBER($n) }: { $scores }
watch-score-seat = { $who } — { $vp } ({ $projected }, если закончить сейчас)
watch-too-many = Ботов { NUMBER($found) }, а мест { NUMBER($seats) }: ботов не должно быть больше, чем мест

load-no-server = Сервер для измерения не запустился или завершился.
load-matches =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
        [many] { $matches } партий
       *[other] { $matches } партии
    } на двоих, { $idle ->
        [one] { $idle } зритель
        [few] { $idle } зрителя
        [many] { $idle } зрителей
       *[other] { $idle } зрителя
    }, { $seconds } с игры.
load-moves = Ходов сохранено и объявлено: { $moves }, { $rate } в секунду.
load-times = Ход туда и обратно: p50 { $half } мс, p99 { $most } мс, p99,9 { $nearly } мс, дольше всего { $longest } мс.
load-memory = Память сервера: { $empty } МиБ пустой, { $all } МиБ со всеми.
load-per-match = Партия с обоими соединениями: { $before } КиБ, { $after } КиБ после игры.
load-per-idle = Зритель: { $kib } КиБ.

# `lacrimosa admin`.
admin-no-server = На { $folder } не работает ни один сервер; запустите его командой «lacrimosa serve» или укажите папку нужного через --data
admin-no-permission = { $file } доступен только пользователю сервера и root
admin-only-by-address = В этой системе сервер доступен по адресу: укажите --server и токен администратора
admin-unreachable = { $address } недоступен: { $text }
admin-no-address = «{ $text }» — не адрес сервера вроде https://example.org/lacrimosa
admin-not-secret = { $address } — не https: токен могли бы прочитать по пути
admin-no-token = Для --server нужен токен администратора сервера: поместите его в LACRIMOSA_ADMIN_TOKEN или в файл для --token-file
admin-wrong-token = Сервер не принимает этот токен администратора
admin-closed = Этот сервер не принимает токен администратора: задайте его через admin-token-file или используйте сокет в его папке
admin-strange = { $address } отвечает не как сервер Lacrimosa этой версии (статус { $status })
admin-refused = Сервер отказывает ({ $status }): { $text }
admin-no-table = Стола { $name } нет
admin-not-aside = Стол { $name } не был отложен
admin-no-edition = Издания { $name } никто не приносил; его хеш — 64 шестнадцатеричные цифры
admin-edition-in-use = Это издание используют столы; они удалятся вместе с ним, если добавить --with-tables
admin-no-person = Человека { $name } нет
admin-no-ban = { $net } не запрещён
admin-wrong-net = «{ $text }» — не адрес вроде 192.0.2.1 и не сеть вроде 10.0.0.0/8
admin-wrong-text = Ожидается от 1 до 500 знаков без управляющих символов
admin-needs-yes = { $question } Спросить некого: добавьте --yes
admin-confirm = { $question } Чтобы продолжить, введите «{ $yes }»:
admin-yes = да
admin-left-alone = Ничего не изменено
admin-ask-delete-table = Удалить стол { $name } вместе с партией?
admin-ask-delete-edition = Удалить издание { $name }?
admin-ask-delete-edition-tables = Удалить издание { $name } и все столы, которые его используют?
admin-ask-delete-person = Забыть человека { $name }: сеансы, имена, разговоры?
admin-ask-revoke = Завершить все сеансы человека { $name }? Вернуться тем же человеком он не сможет.
admin-table-deleted = Стол { $name } удалён
admin-table-restored = Стол { $name } возвращён
admin-edition-deleted = Издание { $name } удалено; столов вместе с ним: { $count }
admin-person-deleted = Человек { $name } забыт
admin-revoked = Все сеансы человека { $name } завершены
admin-banned = { $net } больше не получает ответа; до: { $time }
admin-unbanned = { $net } снова получает ответы
admin-announced = Сообщено всем, и тем, кто придёт позже; «announce --clear» снимает объявление
admin-withdrawn = Объявление снято
admin-nothing = Пусто
admin-not-known = не записано
admin-never = нет
admin-for-ever = навсегда
admin-waiting = ждёт
admin-playing = идёт
admin-over = окончена
admin-note-memory = в памяти
admin-note-public = открытый
admin-note-aside = отложен: { $text }
admin-kind-program = программа
admin-kind-browser = браузер
admin-col-table = СТОЛ
admin-col-in-log = В ЖУРНАЛЕ
admin-col-status = СОСТОЯНИЕ
admin-col-made = СОЗДАН
admin-col-from = ОТКУДА
admin-col-people = ЛЮДИ
admin-col-steps = ШАГИ
admin-col-size = РАЗМЕР
admin-col-notes = ПРИМЕЧАНИЯ
admin-col-edition = ИЗДАНИЕ
admin-col-brought = ПРИНЕСЕНО
admin-col-tables = СТОЛЫ
admin-col-person = ЧЕЛОВЕК
admin-col-name = ИМЯ
admin-col-kind = ВИД
admin-col-since = С
admin-col-used = БЫЛ ЗДЕСЬ
admin-col-seats = МЕСТА
admin-col-net = АДРЕС
admin-col-until = ДО
admin-col-reason = ПРИЧИНА
admin-status-version = Версия
admin-status-since = Работает с
admin-status-tables = Столы
admin-status-in-memory = Столы в памяти
admin-status-aside = Отложенные столы
admin-status-people = Люди и программы
admin-status-sockets = Открытые соединения
admin-status-bans = Запреты
admin-status-store = Данные на диске
admin-status-free = Свободно на этом диске
admin-status-announcement = Объявление
