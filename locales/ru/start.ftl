# Начальная страница, настройки, занавес между двумя людьми у одного экрана и то, что страница сообщает сама.

## Начальная страница

start-story = Вена, декабрь 1791 года. Моцарт умер, Реквием не дописан. Вы были его покровителем: расскажите его историю и доведите партитуру до конца.
# Для чтения вслух: рисунок рядом с названием.
start-score-label = Гравированные ноты в размере 12/8, которые обрываются после двух тактов

start-continue-title = Продолжить
start-continue = Продолжить
start-look = Посмотреть
# Сохранённая игра: $period — римская цифра.
start-saved-running = Период {$period}
start-saved-over = Завершена
# Под этим: $names — список, например «Анна и Allegro».
start-saved-with = {$names}, {$ago}
start-saved-more =
    { $n ->
        [one] Ещё {$n} сохранённая игра
        [few] Ещё {$n} сохранённые игры
        [many] Ещё {$n} сохранённых игр
       *[other] Ещё {$n} сохранённой игры
    }
# Для чтения вслух: кнопка, которая продолжает эту игру.
start-continue-label = Продолжить игру: {$names}, {$ago}
start-look-label = Посмотреть завершённую игру: {$names}, {$ago}
start-delete = Удалить
start-delete-label = Удалить игру: {$names}, {$ago}
start-delete-sure = Удалить эту игру навсегда?
start-keep = Отмена
start-unreadable = Эту игру больше нельзя открыть. Возможно, её издание удалено.

start-ago-moment = только что
start-ago-minutes =
    { $n ->
        [one] {$n} минуту назад
        [few] {$n} минуты назад
        [many] {$n} минут назад
       *[other] {$n} минуты назад
    }
start-ago-hours =
    { $n ->
        [one] {$n} час назад
        [few] {$n} часа назад
        [many] {$n} часов назад
       *[other] {$n} часа назад
    }
start-ago-days =
    { $n ->
        [one] {$n} день назад
        [few] {$n} дня назад
        [many] {$n} дней назад
       *[other] {$n} дня назад
    }

start-new = Новая игра
start-mode =
    { $mode ->
        [solo] Соло
        [bots] С ботами
        [screen] Один экран
        [online] По сети
       *[watch] Игра ботов
    }
start-mode-line =
    { $mode ->
        [solo] Вы против солиста
        [bots] Вы и 1–3 бота
        [screen] По очереди на одном устройстве
        [online] С друзьями через интернет
       *[watch] Боты играют друг с другом
    }
start-level = Уровень
# Чем отличаются уровни: карты солиста и начало на шкале финансов.
start-level-line =
    { $level ->
        [easy] Солист играет самыми слабыми картами и начинает в самом низу шкалы финансов.
        [middle] У солиста одна карта сильнее, и на шкале финансов он начинает чуть выше.
       *[difficult] У солиста обе самые сильные карты, и на шкале финансов он начинает намного выше.
    }
start-players = Игроки
# Для чтения вслух: сколько человек за столом.
start-players-label =
    { $n ->
        [one] {$n} игрок
        [few] {$n} игрока
        [many] {$n} игроков
       *[other] {$n} игрока
    }
start-seat = Место {NUMBER($n)}
start-you = Вы
start-person = Человек
# Как играет бот на этом месте; рядом его имя — темп.
start-bot-line =
    { $bot ->
        [adagio] новичок: многого не замечает
        [andante] любитель
        [moderato] думает наперёд, иногда ошибается
        [allegro] играет хорошо
        [vivace] играет очень хорошо
        [presto] эксперт
       *[prestissimo] самый сильный
    }
# Для чтения вслух: кто сидит на месте $n.
start-seat-label = Место {NUMBER($n)}: {$who}
start-name = Ваше имя
start-name-of = Имя для места {NUMBER($n)}
start-go = Начать игру

start-options = Дополнительно
start-composer = Композитор
start-composers = Композиторы
start-line-composer =
    { $line ->
        [upper] Верхний ряд
       *[lower] Нижний ряд
    }
