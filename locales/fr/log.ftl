# What happened, one line for each fact that a player would notice, in the present tense.
#
# $who                          a player
# $card, $opus, $tile, $place   titles and names as the edition has them
# $cost, $gain                  amounts, already counted and listed
#
# Titles of Memory cards and tiles stand in « »; titles of works, which have quotation marks of their own, do not.

## The course of the game

log-began =
    { $n ->
        [one] Début d’une partie à {$n} joueur ; {$who} joue en premier
       *[other] Début d’une partie à {$n} joueurs ; {$who} joue en premier
    }
log-began-solo = Début d’une partie solo contre {$soloist}, niveau {name-level}
log-composer =
    { $line ->
        [upper] {name-composer} prend la ligne supérieure ({name-note})
       *[lower] {name-composer} prend la ligne inférieure ({name-note})
    }
log-covered = Un marqueur Constanze recouvre la partition {$part}
log-tile-laid = Nouvelle tuile à {$place} : {$tile}
log-round = Manche {NUMBER($n)}, période {name-period} ({$first}–{$last}). Bonus de période : {$bonus}
log-row-filled = Nouvelle carte dans la rangée : {$card}
log-turn = Tour {NUMBER($n)} sur 4 : {$who}
log-over = La partie est terminée

## Cards in hand

log-drew = {$who} pioche une carte
log-drew-card = {$who} pioche « {$card} »
log-laid = {$who} joue « {$experience} » dans Expériences et « {$story} » dans Histoires
log-used = {$who} utilise la carte
log-took-ducats = {$who} prend des ducats au lieu d’utiliser la carte
log-took-ducats-for = {$who} prend des ducats au lieu d’utiliser {$card}
log-declined = {$who} passe l’action

## Money and points

log-bought = {$who} achète {$counter} pour {$price}
log-returned = {$who} rend {$counter} contre {$price}
log-paid = {$who} paie {$cost}
log-gained = {$who} : +{$gain} ({$source})

## The five actions

log-documented = {$who} documente « {$card} » ; « {$replaced} » quitte la partie
log-commissioned = {$who} commande {$opus}
log-starting-opus = {$who} commence avec {$opus}
log-performed = {$who} fait interpréter {$opus}
log-sold = {$who} vend {$opus} ; la carte quitte la partie
log-travelled = {$who} voyage jusqu’à {$place}
log-court = {$who} prend la tuile Cour royale « {$court} » à {$place}
log-city = {$place} : la tuile Ville « {$city} » est défaussée
log-marker = {$who} commande à {$composer} la partition {$part}
log-marker-soloist = {$who} prend la partition {$part} ({name-note})
log-neutral = {$who} place le marqueur neutre sur la partition {$part} pour {$composer}
log-neutral-lost = {$who} n’a pas de place pour le marqueur neutre, qui quitte la partie
log-tile = {$who} prend la tuile Compositeur « {$tile} » ({$composer}, {name-movement})

## The Soloist. $card begins with the words « carte Soliste »

log-turned = {$soloist} révèle la {$card}
log-row-taken = {$who} prend dans la rangée : {$card}
log-soloist-shuffles = {$soloist} mélange toutes ses cartes

## Maintenance

log-tracks-emptied = {$who} : toutes les pistes Points d’histoire reviennent à 0
log-cleared = {$who} : tous les opus sont redressés, les colonnes sont vidées
log-gilded = Les tuiles restées sur la carte de l’Europe passent sur leur face dorée
log-cities-gathered = Les tuiles Ville défaussées sont mélangées et forment une nouvelle pile
log-swept = Carte retirée de la rangée et de la partie : {$card}
log-closed = Fin de la période {name-period} : le reste de son paquet quitte la partie
log-first = {$who} reçoit le marqueur Premier joueur

## Where a gain comes from, in parentheses after it

source-start = mise en place
source-memory = récompense de « {$card} »
source-instead = au lieu de la carte
source-row = emplacement {NUMBER($n)} de la rangée
source-opus = commande : {$opus}
source-performance = interprétation : {$opus}
source-sale = vente : {$opus}
source-offertorium = tuile Offertorium « {$tile} »
source-instrument = case Instrument {NUMBER($n)}, {name-instrument}
source-tile = tuile Compositeur « {$tile} »
source-city = tuile Ville « {$city} »
source-court = tuile Cour royale « {$court} »
source-story = « {$card} » dans Histoires
source-sequentia = tuile Sequentia « {$tile} »
source-finance = piste Finances
source-bonus = bonus de période « {$bonus} »
source-full-track = piste {name-kind} au maximum
source-full-finance = piste Finances au maximum
source-choice = au choix du joueur
source-marker =
    { $movement ->
        [kyrie] marqueur dans le Kyrie
        [sequentia] marqueur dans la Sequentia
        [offertorium] marqueur dans l’Offertorium
        [sanctus] marqueur dans le Sanctus
       *[agnus-dei] marqueur dans l’Agnus Dei
    }
source-favour = faveur royale « {$court} »
source-requiem = Requiem, {name-movement}
source-points-left = points d’histoire restants
source-money-left = ducats restants
