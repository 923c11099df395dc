# Начальная страница, настройки, занавес между двумя людьми у одного экрана и то, что страница сообщает сама.

## Начальная страница

start-story = Вена, декабрь 1791 года. Моцарт умер, Реквием не дописан. Вы были его покровителем: расскажите его историю и доведите партитуру до конца.
# Для чтения вслух: рисунок рядом с названием.
start-score-label = Гравированные ноты на 12/8, которые обрываются после двух тактов

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
start-delete-sure = Удалить игру навсегда?
start-keep = Оставить
start-unreadable = Эту игру уже не прочитать. Возможно, её издание удалено.

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
        [solo] против солиста Шиканедера
        [bots] вы и от одного до трёх ботов
        [screen] несколько человек, по очереди
        [online] с друзьями, каждый у себя дома
       *[watch] они играют, вы смотрите
    }
start-level = Уровень
# Чем отличаются уровни: карты солиста и начало на шкале финансов.
start-level-line =
    { $level ->
        [easy] Солист играет самыми мягкими картами и начинает в самом низу шкалы финансов.
        [middle] Одна карта сильнее, и начинает он чуть выше на шкале финансов.
       *[difficult] Обе самые сильные карты, и начинает он высоко на шкале финансов.
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
        [adagio] новичок
        [andante] играет прилично
        [moderato] играет хорошо, иногда ошибается
        [allegro] играет хорошо
        [vivace] думает наперёд
       *[presto] самый сильный, не спешит
    }
# Для чтения вслух: кто сидит на месте $n.
start-seat-label = Место {NUMBER($n)}: {$who}
start-name = Ваше имя
start-name-of = Имя на месте {NUMBER($n)}
start-go = Сесть за стол

start-options = Ещё настройки
start-composer = Композитор
start-composers = Композиторы
start-line-composer =
    { $line ->
        [upper] Верхний ряд
       *[lower] Нижний ряд
    }
start-random = случайно
start-first = Первый игрок
start-seed = Зерно
start-seed-hint = пусто: случайное
start-edition = Издание
start-edition-item = {$title}, версия {$version}
start-own-box = Своя коробка…
start-own-box-hint = Выберите все файлы .toml из папки издания.
start-edition-forget = Убрать
start-edition-forget-label = Убрать издание «{$title}»
start-edition-faults =
    { $n ->
        [one] Этим изданием пока нельзя играть. {$n} ошибка:
        [few] Этим изданием пока нельзя играть. {$n} ошибки:
        [many] Этим изданием пока нельзя играть. {$n} ошибок:
       *[other] Этим изданием пока нельзя играть. {$n} ошибки:
    }
start-open = Открыть файл .game…
start-open-hint = или перетащите его на эту страницу
start-file-fault = {$file} — не игра, которую можно открыть.
start-file-edition = Это игра издания {$found}. Сначала добавьте его файлы: «{start-options}», «{start-own-box}»
start-file-unknown = {$file} — не файл .game и не файл .toml издания.

start-dark = Тёмная тема
start-rules = Правила
start-about = Об игре
start-keys = Клавиши
start-about-game = Эта Lacrimosa неофициальная и независимая. Авторы и издатель настольной игры её не делали, не проверяли и не одобряли.
start-about-ours = Тексты, рисунки и значения — наши собственные. Если у вас есть коробка, её значения можно добавить как своё издание.
start-about-private = Игры на этой странице остаются в этом браузере: учётной записи нет, ничего никуда не отправляется. Только игра по сети идёт на сервер, где вы играете.

## Настройки

settings-title = Настройки
settings-close = Закрыть
settings-look = Вид
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
settings-play = Игра
settings-pace = Темп других
settings-pace-of =
    { $pace ->
        [slow] Медленно
        [normal] Обычно
        [fast] Быстро
       *[instant] Сразу
    }
settings-hints = Подсказки для первой игры
settings-sound = Звук
settings-sound-on = Включить звук
settings-volume = Громкость
settings-game = Эта игра
settings-save = Сохранить .game
settings-leave = Встать из-за стола
settings-leave-hint = Игра сохранится; продолжить её можно с начальной страницы.
settings-games = Сохранённые игры
settings-export = Экспорт всех
settings-import = Импорт…
settings-transfer-hint = Один файл переносит все сохранённые игры в другой браузер.
settings-imported =
    { $n ->
        [0] В файле нет ничего новее того, что уже здесь.
        [one] Перенесена {$n} игра.
        [few] Перенесены {$n} игры.
        [many] Перенесено {$n} игр.
       *[other] Перенесено {$n} игры.
    }
settings-import-fault = {$file} — не файл сохранённых игр; нужен файл, созданный кнопкой «{settings-export}».
settings-keys = Клавиши
settings-keys-hint = Действуют за столом. Клавишами Tab и Enter доступно всё и везде.
settings-key =
    { $key ->
        [undo] отменить последнее решение
        [redo] повторить его
        [end] завершить ход
        [choose] выбрать ответ по номеру
        [back] выбрать другое; закрыть окно
       *[arrows] листать игру при просмотре
    }

## Занавес

# У одного экрана несколько человек: садится следующий.
curtain-turn = {$name}, ваш ход
curtain-hint = Остальным сейчас лучше отвернуться.
curtain-show = Показать мои карты

## Сообщения

notice-label = Сообщение
notice-not-stored = Этот браузер ничего не хранит: если закрыть страницу, игра пропадёт. Сохраните её в файл.
notice-not-stored-start = Этот браузер ничего не хранит: если закрыть страницу, игры и настройки пропадут.
notice-no-worker = Фоновый процесс ботов не запускается. Теперь они думают прямо на этой странице: в их ход она может замереть на несколько секунд. Обновите страницу, чтобы попробовать ещё раз.
notice-save = Сохранить игру
notice-dismiss = Скрыть
notice-update = Готова новая версия.
notice-update-take = Загрузить
