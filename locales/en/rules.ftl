# The rules of the game in our own words, one message for each rule of the catalogue.
#
# rules-section-<prefix>   the title of a section
# rules-note-<id>          a sentence that stands before the rule <id>
# rule-<id>                the rule; for an interpretation, the ruling
# rule-int-<n>-question    what an interpretation answers
# rule-int-<n>-why         why it is ruled so
#
# Ids never change meaning and are never reused. References to other rules stay in parentheses.

rules-words =
    VP: victory points
    ducats: money
    Talent / Journey / Composition: the three kinds of Story Points
    track: a Story Track on a personal board (points that are lost at Maintenance)
    counter: a Story Point counter (points that last)
    wild: "any one of the three kinds, the player chooses"
    slot: one of the four columns of a personal board, each with an Experiences place (top) and a Story place (bottom)
    row: the seven card spaces at the top of the main board, left = newest, right = oldest
    ready: an Opus that is not turned

## Components

rules-section-comp = Components
rule-comp-1 = 1 to 4 players. One human alone plays against the Soloist (see Solo game).
rule-comp-2 = A box holds: 34 Memory cards and 46 Opus cards, each of a period I–V; 9 starting Memory cards and 1 starting Opus for each of 4 players; 15 Period Bonus tiles, 3 a period; 16 Royal Court tiles; 15 City tiles; 60 Composer tiles (Eybler 16, Stadler 15, Süßmayr 16, Freystädtler 13) and 4 portraits; 5 Constanze cards with 10 Constanze counters; 11 Soloist cards, numbered 1–11; 7 Requiem markers of each player and 4 neutral ones. An edition (content pack) that breaks a count or any structural rule below is rejected with all of its faults listed, each naming the component, what was found and what is expected.
rule-comp-3 = A Memory card has: an optional reward (ducats and/or track advances), one or more action icons, a period (starting cards show the owner's shield instead), and Story icons (track points and/or VP).
rule-comp-4 = An Opus card has: a cost (ducats and/or Talent), VP at once, a title, a year, one of four types (opera, religious, symphony, chamber), a period, a perform line (Talent cost → ducats) and a sell line (Talent cost → Finance steps and VP).
rule-comp-5 = The starting Opus (Maria Anna Mozart) has a perform and a sell line but neither type nor period (INT-31).
rule-comp-6 = Royal Court and City tiles have two faces; the gilded face pays a better immediate reward. The cost, and on a Court tile the favour, are the same on both faces. Court rewards are ducats, VP and/or counters; City rewards are counters, actions, ducats and/or VP.
rule-comp-7 = The map has 11 numbered locations joined by roads, each road with a cost in ducats: 3 Royal Courts and 8 Cities; 1 is Salzburg and 11 is Munich. Every location can be reached.
rule-comp-8 = The Requiem has five movements: 1 Kyrie, 2 Sequentia, 3 Offertorium, 4 Sanctus, 5 Agnus Dei. Each has instrument parts for at least two different instruments out of horns, percussion, strings, voice and organ, ordered top to bottom, and two VP values, a higher and a lower one. A movement with all parts written is complete; that has no effect of its own.
rule-comp-9 = A personal board has four slots, three Story Tracks (0 to 4; the figure is printed in the Polish edition only), a Finance Track, and seven instrument spaces, each holding one Requiem marker and showing the reward for taking it. Exactly one is horns, the top one; it also holds the neutral Requiem marker. An instrument can have several spaces.
rule-comp-10 = Coins and counters never run out (INT-27).
rule-comp-11 = Each of the seven row spaces has two values: one for a Memory card lying there, one for an Opus. Each is a cost (ducats and/or Story Points), a reward, or nothing.

## Setup

rules-section-setup = Setup
rule-setup-1 = The Mozart marker starts in Salzburg.
rule-setup-2 = Memory and Opus cards are split by period. With 2 players, 2 random Opus and 2 random Memory cards of each period go back to the box; with 3 players, 1 and 1; with 4, none. Nobody knows which.
rule-setup-3 = Each period's cards are shuffled. One random Bonus tile of the period lies on top of each period's pile, reward hidden until its round begins; the piles are stacked with period I on top. The other Bonus tiles go back unseen.
rule-setup-4 = The first Bonus tile is revealed on its space and 7 cards fill the row.
rule-setup-5 = Two different composers are used, chosen by the players or at random (Eybler and Stadler are the suggested first game). One takes the upper line (eighth note), the other the lower line (sixteenth notes); either may take either.
rule-setup-6 = Composer tiles marked with 3 or 4 dots are removed with 2 players, those with 4 dots with 3 players, none with 4. The others form a stack for each composer and movement, cheapest on top, dearest at the bottom.
rule-setup-7 = One random Constanze card says which instrument parts are covered by Constanze counters for this number of players. A covered part can never be written.
rule-setup-8 = 3 random Royal Court tiles fill the Court spaces and 8 random City tiles the City spaces, plain face up; the rest form two stacks.
rule-setup-9 = Each player has the 9 starting Memory cards (the same nine for everyone), the starting Opus, 7 Requiem markers on the instrument spaces and a neutral marker on horns.
rule-setup-10 = Story markers start at 2 on each track; the Finance marker starts on the "2 ducats" space.
rule-setup-11 = The first player is random; play goes clockwise. In turn order the players start with 10, 11, 10 and 11 ducats and 0, 0, 1 and 1 VP.
rule-setup-12 = Each player shuffles the nine cards and draws a hand of 4.

## Round

rules-section-round = Round
rule-round-1 = The game lasts 5 rounds, one a period. A round is a Main Phase, in which every player takes 4 turns, clockwise from the first player, and a Maintenance Phase.
rule-round-2 = At the start of a round everyone draws up to 4 cards in hand (in rounds 2–5 one card is still there from the round before).
rule-round-3 = A player always owns exactly nine Memory cards: hand + deck + those in the slots.

## Turn

rules-section-turn = Turn
rule-turn-1 = On a turn a player must play two cards from hand: one into Experiences, one into Story of the same slot (slot 1 on the first turn of the round … slot 4 on the last).
rule-turn-2 = Then, before any action, the player chooses: use the card (take its reward, then carry out its actions), or take ducats from the bank equal to the number of the round instead of the reward and all of its actions.
rule-turn-3 = Using the card: its reward, if any, is received at once; then each action icon on it may be carried out once, in any order (an icon shown twice, twice).
rule-turn-4 = A turn ends with drawing up to 4 cards in hand. After the third turn of a round only 1 card is left to draw; after the fourth none: the last turn is played from a hand of 3 and one card stays in hand for the next round.
rule-turn-5 = Actions gained as a reward may be carried out right away, with all costs paid as usual (INT-20). In the standard box City tiles grant Document Memories and single Perform or Sell, Composer tiles the other four actions.

## Story Points and money

rules-section-pay = Story Points and money
rule-pay-1 = A cost in Story Points is paid with track points and counters of that kind, in any mix the player wants.
rule-pay-2 = A reward says whether it is a counter or a track advance. A wild reward is of the kind the player chooses.
rule-pay-3 = A track never passes its maximum: each step beyond pays 1 ducat instead.
rule-pay-4 = The Finance Track never passes its maximum: each step beyond pays 2 VP instead.
rule-pay-5 = At any time during their own turn (also before laying cards, and between the steps of an action) a player may, any number of times, pay 3 ducats for 1 counter of any kind, or return 1 counter for 1 ducat. Track points cannot be returned.
rule-pay-6 = Nobody can spend what they do not have; money and points never go below zero; players never pay each other. An action whose costs cannot be paid in full is not legal.
rule-pay-7 = VP only ever grow. The 50-space score track and the shield (+50, then removed beyond 100) are a way of showing the total, not a limit.

## Document Memories

rules-section-doc = Document Memories
rule-doc-1 = Choose a Memory card in the row and pay the Memory value of the space that it lies on. The card itself has no cost.
rule-doc-2 = The Memory card in the Story place of this turn's slot leaves the game; the new card takes its place (so it is this new card that pays Story Points at Maintenance).
rule-doc-3 = Then the row is refilled (ROW-1).

## Commission an Opus

rules-section-com = Commission an Opus
rule-com-1 = Choose an Opus in the row and pay its own cost plus the Opus value of the space that it lies on (which may be a reward instead). Place it in front of you, ready.
rule-com-2 = Score its VP.
rule-com-3 = Each Offertorium tile on your board for that type adds its VP.
rule-com-4 = Then the row is refilled (ROW-1).

## Perform or Sell

rules-section-perf = Perform or Sell
rule-perf-1 = Choose a ready Opus of yours and either perform or sell it, paying the Talent cost of that line.
rule-perf-2 = Perform: receive the ducats of the line and turn the card; a turned Opus can be neither performed nor sold again this round.
rule-perf-3 = Sell: advance the Finance marker and score the VP of the line; the card leaves the game.
rule-perf-4 = Each Offertorium tile on your board for that type adds its VP, for a performance and for a sale.

## Travel

rules-section-trav = Travel
rule-trav-1 = Choose a location with a tile as the destination; pay the costs of all roads on the way. The current location is a legal destination and needs no road.
rule-trav-2 = At the destination pay the tile's cost (Court: Journey; City: Journey, Talent or both), then receive its reward and carry out its actions. Nothing happens at places passed on the way.
rule-trav-3 = A Royal Court tile is kept by the player until the end; a City tile is put on the City discard. The space stays empty until Maintenance.
rule-trav-4 = Whoever travels moves the one shared Mozart marker; the next traveller starts where it stands.
rule-trav-5 = A City reward may allow to perform, or to sell, an Opus of a given type at once with an extra reward: PERF-1 to PERF-4 apply in full (a ready Opus of the type, turned or removed afterwards, Offertorium VP included), then the extra is received; whoever does not carry it out gets no extra.
rule-trav-6 = A tile's reward may pay VP for each Opus of a type in front of the player, turned or not.

## Requiem

rules-section-req = Requiem
rule-req-1 = Choose an empty, uncovered instrument part of a movement for which you still have a marker of that instrument on your board, and one of the composers (INT-22).
rule-req-2 = Take one of your markers of that instrument off your board (you choose which, if there are several) and receive the reward of its space.
rule-req-3 = The marker goes on the part, showing the composer's note.
rule-req-4 = The horns space's reward: after the marker is placed on a horns part, the neutral marker goes on any other empty, uncovered part of the same movement, for either composer (the player chooses). It takes no tile and costs nothing.
rule-req-5 = Pay the cost of the top tile of that composer's stack for the movement: ducats, Composition, and on some tiles steps down the Finance Track.
rule-req-6 = Receive the tile's immediate reward; the tile then lies on the emptied instrument space, its repeating reward (if any) working from now on.

## The row

rules-section-row = The row
rule-row-1 = When a card leaves the row, the cards to its left slide right; empty spaces at the left are filled from the deck, the rightmost empty space first.
rule-row-2 = When the next period's Bonus tile is on top of the deck (in round 5: when the deck is empty), no more cards come until the next round; the leftmost spaces stay empty.

## Composer tiles

rules-section-tile = Composer tiles
rule-tile-1 = Sequentia tiles with a repeating reward advance the indicated track by 1 in every Maintenance.
rule-tile-2 = Offertorium tiles with a repeating reward pay their VP each time the owner commissions, performs or sells an Opus of the type.
rule-tile-3 = Agnus Dei tiles with a repeating reward let the owner carry out the indicated action once more each time they carry it out, paying all costs again.
rule-tile-4 = Tiles of Kyrie and Sanctus have no repeating reward.

## Maintenance

rules-section-maint = Maintenance
rules-note-maint-1 = Personal boards, for every player, in this order:
rule-maint-1 = All three tracks go to 0, then advance by the Story icons of the four cards in the Story places; VP icons there are scored.
rule-maint-2 = Sequentia tiles advance their tracks (TILE-1).
rule-maint-3 = The Finance space pays its ducats, wild track advances (the player chooses) and VP.
rule-maint-4 = The Period Bonus pays its reward once for every icon of its action on the four cards in the Experiences places (INT-16).
rule-maint-5 = Turned Opus cards are ready again; the eight cards of the slots are shuffled into the new deck; the card in hand stays in hand.
rules-note-maint-6 = Main board (not after round 5):
rule-maint-6 = Tiles still on the map turn to their gilded face.
rule-maint-7 = Empty spaces are refilled, lowest number first, plain face up. If the City stack runs out, the discarded City tiles are shuffled into a new one; if the Royal Court stack is empty (only with another content pack), Court spaces stay empty.
rule-maint-8 = Removed from the game: the old Bonus tile, the cards on the four rightmost spaces of the row, and whatever is left of the old period's deck.
rule-maint-9 = The next Bonus tile is revealed, the remaining cards slide right, and the row is filled with cards of the new period.
rule-maint-10 = The first-player marker passes to the left.

## End of the game

rules-section-end = End of the game
rule-end-1 = After round 5 the personal-board steps (MAINT-1 to MAINT-5) are done, then the final scoring, in this order.
rule-end-2 = Royal favours. Each Royal Court tile whose favour is met pays its VP. A favour names two or more things: Opus types, Opus periods, instruments, or movements; it needs one different item for each: an Opus in front of the player of that type or period, a Requiem marker of the player on that instrument or in that movement.
rule-end-3 = Each Opus and each Requiem marker serves at most one favour; the assignment worth most is taken.
rule-end-4 = Sold Opus cards do not count; neutral markers are nobody's.
rule-end-5 = Requiem. In each movement the composer with more markers (all players' and the neutral ones) is the greater contributor. A player's markers of that composer score the higher value each, markers of the other the lower; on a tie all score the lower. Neutral markers score for nobody.
rule-end-6 = Conclusion of the story. 1 VP for every 2 Story Points left, tracks and counters of all kinds together, rounded down.
rule-end-7 = Money. 1 VP for every 3 ducats left, rounded down.
rule-end-8 = Most VP wins.
rule-end-9 = Ties: more own Requiem markers on the Requiem; then more Opus cards in front; then the victory is shared.
rules-examples = In Sequentia (4 / 2 VP) the first composer has 4 markers (2 blue, 1 yellow, 1 neutral), the second 2 (both yellow): blue scores 8, yellow 4 + 4. A player holds the favours opera + religious and period I + period II and owns one Opus that is an opera of period I: it can serve only one of them. A voice marker in Sanctus can serve strings + voice or Sequentia + Sanctus, not both.

## Solo game

rules-section-solo = Solo game
rules-note-solo-1 = Everything not said here is as in a game for two.
rule-solo-1 = Cards are removed as for 2 players, the Constanze card is read for 2 players.
rule-solo-2 = One composer is used, chosen or random, on the upper line (eighth note), with all of his tiles. The human hires him; the Soloist's markers always show the sixteenth notes.
rule-solo-3 = The Soloist (Emanuel Schikaneder) has 7 Requiem markers, a score and a Finance Track; no hand, no ducats, no Story Points.
rule-solo-4 = His nine cards: Easy 1–9; Middle 1–7, 9, 10; Difficult 1–7, 10, 11.
rule-solo-5 = His Finance marker starts on the 0-ducat space (Easy), the 2-ducat space (Middle), the space with 4 ducats, 1 VP and 1 wild (Difficult).
rule-solo-6 = The human is always first player, starts with 10 ducats; both start with 0 VP.
rule-solo-7 = On his turn the top card of his deck goes to Experiences: it gives his actions. The next goes to Story: its three columns direct them.
rule-solo-8 = A Soloist card shows action icons and three columns: an arrow (row: leftmost or rightmost card); an arrow with a number (travel: ascending or descending, 0–2 Courts); an arrow with a movement number 1–5 (Requiem: from the top or from the bottom).
rule-solo-9 = Document Memories: he takes the leftmost or rightmost Memory card of the row, scores the VP of its Story icons at once, then carries out the actions of that card by the same columns, free of cost; the card leaves the game. No Memory card in the row: nothing happens.
rule-solo-10 = Commission: he takes the leftmost or rightmost Opus, scores its VP; the card leaves the game. No Opus: nothing.
rule-solo-11 = Perform or Sell: he never performs; he sells the leftmost or rightmost Opus of the row: Finance steps and VP of its sell line; the card leaves the game. Steps beyond the maximum pay 2 VP each. No Opus: nothing.
rule-solo-12 = Travel: from where the marker stands he goes through the locations in ascending or descending number, 11 and 1 being neighbours, until he has visited as many Courts with a tile as the number says, and takes each of those tiles. City tiles on the way are discarded without effect. With 0 the marker does not move. If there is no Court tile on the map, at the start or after the first visit, the action ends at once.
rule-solo-13 = Requiem: in the movement of the number he places one marker on the topmost or bottommost empty part, any instrument, at no cost, sixteenth notes up; if the movement is full, in the next movement to the right that has room, else the nearest to the left. He scores at once the lower value of the movement in which the marker was placed. No marker left: nothing.
rule-solo-14 = At Maintenance he only reshuffles his cards. The human does everything as usual.
rule-solo-15 = At the end he scores all of his Royal Court tiles, met or not, and the Requiem as usual; nothing for Story Points and money.
rule-solo-16 = More VP wins; a tie goes by END-9 (the Soloist has no Opus cards).

## Interpretations

rules-section-int = Interpretations
rules-note-int-1 = Where the rulebooks are silent or the editions disagree, the game follows these rulings.
rule-int-1-question = Is the row refilled between two purchases of one turn?
rule-int-1 = Yes, after each.
rule-int-1-why = The action lists are more exact than the turn overview.
rule-int-2-question = A second Document Memories in the same turn?
rule-int-2 = It replaces what lies in this turn's Story place, even a card bought a moment ago.
rule-int-2-why = PL says the card just placed; nine cards stay nine.
rule-int-3-question = May one travel to a location without a tile?
rule-int-3 = No.
rule-int-3-why = Paying the destination's tile is a must in every edition; "any destination" is about distance.
rule-int-4-question = Does the neutral marker have to be placed, and for whom?
rule-int-4 = It must if a part is free; the player chooses part and composer (also one whose stack is empty).
rule-int-4-why = The reference section is an instruction; markers have both sides.
rule-int-5-question = May a REQ-2 reward pay the cost of REQ-5?
rule-int-5 = Yes.
rule-int-5-why = The steps are in that order in every edition.
rule-int-6-question = First tie-break
rule-int-6 = Number of own markers on the Requiem.
rule-int-6-why = RU and PL count markers; EN and FR are open; ES counts movements.
rule-int-7-question = Soloist starts his travel on a Court with a tile
rule-int-7 = It is his first visit, without moving.
rule-int-7-why = ES starts with the place where the marker is; the sentence about a first visit makes sense only there.
rule-int-8-question = City tile where the Soloist starts
rule-int-8 = Stays.
rule-int-8-why = He discards the tiles of cities that he moves through.
rule-int-9-question = Is the row refilled after the Soloist takes a card?
rule-int-9 = Yes, at once, before the actions of a taken Memory card.
rule-int-9-why = ROW-1.
rule-int-10-question = Order of the players in Maintenance choices
rule-int-10 = Turn order of the round just ended.
rule-int-10-why = Simultaneous at the table; an order makes games replayable.
rule-int-11-question = Path of a journey
rule-int-11 = The cheapest one is taken.
rule-int-11-why = ES lets the player choose the route, but no edition rewards a dearer one.
rule-int-14-question = The extra action of an Agnus Dei tile: when?
rule-int-14 = Right after the action it repeats, before other pending actions; it may be declined.
rule-int-14-why = One additional time, each time.
rule-int-15-question = Reward of a row space: when?
rule-int-15 = First, then the cost is paid; it may help to pay.
rule-int-15-why = It is part of the price; same order as INT-5.
rule-int-16-question = Period Bonus: icons or actions really taken?
rule-int-16 = Icons on the four Experiences cards, also where the owner took ducats instead.
rule-int-16-why = The Maintenance step and the tile's legend count icons.
rule-int-17-question = Do extra actions of Agnus Dei tiles trigger Agnus Dei tiles?
rule-int-17 = Never. Each tile gives one extra for each action that is not itself such an extra; two tiles, two extras. An action gained as a reward does trigger.
rule-int-17-why = One additional time.
rule-int-18-question = Does an Agnus Dei tile repeat the very action that brought it, or its own immediate action?
rule-int-18 = No: it works after that action is finished.
rule-int-18-why = Placing the tile is the last step.
rule-int-19-question = City tile with a single Perform or Sell, and an Agnus Dei tile for Perform or Sell?
rule-int-19 = It triggers; the extra is an ordinary Perform or Sell, without the City's extra reward.
rule-int-19-why = The City's bonus is the City's, paid once.
rule-int-20-question = May a gained action wait?
rule-int-20 = Done at once, before anything pending, or lost. First the resources of the reward, then its actions in the player's order.
rule-int-20-why = Right away.
rule-int-21-question = Is a tile still there while its own gained action is carried out?
rule-int-21 = No: it leaves the map or the stack when its cost is paid.
rule-int-21-why = Nobody can get one tile twice.
rule-int-22-question = Composer whose stack for the movement is empty
rule-int-22 = Cannot be hired there.
rule-int-22-why = Cost and reward are those of the top tile.
rule-int-23-question = Finance steps to pay when too low
rule-int-23 = Not payable: the tile cannot be taken.
rule-int-23-why = It is a cost; PAY-6.
rule-int-24-question = Several wilds at once
rule-int-24 = Each chosen separately.
rule-int-24-why = Each is one unit.
rule-int-26-question = Use the card but skip some or all actions?
rule-int-26 = Yes; the card's reward is still received.
rule-int-26-why = May.
rule-int-27-question = Do coins and counters run out?
rule-int-27 = No.
rule-int-27-why = No edition has a rule for a shortage.
rule-int-28-question = What is secret?
rule-int-28 = A player's hand, the order of all decks and stacks, removed and unseen cards and tiles. Everything else is open: composer stacks, discards, and to its owner the contents (not the order) of the own deck.
rule-int-28-why = Nothing else is hidden at a table.
rule-int-30-question = Two Offertorium tiles for one type
rule-int-30 = Both pay.
rule-int-30-why = Each tile says every time.
rule-int-31-question = The starting Opus
rule-int-31 = No type and no period: meets no favour, no type bonus; counts as an Opus in END-9 while unsold.
rule-int-31-why = Its icon stands beside the four types.
rule-int-32-question = Exchanges in Maintenance and final scoring
rule-int-32 = Not possible.
rule-int-32-why = Only during your turn.
rule-int-33-question = Period of an Opus in favours
rule-int-33 = The printed one.
rule-int-33-why = Card legend.
rule-int-35-question = Composer tiles of equal or incomparable cost
rule-int-35 = The order of the content pack.
rule-int-35-why = Games must be replayable.
rule-int-36-question = Neutral marker that cannot be placed
rule-int-36 = Leaves the game.
rule-int-36-why = The horns space is used once.
rule-int-37-question = Order of several actions on a Soloist card, or on a Memory card that he takes
rule-int-37 = As printed, left to right; a taken card's actions at once, before the rest.
rule-int-37-why = The Soloist decides nothing, so nor does his opponent.
rule-int-38-question = A Memory card taken by the Soloist shows Document Memories
rule-int-38 = He takes the next one too, by the same arrow, until none is left.
rule-int-38-why = He carries out the actions of the card.
rule-int-39-question = Immediate reward of a Court tile he takes
rule-int-39 = Not received.
rule-int-39-why = The text only keeps the tile.
rule-int-40-question = His ninth card
rule-int-40 = Shuffled in with the eight.
rule-int-40-why = He has no hand.
rule-int-41-question = All movements full for the Soloist
rule-int-41 = Nothing happens, no VP.
rule-int-41-why = No place for a marker.
rule-int-42-question = Does he get instrument-space rewards, the neutral marker, row rewards, a Memory card's upper reward, a Composer tile?
rule-int-42 = None of them.
rule-int-42-why = Only VP and Finance steps are named.
rule-int-45-question = Perform or sell an Opus in the turn in which it was commissioned
rule-int-45 = Yes.
rule-int-45-why = Only turned ones are barred.
rule-int-46-question = Extra Perform or Sell: other Opus, other mode?
rule-int-46 = Free choice.
rule-int-46-why = The action is Perform or Sell.
rule-int-48-question = When is affordability judged?
rule-int-48 = At the moment of payment, after REQ-2 and row rewards, exchanges allowed; an action is offered only if some sequence of exchanges can pay it.
rule-int-48-why = INT-5, PAY-5.
