# Разбор игры: на что мог рассчитывать каждый, сколько потерял каждый ход и что было удачей.

analysis-title = Как прошла игра
analysis-open = Разбор
analysis-share = Шансы на победу
analysis-vp = Ожидаемые очки
analysis-decimal = {$whole},{$tenth}
analysis-percent = {NUMBER($n)} %
analysis-even = поровну
analysis-turn = Период {name-period}, ход {NUMBER($turn)}
analysis-lost = −{$vp} ПО
analysis-lost-sure = −{$vp} ± {$error} ПО
analysis-lost-about = около −{$vp} ПО
analysis-played = Сыграно
analysis-better = Лучше
analysis-more = Больше очков: {$sources}
analysis-source = {$source} (+{$vp} ПО)
analysis-costly = Самые дорогие ошибки
analysis-none = Ни один ход явно не потерял больше одного очка.
analysis-finds = Лучшие находки
analysis-find = {$turn}: на {$vp} ПО лучше очевидного хода
analysis-total = Потеряно по сравнению с лучшими ходами: {$vp} ПО
analysis-luck =
    { $side ->
        [good] Удача принесла {$vp} ПО
        [bad] Неудача стоила {$vp} ПО
       *[even] Удача не повлияла
    }
analysis-practise = Что потренировать
analysis-practise-line =
    { $code ->
        [opus] Смелее заказывайте опусы: они сразу дают очки, а потом и деньги.
        [sales] Продавайте опусы вовремя: продажа даёт очки, которых не даст хранение.
        [tiles] Чаще смотрите на жетоны: композиторы, города и дворы приносят очки.
        [income] Следите за доходом раунда: шкала финансов, значки истории, бонус периода.
        [requiem] Следите за большинством в Реквиеме: фишка на ведущей линии даёт больше.
        [favours] Рано выберите королевскую услугу и собирайте то, что она требует.
       *[left] Считайте остатки: очки истории и дукаты в конце тоже приносят ПО.
    }
analysis-practise-vp = {$source}: лучшие ходы давали на {$vp} ПО больше.
analysis-versus = Очки по источникам
analysis-winner = Победитель
analysis-all = Все ходы
analysis-show = Показать
analysis-of = Чьи ходы
analysis-key-find = находка
analysis-key-costly = ошибка
analysis-fast = Быстрый просмотр: {NUMBER($n)} из {NUMBER($last)}
analysis-deeper = Глубокий поиск: {NUMBER($n)} из {NUMBER($last)}
analysis-done = Все ходы разобраны глубоко.
analysis-stop = Остановить
analysis-continue = Продолжить
analysis-note = Сильнейший бот оценивает каждый ход по тому, что игрок тогда знал. Невезение не в счёт.
analysis-no-worker = Этот браузер не может считать разбор в фоне.
