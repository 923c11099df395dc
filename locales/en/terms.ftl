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
action-exchange = Exchange

## Kinds of Story Points

kind-talent = Talent
kind-talent-full = Mozart's Talent
kind-journey = Journey
kind-composition = Composition
kind-wild = Wildcard

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
composer-eybler-full = Joseph Eybler
composer-stadler = Stadler
composer-stadler-full = Maximilian Stadler
composer-suessmayr = Süßmayr
composer-suessmayr-full = Franz Xaver Süßmayr
composer-freystaedtler = Freystädtler
composer-freystaedtler-full = Franz Jakob Freystädtler
mozart = Mozart
constanze = Constanze
soloist = Soloist
soloist-name = Schikaneder
soloist-name-full = Emanuel Schikaneder
player = player
first-player = first player
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

board-main = main board
board-personal = personal board
board-row = card row
board-space = space
board-deck = deck
board-hand = hand
board-slot = slot
board-experiences = Experiences
board-story = Story
board-map = Map
board-location = location
board-road = road
board-royal-court = Royal Court
board-city = City
board-requiem = Requiem
board-movement = movement
board-instrument-part = instrument part
board-instrument-space = Instrument space
board-story-track = Story Track
board-finance-track = Finance Track
board-score-track = Score Track
board-bank = bank
board-stack = stack
board-discard = discard pile

## Pieces

component-card = card
component-memory-card = Memory card
component-opus-card = Opus card
component-opus = Opus
component-starting-card = starting card
component-starting-opus = starting Opus card
component-constanze-card = Constanze card
component-constanze-counter = Constanze counter
component-soloist-card = Soloist card
component-tile = tile
component-royal-court-tile = Royal Court tile
component-city-tile = City tile
component-period-bonus-tile = Period Bonus tile
component-composer-tile = Composer tile
component-portrait = portrait
component-requiem-marker = Requiem marker
component-neutral-marker = neutral Requiem marker
component-story-marker = Story marker
component-funds-marker = Funds marker
component-mozart-marker = Mozart's Journeys marker
component-first-player-marker = First Player marker
component-counter = Story Point counter
component-coin = coin
component-shield = Shield

## Course of the game

game-setup = Setup
game-round = round
game-period = period
game-turn = turn
game-main-phase = Main Phase
game-maintenance-phase = Maintenance Phase
game-end = End of the game
game-solo = Solo game

period-1-numeral = I
period-1-years = 1763–1772
period-1 = {period-1-numeral} ({period-1-years})
period-2-numeral = II
period-2-years = 1773–1777
period-2 = {period-2-numeral} ({period-2-years})
period-3-numeral = III
period-3-years = 1778–1781
period-3 = {period-3-numeral} ({period-3-years})
period-4-numeral = IV
period-4-years = 1782–1786
period-4 = {period-4-numeral} ({period-4-years})
period-5-numeral = V
period-5-years = 1787–1791
period-5 = {period-5-numeral} ({period-5-years})

## Costs, rewards and score

period-bonus = Period Bonus
royal-favour = royal favour
gilded = gilded
cost = cost
reward = reward
immediate-reward = Immediate Reward
repeating-reward = Repeating Reward
ducats = ducats
finances = Finances
money = Money
story-points = Story Points
victory-points = victory points
vp = VP
higher-value = higher VP value
lower-value = lower VP value
majority = majority
final-scoring = final score
final-courts = Royal Court tiles obtained
final-requiem = Score the Requiem
final-story = Conclusion of the story
final-money = Money
winner = winner
tie = tie
shared-victory = shared victory

## Solo game

difficulty = level of difficulty
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
n-wild =
    { $n ->
        [one] {$n} Wildcard
       *[other] {$n} Wildcards
    }
n-story-points =
    { $n ->
        [one] {$n} Story Point
       *[other] {$n} Story Points
    }

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
        [one] {$n} step of Talent
       *[other] {$n} steps of Talent
    }
n-track-journey =
    { $n ->
        [one] {$n} step of Journey
       *[other] {$n} steps of Journey
    }
n-track-composition =
    { $n ->
        [one] {$n} step of Composition
       *[other] {$n} steps of Composition
    }
n-track-wild =
    { $n ->
        [one] {$n} step of any kind
       *[other] {$n} steps of any kind
    }
n-finance =
    { $n ->
        [one] {$n} step of Finance
       *[other] {$n} steps of Finance
    }

## Counted. Cards:

n-cards =
    { $n ->
        [one] {$n} card
       *[other] {$n} cards
    }
