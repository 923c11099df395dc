# The words of the game: names of actions, kinds, places and pieces, as the interface writes them,
# and the phrases that count them.

language-name = Polski
title = Lacrimosa

## The five actions, and what a player does by them

action-document = Spisanie wspomnień
action-commission = Zlecenie dzieła
action-perform-or-sell = Wykonanie lub sprzedaż utworu
action-travel = Podróż
action-requiem = Requiem
action-perform = Wykonanie
action-sell = Sprzedaż

## Kinds of Story Points

kind-talent = Talent
kind-journey = Podróż
kind-composition = Kompozycja

## Types of Opus

type-opera = Opera
type-religious = Utwór religijny
type-symphony = Symfonia
type-chamber = Utwór kameralny

## The Requiem

instrument-horns = Dęte
instrument-percussion = Perkusja
instrument-strings = Smyczki
instrument-voice = Wokal
instrument-organ = Organy

movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei

note-upper = ósemka
note-lower = szesnastka

## People

composer-eybler = Eybler
composer-stadler = Stadler
composer-suessmayr = Süßmayr
composer-freystaedtler = Freystädtler
constanze = Constanze
soloist = Solista
soloist-name = Schikaneder
player = gracz
composer = kompozytor

## Places of the map, by number 1 to 11

place-salzburg = Salzburg
place-vienna = Wiedeń
place-prague = Praga
place-berlin = Berlin
place-frankfurt = Frankfurt
place-london = Londyn
place-paris = Paryż
place-lyon = Lyon
place-milan = Mediolan
place-innsbruck = Innsbruck
place-munich = Monachium

## Parts of the boards

board-row = rząd kart
board-map = Mapa
board-royal-court = Dwór
board-city = Miasto
board-requiem = Requiem
board-instrument-space = Pole instrumentu
board-finance-track = Tor funduszy

## Pieces

component-soloist-card = Karta solisty

## Course of the game

period-1-numeral = I
period-2-numeral = II
period-3-numeral = III
period-4-numeral = IV
period-5-numeral = V

## Costs, rewards and score

# A noun, so that it agrees with any piece.
gilded = pozłacana ramka
cost = koszt
reward = nagroda
ducats = dukaty
money = Monety
vp = PZ
final-scoring = finałowa punktacja

## Solo game

level-easy = Łatwy
level-middle = Średni
level-difficult = Trudny
ascending = rosnąco
descending = malejąco

## Counted. Points to pay or spend:

n-ducats =
    { $n ->
        [one] {$n} dukat
        [few] {$n} dukaty
        [many] {$n} dukatów
       *[other] {$n} dukata
    }
n-vp = {NUMBER($n)} PZ
n-talent =
    { $n ->
        [one] {$n} punkt talentu
        [few] {$n} punkty talentu
        [many] {$n} punktów talentu
       *[other] {$n} punktu talentu
    }
n-journey =
    { $n ->
        [one] {$n} punkt podróży
        [few] {$n} punkty podróży
        [many] {$n} punktów podróży
       *[other] {$n} punktu podróży
    }
n-composition =
    { $n ->
        [one] {$n} punkt kompozycji
        [few] {$n} punkty kompozycji
        [many] {$n} punktów kompozycji
       *[other] {$n} punktu kompozycji
    }

## Counted. Counters, which last:

n-counters-talent =
    { $n ->
        [one] {$n} dysk talentu
        [few] {$n} dyski talentu
        [many] {$n} dysków talentu
       *[other] {$n} dysku talentu
    }
n-counters-journey =
    { $n ->
        [one] {$n} dysk podróży
        [few] {$n} dyski podróży
        [many] {$n} dysków podróży
       *[other] {$n} dysku podróży
    }
n-counters-composition =
    { $n ->
        [one] {$n} dysk kompozycji
        [few] {$n} dyski kompozycji
        [many] {$n} dysków kompozycji
       *[other] {$n} dysku kompozycji
    }
n-counters-wild =
    { $n ->
        [one] {$n} dowolny dysk opowieści
        [few] {$n} dowolne dyski opowieści
        [many] {$n} dowolnych dysków opowieści
       *[other] {$n} dowolnego dysku opowieści
    }

## Counted. Steps of a track:

n-track-talent =
    { $n ->
        [one] {$n} pole na torze talentu
        [few] {$n} pola na torze talentu
        [many] {$n} pól na torze talentu
       *[other] {$n} pola na torze talentu
    }
n-track-journey =
    { $n ->
        [one] {$n} pole na torze podróży
        [few] {$n} pola na torze podróży
        [many] {$n} pól na torze podróży
       *[other] {$n} pola na torze podróży
    }
n-track-composition =
    { $n ->
        [one] {$n} pole na torze kompozycji
        [few] {$n} pola na torze kompozycji
        [many] {$n} pól na torze kompozycji
       *[other] {$n} pola na torze kompozycji
    }
n-track-wild =
    { $n ->
        [one] {$n} pole na dowolnym torze opowieści
        [few] {$n} pola na dowolnych torach opowieści
        [many] {$n} pól na dowolnych torach opowieści
       *[other] {$n} pola na dowolnych torach opowieści
    }
n-finance =
    { $n ->
        [one] {$n} pole na torze funduszy
        [few] {$n} pola na torze funduszy
        [many] {$n} pól na torze funduszy
       *[other] {$n} pola na torze funduszy
    }

## Counted. Cards:
