# Qué falla en una acción o un suceso que alguien ha escrito.
#
# $found      la palabra que hay
# $expected   una de las expresiones de abajo

notation-found = Columna {NUMBER($column)}: hay {$found}; se esperaba {$expected}.
notation-ended = Columna {NUMBER($column)}: la línea acaba aquí; se esperaba {$expected}.

expected-word = una acción o un suceso, como «use» o «travel munich»
expected-member =
    { $shelf ->
        [memories] el identificador de una carta de memorias
        [opera] el identificador de una obra
        [tiles] el identificador de una tarjeta de compositor
        [cities] el identificador de una tarjeta de ciudad
        [courts] el identificador de una tarjeta de corte real
        [bonuses] el identificador de una tarjeta de bonificación de ronda
        [soloist] el número de una carta del solista
       *[places] el identificador de una localidad
    }
expected-one-of = una de estas palabras: {$words}
expected-number = un número entero de {NUMBER($least)} a {NUMBER($most)}
expected-part = un movimiento y el número de una instrumentación, como sanctus.2
# Las letras del pago no se traducen.
expected-payment = un pago, como t2T1+J1-C2 (T talento, J ruta, C escritura musical)
expected-icons = acciones, como travel,requiem, o - si no hay ninguna
expected-field = algo más
expected-end = el final

# Lo mismo cuando el lugar ya está dicho.
word-found = hay {$found}; se esperaba {$expected}.
word-missing = el texto acaba aquí; se esperaba {$expected}.
