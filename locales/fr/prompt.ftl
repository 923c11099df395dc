# What is asked, and what can be answered.

## Questions

prompt-lay = Jouez deux cartes : une dans Expériences, une dans Histoires.
prompt-use = Utilisez la carte ou prenez des ducats à la place.
prompt-card = Effectuez une action de la carte ({$actions}) ou terminez le tour.
prompt-card-done = Il ne reste aucune action à effectuer : terminez le tour.
prompt-gained = Effectuez tout de suite ce que vous avez gagné ({$actions}) ou renoncez-y.
prompt-extra =
    { $n ->
        [one] Effectuez une fois de plus l’action « {name-icon} » ou renoncez-y.
       *[other] Effectuez une fois de plus l’action « {name-icon} » (encore {$n} fois) ou renoncez-y.
    }
prompt-at-city = « {$city} » vous permet, maintenant ou jamais, de {$deed}.
prompt-kinds-track =
    { $n ->
        [one] Choisissez la piste sur laquelle avancer d’une case.
       *[other] Choisissez la piste sur laquelle avancer d’une case (encore {$n} cases au choix).
    }
prompt-kinds-counter =
    { $n ->
        [one] Choisissez le type du marqueur.
       *[other] Choisissez le type du prochain marqueur (encore {$n} au choix).
    }
prompt-neutral =
    { $movement ->
        [kyrie] Placez le marqueur neutre sur une autre partition du Kyrie.
        [sequentia] Placez le marqueur neutre sur une autre partition de la Sequentia.
        [offertorium] Placez le marqueur neutre sur une autre partition de l’Offertorium.
        [sanctus] Placez le marqueur neutre sur une autre partition du Sanctus.
       *[agnus-dei] Placez le marqueur neutre sur une autre partition de l’Agnus Dei.
    }
prompt-wake = La tuile Compositeur de la case Instrument {NUMBER($n)} prend effet désormais.
prompt-maintenance = La phase d’entretien reprend à l’étape {NUMBER($n)} : {$who}.

## Answers, as they follow "you can …"

choice-lay = jouer « {$experience} » dans Expériences et « {$story} » dans Histoires
choice-use = utiliser la carte
choice-ducats = prendre des ducats au lieu d’utiliser la carte
choice-document = documenter « {$card} », emplacement {NUMBER($n)}
choice-document-space = documenter la carte Souvenir de l’emplacement {NUMBER($n)}
choice-commission = commander {$opus}, emplacement {NUMBER($n)}
choice-commission-space = commander l’opus de l’emplacement {NUMBER($n)}
choice-perform = faire interpréter {$opus}
choice-sell = vendre {$opus}
choice-travel = voyager jusqu’à {$place}
choice-requiem = engager {$composer} pour la partition {$part} avec le marqueur de la case Instrument {NUMBER($n)} ({$reward})
choice-neutral = placer le marqueur neutre : {$part}, pour {$composer}
choice-kind = choisir {name-kind}
choice-buy = échanger {$price} contre {$counter}
choice-return = échanger {$counter} contre {$price}
choice-decline = renoncer
choice-end = terminer le tour

## How an answer is paid, where the player says so

choice-paying = {$choice}, en payant {$payment}
choice-returning = {$choice}, après avoir rendu {$counters}
choice-buying = {$choice}, après avoir acheté {$counters}
