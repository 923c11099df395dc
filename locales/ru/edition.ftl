# Что команда `edition check` говорит о папке с компонентами.
#
# $component   какой компонент, словами файлов, например: memory viva-maestro
# $found       что там стоит, как написано, или сколько их
#
# Файл и строка стоят перед каждой фразой.

## Ошибки

fault-file = Нет файла { $component }.
fault-file-name = { $component } — не файл издания; ожидаются { $names }.
fault-bytes = Файл { $component } слишком большой: найдено байтов: { $found }; ожидается не больше { $most }.
fault-toml = { $component } — не TOML: найдено { $found }; { $message }.
fault-field = { $component }: нет поля { $field }.
fault-fields = { $component }: поле { $found } здесь недопустимо; ожидаются только { $fields }.
fault-text = { $component }: найдено { $found }; ожидается текст в кавычках.
fault-list = { $component }: найдено { $found }; ожидается список, как в [ … ].
fault-table = { $component }: найдено { $found }; ожидается таблица, как в { "{" } … { "}" }.
fault-number = { $component }: найдено { $found }; ожидается целое число от { $from } до { $to }.
fault-exactly = { $component }: найдено { $found }; ожидается { $number }.
fault-word = { $component }: найдено { $found }; ожидается одно из: { $words }.
fault-id = { $component }: найдено { $found }; ожидаются строчные латинские буквы и цифры через дефис, не больше { $most } символов.
fault-unique = { $component }: найдено { $found } повторно; ожидается значение, отличное от того, что в строке { $line }.
fault-count = { $component }: найдено { $found }; ожидается ровно { $count }.
fault-at-least = { $component }: найдено { $found }; ожидается не меньше { $count }.
fault-at-most = { $component }: найдено { $found }; ожидается не больше { $count }.
fault-at-least-different = { $component }: найдено { $found }; разных ожидается не меньше { $count }.
fault-different = { $component }: найдено { $found }; повторов быть не должно.
fault-either = { $component }: найдено { $found } вместе с другим полем; ожидается { $one } или { $other }, но не оба.
fault-played = { $component }: найдено { $found }; ожидается инструмент, для которого есть партия хотя бы в одной части.
fault-named-kind = { $component }: найдено { $found }; ожидается talent, journey или composition: эту награду игрок получает во время оплаты и выбрать тип тогда не может.
fault-no-repeat = { $component }: найдено { $found }; повторяющейся награды быть не должно: у жетонов Kyrie и Sanctus её нет.
fault-better = { $component }: найдено { $found }; ожидается всё, что есть на обычной стороне, и что-то сверх того.
fault-road = { $component }: сюда нельзя добраться; ожидается ведущая сюда дорога.
fault-cheaper-first = { $component }: найдена стоимость { $found }; этот жетон дешевле и должен лежать в стопке выше, чем { $above }.
fault-nested = { $component }: найдено { $found }; ожидаются только партии, закрытые и при меньшем числе игроков.
fault-no-more = В файле { $component } есть и другие ошибки; показаны только первые { $told }.

## Что есть в издании

count-starting = начальные карты воспоминаний
count-memories = карты воспоминаний
count-opera = карты опусов
count-bonuses = жетоны бонусов периодов
count-courts = жетоны королевских дворов
count-cities = жетоны городов
count-tiles = жетоны композиторов
count-constanze = карты Констанции
count-soloist = карты солиста
count-places = места на карте Европы
count-parts = партии инструментов
