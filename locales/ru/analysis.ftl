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
analysis-none = Ни один ход не стоил явно больше одного очка.
analysis-finds = Лучшие находки
analysis-find = {$turn}: на {$vp} ПО лучше очевидного хода
analysis-total = Потеряно по сравнению с лучшими ходами: {$vp} ПО
analysis-luck =
    { $side ->
        [good] Удача принесла {$vp} ПО
        [bad] Невезение стоило {$vp} ПО
       *[even] Удача не повлияла
    }
analysis-practise = Над чем поработать
analysis-practise-line =
    { $code ->
        [opus] Смелее заказывайте опусы: вы сразу получаете очки, а потом можете заработать на них дукаты.
        [sales] Продавайте опусы вовремя: вы получаете очки, которых не получите, если оставите опус себе.
        [tiles] Чаще смотрите на жетоны: вы получаете очки за жетоны композиторов, городов и дворов.
        [income] Думайте о том, что вы получаете каждый раунд: шкала финансов, символы истории, бонус периода.
        [requiem] Следите за большинством в Реквиеме: ваши фишки приносят больше, если их композитор впереди.
        [favours] Рано выберите королевскую услугу и собирайте то, что для неё нужно.
       *[left] Считайте остатки: в конце вы получаете ПО и за очки истории, и за дукаты.
    }
analysis-practise-vp = {$source}: после лучших ходов можно было ожидать на {$vp} ПО больше.
analysis-versus = Очки по источникам
analysis-winner = Победитель
analysis-all = Все ходы
analysis-show = Показать
analysis-of = Чьи ходы
analysis-key-find = находка
analysis-key-costly = ошибка
analysis-fast = Быстрый просмотр: {NUMBER($n)} из {NUMBER($last)}
analysis-deeper = Глубокий поиск: {NUMBER($n)} из {NUMBER($last)}
analysis-done = Все ходы разобраны.
analysis-stop = Остановить
analysis-continue = Продолжить
analysis-note = Сильнейший бот оценивает каждый ход по тому, что игрок тогда знал. Невезение не в счёт.
analysis-no-worker = Этот браузер не может выполнить разбор в фоновом режиме.
