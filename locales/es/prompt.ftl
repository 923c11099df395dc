# Lo que se pregunta y lo que se puede responder.

## Questions

prompt-lay = Juega dos cartas: una en vivencias y otra en relato.
prompt-use = Usa la carta o toma ducados en su lugar.
prompt-card = Realiza una acción de la carta ({$actions}) o termina el turno.
prompt-card-done = No te quedan acciones: termina el turno.
prompt-gained = Has ganado: {$actions}. Realiza la acción ahora u omítela.
prompt-extra =
    { $n ->
        [one] Puedes realizar «{name-icon}» una vez más u omitir esta acción.
       *[other] Puedes realizar «{name-icon}» {$n} veces más u omitir esta acción.
    }
prompt-at-city = «{$city}»: puedes {$deed}. También puedes omitirlo.
prompt-kinds-track =
    { $n ->
        [one] Elige un marcador para avanzar 1 casilla.
       *[other] Elige un marcador para avanzar 1 casilla (quedan {$n}).
    }
prompt-kinds-counter =
    { $n ->
        [one] Elige el tipo de tu nueva ficha.
       *[other] Elige el tipo de tu próxima ficha (quedan {$n}).
    }
prompt-neutral = Coloca la ficha de color neutro en otra instrumentación del {name-movement}.
prompt-wake = La tarjeta de compositor del espacio de instrumentación {NUMBER($n)} tiene efecto desde ahora.
prompt-maintenance = El mantenimiento continúa con el paso {NUMBER($n)}: {$who}.

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
choice-neutral = colocar la ficha de color neutro en {$part}, para {$composer}
choice-kind =
    { $kind ->
        [talent] elegir talento
        [journey] elegir ruta
       *[composition] elegir escritura musical
    }
choice-buy = comprar {$counter} por {$price}
choice-return = devolver {$counter} a cambio de {$price}
choice-decline = omitir
choice-end = terminar el turno

## How an answer is paid, where the player says so

choice-paying = {$choice}, pagando {$payment}
choice-returning = {$choice}, tras devolver {$counters}
choice-buying = {$choice}, tras comprar {$counters}
