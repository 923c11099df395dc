# Что говорит сама программа.

cli-error = Ошибка: { $text }

program-in-file = { $file }: { $text }
program-in-action = { $action }: { $text }
program-cannot-read = Не удаётся прочитать { $file }
program-cannot-write = Не удаётся записать { $file }
program-not-text = { $file } — не текстовый файл (UTF-8)
program-exists = { $file } уже существует; выберите другое имя
program-no-luck = Операционная система не даёт случайных чисел ({ $text }); задайте код раздачи с помощью --seed
program-created = Создан файл { $file }. Контрольный код (хеш кода раздачи): { $commitment }
program-nothing-to-undo = Отменять нечего.
program-undo-barrier = Решение «{ $action }» открыло скрытую информацию или завершило ход; чтобы всё же отменить его, добавьте --beyond
program-undone =
    { $n ->
        [one] Решение «{ $action }» отменено; осталось { $n } решение.
        [few] Решение «{ $action }» отменено; осталось { $n } решения.
        [many] Решение «{ $action }» отменено; осталось { $n } решений.
       *[other] Решение «{ $action }» отменено; осталось { $n } решения.
    }
program-replayed =
    { $n ->
        [one] Игра начата в { $program }; { $n } решение.
        [few] Игра начата в { $program }; { $n } решения.
        [many] Игра начата в { $program }; { $n } решений.
       *[other] Игра начата в { $program }; { $n } решения.
    }
program-seed = Код раздачи { $seed }, SHA-256 { $commitment }
program-salt = Соль { $salt }: контрольный код — это SHA-256 от 16 байтов соли и следующих за ними 32 байтов кода раздачи
program-no-revision = Решения { $found } нет; последнее решение — { $last }
program-no-seat = Игрока { $found } нет; ожидается номер от 1 до { $players }
program-decision = { $who }: { $action }
program-asked = { $who }: { $prompt }

audit-payment = оплата отличается
audit-event = событие { NUMBER($n) } отличается: в файле { $recorded }; по нынешним правилам { $today }
audit-line = { $revision }: { $text }
audit-clean = По нынешним правилам каждое решение даёт тот же результат.
audit-differs =
    { $n ->
        [one] По нынешним правилам отличается { $n } решение
        [few] По нынешним правилам отличаются { $n } решения
        [many] По нынешним правилам отличаются { $n } решений
       *[other] По нынешним правилам отличаются { $n } решения
    }

score-now = Сейчас
score-total = Итого
score-projected = { $line }, если бы игра закончилась сейчас
score-winner = Победа: { $who }.
score-winner-tie = Победа при равенстве ПО: { $who }. Решает число фишек в Реквиеме, затем число опусов; если равны и они, победа общая.
score-leader = Победа, если бы игра закончилась сейчас: { $who }.

rules-unknown = Правила { $id } нет; ожидается правило или один из разделов { $sections }
rules-rule = { $id }  { $text }
rules-ruling = { $id }  { $question } — { $text } Почему: { $why }

edition-ok = { $title }, версия { $version }, { $hash }: ошибок нет
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
edition-copied = Издание скопировано в { $dir }. Измените файлы, затем выполните: lacrimosa edition check { $dir }
edition-copy-of = Своё издание, копия издания { $title }, версия { $version }.
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
picture-slot = Столбец { NUMBER($n) }: { $experience } / { $story }
picture-hand = Рука: { $who }
picture-legend =
    д дукаты · Т талант · П путешествие · К композиция · ✻ любой тип · ↑ деление шкалы · ● фишка · Ф деление шкалы финансов
    ○ свободная партия · ▒ закрыта · ◆ нейтральная фишка · ↻ повторяется · ♛ королевская услуга · ☀ золотая рамка · ⟳ повёрнут
picture-foot = После решения { $revision }. Контрольный код: { $commitment }

