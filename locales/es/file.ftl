# Qué falla en un archivo de partida o en una posición escrita; la línea y la columna van antes de la frase.

file-first-line = hay { $found }; se esperaba { $expected }
file-header = hay { $found }; se esperaba una línea que empiece por { $expected }
file-edition-line = hay { $found }; se esperaban el nombre, la versión y el hash de una edición
file-edition = no se ha encontrado la edición { $found }; indica su carpeta con --edition o en LACRIMOSA_EDITION
file-commitment = el código de juego limpio (commitment) { $found } no corresponde a la semilla; se esperaba { $expected }
file-salt = hay la sal { $found }; se esperaban 32 cifras hexadecimales
file-choice = hay { $found }; se esperaba { $expected }
file-position = la posición inicial no es válida. { $text }
file-not-empty = hay { $found }; se esperaba una línea vacía
file-moment = hay { $found }; se esperaba la decisión { $expected }
file-seat = hay { $found }; se esperaba el jugador { $expected }, a quien le toca
file-over = hay { $found }; no se esperaba nada más, porque la partida ha terminado
file-word = hay { $found }; se esperaba { $expected }
file-broken = estos sucesos llevan a una posición imposible. { $text }
file-score = hay { $found }; se esperaba { $expected }, la puntuación de la partida registrada
file-end = hay { $found }; se esperaba el final del archivo
file-truncated = el archivo está incompleto: acaba antes de tiempo

sheet-syntax = { $message }
sheet-shape = { $path }: se esperaba { $expected }
sheet-shape-name =
    { $shape ->
        [text] un texto entre comillas
        [number] un número entero
        [flag] true o false
        [list] una lista
       *[table] una tabla de campos
    }
sheet-word = { $path }: { $text }
sheet-number = { $path }: hay { NUMBER($found) }; se esperaba un valor de { NUMBER($least) } a { NUMBER($most) }
sheet-count = { $path }: hay { NUMBER($found) } elementos; se esperaban { NUMBER($expected) }
sheet-missing = falta { $path }
sheet-unknown = { $path } no es un campo de una posición
sheet-twice = { $path } aparece dos veces
sheet-format = hay { $found }; se esperaba { $expected }
sheet-edition = la posición es de la edición { $found }; se esperaba { $expected }

file-bad-seed = { $found } no es una semilla válida; se esperaba un número entero o 64 cifras hexadecimales
file-refused = { $sentence } ({ $rule })
file-at = Línea { $line }, columna { $column }: { $sentence }
