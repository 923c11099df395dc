# Арена: боты играют друг с другом. Боты названы своими кодами, одинаковыми на всех языках.

## Что не так с запросом

arena-unknown-bot = Бота { $found } нет. Ожидается: { $bots }
arena-bad-budget = У { $word } непонятный бюджет; ожидается число симуляций на решение, например flat@200, или секунд на решение (от 0.001 до 3600), например flat@0.05s
arena-too-few = Для двух игроков назовите хотя бы двух ботов; один бот играет в соло, без --players
arena-wrong-number = Игроков за столом: { $players }. Назовите не меньше ботов, которые сядут вместе, или двух, каждый из которых сядет один против другого; названо: { $bots }
arena-sprt-two = --sprt сравнивает двух ботов, играющих друг с другом; назовите двух
arena-sprt-order = --h0 должно быть меньше --h1
arena-no-ladder = --svg рисует лестницу, а в соло-игре её нет
arena-busy = { $file } уже пишет другая арена
arena-foreign = { $file } уже есть, и в нём не блоки арены; выберите другое имя
arena-bad-line = { $file }, строка { $line }: это не блок этого матча
arena-other-match = В { $file } блоки другого матча ({ $differences }); выберите другое имя
# $name — слово из файла, например bots или edition.
arena-difference = { $name }: там { $there }, здесь { $here }
arena-stuck = Ход бота { $bot } не по правилам, зерно { $seed }

## Что сообщается

arena-torn = Последняя строка { $file } была оборвана и удалена.
arena-known =
    { $n ->
        [one] В { $file } уже есть { $n } блок; он не играется заново.
        [few] В { $file } уже есть { $n } блока; они не играются заново.
        [many] В { $file } уже есть { $n } блоков; они не играются заново.
       *[other] В { $file } уже есть { $n } блока; они не играются заново.
    }
arena-head = { $table } · { $blocks } · { $games } · зёрна начиная с { $first }
arena-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
arena-solo = Соло, соперник — { $soloist }
arena-blocks =
    { $n ->
        [one] { $n } блок
        [few] { $n } блока
        [many] { $n } блоков
       *[other] { $n } блока
    }
arena-games =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
        [many] { $n } игр
       *[other] { $n } игры
    }
arena-col-match = Кто против кого
arena-col-games = Игр
arena-col-won = Побед, %
arena-col-won-even = Побед, % (поровну: { $even })
arena-col-margin = Перевес в ПО
arena-col-vp = Среднее ПО : остальные
arena-col-bot = Бот
arena-col-mean = Среднее ПО
arena-col-decisions = Решений за игру
arena-col-milliseconds = мс на решение
arena-col-longest = Самое долгое, мс
arena-col-simulations = Симуляций на решение
arena-against = { $bot } против { $others }
arena-one-against = 1 × { $bot } против { $n } × { $other }
arena-at-level = { $bot }, уровень «{ $level }»
arena-interval = { $mean } (от { $low } до { $high })
arena-ladder =
    { $n ->
        [one] Лестница для { $n } игрока
        [few] Лестница для { $n } игроков
        [many] Лестница для { $n } игроков
       *[other] Лестница для { $n } игрока
    }
arena-points = Очки
arena-ladder-note = Очки — как в шахматах: у слабейшего 0; на 100 больше — около 64 побед из 100 игр против одного соперника.
arena-whiskers = Усы: 95-процентный интервал
arena-note-block = Блок — это одна раздача, сыгранная по разу при каждой рассадке; он считается за одно наблюдение, ведь удача в его играх общая.
arena-note-interval = В скобках: где лежит истинное значение с достоверностью 95 %. Общая победа делится на доли.
arena-note-margin = Перевес в ПО: свои ПО минус среднее остальных.

## Вердикт

arena-verdict-beats = { $winner } сильнее, чем { $loser }: побед { $wins } %, средний перевес { $margin } ПО.
arena-verdict-open = { $one } против { $other }: не решено. { $one } выигрывает { $wins } % игр, и 50 % ещё возможны. Больше блоков может дать ответ.
arena-verdict-many = { $who }: побед { $wins } % (при равных силах было бы { $even } %).
arena-verdict-order = От сильнейшего к слабейшему: { $order } (> достоверно, ≈ нет).
arena-verdict-solo = { $bot }, уровень «{ $level }», соперник — { $soloist }: побед { $wins } %, ПО { $vp } против { $rivals }.
arena-sprt-better = Проверка завершена (блоков: { $blocks }): { $bot } сильнее; { $high } % правдоподобнее, чем { $low } %.
arena-sprt-worse = Проверка завершена (блоков: { $blocks }): { $bot } не сильнее; { $low } % правдоподобнее, чем { $high } %.
arena-sprt-open = Проверка не завершена (блоков: { $blocks }): логарифм отношения правдоподобия { $ratio }, решает ±{ $bound }. Больше — с --blocks.