start-random = случайно
start-first = Первый игрок
start-seed = Код раздачи (seed)
start-seed-hint = случайный, если пусто
start-edition = Издание (набор карт)
start-edition-item = {$title}, версия {$version}
start-own-box = Загрузить издание…
start-own-box-hint = Издание — это папка с файлами .toml, в которых описаны карты и значения. Выберите все её файлы.
start-edition-bots = Боты обучены на встроенном издании. С вашим они судят проще и играют слабее.
start-edition-forget = Удалить
start-edition-forget-label = Удалить издание «{$title}»
start-edition-faults =
    { $n ->
        [one] С этим изданием пока нельзя играть. В нём {$n} ошибка:
        [few] С этим изданием пока нельзя играть. В нём {$n} ошибки:
        [many] С этим изданием пока нельзя играть. В нём {$n} ошибок:
       *[other] С этим изданием пока нельзя играть. В нём {$n} ошибки:
    }
start-open = Открыть файл .game…
start-open-hint = Файл .game — это сохранённая игра. Его также можно перетащить в любое место этой страницы.
start-file-fault = Не удалось открыть {$file}: это не файл игры.
start-file-edition = Для этой игры нужно издание {$found}. Сначала загрузите его файлы: «{start-options}», «{start-own-box}».
start-file-unknown = Файл {$file} — не сохранённая игра (.game) и не часть издания (.toml).

start-dark = Тёмная тема
start-rules = Правила
start-about = Об игре
start-keys = Горячие клавиши
start-about-game = Эта версия Lacrimosa неофициальная и независимая. Авторы и издатель настольной игры не создавали, не проверяли и не одобряли её.
start-about-ours = Тексты, рисунки и числа на картах — наши собственные. Если у вас есть настольная игра, её числа можно загрузить как своё издание.
start-about-private = Игры на этой странице хранятся в этом браузере. Учётная запись не нужна, ничего никуда не отправляется. Только игры по сети идут через сервер, на котором вы играете.

## Настройки

settings-title = Настройки
settings-close = Закрыть
settings-look = Оформление
settings-theme = Тема
settings-theme-of =
    { $theme ->
        [system] Как в системе
        [light] Светлая
       *[dark] Тёмная
    }
settings-text = Размер текста
settings-per-cent = {NUMBER($n)} %
settings-language = Язык
settings-play = Игровой процесс
settings-pace = Скорость соперников
settings-pace-of =
    { $pace ->
        [slow] Медленно
        [normal] Обычно
        [fast] Быстро
       *[instant] Мгновенно
    }
settings-hints = Показывать подсказки в первой игре
settings-sound = Звук
settings-sound-on = Включить музыку и звуки
settings-music = Музыка
settings-music-hint = Музыка становится богаче вместе с Реквиемом: каждая заказанная партия добавляет свой инструмент.
settings-volume = Звуковые эффекты
settings-game = Эта игра
settings-save = Сохранить в файл
settings-leave = Выйти из игры
settings-leave-hint = Игра сохранится. Продолжить её можно с главной страницы.
settings-games = Сохранённые игры
settings-export = Экспортировать все
settings-import = Импортировать…
settings-transfer-hint = Экспорт сохраняет все ваши игры в один файл. Импортируйте его в другом браузере, чтобы продолжить там.
settings-imported =
    { $n ->
        [0] В файле нет более новых игр.
        [one] Импортирована {$n} игра.
        [few] Импортировано {$n} игры.
        [many] Импортировано {$n} игр.
       *[other] Импортировано {$n} игры.
    }
settings-import-fault = Не удалось импортировать {$file}. Выберите файл, созданный кнопкой «{settings-export}».
settings-keys = Горячие клавиши
settings-keys-hint = Эти клавиши действуют за столом. Tab и Enter работают везде.
settings-key =
    { $key ->
        [undo] отменить последнее решение
        [redo] вернуть отменённое
        [end] завершить ход
        [choose] выбрать по номеру
        [back] вернуться или закрыть окно
       *[arrows] листать повтор игры
    }

## Занавес

# У одного экрана несколько человек: садится следующий.
curtain-turn = {$name}, ваш ход
curtain-hint = Остальных просим отвернуться.
curtain-show = Показать мои карты

## Сообщения

notice-label = Сообщение
notice-not-stored = Этот браузер не может сохранять игры. Сохраните игру в файл, иначе она пропадёт, когда вы закроете страницу.
notice-not-stored-start = Этот браузер ничего не может сохранить. Игры и настройки пропадут, когда вы закроете страницу.
notice-no-worker = Боты не могут думать в фоне, поэтому в их ход страница может зависать. Обновите её, чтобы попробовать снова.
notice-no-texts = Не удалось загрузить тексты на этом языке ({ $language }). Проверьте подключение и попробуйте ещё раз.
notice-save = Сохранить в файл
notice-dismiss = Закрыть
notice-update = Доступна новая версия.
notice-update-take = Обновить сейчас
