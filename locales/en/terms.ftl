# The words of the game: names of actions, kinds, places and pieces, as the interface writes them,
# and the phrases that count them.

language-name = English
title = Lacrimosa

## The five actions, and what a player does by them

action-document = Document Memories
action-commission = Commission an Opus
action-perform-or-sell = Perform or Sell Music
action-travel = Travel
action-requiem = Requiem
action-perform = Perform
action-sell = Sell

## Kinds of Story Points

kind-talent = Talent
kind-journey = Journey
kind-composition = Composition

## Types of Opus

type-opera = Opera
type-religious = Religious Music
type-symphony = Symphony
type-chamber = Chamber Music

## The Requiem

instrument-horns = Horns
instrument-percussion = Percussion
instrument-strings = Strings
instrument-voice = Voice
instrument-organ = Organ

movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei

note-upper = eighth note
note-lower = sixteenth notes

## People

composer-eybler = Eybler
composer-stadler = Stadler
composer-suessmayr = Süßmayr
composer-freystaedtler = Freystädtler
constanze = Constanze
soloist = Soloist
soloist-name = Schikaneder
player = player
composer = composer

## Places of the map, by number 1 to 11

place-salzburg = Salzburg
place-vienna = Vienna
place-prague = Prague
place-berlin = Berlin
place-frankfurt = Frankfurt
place-london = London
place-paris = Paris
place-lyon = Lyon
place-milan = Milan
place-innsbruck = Innsbruck
place-munich = Munich

## Parts of the boards

board-row = card row
board-map = Map
board-royal-court = Royal Court
board-city = City
board-requiem = Requiem
board-instrument-space = Instrument space
board-finance-track = Finance Track

## Pieces

component-soloist-card = Soloist card

## Course of the game

period-1-numeral = I
period-2-numeral = II
period-3-numeral = III
period-4-numeral = IV
period-5-numeral = V

## Costs, rewards and score

gilded = gilded
cost = cost
reward = reward
ducats = ducats
money = Money
vp = VP
final-scoring = final score

## Solo game

level-easy = Easy
level-middle = Middle
level-difficult = Difficult
ascending = ascending
descending = descending

## Counted. Points to pay or spend:

n-ducats =
    { $n ->
        [one] {$n} ducat
       *[other] {$n} ducats
    }
n-vp = {NUMBER($n)} VP
n-talent = {NUMBER($n)} Talent
n-journey = {NUMBER($n)} Journey
n-composition = {NUMBER($n)} Composition

## Counted. Counters, which last:

n-counters-talent =
    { $n ->
        [one] {$n} Talent counter
       *[other] {$n} Talent counters
    }
n-counters-journey =
    { $n ->
        [one] {$n} Journey counter
       *[other] {$n} Journey counters
    }
n-counters-composition =
    { $n ->
        [one] {$n} Composition counter
       *[other] {$n} Composition counters
    }
n-counters-wild =
    { $n ->
        [one] {$n} counter of any kind
       *[other] {$n} counters of any kind
    }

## Counted. Steps of a track:

n-track-talent =
    { $n ->
        [one] {$n} Talent step
       *[other] {$n} Talent steps
    }
n-track-journey =
    { $n ->
        [one] {$n} Journey step
       *[other] {$n} Journey steps
    }
n-track-composition =
    { $n ->
        [one] {$n} Composition step
       *[other] {$n} Composition steps
    }
n-track-wild =
    { $n ->
        [one] {$n} step on any track
       *[other] {$n} steps on any tracks
    }
n-finance =
    { $n ->
        [one] {$n} Finance step
       *[other] {$n} Finance steps
    }
