# Обучение сети ботов.

train-begin = Обучение в { $file }, сыграно игр: { $games }. Ctrl-C останавливает; та же команда продолжит.
train-end = Остановлено, сыграно игр: { $games }; всё сохранено в { $file }.
train-progress = игр: { $games } · в секунду: { $rate } · средняя ошибка: отрыв { $lead } ПО, победа { $win } · осталось { $left }
train-gauge = Контроль: { $wins } % ± { $interval } побед над { $opponent } (игр: { $games })
train-not-a-checkpoint = { $file } — не состояние такого обучения или файл другой версии программы
train-not-a-net = { $file } — не сеть этой версии программы
train-curves = Обучение сети
train-curve-gauge = победы над { $opponent }, %
train-curve-error = средняя ошибка отрыва, десятые доли ПО
train-curve-games = игры: от 0 до { $games }
