# Имена, выбранные по коду: $kind, $icon, $type … — коды из файлов, такие как talent или agnus-dei.

name-kind =
    { $kind ->
        [talent] {kind-talent}
        [journey] {kind-journey}
       *[composition] {kind-composition}
    }
name-icon =
    { $icon ->
        [document] {action-document}
        [commission] {action-commission}
        [perform_or_sell] {action-perform-or-sell}
        [travel] {action-travel}
       *[requiem] {action-requiem}
    }
name-mode =
    { $mode ->
        [perform] {action-perform}
       *[sell] {action-sell}
    }
name-type =
    { $type ->
        [opera] {type-opera}
        [religious] {type-religious}
        [symphony] {type-symphony}
       *[chamber] {type-chamber}
    }
name-instrument =
    { $instrument ->
        [horns] {instrument-horns}
        [percussion] {instrument-percussion}
        [strings] {instrument-strings}
        [voice] {instrument-voice}
       *[organ] {instrument-organ}
    }
name-movement =
    { $movement ->
        [kyrie] {movement-kyrie}
        [sequentia] {movement-sequentia}
        [offertorium] {movement-offertorium}
        [sanctus] {movement-sanctus}
       *[agnus-dei] {movement-agnus-dei}
    }
name-composer =
    { $composer ->
        [eybler] {composer-eybler}
        [stadler] {composer-stadler}
        [suessmayr] {composer-suessmayr}
       *[freystaedtler] {composer-freystaedtler}
    }
name-level =
    { $level ->
        [easy] {level-easy}
        [middle] {level-middle}
       *[difficult] {level-difficult}
    }
name-note =
    { $line ->
        [upper] {note-upper}
       *[lower] {note-lower}
    }
name-period =
    { $n ->
        [1] {period-1-numeral}
        [2] {period-2-numeral}
        [3] {period-3-numeral}
        [4] {period-4-numeral}
       *[5] {period-5-numeral}
    }

## Люди и предметы, которые различают по номеру или ряду

name-player = Игрок {NUMBER($n)}
name-line-composer =
    { $line ->
        [upper] композитор верхнего ряда
       *[lower] композитор нижнего ряда
    }
name-soloist-card = {component-soloist-card} {NUMBER($n)}
name-unknown = неизвестный элемент

## Партии: единственная у инструмента в части или n-я сверху

name-part = {name-instrument} в {name-movement}
name-part-of-several = {name-instrument} {$numeral} в {name-movement}
name-part-unknown = партия {NUMBER($n)} в {name-movement}

## Списки

list-none = ничего
list-two = {$first} и {$last}
list-more = {$first}, {$rest}

# A name and what belongs to it, such as: Story: A Small Wedding.
name-value = {$name}: {$value}