serve-listening = Lacrimosa работает по адресу { $address } — чтобы остановить, нажмите Ctrl-C
serve-network = Друзья в этой сети могут открыть этот адрес; на этом компьютере можно открыть и { $others }. Если они не могут подключиться, откройте порт { $port } в брандмауэре.
serve-other-port = Порт { $usual } занят; используется порт { $port }
serve-taken = Порт { $port } занят другой программой, возможно, ещё одной Lacrimosa; закройте её или выберите другой порт с помощью --port
serve-denied = Порт { $port } доступен только привилегированным программам; выберите порт выше 1023 с помощью --port
serve-no-host = { $host } — не адрес этого компьютера; 127.0.0.1 — только для этого компьютера, 0.0.0.0 — для всех, кому он доступен
serve-refused = Не удаётся запустить сервер на { $host }, порт { $port }: { $text }
serve-no-runtime = Операционная система не позволила запустить сервер
serve-no-folder = В операционной системе нет обычной папки для данных сервера; выберите её с помощью --data
serve-half-certificate = Для HTTPS нужны сертификат и его ключ; укажите и --tls-certificate, и --tls-key
serve-no-word = new-tables равно «word», но пароль не задан; задайте его через --table-word, LACRIMOSA_TABLE_WORD или table-word
serve-two-tokens = Токен администратора задан дважды; укажите либо admin-token, либо admin-token-file
serve-short-token = Неверный токен администратора; ожидается не меньше { $count } букв, цифр или знаков без пробелов. Его создаёт команда «openssl rand -base64 32»
serve-no-certificate = Сертификат нельзя использовать: { $text }
settings-broken = { $file }, строка { $line }: { $text }
settings-unknown = { $file }, строка { $line }: настройки «{ $key }» нет; ожидается одна из { $known }
settings-value = { $file }, строка { $line }: { $found } не подходит для «{ $key }». Ожидается: { $help }.
copy-made = Резервная копия папки { $folder } записана в { $file }
copy-restored = Папка { $folder } восстановлена из { $file }; прежние данные сохранены рядом
copy-done = Скопировано: столов — { $tables }, ходов — { $steps }, строк — { $rows }. Сравнение выполнено: данные совпадают
store-folder = Папку { $folder } нельзя использовать: { $text }
store-later = Данные записаны более новой версией программы (версия данных { $found }; эта программа читает не выше { $known }); обновите программу
store-foreign = { $file } не содержит данных Lacrimosa
store-missing = В { $folder } нет данных сервера. Если они в другой папке, укажите --data (например, --data /var/lib/lacrimosa) или --config с файлом настроек сервера
store-in-use = { $file } занят другой программой, вероятно, работающим сервером; сначала остановите его
store-address = Адрес базы данных не подходит: { $text }. Ожидается: postgres://USER@HOST:PORT/DATABASE
store-foreign-database = В базе данных лежат данные другой программы; укажите пустую базу
store-not-empty = В новом месте уже есть данные; укажите новую папку или пустую базу данных
store-unequal = Копия отличается от оригинала в «{ $table }»; не используйте её. Может быть, сервер ещё работает?
store-not-a-folder = Эти данные хранятся в PostgreSQL; делайте их резервную копию с помощью pg_dump
store-database = Данные не удаётся прочитать или записать: { $text }
store-damaged = { $file } повреждён ({ $found }). Восстановите резервную копию: lacrimosa restore КОПИЯ --data { $folder }
serve-no-client = Эта программа собрана без веб-страницы. Выполните «cargo run» в папке проекта, чтобы собрать страницу и программу вместе с ней.
serve-not-found = Страница не найдена.

play-welcome = Введите номер действия или действие в нотации. Введите ? для справки.
play-prompt = >
play-help =
    Введите номер действия или само действие в нотации, например, чтобы выбрать другую оплату.
    p — стол, s — счёт, u — отменить, q — выйти, ? — эта справка; можно и словами: show, score, undo, quit, help
play-no-such-number = Выберите номер от 1 до { $most }.
play-undo-barrier = Это нельзя отменить: решение открыло скрытую информацию или завершило ход.
play-undone = Отменено.

