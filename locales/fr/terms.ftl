# The words of the game: names of actions, kinds, places and pieces, as the interface writes them,
# and the phrases that count them.

language-name = Français
title = Lacrimosa

## The five actions, and what a player does by them

action-document = Documenter des souvenirs
action-commission = Commander un opus
action-perform-or-sell = Faire interpréter ou vendre un opus
action-travel = Voyage
action-requiem = Requiem
action-perform = Faire interpréter
action-sell = Vendre

## Kinds of Story Points

kind-talent = Talent
kind-journey = Voyage
kind-composition = Composition

## Types of Opus

type-opera = Opéra
type-religious = Musique religieuse
type-symphony = Symphonie
type-chamber = Musique de chambre

## The Requiem

instrument-horns = Cuivres
instrument-percussion = Percussions
instrument-strings = Cordes
instrument-voice = Voix
instrument-organ = Orgue

movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei

note-upper = croche
note-lower = doubles croches

## People

composer-eybler = Eybler
composer-stadler = Stadler
composer-suessmayr = Süßmayr
composer-freystaedtler = Freystädtler
constanze = Constanze
soloist = Soliste
soloist-name = Schikaneder
player = joueur
composer = compositeur

## Places of the map, by number 1 to 11

place-salzburg = Salzbourg
place-vienna = Vienne
place-prague = Prague
place-berlin = Berlin
place-frankfurt = Francfort
place-london = Londres
place-paris = Paris
place-lyon = Lyon
place-milan = Milan
place-innsbruck = Innsbruck
place-munich = Munich

## Parts of the boards

board-row = Rangée de cartes
board-map = Carte de l’Europe
board-royal-court = Cour royale
board-city = Ville
board-requiem = Requiem
board-instrument-space = Case Instrument
board-finance-track = Piste Finances

## Pieces

component-soloist-card = carte Soliste

## Course of the game

period-1-numeral = I
period-2-numeral = II
period-3-numeral = III
period-4-numeral = IV
period-5-numeral = V

## Costs, rewards and score

gilded = face dorée
cost = coût
reward = récompense
ducats = ducats
money = Argent
vp = PV
final-scoring = décompte final

## Solo game

level-easy = Facile
level-middle = Moyen
level-difficult = Difficile
ascending = croissant
descending = décroissant

## Counted. Points to pay or spend:

n-ducats =
    { $n ->
        [one] {$n} ducat
       *[other] {$n} ducats
    }
n-vp = {NUMBER($n)} PV
n-talent =
    { $n ->
        [one] {$n} point Talent
       *[other] {$n} points Talent
    }
n-journey =
    { $n ->
        [one] {$n} point Voyage
       *[other] {$n} points Voyage
    }
n-composition =
    { $n ->
        [one] {$n} point Composition
       *[other] {$n} points Composition
    }

## Counted. Counters, which last:

n-counters-talent =
    { $n ->
        [one] {$n} marqueur Talent
       *[other] {$n} marqueurs Talent
    }
n-counters-journey =
    { $n ->
        [one] {$n} marqueur Voyage
       *[other] {$n} marqueurs Voyage
    }
n-counters-composition =
    { $n ->
        [one] {$n} marqueur Composition
       *[other] {$n} marqueurs Composition
    }
n-counters-wild =
    { $n ->
        [one] {$n} marqueur au choix
       *[other] {$n} marqueurs au choix
    }

## Counted. Steps of a track:

n-track-talent =
    { $n ->
        [one] {$n} case Talent
       *[other] {$n} cases Talent
    }
n-track-journey =
    { $n ->
        [one] {$n} case Voyage
       *[other] {$n} cases Voyage
    }
n-track-composition =
    { $n ->
        [one] {$n} case Composition
       *[other] {$n} cases Composition
    }
n-track-wild =
    { $n ->
        [one] {$n} case de piste au choix
       *[other] {$n} cases de piste au choix
    }
n-finance =
    { $n ->
        [one] {$n} case Finances
       *[other] {$n} cases Finances
    }
