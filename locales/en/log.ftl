# What happened, one line for each fact that a player would notice, in the present tense.
#
# $who                          a player
# $card, $opus, $tile, $place   titles and names as the edition has them
# $cost, $gain                  amounts, already counted and listed

## The course of the game

log-began =
    { $n ->
        [one] A game for {$n} player begins; {$who} goes first
       *[other] A game for {$n} players begins; {$who} goes first
    }
log-began-solo = A solo game against {$soloist} begins, level {name-level}
log-composer =
    { $line ->
        [upper] {name-composer} takes the upper line ({name-note})
       *[lower] {name-composer} takes the lower line ({name-note})
    }
log-covered = A Constanze counter covers {$part}
log-tile-laid = New in {$place}: {$tile}
log-round = Round {NUMBER($n)}, period {name-period} ({$first}–{$last}). Period Bonus: {$bonus}
log-row-filled = Into the row: {$card}
log-turn = Turn {NUMBER($n)} of 4: {$who}
log-over = The game is over

## Cards in hand

log-drew = {$who} draws a card
log-drew-card = {$who} draws {$card}
log-laid = {$who} lays {$experience} in Experiences and {$story} in Story
log-used = {$who} uses the card
log-took-ducats = {$who} takes ducats instead of the card
log-declined = {$who} declines the action

## Money and points

log-bought = {$who} buys {$counter} for {$price}
log-returned = {$who} returns {$counter} for {$price}
log-paid = {$who} pays {$cost}
log-gained = {$who}: +{$gain} ({$source})

## The five actions

log-documented = {$who} documents {$card}; {$replaced} leaves the game
log-commissioned = {$who} commissions {$opus}
log-starting-opus = {$who} starts with {$opus}
log-performed = {$who} performs {$opus}
log-sold = {$who} sells {$opus}, which leaves the game
log-travelled = {$who} travels to {$place}
log-court = {$who} takes the Royal Court tile {$court} in {$place}
log-city = {$place}: the City tile {$city} is discarded
log-marker = {$who} hires {$composer} for {$part}
log-marker-soloist = {$who} writes {$part}, {name-note}
log-neutral = {$who} places the neutral marker: {$part}, for {$composer}
log-neutral-lost = {$who} has no room for the neutral marker, which leaves the game
log-tile = {$who} takes the Composer tile {$tile} ({$composer}, {name-movement})

## The Soloist

log-turned = {$soloist} turns {$card}
log-row-taken = {$who} takes {$card} out of the row
log-soloist-shuffles = {$soloist} shuffles all his cards

## Maintenance

log-tracks-emptied = {$who}: all Story Tracks go to 0
log-cleared = {$who}: every Opus is ready again and the slots are empty
log-gilded = The tiles still on the map turn to their gilded face
log-cities-gathered = The discarded City tiles are shuffled into a new stack
log-swept = {$card} leaves the row and the game
log-closed = Period {name-period} closes: what is left of its deck leaves the game
log-first = {$who} is first player now

## Where a gain comes from, in parentheses after it

source-start = setup
source-memory = reward of {$card}
source-instead = instead of the card
source-row = space {NUMBER($n)} of the row
source-opus = commission of {$opus}
source-performance = performance of {$opus}
source-sale = sale of {$opus}
source-offertorium = Offertorium tile {$tile}
source-instrument = instrument space {NUMBER($n)}, {name-instrument}
source-tile = Composer tile {$tile}
source-city = City tile {$city}
source-court = Royal Court tile {$court}
source-story = Story of {$card}
source-sequentia = Sequentia tile {$tile}
source-finance = Finance Track
source-bonus = Period Bonus {$bonus}
source-full-track = {name-kind} track full
source-full-finance = Finance Track full
source-choice = own choice
source-marker = marker in {name-movement}
source-favour = royal favour {$court}
source-requiem = Requiem, {name-movement}
source-points-left = Story Points left
source-money-left = ducats left