random-bad-seed = { $found } — неверный код первой раздачи; ожидается целое число
random-disproof = Код раздачи { $seed }, решение { $revision }: проверка { $property } не пройдена. { $details }
random-played =
    { $games ->
        [one] { $games } игра, решений: { $decisions }, в среднем за игру: { $mean }
        [few] { $games } игры, решений: { $decisions }, в среднем за игру: { $mean }
        [many] { $games } игр, решений: { $decisions }, в среднем за игру: { $mean }
       *[other] { $games } игры, решений: { $decisions }, в среднем за игру: { $mean }
    }
random-checked = После каждого решения все проверки пройдены. Отказы по правилам: { $rules }

perft-total = Путей: { $paths }, глубина в решениях: { $depth } ({ $seconds } с)

bench-state = Состояние занимает { $bytes } байт и копируется за { $nanoseconds } нс.
bench-line = { $name }: { $rate } млн решений в секунду (от { $low } до { $high }), решений за игру: { $length }, вариантов на решение: { $branching }
bench-ratio = { $name }: решений в секунду в { $ratio } раза больше, чем в случайных шахматах
bench-bots =
    { $measure ->
        [random] случайных игр, доигранных с середины игры вчетвером
        [flat-2] симуляций flat вдвоём
        [flat-4] симуляций flat вчетвером
        [ismcts-2] итераций ismcts вдвоём
       *[ismcts-4] итераций ismcts вчетвером
    }: { $rate } в секунду на одном ядре

program-decimal = { $whole },{ $tenth }

hint-turn =
    { $side ->
        [ahead] Около { $vp } ПО в конце игры, впереди на { $lead }
        [behind] Около { $vp } ПО в конце игры, позади на { $lead }
       *[level] Около { $vp } ПО в конце игры
    }
hint-forecast = Победа примерно в { $share } % таких игр; ПО в конце: { $sources }
hint-sure = отрыв известен с точностью ± { $vp } ПО
hint-thought =
    { $n ->
        [one] Совет бота { $bot } после { $n } симуляции.
        [few] Совет бота { $bot } после { $n } симуляций.
        [many] Совет бота { $bot } после { $n } симуляций.
       *[other] Совет бота { $bot } после { $n } симуляции.
    }

watch-seat = { $player } ({ $bot })
watch-score = После раунда { NUMBER($n) }: { $scores }
watch-score-seat = { $who } — { $vp } ({ $projected }, если бы игра закончилась сейчас)
watch-too-many = Ботов { NUMBER($found) }, а мест { NUMBER($seats) }; назовите не больше одного бота на место

load-no-server = Сервер для измерения не запустился или неожиданно остановился.
load-matches =
    { $matches ->
        [one] { $matches } игра
        [few] { $matches } игры
        [many] { $matches } игр
       *[other] { $matches } игры
    } на двоих, { $idle ->
        [one] { $idle } зритель
        [few] { $idle } зрителя
        [many] { $idle } зрителей
       *[other] { $idle } зрителя
    }, { $seconds } с игры.
load-moves = Ходов сохранено и разослано: { $moves }, { $rate } в секунду.
load-times = Время хода туда и обратно: p50 { $half } мс, p99 { $most } мс, p99,9 { $nearly } мс, максимум { $longest } мс.
load-memory = Память сервера: { $empty } МиБ без клиентов, { $all } МиБ со всеми клиентами.
load-per-match = На игру с обоими соединениями: { $before } КиБ, после игры { $after } КиБ.
load-per-idle = На зрителя: { $kib } КиБ.

