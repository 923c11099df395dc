# Мой прогресс: законченные игры игрока, с графиками.

progress-title = Мой прогресс
progress-empty = Законченных игр пока нет
progress-empty-line = Здесь будут ваши результаты по уровням, источники очков, неиспользованные ресурсы и совет, когда пора выбрать соперника сильнее.
# Which games are on this page.
progress-which = Учитываются игры, которые вы закончили в одиночку, против ботов или по сети на своём месте. Всё хранится только в этом браузере.
progress-games =
    { $n ->
        [one] {$n} игра
        [few] {$n} игры
        [many] {$n} игр
       *[other] {$n} игры
    }
# $n of $total games.
progress-won = Побед: {NUMBER($n)} из {NUMBER($total)}
# $days: “3 days in a row”.
progress-daily = Игра дня: {$days}
# $name: a bot or a level of the Soloist. Beside it is the button “New game”.
progress-next = Вы выигрываете большую часть этих игр. Пора дальше: {$name}
progress-people = Другие люди
# Heads of a table.
progress-by-rivals = Ваши соперники
progress-rivals = Сильнейший соперник
progress-count = Игры
progress-wins = Победы
progress-other = Лучший соперник
# $n: at most how many games the chart shows.
progress-course = Последние игры (до {NUMBER($n)})
# For a screen reader: one game of the chart.
progress-vp = вы {NUMBER($mine)} ПО, лучший соперник {NUMBER($other)} ПО
# Which games a chart is about.
progress-solo = Соло
progress-together = С другими
progress-habits = Не использовано
progress-habits-line = Что остаётся у вас в конце игры, в среднем за последние игры (до {NUMBER($n)}).
# $n: a number such as “4.2”.
progress-habit =
    { $code ->
        [story] Очки истории: {$n}
        [ducats] Дукаты: {$n}
        [markers] Фишки Реквиема: {$n}
       *[courts] Жетоны двора с невыполненной услугой: {$n}
    }
progress-habit-other = Лучший соперник: {$n}
progress-kept = Ваши данные
progress-delete = Удалить результаты
progress-delete-sure = Удалить все ваши результаты, в том числе игр дня?
