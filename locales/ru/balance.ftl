# `lacrimosa balance`: насколько игра уравновешена.

cli-balance = Измерить баланс: боты играют друг с другом, и каждая строка таблицы говорит, достигнута ли цель
cli-balance-bot = Кто играет, например allegro или flat@200; число — сколько проб он делает перед решением
cli-balance-plans = Вид ботов с планом: flat пробует, greedy только взвешивает; если не указано — как сам бот
cli-balance-games = Игр за каждым столом
cli-balance-seed = Зерно первой игры, целое число; у каждой следующей — на единицу больше
cli-balance-tables = За какими столами играть, через запятую; если не указано — за всеми
cli-balance-out = Папка для игр, отчёта, данных о каждой карте и каждом жетоне и рисунков; прерванная серия продолжается в ней
cli-balance-threads = Сколько игр одновременно; если не указано — по числу ядер
cli-balance-against = Сравнить с прежним balance.json
cli-balance-more = Пример: lacrimosa balance --bot allegro --games 1000 --out target/balance

balance-bad-bot = { $found } — не бот; ожидается один из: { $known }, можно с @ и числом
balance-no-report = { $file } — не отчёт о балансе (balance.json)
balance-no-game = { $file }: строка { $line } — не игра измерения; уберите файл или выберите другую папку
balance-other-options = Игры в { $file } сыграны иначе ({ $found }; теперь { $wanted }); уберите файл или выберите другую папку
balance-other-program = Игру { $game } из { $file } боты теперь играют иначе; уберите файл или выберите другую папку
balance-written = Отчёт, данные и рисунки — в { $dir }

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
balance-soloist = Солист, { name-level }
balance-measure = Показатель
balance-all = Все
balance-target = Цель
balance-before = Раньше
balance-after = Теперь
balance-at-least = ≥ { $least }
balance-at-most = ≤ { $most }
balance-legend = ✓ как надо · ~ не совсем, но это может быть случайность · ✗ не так, как надо. ± — половина 95-процентного интервала.
balance-verdicts = Как надо: { NUMBER($holds) }; неясно: { NUMBER($open) }; не так: { NUMBER($fails) }.

balance-seat = Победы места { NUMBER($n) }, %
balance-winner = Счёт победителя, ПО
balance-last = Счёт последнего, % от счёта победителя
balance-share = { balance-source }, % ПО победителя
balance-source =
    { $source ->
        [bought] Заказанные опусы
        [sold] Проданные опусы
        [opus] Опусы вместе
        [tiles] Офферторий и жетоны
        [requiem] Реквием в конце
        [favours] Королевские услуги
        [income] История, финансы и бонусы
       *[left] Остатки
    }
balance-leader = Лидер после 2-го раунда побеждает, %
balance-instead = Дукаты вместо карты, % ходов
balance-plan = План «{ balance-lean }» побеждает, %
balance-lean =
    { $lean ->
        [opus] опусы
        [perform] исполнение
        [travel] путешествия
       *[requiem] Реквием
    }
balance-pair = Реквием ({ $first }, { $second }), % ПО победителя
balance-solo = Бот побеждает солиста, { name-level }, %
balance-rare = Взяты менее чем в 5 % игр: { $sort }
balance-uneven = Владельцы побеждают на 8 % чаще или реже: { $sort }

## Cards and tiles outside their target

balance-components = Карты и жетоны вне цели
balance-offered = Доступны
balance-taken = Взяты, %
balance-deviation = Победы, ± %
balance-vp = ПО
balance-no-components = Все карты и жетоны — как надо.

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
        [travel] Путешествия
        [requiem] Партии Реквиема
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
balance-intro = Боты равной силы играют целые игры друг с другом; каждый показатель сравнивается с тем, каким он должен быть. Эта страница создаётся командой `lacrimosa balance --out DIR`.
balance-measures = Вся таблица
balance-holds = как надо
balance-open = возможно, случайность
balance-fails = не так, как надо
balance-winners = победители
balance-others = остальные
balance-plot =
    { $plot ->
        [seats] Победы по месту в порядке первого раунда, %
        [sources] Откуда ПО победителя, %
        [plans] Победы четырёх планов за одним столом, %
        [pairs] Доля Реквиема в ПО победителя по парам композиторов, %
        [soloist] Бот побеждает солиста, %
        [scores] Распределение счёта: ПО и % игроков
       *[components] Каждая карта и каждый жетон: как часто берут и как побеждают владельцы
    }
