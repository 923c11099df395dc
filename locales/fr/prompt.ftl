# What is asked, and what can be answered.

## Questions

prompt-lay = Jouez deux cartes : une dans Expériences, une dans Histoires.
prompt-use = Utilisez la carte ou prenez des ducats à la place.
prompt-card = Effectuez une action de votre carte ({$actions}) ou terminez votre tour.
prompt-card-done = Il ne vous reste aucune action : terminez votre tour.
prompt-gained = En récompense, vous pouvez maintenant effectuer {$actions}, ou passer.
prompt-extra =
    { $n ->
        [one] Vous pouvez effectuer « {name-icon} » encore une fois, ou passer.
       *[other] Vous pouvez effectuer « {name-icon} » encore {$n} fois, ou passer.
    }
prompt-at-city = « {$city} » : vous pouvez {$deed}, ou passer.
prompt-kinds-track =
    { $n ->
        [one] Choisissez la piste sur laquelle avancer de 1 case.
       *[other] Choisissez la piste sur laquelle avancer de 1 case (il en reste {$n}).
    }
prompt-kinds-counter =
    { $n ->
        [one] Choisissez le type de votre nouveau marqueur.
       *[other] Choisissez le type de votre prochain marqueur (il en reste {$n}).
    }
prompt-neutral =
    { $movement ->
        [kyrie] Placez le marqueur neutre sur une autre partition du Kyrie.
        [sequentia] Placez le marqueur neutre sur une autre partition de la Sequentia.
        [offertorium] Placez le marqueur neutre sur une autre partition de l’Offertorium.
        [sanctus] Placez le marqueur neutre sur une autre partition du Sanctus.
       *[agnus-dei] Placez le marqueur neutre sur une autre partition de l’Agnus Dei.
    }
prompt-wake = La tuile Compositeur de la case Instrument {NUMBER($n)} prend effet maintenant.
prompt-maintenance = La phase d’entretien continue à l’étape {NUMBER($n)} : {$who}.

## Answers, as they follow "you can …"

choice-lay = jouer « {$experience} » dans Expériences et « {$story} » dans Histoires
choice-use = utiliser la carte
choice-ducats = prendre des ducats au lieu d’utiliser la carte
choice-document = documenter « {$card} », emplacement {NUMBER($n)}
choice-document-space = documenter la carte Souvenir de l’emplacement {NUMBER($n)}
choice-commission = commander {$opus}, emplacement {NUMBER($n)}
choice-commission-space = commander l’opus de l’emplacement {NUMBER($n)}
choice-perform = faire interpréter {$opus}
choice-sell = vendre {$opus}
choice-travel = voyager jusqu’à {$place}
choice-requiem = commander à {$composer} la partition {$part} avec le marqueur de la case Instrument {NUMBER($n)} ({$reward})
choice-neutral = placer le marqueur neutre sur la partition {$part} pour {$composer}
choice-kind = choisir {name-kind}
choice-buy = acheter {$counter} pour {$price}
choice-return = rendre {$counter} contre {$price}
choice-decline = passer
choice-end = terminer le tour

## How an answer is paid, where the player says so

choice-paying = {$choice}, en payant {$payment}
choice-returning = {$choice}, après avoir rendu {$counters}
choice-buying = {$choice}, après avoir acheté {$counters}
