# Другие игроки: сводки, темп ботов, Солист и конец раунда.

## The players

others-last = Последнее:
others-plays = Ходит {$name}
others-looks = Вы видите руку игрока, который сейчас ходит.

## The pace of bots

others-pause = Пауза
others-continue = Продолжить
others-step = Шаг
others-speed = Скорость
others-to-my-turn = К моему ходу
others-to-round-end = К концу раунда

## The Soloist

others-soloist-level = Солист, уровень «{name-level}»
others-what = Что он делает
others-where = Где он это делает
others-turned-none = В этом раунде он ещё не открывал карт.
others-number = № {NUMBER($n)}
others-nothing = Он ничего не может сделать.
others-for-you = Что меняется для вас
others-coach-now = Теперь карета здесь: {$place}. Отсюда начнётся ваша следующая поездка.
others-court-gone = {$place}: жетон королевского двора забран.
others-part-gone = {$part}: партия занята.
others-card-gone = Карта «{$card}» покинула ряд.
others-you = Вы
others-points = Очки сейчас
others-markers = Осталось фишек
others-courts = Жетоны дворов
others-finance = Деление шкалы финансов
others-unseen = Ещё не открыты в этом раунде
others-next = Куда карты направили бы его сейчас
others-up = по возрастанию
others-down = по убыванию
others-right = правый край ряда
others-left = левый край ряда
others-no-target = ничего

## The end of a round

round-end-ends = Период {name-period} завершён · {$first}–{$last}
round-end-income = Ваш доход
round-end-income-of = Доход: {$name}
round-end-step =
    { $step ->
        [story] Карты истории
        [sequentia] Жетоны Sequentia
        [finance] Шкала финансов
       *[bonus] Бонус периода
    }
round-end-note =
    { $step ->
        [story] Ваши шкалы вернулись на 0. Это ваши новые очки.
        [sequentia] каждый раунд
        [finance] каждый раунд
       *[bonus] за ваши карты в области событий
    }
round-end-none = Вы ничего не получили.
round-end-now = Теперь у вас
round-end-everyone = Все игроки
round-end-player = {$name}: +{NUMBER($vp)} ПО, всего {NUMBER($total)}. Получено: {$gain}
round-end-gold = Жетоны с золотой рамкой
round-end-gold-none = На карте Европы не осталось жетонов.
round-end-new = Новые жетоны: {$places}
round-end-row = В ряду появляются карты периода {name-period}.
round-end-first = Теперь первым ходит {$name}.
round-end-first-you = Теперь первым ходите вы.
round-end-bonus = Бонус периода
round-end-look = Показать стол
round-end-begin = Начать период {$period}
round-end-again = Итог раунда
round-end-life =
    { $n ->
        [2] Вундеркинд вырос: поездки в Италию и ни одной должности, что удержала бы его.
        [3] Мангейм и Париж: он напрасно ищет место при дворе и теряет мать.
        [4] Он уходит от архиепископа, женится на Констанции и даёт собственные концерты в Вене.
       *[5] Последние годы: оперы, долги и Реквием, который он не закончит.
    }
