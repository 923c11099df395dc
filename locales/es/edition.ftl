# Lo que dice `edition check` sobre una carpeta de componentes.
#
# $component   qué componente, con las palabras de los archivos, como: memory viva-maestro
# $found       lo que hay, tal como está escrito, o cuántos hay
#
# El archivo y la línea van antes de cada frase.

## Faults

fault-file = Falta el archivo { $component }.
fault-file-name = { $component } no es un archivo de una edición; se esperaba { $names }.
fault-bytes = { $component } es demasiado grande: hay { $found } bytes; se esperaban como mucho { $most }.
fault-toml = { $component } no es TOML válido: hay { $found }; { $message }.
fault-field = { $component }: falta { $field }.
fault-fields = { $component }: aquí no puede haber { $found }; se esperaba solo { $fields }.
fault-text = { $component }: hay { $found }; se esperaba un texto entre comillas.
fault-list = { $component }: hay { $found }; se esperaba una lista, como [ … ].
fault-table = { $component }: hay { $found }; se esperaba una tabla, como { "{" } … { "}" }.
fault-number = { $component }: hay { $found }; se esperaba un número entero de { $from } a { $to }.
fault-exactly = { $component }: hay { $found }; se esperaba { $number }.
fault-word = { $component }: hay { $found }; se esperaba una de estas palabras: { $words }.
fault-id = { $component }: hay { $found }; se esperaban letras minúsculas y cifras unidas por guiones, como mucho { $most } caracteres.
fault-unique = { $component }: { $found } se repite; se esperaba un valor distinto del de la línea { $line }.
fault-count = { $component }: hay { $found }; se esperaban exactamente { $count }.
fault-at-least = { $component }: hay { $found }; se esperaban al menos { $count }.
fault-at-most = { $component }: hay { $found }; se esperaban como mucho { $count }.
fault-at-least-different = { $component }: hay { $found }; se esperaban al menos { $count } diferentes.
fault-different = { $component }: hay { $found }; no se esperaba nada repetido.
fault-either = { $component }: hay { $found } y también lo otro; se esperaba { $one } o { $other }, pero no ambos.
fault-played = { $component }: hay { $found }; se esperaba un instrumento que tenga instrumentación en algún movimiento.
fault-named-kind = { $component }: hay { $found }; se esperaba talent, journey o composition, porque el jugador recibe esta recompensa durante un pago y entonces no puede elegir un tipo.
fault-no-repeat = { $component }: hay { $found }; no se esperaba ninguna recompensa recurrente, porque las tarjetas de Kyrie y de Sanctus no la tienen.
fault-better = { $component }: hay { $found }; se esperaba todo lo que tiene la cara normal y algo más.
fault-road = No se puede llegar a { $component }; se esperaba una carretera.
fault-cheaper-first = { $component }: hay un coste de { $found }; se esperaba esta tarjeta encima de { $above } en la pila, porque es más barata.
fault-nested = { $component }: hay { $found }; se esperaban solo instrumentaciones que también se tapan con menos jugadores.
fault-no-more = { $component } tiene más errores; solo se enumeran los primeros { $told }.

## What an edition holds

count-starting = cartas de memorias iniciales
count-memories = cartas de memorias
count-opera = cartas de obra
count-bonuses = tarjetas de bonificación de ronda
count-courts = tarjetas de corte real
count-cities = tarjetas de ciudad
count-tiles = tarjetas de compositor
count-constanze = cartas de Constanze
count-soloist = cartas del solista
count-places = localidades
count-parts = instrumentaciones
