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
log-tile-laid = New tile in {$place}: {$tile}
log-round = Round {NUMBER($n)}, period {name-period} ({$first}–{$last}). Period Bonus: {$bonus}
log-row-filled = {$card} enters the row
log-turn = Turn {NUMBER($n)} of 4: {$who}
log-over = The game is over

## Cards in hand

log-drew = {$who} draws a card
log-drew-card = {$who} draws {$card}
log-laid = {$who} plays {$experience} in Experiences and {$story} in Story
log-used = {$who} uses the card
log-took-ducats = {$who} takes ducats instead of the card
log-took-ducats-for = {$who} takes ducats instead of using {$card}
log-declined = {$who} skips the action

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
log-marker = {$who} commissions {$part} from {$composer}
log-marker-soloist = {$who} takes {$part}, {name-note}
log-neutral = {$who} places the neutral marker on {$part} for {$composer}
log-neutral-lost = {$who} has no room for the neutral marker, so it leaves the game
log-tile = {$who} takes the Composer tile {$tile} ({$composer}, {name-movement})

## The Soloist

log-turned = {$soloist} reveals {$card}
log-row-taken = {$who} takes {$card} from the row
log-soloist-shuffles = {$soloist} shuffles all of his cards

## Maintenance

log-tracks-emptied = {$who}: all Story Tracks go back to 0
log-cleared = {$who}: all Opus cards are ready again and the slots are cleared
log-gilded = The tiles still on the map turn to their gilded face
log-cities-gathered = The discarded City tiles are shuffled into a new stack
log-swept = {$card} leaves the row and the game
log-closed = Period {name-period} ends: the rest of its deck leaves the game
log-first = {$who} is now first player

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
source-choice = player’s choice
source-marker = marker in {name-movement}
source-favour = royal favour {$court}
source-requiem = Requiem, {name-movement}
source-points-left = Story Points left
source-money-left = ducats left
