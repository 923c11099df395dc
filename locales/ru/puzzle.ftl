# Задачи: список, задача на столе и оценка хода.

puzzle-title = Задачи
puzzle-line = Найдите лучший ход
puzzle-solved =
    { $n ->
        [one] Решена { $n } задача
        [few] Решено { $n } задачи
        [many] Решено { $n } задач
       *[other] Решено { $n } задачи
    }
puzzle-coming = Задачи загружаются…
puzzle-missing = Не удалось загрузить задачи. Проверьте соединение и откройте эту страницу снова.
puzzle-today = Задача дня
puzzle-count = Решено { $done } из { $all }
puzzle-days =
    { $n ->
        [one] Задача дня решена { $n } день подряд
        [few] Задача дня решена { $n } дня подряд
        [many] Задача дня решена { $n } дней подряд
       *[other] Задача дня решена { $n } дня подряд
    }
puzzle-row =
    { $n ->
        [one] { $n } подряд с первой попытки
        [few] { $n } подряд с первой попытки
        [many] { $n } подряд с первой попытки
       *[other] { $n } подряд с первой попытки
    }
puzzle-grades = Сложность
puzzle-grade =
    { $grade ->
        [all] Все
        [easy] Лёгкая
        [medium] Средняя
       *[hard] Трудная
    }
puzzle-theme =
    { $theme ->
        [requiem] Реквием
        [money] Деньги
        [journeys] Путешествия
        [commissions] Заказы
        [timing] Момент
       *[last-round] Последний раунд
    }
puzzle-theme-line =
    { $theme ->
        [requiem] Напишите нужную партию в нужное время.
        [money] Берите дукаты, исполняйте или продавайте, когда это выгодно.
        [journeys] Отправляйтесь туда, где получите больше всего.
        [commissions] Выберите произведение, которое стоит своей цены.
        [timing] Какие карты сейчас, а какие потом?
       *[last-round] Каждое очко на счету, копить больше незачем.
    }
puzzle-tag = { $theme }, { $grade }
puzzle-name = { $theme } { $number } ({ $grade })
puzzle-solo = Одиночная
puzzle-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
puzzle-label =
    { $state ->
        [solved] Задача { $number }, { $grade }, { $table }, решена
       *[open] Задача { $number }, { $grade }, { $table }
    }
puzzle-task = Найдите лучший ход: сыграйте его и завершите ход.
puzzle-all = Все задачи
puzzle-thinking = Ваш ход сравнивается с лучшим… { $share } %
puzzle-failed = Сравнить не удалось. Попробуйте ещё раз.
puzzle-best = Решено! Это лучший ход.
puzzle-as-good = Решено! Насколько можно судить, ваш ход не хуже лучшего.
puzzle-unforeseen = Ваш ход использует карту, которая появилась уже после его начала. Найдите ход, который можно было спланировать.
puzzle-worse = Есть ход лучше. Ваш теряет по сравнению с ним около { $loss } ПО (± { $error }).
puzzle-solution = Лучший ход
puzzle-reason = Почему
puzzle-margin = Следующий по силе ход теряет около { $margin } ПО.
puzzle-again = Ещё раз
puzzle-show = Показать решение
puzzle-next = Следующая задача
puzzle-decimal = { $whole },{ $tenth }