# `lacrimosa admin`.
admin-no-server = Ни один работающий сервер не использует данные из папки { $folder }; запустите его командой «lacrimosa serve» или выберите другую папку с помощью --data
admin-no-permission = Использовать { $file } могут только root и пользователь, запустивший сервер
admin-only-by-address = В этой системе сервер доступен только по адресу; укажите --server и токен администратора
admin-unreachable = Не удаётся подключиться к { $address }: { $text }
admin-no-address = «{ $text }» — не адрес сервера; ожидается адрес вроде https://example.org/lacrimosa
admin-not-secret = { $address } не использует HTTPS, и токен могли бы прочитать посторонние; ожидается адрес, который начинается с https://
admin-no-token = Для --server нужен токен администратора сервера; задайте LACRIMOSA_ADMIN_TOKEN или поместите токен в файл и укажите --token-file
admin-wrong-token = Сервер не принимает этот токен администратора
admin-closed = У этого сервера нет токена администратора; задайте admin-token-file на сервере или используйте сокет в его папке данных
admin-strange = { $address } отвечает не как сервер Lacrimosa этой версии (статус { $status })
admin-refused = Сервер отклонил запрос ({ $status }): { $text }
admin-no-table = Стола { $name } нет
admin-not-aside = Стол { $name } не был отложен
admin-no-edition = Загруженного издания { $name } нет; ожидается хеш из 64 шестнадцатеричных цифр
admin-edition-in-use = Это издание используют столы; добавьте --with-tables, чтобы удалить и их
admin-no-person = Человека { $name } нет
admin-no-ban = { $net } не заблокирован
admin-wrong-net = «{ $text }» не подходит; ожидается адрес вроде 192.0.2.1 или сеть вроде 10.0.0.0/8
admin-wrong-text = Неверный текст; ожидается от 1 до 500 символов без управляющих символов
admin-needs-yes = { $question } Нет терминала, чтобы запросить подтверждение; добавьте --yes
admin-confirm = { $question } Чтобы продолжить, введите «{ $yes }»:
admin-yes = да
admin-left-alone = Ничего не изменено
admin-ask-delete-table = Удалить стол { $name } вместе с игрой?
admin-ask-delete-edition = Удалить издание { $name }?
admin-ask-delete-edition-tables = Удалить издание { $name } и все столы, которые его используют?
admin-ask-delete-person = Удалить человека { $name } с его сеансами, именами и сообщениями чата?
admin-ask-revoke = Завершить все сеансы человека { $name }? Вернуться тем же человеком он не сможет.
admin-table-deleted = Стол { $name } удалён
admin-table-restored = Стол { $name } восстановлен
admin-edition-deleted = Издание { $name } удалено; вместе с ним удалено столов: { $count }
admin-person-deleted = Человек { $name } удалён
admin-revoked = Все сеансы человека { $name } завершены
admin-banned = { $net } заблокирован; до: { $time }
admin-unbanned = { $net } больше не заблокирован
admin-announced = Теперь объявление видят все, в том числе те, кто подключится позже; «announce --clear» снимает его
admin-withdrawn = Объявление снято
admin-nothing = Ничего нет
admin-not-known = неизвестно
admin-never = нет сеансов
admin-for-ever = навсегда
admin-waiting = ждёт
admin-playing = идёт
admin-over = окончена
admin-note-memory = в памяти
admin-note-public = публичный
admin-note-aside = отложен: { $text }
admin-kind-program = программа
admin-kind-browser = браузер
admin-col-table = СТОЛ
admin-col-in-log = ИМЯ В ЖУРНАЛЕ
admin-col-status = СОСТОЯНИЕ
admin-col-made = СОЗДАН
admin-col-from = ОТКУДА
admin-col-people = ЛЮДИ
admin-col-steps = ШАГИ
admin-col-size = РАЗМЕР
admin-col-notes = ПРИМЕЧАНИЯ
admin-col-edition = ИЗДАНИЕ
admin-col-brought = ЗАГРУЖЕНО
admin-col-tables = СТОЛЫ
admin-col-person = ЧЕЛОВЕК
admin-col-name = ИМЯ
admin-col-kind = ВИД
admin-col-since = С
admin-col-used = БЫЛ В СЕТИ
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
admin-status-bans = Блокировки
admin-status-store = База данных на диске
admin-status-free = Свободно на диске
admin-status-announcement = Объявление
