# Lo que se pregunta y lo que se puede responder.

## Questions

prompt-lay = Juega dos cartas: una en vivencias y otra en relato.
prompt-use = Usa la carta o toma ducados en su lugar.
prompt-card = Realiza una acción de la carta ({$actions}) o termina el turno.
prompt-card-done = No queda nada por hacer: termina el turno.
prompt-gained = Realiza ahora lo que has ganado ({$actions}) o renuncia.
prompt-extra =
    { $n ->
        [one] Realiza «{name-icon}» una vez más o renuncia.
       *[other] Realiza «{name-icon}» una vez más (quedan {$n}) o renuncia.
    }
prompt-at-city = «{$city}» te permite, ahora o nunca, {$deed}.
prompt-kinds-track =
    { $n ->
        [one] Elige en qué marcador avanzas {$n} casilla.
       *[other] Elige en qué marcador avanzas la próxima de {$n} casillas.
    }
prompt-kinds-counter =
    { $n ->
        [one] Elige de qué tipo es la ficha.
       *[other] Elige de qué tipo es la próxima de {$n} fichas.
    }
prompt-neutral = Coloca la ficha de color neutro en otra instrumentación del {name-movement}.
prompt-wake = La tarjeta de compositor del espacio de instrumentación {NUMBER($n)} tiene efecto desde ahora.
prompt-maintenance = El mantenimiento sigue en el paso {NUMBER($n)}: {$who}.

## Answers, as they follow "you can …"

choice-lay = jugar «{$experience}» en vivencias y «{$story}» en relato
choice-use = usar la carta
choice-ducats = tomar ducados en vez de usar la carta
choice-document = documentar «{$card}» del espacio {NUMBER($n)}
choice-document-space = documentar la carta de memorias del espacio {NUMBER($n)}
choice-commission = encargar «{$opus}» del espacio {NUMBER($n)}
choice-commission-space = encargar la obra del espacio {NUMBER($n)}
choice-perform = representar «{$opus}»
choice-sell = vender «{$opus}»
choice-travel = viajar a {$place}
choice-requiem = encargar {$part} a {$composer} con la ficha del espacio de instrumentación {NUMBER($n)} ({$reward})
choice-neutral = colocar la ficha de color neutro: {$part}, para {$composer}
choice-kind =
    { $kind ->
        [talent] elegir talento
        [journey] elegir ruta
       *[composition] elegir escritura musical
    }
choice-buy = comprar {$counter} por {$price}
choice-return = devolver {$counter} a cambio de {$price}
choice-decline = renunciar
choice-end = terminar el turno

## How an answer is paid, where the player says so

choice-paying = {$choice}, pagando {$payment}
choice-returning = {$choice}, tras devolver {$counters}
choice-buying = {$choice}, tras comprar {$counters}
