# `lacrimosa analyse`: разбор файла игры.

cli-analyse = Разобрать игру ход за ходом: шансы, дорогие ошибки и лучшие ходы, удача
cli-analyse-more = Ctrl+C останавливает поиск и показывает то, что уже известно.
cli-analyse-quick = Только быстрый просмотр, без поиска
cli-analyse-seat = Показать только ходы этого игрока
cli-analyse-svg = Нарисовать шансы всех игроков в этом файле
cli-analyse-html = Записать в этот файл страницу для отправки или печати
analyse-decision = {$turn} (решение {$moment}): {$lost}
analyse-steps = Сделано шагов: {NUMBER($n)} из {NUMBER($last)}.
analyse-turns = ходы
