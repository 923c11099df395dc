# What happened, one line for each fact that a player would notice, in the present tense.
#
# $who                          a player, of whatever gender
# $card, $opus, $tile, $place   titles and names as the edition has them, never declined: in quotes or after a colon
#                               (a title of a work can have quotes of its own, so it stands after a colon)
# $cost, $gain                  amounts, already counted and listed, in the nominative

## The course of the game

log-began =
    { $n ->
        [one] Zaczyna się gra dla {$n} gracza; pierwszym graczem jest {$who}
        [few] Zaczyna się gra dla {$n} graczy; pierwszym graczem jest {$who}
        [many] Zaczyna się gra dla {$n} graczy; pierwszym graczem jest {$who}
       *[other] Zaczyna się gra dla {$n} gracza; pierwszym graczem jest {$who}
    }
log-began-solo =
    { $level ->
        [easy] Zaczyna się gra solo; przeciwnik: {$soloist}, poziom trudności: łatwy
        [middle] Zaczyna się gra solo; przeciwnik: {$soloist}, poziom trudności: średni
       *[difficult] Zaczyna się gra solo; przeciwnik: {$soloist}, poziom trudności: trudny
    }
log-composer =
    { $line ->
        [upper] {name-composer} zajmuje górną linię ({name-note})
       *[lower] {name-composer} zajmuje dolną linię ({name-note})
    }
log-covered = Znacznik Constanze zakrywa partię: {$part}
log-tile-laid = {$place}: nowy kafelek „{$tile}”
log-round = Runda {NUMBER($n)}, okres {name-period} ({$first}–{$last}). Premia okresu: {$bonus}
log-row-filled = Do rzędu trafia: {$card}
log-turn = Tura {NUMBER($n)} z 4: {$who}
log-over = Koniec gry

## Cards in hand

log-drew = {$who} dobiera kartę
log-drew-card = {$who} dobiera kartę „{$card}”
log-laid = {$who} zagrywa karty: „{$experience}” do doświadczeń i „{$story}” do opowieści
log-used = {$who} używa karty
log-took-ducats = {$who} bierze dukaty zamiast użyć karty
log-took-ducats-for = {$who} bierze dukaty zamiast użyć karty {$card}
log-declined = {$who} pomija akcję

## Money and points

log-bought = {$who} kupuje {$counter} za {$price}
log-returned = {$who} oddaje {$counter} (+{$price})
log-paid = {$who} płaci: {$cost}
log-gained = {$who}: +{$gain} ({$source})

## The five actions

log-documented = {$who} spisuje wspomnienie „{$card}”; karta „{$replaced}” opuszcza grę
log-commissioned = {$who} zleca dzieło: {$opus}
log-starting-opus = {$who} zaczyna z dziełem: {$opus}
log-performed = {$who} wykonuje dzieło: {$opus}
log-sold = {$who} sprzedaje dzieło: {$opus}. Karta opuszcza grę
log-travelled = {$who} rusza w podróż: {$place}
log-court = {$who} bierze kafelek dworu „{$court}” ({$place})
log-city = {$place}: kafelek miasta „{$city}” zostaje odrzucony
log-marker = {$who} zleca partię: {$part}, kompozytor: {$composer}
log-marker-soloist =
    { $line ->
        [upper] {$who} zajmuje partię: {$part} ({name-note})
       *[lower] {$who} zajmuje partię: {$part} ({name-note})
    }
log-neutral = {$who} umieszcza neutralny znacznik: {$part}, kompozytor: {$composer}
log-neutral-lost = {$who} nie ma gdzie umieścić neutralnego znacznika, więc znacznik opuszcza grę
log-tile = {$who} bierze kafelek kompozytora „{$tile}” ({$composer}, {name-movement})

## The Soloist

log-turned = {$soloist} odkrywa: {$card}
log-row-taken = {$who} zabiera z rzędu kartę: {$card}
log-soloist-shuffles = {$soloist} tasuje wszystkie swoje karty

## Maintenance

log-tracks-emptied = {$who}: wszystkie tory opowieści wracają na 0
log-cleared = {$who}: wszystkie dzieła są znów gotowe, a kolumny opróżnione
log-gilded = Kafelki, które zostały na mapie, odwracają się pozłacaną stroną do góry
log-cities-gathered = Odrzucone kafelki miast zostają potasowane i tworzą nowy stos
log-swept = Karta opuszcza rząd i grę: {$card}
log-closed = Okres {name-period} się kończy: reszta jego talii opuszcza grę
log-first = Pierwszym graczem jest teraz {$who}

## Where a gain comes from, in parentheses after it

source-start = przygotowanie gry
source-memory = nagroda z karty „{$card}”
source-instead = zamiast użycia karty
source-row = pole {NUMBER($n)} rzędu
source-opus = zlecenie: {$opus}
source-performance = wykonanie: {$opus}
source-sale = sprzedaż: {$opus}
source-offertorium = kafelek Offertorium „{$tile}”
source-instrument =
    { $instrument ->
        [horns] pole instrumentu {NUMBER($n)}, dęte
        [percussion] pole instrumentu {NUMBER($n)}, perkusja
        [strings] pole instrumentu {NUMBER($n)}, smyczki
        [voice] pole instrumentu {NUMBER($n)}, wokal
       *[organ] pole instrumentu {NUMBER($n)}, organy
    }
source-tile = kafelek kompozytora „{$tile}”
source-city = kafelek miasta „{$city}”
source-court = kafelek dworu „{$court}”
source-story = opowieść z karty „{$card}”
source-sequentia = kafelek Sequentia „{$tile}”
source-finance = tor funduszy
source-bonus = premia okresu „{$bonus}”
source-full-track =
    { $kind ->
        [talent] pełny tor talentu
        [journey] pełny tor podróży
       *[composition] pełny tor kompozycji
    }
source-full-finance = pełny tor funduszy
source-choice = wybór gracza
source-marker = znacznik w części {name-movement}
source-favour = dworska przysługa „{$court}”
source-requiem = Requiem, {name-movement}
source-points-left = pozostałe punkty opowieści
source-money-left = pozostałe dukaty
