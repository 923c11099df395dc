# What `edition check` says about a folder of components.
#
# $component   which component, in words of the files, such as: memory viva-maestro
# $found       what stands there, as it is written, or how many there are
#
# File and line stand before each sentence.

## Faults

fault-file = Brakuje pliku { $component }.
fault-file-name = { $component } nie jest plikiem edycji; powinno być: { $names }.
fault-bytes = Plik { $component } jest za duży: bajtów jest { $found }; powinno być najwyżej: { $most }.
fault-toml = { $component } nie jest prawidłowym plikiem TOML: jest: { $found }; { $message }.
fault-field = { $component }: brakuje pola { $field }.
fault-fields = { $component }: { $found } jest tu niedozwolone; powinno być tylko: { $fields }.
fault-text = { $component }: jest: { $found }; powinien być tekst w cudzysłowie.
fault-list = { $component }: jest: { $found }; powinna być lista, czyli [ … ].
fault-table = { $component }: jest: { $found }; powinna być tabela, czyli { "{" } … { "}" }.
fault-number = { $component }: jest: { $found }; powinna być liczba całkowita od { $from } do { $to }.
fault-exactly = { $component }: jest: { $found }; powinno być: { $number }.
fault-word = { $component }: jest: { $found }; powinno być jedno z: { $words }.
fault-id = { $component }: jest: { $found }; powinny być małe litery i cyfry połączone łącznikami, najwyżej { $most } znaków.
fault-unique = { $component }: powtarza się: { $found }; powinna być inna wartość niż w wierszu { $line }.
fault-count = { $component }: jest: { $found }; powinno być dokładnie: { $count }.
fault-at-least = { $component }: jest: { $found }; powinno być co najmniej: { $count }.
fault-at-most = { $component }: jest: { $found }; powinno być najwyżej: { $count }.
fault-at-least-different = { $component }: jest: { $found }; różnych powinno być co najmniej: { $count }.
fault-different = { $component }: jest: { $found }; nic nie może się powtarzać.
fault-either = { $component }: jest { $found } razem z drugim; powinno być { $one } albo { $other }, nie oba naraz.
fault-played = { $component }: jest: { $found }; powinien być instrument, który ma partię w którejś części.
fault-named-kind = { $component }: jest: { $found }; powinno być talent, journey lub composition, bo gracz otrzymuje tę nagrodę w trakcie płatności i nie może wtedy wybrać rodzaju.
fault-no-repeat = { $component }: jest: { $found }; nie powinno być wielokrotnej nagrody, bo kafelki Kyrie i Sanctus jej nie mają.
fault-better = { $component }: jest: { $found }; powinno być wszystko, co na zwykłej stronie, i coś więcej.
fault-road = { $component }: nie da się tu dotrzeć; powinna tu prowadzić droga.
fault-cheaper-first = { $component }: koszt: { $found }; ten kafelek powinien leżeć w stosie wyżej niż { $above }, bo jest tańszy.
fault-nested = { $component }: jest: { $found }; powinny być tylko partie zakryte także przy mniejszej liczbie graczy.
fault-no-more = Plik { $component } ma więcej błędów; wypisano tylko pierwsze ({ $told }).

## What an edition holds

count-starting = początkowe karty wspomnień
count-memories = karty wspomnień
count-opera = karty dzieł
count-bonuses = kafelki premii okresów
count-courts = kafelki dworów
count-cities = kafelki miast
count-tiles = kafelki kompozytorów
count-constanze = karty Constanze
count-soloist = karty solisty
count-places = lokalizacje
count-parts = partie instrumentalne
