# `lacrimosa balance`: насколько игра уравновешена.

cli-balance = Измерить баланс игры: боты играют друг с другом, и каждый показатель сравнивается с целью
cli-balance-bot = Бот, который играет, например allegro или flat@200 (200 симуляций на решение)
cli-balance-plans = Вид ботов, которые следуют плану: flat проводит симуляции, greedy только оценивает; если не указано — как у --bot
cli-balance-games = Число игр за каждым столом
cli-balance-seed = Код раздачи (seed) первой игры, целое число; у каждой следующей — на единицу больше
cli-balance-tables = Столы, за которыми играть, через запятую; если не указано — все
cli-balance-out = Папка для игр, отчёта, данных обо всех картах и жетонах и графиков; чтобы продолжить прерванную серию, запустите команду с той же папкой
cli-balance-threads = Число игр, которые идут одновременно; если не указано — по числу ядер
cli-balance-against = Сравнить с прежним balance.json
cli-balance-more = Пример: lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } — не бот; ожидается один из: { $known }, после него можно указать @ и число
balance-no-report = { $file } — не отчёт о балансе; ожидается balance.json
balance-no-game = { $file }, строка { $line }: ожидается игра этой серии; удалите файл или выберите другую папку
balance-other-options = Игры в { $file } сыграны с другими параметрами (найдено { $found }; ожидается { $wanted }); удалите файл или выберите другую папку
balance-other-program = Игру { $game } из { $file } боты теперь играют иначе; удалите файл или выберите другую папку
balance-written = Отчёт, данные и графики записаны в { $dir }

## The table

balance-head = { $title }, версия { $version } ({ $hash }), бот { $bot }. Игры: { $games }.
balance-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
balance-plans = планы
balance-soloist = Солист («{ name-level }»)
balance-measure = Показатель
balance-all = Все
balance-target = Цель
balance-before = Раньше
balance-after = Теперь
balance-at-least = ≥ { $least }
balance-at-most = ≤ { $most }
balance-legend = ✓ в пределах цели · ~ вне цели, возможно, случайно · ✗ вне цели. ± — половина доверительного интервала 95 %.
balance-verdicts = В пределах цели: { NUMBER($holds) }; неясно: { NUMBER($open) }; вне цели: { NUMBER($fails) }.

balance-seat = Доля побед места { NUMBER($n) }, %
balance-winner = Счёт победителя, ПО
balance-last = Счёт последнего, % от счёта победителя
balance-share = { balance-source }, % ПО победителя
balance-source =
    { $source ->
        [bought] Заказанные опусы
        [sold] Проданные опусы
        [opus] Все опусы
        [tiles] Offertorium и жетоны
        [requiem] Реквием в конце
        [favours] Королевские услуги
        [income] История, финансы и бонусы
       *[left] Остаток очков истории и дукатов
    }
balance-leader = Лидер после 2-го раунда побеждает, %
balance-instead = Дукаты взяты вместо карты, % ходов
balance-plan = План «{ balance-lean }» побеждает, %
balance-lean =
    { $lean ->
        [opus] опусы
        [perform] исполнение
        [travel] поездки
       *[requiem] Реквием
    }
balance-pair = Реквием ({ $first }, { $second }), % ПО победителя
balance-solo = Бот побеждает солиста («{ name-level }»), %
balance-rare = Взяты менее чем в 5 % игр: { $sort }
balance-uneven = Владельцы побеждают более чем на 8 % чаще или реже: { $sort }

## Cards and tiles outside their target

balance-components = Карты и жетоны вне цели
balance-offered = Предложены
balance-taken = Взяты, %
balance-deviation = Победы владельцев, ± %
balance-vp = ПО
balance-no-components = Все карты и жетоны в пределах цели.

## Further figures

balance-figures = Другие данные: победитель / остальные
balance-figure =
    { $figure ->
        [round-1] ПО за раунд 1
        [round-2] ПО за раунд 2
        [round-3] ПО за раунд 3
        [round-4] ПО за раунд 4
        [round-5] ПО за раунд 5
        [end] ПО в конце
        [document] Записанные воспоминания
        [commission] Заказанные опусы
        [perform] Исполненные опусы
        [sell] Проданные опусы
        [travel] Поездки
        [requiem] Заказанные партии Реквиема
        [ducats] Осталось дукатов
        [finance] Деление шкалы финансов
        [courts] Жетоны королевских дворов
        [favours] Выполненные услуги
        [empty-kyrie] Kyrie: исчерпано стопок
        [empty-sequentia] Sequentia: исчерпано стопок
        [empty-offertorium] Offertorium: исчерпано стопок
        [empty-sanctus] Sanctus: исчерпано стопок
       *[empty-agnus-dei] Agnus Dei: исчерпано стопок
    }

## The page and its pictures

balance-title = Баланс издания «{ $title }»
balance-intro = Боты равной силы играют друг с другом целые игры, и каждый показатель сравнивается с целью. Эта страница создаётся командой `lacrimosa balance --out DIR`.
balance-measures = Все показатели
balance-holds = в пределах цели
balance-open = неясно
balance-fails = вне цели
balance-winners = победители
balance-others = остальные
balance-plot =
    { $plot ->
        [seats] Доля побед по месту (порядок хода в первом раунде), %
        [sources] Источники ПО победителя, %
        [plans] Доля побед четырёх планов за одним столом, %
        [pairs] Доля Реквиема в ПО победителя по парам композиторов, %
        [soloist] Доля побед бота над солистом, %
        [scores] Распределение счёта: ПО и % игроков
       *[components] Каждая карта и каждый жетон: как часто их берут и как часто побеждают владельцы
    }
