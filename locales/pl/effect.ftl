# Costs and rewards in plain words, and the cards and tiles that show them, one line each.
#
# $cost, $reward, $extra, $vp …   amounts, already counted and listed, in the nominative
# $kind, $icon, $type …           codes, as in names.ftl

## Amounts of a kind

n-kind =
    { $kind ->
        [talent] {n-talent}
        [journey] {n-journey}
       *[composition] {n-composition}
    }
n-track =
    { $kind ->
        [talent] {n-track-talent}
        [journey] {n-track-journey}
       *[composition] {n-track-composition}
    }
n-counters =
    { $kind ->
        [talent] {n-counters-talent}
        [journey] {n-counters-journey}
       *[composition] {n-counters-composition}
    }
n-from-track = {n-kind} z toru

## Rewards

effect-actions =
    { $n ->
        [1] {name-icon}
       *[2] {$n} × {name-icon}
    }
effect-per-opus =
    { $type ->
        [opera] {$vp} za każdą twoją operę
        [religious] {$vp} za każdy twój utwór religijny
        [symphony] {$vp} za każdą twoją symfonię
       *[chamber] {$vp} za każdy twój utwór kameralny
    }
effect-at-city =
    { $mode ->
        [perform] { $type ->
            [opera] wykonanie opery (dodatkowo: {$extra})
            [religious] wykonanie utworu religijnego (dodatkowo: {$extra})
            [symphony] wykonanie symfonii (dodatkowo: {$extra})
           *[chamber] wykonanie utworu kameralnego (dodatkowo: {$extra})
        }
       *[sell] { $type ->
            [opera] sprzedaż opery (dodatkowo: {$extra})
            [religious] sprzedaż utworu religijnego (dodatkowo: {$extra})
            [symphony] sprzedaż symfonii (dodatkowo: {$extra})
           *[chamber] sprzedaż utworu kameralnego (dodatkowo: {$extra})
        }
    }
effect-neutral = neutralny znacznik

## Repeating rewards

repeat-track = {$step} na koniec każdej rundy
repeat-opus =
    { $type ->
        [opera] {$vp}, gdy zlecasz, wykonujesz lub sprzedajesz operę
        [religious] {$vp}, gdy zlecasz, wykonujesz lub sprzedajesz utwór religijny
        [symphony] {$vp}, gdy zlecasz, wykonujesz lub sprzedajesz symfonię
       *[chamber] {$vp}, gdy zlecasz, wykonujesz lub sprzedajesz utwór kameralny
    }
repeat-action = {name-icon} jeszcze raz, zawsze gdy wykonujesz tę akcję

## Royal favours: one different thing for each item

favour-types = {$vp}, jeśli masz dzieło każdego z rodzajów: {$items}
favour-periods = {$vp}, jeśli masz dzieło z każdego z okresów: {$items}
favour-instruments = {$vp}, jeśli masz znacznik na każdym z instrumentów: {$items}
favour-movements = {$vp}, jeśli masz znacznik w każdej z części: {$items}

## Cards and tiles

memory-line = {$title}: {$actions}. Opowieść: {$story}.
memory-line-reward = {$title}: {$reward}, potem {$actions}. Opowieść: {$story}.
opus-line =
    { $type ->
        [opera] {$title} ({$year}), opera, okres {name-period}. Koszt: {$cost}; od razu {$vp}. Wykonanie (koszt: {$perform-cost}): {$perform}. Sprzedaż (koszt: {$sell-cost}): {$sell}.
        [religious] {$title} ({$year}), utwór religijny, okres {name-period}. Koszt: {$cost}; od razu {$vp}. Wykonanie (koszt: {$perform-cost}): {$perform}. Sprzedaż (koszt: {$sell-cost}): {$sell}.
        [symphony] {$title} ({$year}), symfonia, okres {name-period}. Koszt: {$cost}; od razu {$vp}. Wykonanie (koszt: {$perform-cost}): {$perform}. Sprzedaż (koszt: {$sell-cost}): {$sell}.
       *[chamber] {$title} ({$year}), utwór kameralny, okres {name-period}. Koszt: {$cost}; od razu {$vp}. Wykonanie (koszt: {$perform-cost}): {$perform}. Sprzedaż (koszt: {$sell-cost}): {$sell}.
    }
opus-line-starting = {$title}. Wykonanie (koszt: {$perform-cost}): {$perform}. Sprzedaż (koszt: {$sell-cost}): {$sell}.
tile-line = {$title} ({name-composer}, {name-movement}). Koszt: {$cost}. Od razu: {$reward}.
tile-line-repeat = {$title} ({name-composer}, {name-movement}). Koszt: {$cost}. Od razu: {$reward}. Wielokrotnie: {$repeat}.
city-line = {$title}. Koszt: {$cost}. Strona zwykła: {$plain}. Strona pozłacana: {$gilded}.
court-line = {$title}. Koszt: {$cost}. Strona zwykła: {$plain}. Strona pozłacana: {$gilded}. Dworska przysługa: {$favour}.
bonus-line = {$title} ({$reward} za każdy symbol „{name-icon}” w doświadczeniach)

# In parentheses how the columns of a Soloist card direct him: in the row, on the map, in the Requiem.
soloist-line = {name-soloist-card}: {$actions} ({$row}; {$travel}; {$requiem})
soloist-row =
    { $end ->
        [leftmost] rząd: pierwsza karta z lewej
       *[rightmost] rząd: pierwsza karta z prawej
    }
soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] mapa: zostaje na miejscu
            [one] mapa: następny dwór, rosnąco
            [few] mapa: {$courts} następne dwory, rosnąco
            [many] mapa: {$courts} następnych dworów, rosnąco
           *[other] mapa: {$courts} następnego dworu, rosnąco
        }
       *[descending] { $courts ->
            [0] mapa: zostaje na miejscu
            [one] mapa: następny dwór, malejąco
            [few] mapa: {$courts} następne dwory, malejąco
            [many] mapa: {$courts} następnych dworów, malejąco
           *[other] mapa: {$courts} następnego dworu, malejąco
        }
    }
soloist-requiem =
    { $from ->
        [top] Requiem: {name-movement}, pierwsza wolna partia od góry
       *[bottom] Requiem: {name-movement}, pierwsza wolna partia od dołu
    }
