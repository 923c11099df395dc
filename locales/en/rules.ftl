# The rules of the game in our own words, one message for each rule of the catalogue.
#
# rules-section-<prefix>   the title of a section
# rules-note-<id>          a sentence that stands before the rule <id>
# rule-<id>                the rule; for an interpretation, the ruling
# rule-int-<n>-question    what an interpretation answers
# rule-int-<n>-why         why it is ruled so: a full sentence for players
#
# Ids never change meaning and are never reused. References to other rules stay in parentheses; a reason may end with
# “See rule ROW-1.” The reader is “you”; the Soloist is “he”.

# The words of the rules: one in each line, before the first colon.
rules-words =
    VP: victory points
    ducats: the money of the game
    Talent, Journey, Composition: the three kinds of Story Points
    track: a Story Track on a personal board; its points are lost at Maintenance
    counter: a Story Point counter; you keep it until you spend it
    wild: a Story Point of any kind; you choose the kind
    slot: one of the four columns of a personal board, with the Experiences section at the top and the Story section at the bottom
    row: the seven card spaces at the top of the main board, with the newest card on the left and the oldest on the right
    ready: an Opus that is not turned

## Components

rules-section-comp = Components
rule-comp-1 = The game is for 1 to 4 players. A single player plays against the Soloist (see Solo game).
rule-comp-2 = The game contains 34 Memory cards and 46 Opus cards, each belonging to one of the periods I–V; 9 starting Memory cards and 1 starting Opus for each of 4 players; 15 Period Bonus tiles, 3 for each period; 16 Royal Court tiles; 15 City tiles; 60 Composer tiles (Eybler 16, Stadler 15, Süßmayr 16, Freystädtler 13) and 4 portraits; 5 Constanze cards and 10 Constanze counters; 11 Soloist cards, numbered 1–11; 7 Requiem markers for each player and 4 neutral ones. A custom edition must contain the same components.
rule-comp-3 = A Memory card shows one or more action icons, Story icons (track points and/or VP) and a period; starting cards show their owner’s shield instead of a period. A Memory card may also show a reward (ducats and/or track steps).
rule-comp-4 = An Opus card shows a title, a year, a period, one of four types (Opera, Religious Music, Symphony, Chamber Music), a cost (ducats and/or Talent) and the VP you score at once. Its perform line shows a Talent cost and the ducats you receive; its sell line shows a Talent cost and the Finance steps and VP you receive.
rule-comp-5 = The starting Opus (Maria Anna Mozart) has a perform line and a sell line, but no type and no period (INT-31).
rule-comp-6 = Royal Court and City tiles have two faces, a plain one and a gilded one with a better immediate reward. The cost is the same on both faces, and so is the favour of a Royal Court tile. The reward of a Royal Court tile is ducats, VP and/or counters; that of a City tile is counters, actions, ducats and/or VP.
rule-comp-7 = The map has 11 numbered locations: 3 Royal Courts and 8 Cities. Number 1 is Salzburg and number 11 is Munich. The locations are connected by roads, each with a cost in ducats, and every location can be reached.
rule-comp-8 = The Requiem has five movements: 1 Kyrie, 2 Sequentia, 3 Offertorium, 4 Sanctus, 5 Agnus Dei. Every movement has two VP values, a higher and a lower one, and instrument parts in order from top to bottom, for at least two of the instruments horns, percussion, strings, voice and organ. Completing a movement has no effect of its own.
rule-comp-9 = A personal board has four slots, three Story Tracks from 0 to 4, a Finance Track and seven instrument spaces. Each instrument space holds one Requiem marker and shows the reward for taking it. Only the top space is for horns; it also holds the neutral Requiem marker. An instrument can have several spaces.
rule-comp-10 = Coins and counters never run out (INT-27).
rule-comp-11 = Each of the seven spaces of the row has two values: one for Memory cards and one for Opus cards. Each value is a cost (ducats and/or Story Points), a reward, or nothing.

## Setup

rules-section-setup = Setup
rule-setup-1 = The Mozart marker starts in Salzburg.
rule-setup-2 = Sort the Memory and Opus cards by period. With 2 players, return 2 random Opus cards and 2 random Memory cards of each period to the box; with 3 players, return 1 of each; with 4 players, return none. Nobody may see which cards were returned.
rule-setup-3 = Shuffle the cards of each period and put one random Bonus tile of that period on top of them, with its reward hidden until its round begins. Stack the five piles with period I on top. Return the other Bonus tiles to the box unseen.
rule-setup-4 = Reveal the first Bonus tile, put it on its space and fill the row with 7 cards.
rule-setup-5 = Choose two different composers, or draw them at random; Eybler and Stadler are suggested for a first game. One takes the upper line (eighth note), the other the lower line (sixteenth notes). Every composer may take either line.
rule-setup-6 = With 2 players, remove the Composer tiles that have 3 or 4 dots; with 3 players, remove those that have 4 dots; with 4 players, remove none. Stack the others by composer and movement, with the cheapest tile on top and the most expensive one at the bottom.
rule-setup-7 = Draw one Constanze card at random. It shows which instrument parts are covered by Constanze counters with this number of players. A covered part can never be commissioned.
rule-setup-8 = Put 3 random Royal Court tiles on the Court spaces and 8 random City tiles on the City spaces, plain face up. The remaining tiles form two stacks.
rule-setup-9 = Each player receives the same 9 starting Memory cards, the starting Opus, 7 Requiem markers on the instrument spaces and a neutral marker on the horns space.
rule-setup-10 = The Story marker of each track starts at 2. The Finance marker starts on the space with 2 ducats.
rule-setup-11 = The first player is chosen at random, and play proceeds clockwise. In turn order, the players start with 10, 11, 10 and 11 ducats and with 0, 0, 1 and 1 VP.
rule-setup-12 = Each player shuffles their nine cards and draws a hand of 4.

## Round

rules-section-round = Round
rule-round-1 = The game lasts 5 rounds, one for each period. A round has a Main Phase and a Maintenance Phase. In the Main Phase every player takes 4 turns, clockwise from the first player.
rule-round-2 = At the start of a round, each player draws until they have 4 cards in hand. In rounds 2–5 they still have one card from the previous round.
rule-round-3 = You always own exactly nine Memory cards, counting your hand, your deck and your slots.

## Turn

rules-section-turn = Turn
rule-turn-1 = On your turn you must play two cards from your hand into the same slot: one into its Experiences section and one into its Story section. Your first turn of the round uses slot 1, your second slot 2, and so on to slot 4.
rule-turn-2 = Then, before any action, you choose: either use the card in the Experiences section (receive its reward, then carry out its actions), or take ducats from the bank, as many as the number of the round, instead of its reward and all its actions.
rule-turn-3 = If you use the card, you receive its reward, if any, at once. Then you may carry out the action of each icon on the card once, in any order. If an icon is shown twice, you may carry out its action twice.
rule-turn-4 = At the end of your turn, draw until you have 4 cards in hand. After your third turn of a round there is only 1 card to draw, and after your fourth turn there is none. So you play your last turn from a hand of 3 and keep one card for the next round.
rule-turn-5 = You may carry out an action that you gain as a reward right away, paying all its costs as usual (INT-20). In the standard game, City tiles grant Document Memories or a single Perform or Sell, and Composer tiles grant any action except Document Memories.

## Story Points and money

rules-section-pay = Story Points and money
rule-pay-1 = You pay a cost in Story Points with track points and counters of that kind, in any mix you like.
rule-pay-2 = A reward shows whether you receive a counter or advance on a track. If the reward is wild, you choose the kind.
rule-pay-3 = You cannot advance beyond the maximum of a track. For each step beyond it, you receive 1 ducat instead.
rule-pay-4 = You cannot advance beyond the maximum of the Finance Track. For each step beyond it, you score 2 VP instead.
rule-pay-5 = At any time during your own turn, even before you play cards and between the steps of an action, you may pay 3 ducats for 1 counter of any kind, or return 1 counter for 1 ducat. You may do this any number of times. You cannot return track points.
rule-pay-6 = You cannot spend what you do not have: ducats and Story Points never go below zero. Players never pay each other. If you cannot pay all costs of an action, you cannot carry it out.
rule-pay-7 = You never lose VP. The score track with its 50 spaces and the shield (+50, removed again beyond 100) only show your total; they do not limit it.

## Document Memories

rules-section-doc = Document Memories
rule-doc-1 = Choose a Memory card in the row and pay the Memory value of its space. The card itself has no cost.
rule-doc-2 = Remove the Memory card in the Story section of this turn’s slot from the game and put the new card in its place. At Maintenance, you therefore receive the Story Points of the new card.
rule-doc-3 = Then refill the row (ROW-1).

## Commission an Opus

rules-section-com = Commission an Opus
rule-com-1 = Choose an Opus in the row and pay its own cost and the Opus value of its space (which may be a reward instead). Place the card in front of you, ready.
rule-com-2 = Score its VP.
rule-com-3 = Also score the VP of each Offertorium tile on your board for its type.
rule-com-4 = Then refill the row (ROW-1).

## Perform or Sell

rules-section-perf = Perform or Sell
rule-perf-1 = Choose one of your ready Opus cards, either perform or sell it, and pay the Talent cost of that line.
rule-perf-2 = If you perform it, receive the ducats of the perform line and turn the card. You can neither perform nor sell a turned Opus again this round.
rule-perf-3 = If you sell it, advance your Finance marker and score the VP of the sell line. Then remove the card from the game.
rule-perf-4 = For a performance as well as for a sale, also score the VP of each Offertorium tile on your board for its type.

## Travel

rules-section-trav = Travel
rule-trav-1 = Choose a location with a tile as your destination and pay the costs of all roads on the way. The current location is a legal destination if it has a tile; you need no road to it.
rule-trav-2 = At the destination, pay the cost of the tile (Journey at a Royal Court; Journey, Talent or both in a City). Then receive its reward and carry out its actions. Nothing happens at locations that you pass through.
rule-trav-3 = Keep a Royal Court tile until the end of the game; put a City tile on the City discard pile. The space stays empty until Maintenance.
rule-trav-4 = There is one Mozart marker for all players. You move it when you travel, and the next journey starts from where it stands.
rule-trav-5 = The reward of a City may let you perform, or sell, an Opus of a given type at once for an extra reward. All rules of Perform or Sell apply: the Opus must be ready and of that type, you turn or remove it afterwards, and you score your Offertorium tiles. Then you receive the extra reward. If you do not perform or sell, you do not receive it.
rule-trav-6 = The reward of a tile may be VP for each Opus of a given type in front of you, turned or not.

## Requiem

rules-section-req = Requiem
rule-req-1 = To commission a part, choose an empty, uncovered instrument part of a movement and one of the composers (INT-22). You must still have a marker of that instrument on your board.
rule-req-2 = Take one of your markers of that instrument from your board (your choice, if you have several) and receive the reward of its space.
rule-req-3 = Place the marker on the part so that it shows the composer’s note.
rule-req-4 = The reward of the horns space is a neutral marker. After you have placed your marker on a horns part, place the neutral marker on any other empty, uncovered part of the same movement, for either composer (your choice). It takes no tile and costs nothing.
rule-req-5 = Pay the cost of the top tile of that composer’s stack for the movement: ducats, Composition and, on some tiles, steps down the Finance Track.
rule-req-6 = Receive the immediate reward of the tile and put the tile on the instrument space that you emptied. Its repeating reward, if any, applies from now on.

## The row

rules-section-row = The row
rule-row-1 = When a card leaves the row, slide the cards to its left to the right. Then fill the empty spaces on the left from the deck, the rightmost empty space first.
rule-row-2 = When the next period’s Bonus tile is on top of the deck (in round 5: when the deck is empty), no more cards are added until the next round. The leftmost spaces stay empty.

## Composer tiles

rules-section-tile = Composer tiles
rule-tile-1 = For each of your Sequentia tiles with a repeating reward, advance the track that it shows by 1 in every Maintenance.
rule-tile-2 = For each of your Offertorium tiles with a repeating reward, score its VP whenever you commission, perform or sell an Opus of its type.
rule-tile-3 = For each of your Agnus Dei tiles with a repeating reward, you may carry out the action that it shows once more whenever you carry it out. You pay all costs again.
rule-tile-4 = Kyrie and Sanctus tiles have no repeating reward.

## Maintenance

rules-section-maint = Maintenance
rules-note-maint-1 = First, every player carries out these steps on their personal board, in this order:
rule-maint-1 = Set all three tracks to 0, then advance them by the Story icons on the four cards in your Story section. Score the VP icons on these cards.
rule-maint-2 = Advance your tracks for your Sequentia tiles (TILE-1).
rule-maint-3 = Receive what your space of the Finance Track shows: ducats, wild track steps (you choose the kinds) and VP.
rule-maint-4 = Receive the reward of the Period Bonus once for every icon of its action on the four cards in your Experiences section (INT-16).
rule-maint-5 = Turn your Opus cards back, so that they are ready again. Shuffle the eight cards of your slots to form your new deck. Keep the card in your hand.
rules-note-maint-6 = Then prepare the main board for the next round (not after round 5):
rule-maint-6 = Turn the tiles that are still on the map to their gilded face.
rule-maint-7 = Refill the empty spaces of the map, lowest number first, with tiles plain face up. If the City stack runs out, shuffle the discarded City tiles to form a new one. If the Royal Court stack is empty (possible only with another edition), the Court spaces stay empty.
rule-maint-8 = Remove from the game the old Bonus tile, the cards on the four rightmost spaces of the row, and all cards left in the old period’s deck.
rule-maint-9 = Reveal the next Bonus tile, slide the remaining cards to the right and fill the row with cards of the new period.
rule-maint-10 = Pass the First Player marker to the left.

## End of the game

rules-section-end = End of the game
rule-end-1 = After round 5, carry out the Maintenance steps of the personal boards, then the final scoring in this order.
rule-end-2 = Royal favours: for each of your Royal Court tiles whose favour you meet, score its VP. A favour names two or more Opus types, Opus periods, instruments or movements. You need a different item for each: an Opus in front of you of that type or period, or one of your Requiem markers on that instrument or in that movement.
rule-end-3 = Each Opus and each Requiem marker counts for at most one favour. The game assigns them so that you score the most VP.
rule-end-4 = Opus cards that you sold do not count. Neutral markers belong to nobody.
rule-end-5 = Requiem: in each movement, the greater contributor is the composer with more markers, counting those of all players and the neutral ones. Each of your markers of that composer scores the higher value, each of your markers of the other composer the lower value. On a tie, all markers score the lower value. Neutral markers score for nobody.
rule-end-6 = Conclusion of the story: add up your remaining Story Points, tracks and counters of all kinds together. Every 2 points are worth 1 VP, rounded down.
rule-end-7 = Money: every 3 of your remaining ducats are worth 1 VP, rounded down.
rule-end-8 = The player with the most VP wins.
rule-end-9 = Of tied players, the one with more of their own markers on the Requiem wins; if they are still tied, the one with more Opus cards in front of them. If that is also equal, they share the victory.
rules-examples = In Sequentia (4 / 2 VP) the first composer has 4 markers (2 blue, 1 yellow and 1 neutral) and the second has 2 (both yellow): blue scores 8, yellow 4 + 4. A player has the favours Opera + Religious Music and period I + period II, and one Opus, an Opera of period I: it can count for only one of the two favours. A voice marker in Sanctus can count for strings + voice or for Sequentia + Sanctus, but not for both.

## Solo game

rules-section-solo = Solo game
rules-note-solo-1 = The solo game follows the rules for two players, with these exceptions.
rule-solo-1 = Remove cards as for 2 players, and use the Constanze card as for 2 players.
rule-solo-2 = Use one composer, chosen or random, on the upper line (eighth note), with all his tiles. You commission parts from him; the Soloist’s markers always show the sixteenth notes.
rule-solo-3 = The Soloist (Emanuel Schikaneder) has 7 Requiem markers, a score and a Finance Track. He has no hand, no ducats and no Story Points.
rule-solo-4 = The Soloist has nine cards. Easy: 1–9. Middle: 1–7, 9 and 10. Difficult: 1–7, 10 and 11.
rule-solo-5 = His Finance marker starts on the space with 0 ducats (Easy), with 2 ducats (Middle), or with 4 ducats, 1 VP and 1 wild (Difficult).
rule-solo-6 = You are always the first player and start with 10 ducats. Both you and the Soloist start with 0 VP.
rule-solo-7 = On the Soloist’s turn, the top card of his deck goes to the Experiences section and determines his actions. The next card goes to the Story section, and its three columns determine how he carries them out.
rule-solo-8 = A Soloist card shows action icons and three columns. Row: an arrow (leftmost or rightmost card). Travel: an arrow and a number (ascending or descending order; 0–2 Courts). Requiem: an arrow and a movement number 1–5 (from the top or from the bottom).
rule-solo-9 = Document Memories: the Soloist takes the leftmost or rightmost Memory card in the row and scores the VP of its Story icons at once. Then he carries out the actions of that card by the same columns, at no cost, and the card leaves the game. If there is no Memory card in the row, nothing happens.
rule-solo-10 = Commission an Opus: the Soloist takes the leftmost or rightmost Opus in the row and scores its VP, and the card leaves the game. If there is no Opus in the row, nothing happens.
rule-solo-11 = Perform or Sell: the Soloist never performs. He sells the leftmost or rightmost Opus in the row: he receives the Finance steps and VP of its sell line, and the card leaves the game. For each step beyond the maximum he scores 2 VP. If there is no Opus in the row, nothing happens.
rule-solo-12 = Travel: starting at the Mozart marker, the Soloist moves through the locations in ascending or descending order, with 11 and 1 next to each other, until he has visited the given number of Courts with a tile. He takes each of these tiles and discards the City tiles on the way without effect. If the number is 0, the marker does not move. If there is no Court tile on the map, at the start or after the first visit, the action ends at once.
rule-solo-13 = Requiem: the Soloist places one marker, showing the sixteenth notes, on the topmost or bottommost empty part of the given movement, for any instrument and at no cost. If the movement is full, he uses the next movement to the right that has room, or else the nearest one to the left. He at once scores the lower value of the movement in which he placed the marker. If he has no marker left, nothing happens.
rule-solo-14 = At Maintenance, the Soloist only reshuffles his cards. You carry out all steps as usual.
rule-solo-15 = At the end of the game, the Soloist scores all his Royal Court tiles, whether their favours are met or not, and scores the Requiem as usual. He scores nothing for Story Points and money.
rule-solo-16 = The one with more VP wins. A tie is broken as usual (END-9); the Soloist has no Opus cards.

## Interpretations

rules-section-int = Rulings
rules-note-int-1 = Where the rulebooks say nothing or their editions disagree, the game follows these rulings.
rule-int-1-question = Is the row refilled between two purchases in one turn?
rule-int-1 = Yes, it is refilled after each purchase.
rule-int-1-why = The rulebooks list the refill as a step of each action, and these lists are more exact than the overview of a turn.
rule-int-2-question = What happens if you document memories twice in one turn?
rule-int-2 = The second card replaces whatever is in this turn’s Story section, even a card you bought a moment ago.
rule-int-2-why = The Polish rulebook says so explicitly, and you always own exactly nine Memory cards.
rule-int-3-question = May you travel to a location without a tile?
rule-int-3 = No, your destination must have a tile.
rule-int-3-why = In every edition you must pay for the tile at your destination. Being free to choose any destination only means that distance does not matter.
rule-int-4-question = Must you place the neutral marker, and for which composer?
rule-int-4 = You must place it if a part is free. You choose the part and the composer, even one whose stack is empty.
rule-int-4-why = The rulebooks tell you to place it and do not make it optional, and the marker can show either composer’s note.
rule-int-5-question = May the reward of an instrument space (REQ-2) help to pay the cost of the tile (REQ-5)?
rule-int-5 = Yes, you receive the reward before you pay.
rule-int-5-why = Every edition lists the steps in this order.
rule-int-6-question = What is the first tie-breaker?
rule-int-6 = The number of a player’s own markers on the Requiem.
rule-int-6-why = The Russian and Polish editions count markers, and the English and French editions leave it open. Only the Spanish edition counts movements.
rule-int-7-question = What happens if the Soloist starts travelling from a Royal Court with a tile?
rule-int-7 = That Court is his first visit, and he does not move for it.
rule-int-7-why = In the Spanish edition he starts with the location of the marker, and only then does the rule about his first visit make sense.
rule-int-8-question = What happens to a City tile where the Soloist starts travelling?
rule-int-8 = It stays on the map.
rule-int-8-why = He discards only the tiles of the Cities that he moves through.
rule-int-9-question = Is the row refilled after the Soloist takes a card?
rule-int-9 = Yes, at once, before he carries out the actions of a Memory card that he took.
rule-int-9-why = The row is refilled whenever a card leaves it. See rule ROW-1.
rule-int-10-question = In which order do the players make their choices at Maintenance?
rule-int-10 = In the turn order of the round that has just ended.
rule-int-10-why = Around a real table the players choose at the same time, but a fixed order makes it possible to replay a game.
rule-int-11-question = Which route does a journey take?
rule-int-11 = It always takes the cheapest route.
rule-int-11-why = The Spanish edition lets you choose the route, but no edition rewards a more expensive one.
rule-int-14-question = When do you carry out the extra action of an Agnus Dei tile?
rule-int-14 = Right after the action that it repeats, before any other pending action. You may skip it.
rule-int-14-why = The tile lets you repeat the action each time you carry it out, so the two belong together.
rule-int-15-question = When do you receive the reward of a row space?
rule-int-15 = You receive it before you pay the cost, so it may help you to pay.
rule-int-15-why = The reward is part of the price, and rewards also come before costs in ruling INT-5.
rule-int-16-question = Does the Period Bonus count icons or the actions you really carried out?
rule-int-16 = It counts the icons on your four cards in the Experiences section, even where you took ducats instead.
rule-int-16-why = Both the Maintenance step and the explanation of the tile speak of icons.
rule-int-17-question = Do the extra actions of Agnus Dei tiles trigger Agnus Dei tiles?
rule-int-17 = No, never. Each tile gives you one extra action for each action that is not itself such an extra, so two tiles give you two. An action that you gained as a reward does trigger them.
rule-int-17-why = A tile repeats an action only once.
rule-int-18-question = Does an Agnus Dei tile repeat the action with which you took it, or its own immediate action?
rule-int-18 = No, it takes effect after that action is finished.
rule-int-18-why = You place the tile in the last step of the action.
rule-int-19-question = If a City tile lets you perform or sell one Opus, does that trigger an Agnus Dei tile for Perform or Sell?
rule-int-19 = Yes. The extra action is an ordinary Perform or Sell, without the extra reward of the City.
rule-int-19-why = The extra reward belongs to the City tile, and you receive it only once.
rule-int-20-question = May you save a gained action for later?
rule-int-20 = No. You carry it out at once, before anything else that is pending, or lose it. First you receive the resources of the reward; then you carry out its actions in any order.
rule-int-20-why = The rulebooks allow gained actions only right away.
rule-int-21-question = Is a tile still in its place while you carry out an action gained from it?
rule-int-21 = No, it leaves the map or the stack when you pay its cost.
rule-int-21-why = Nobody can take the same tile twice.
rule-int-22-question = May you choose a composer whose stack for the movement is empty?
rule-int-22 = No, you cannot commission a part from him there.
rule-int-22-why = The cost and the reward are those of his top tile.
rule-int-23-question = What happens if your Finance marker is too low for the steps that a tile costs?
rule-int-23 = You cannot pay the cost, so you cannot take the tile.
rule-int-23-why = The steps are a cost, and you must pay costs in full. See rule PAY-6.
rule-int-24-question = If you receive several wilds at once, must they all be of the same kind?
rule-int-24 = No, you choose the kind of each one separately.
rule-int-24-why = Each wild is a point of its own.
rule-int-26-question = May you use a card but skip some or all of its actions?
rule-int-26 = Yes, and you still receive the card’s reward.
rule-int-26-why = The rulebooks say that you may carry out the actions, not that you must.
rule-int-27-question = Can coins and counters run out?
rule-int-27 = No, there are always enough.
rule-int-27-why = No edition has a rule for a shortage.
rule-int-28-question = Which information is hidden?
rule-int-28 = The following is hidden: each player’s hand, the order of all decks and stacks, and removed or unseen cards and tiles. Everything else is open, including the Composer stacks and the discard piles. You may see which cards are in your own deck, but not their order.
rule-int-28-why = Nothing else is hidden when the game is played around a table.
rule-int-30-question = Do two Offertorium tiles for the same type both count?
rule-int-30 = Yes, you score the VP of both.
rule-int-30-why = Each tile scores every time.
rule-int-31-question = How does the starting Opus count?
rule-int-31 = It has no type and no period, so it meets no favour and earns no bonus for a type. Until you sell it, it counts as an Opus for the tie-breaker (END-9).
rule-int-31-why = It has an icon of its own, different from those of the four types.
rule-int-32-question = Can you exchange ducats and counters during Maintenance and final scoring?
rule-int-32 = No, you cannot.
rule-int-32-why = You may exchange only during your own turn. See rule PAY-5.
rule-int-33-question = Which period does an Opus have for royal favours?
rule-int-33 = The period that is printed on the card.
rule-int-33-why = The explanation of the cards calls this number the period of the Opus.
rule-int-35-question = In which order are Composer tiles stacked if their costs are equal or cannot be compared?
rule-int-35 = In the order in which the edition lists them.
rule-int-35-why = A fixed order makes it possible to replay a game.
rule-int-36-question = What happens to a neutral marker that cannot be placed?
rule-int-36 = It leaves the game.
rule-int-36-why = You can use the horns space only once.
rule-int-37-question = In which order does the Soloist carry out several actions of his card or of a Memory card that he takes?
rule-int-37 = As printed, from left to right. He carries out the actions of a taken Memory card at once, before the rest of his own.
rule-int-37-why = The Soloist makes no decisions, and you do not make them for him.
rule-int-38-question = What happens if a Memory card that the Soloist takes shows Document Memories?
rule-int-38 = He takes the next Memory card too, by the same arrow, until none is left.
rule-int-38-why = He carries out the actions of each card that he takes.
rule-int-39-question = Does the Soloist receive the immediate reward of a Royal Court tile?
rule-int-39 = No, he does not.
rule-int-39-why = The rulebooks only say that he keeps the tile.
rule-int-40-question = What happens to the Soloist’s ninth card at Maintenance?
rule-int-40 = It is shuffled together with the other eight.
rule-int-40-why = The Soloist has no hand in which to keep it.
rule-int-41-question = What happens if all movements are full when the Soloist carries out Requiem?
rule-int-41 = Nothing happens, and he scores no VP.
rule-int-41-why = There is no part left for his marker.
rule-int-42-question = Does the Soloist receive rewards of instrument spaces, the neutral marker, rewards of row spaces, the upper reward of a Memory card, or a Composer tile?
rule-int-42 = No, he receives none of these.
rule-int-42-why = The rulebooks mention only VP and Finance steps for him.
rule-int-45-question = May you perform or sell an Opus in the turn in which you commissioned it?
rule-int-45 = Yes, it is ready at once.
rule-int-45-why = Only turned Opus cards cannot be performed or sold.
rule-int-46-question = May an extra Perform or Sell use another Opus, or the other of the two options?
rule-int-46 = Yes, you choose freely.
rule-int-46-why = The action that you repeat is Perform or Sell, whichever you chose the first time.
rule-int-48-question = When is it checked whether you can pay?
rule-int-48 = At the moment of payment, after the rewards of the instrument space (REQ-2) and of the row space; you may still exchange. An action is offered only if you can pay for it with some sequence of exchanges.
rule-int-48-why = These rewards may help you to pay (INT-5), and you may exchange at any time during your turn (PAY-5).
rule-int-49-question = Which note can the neutral marker show in the solo game?
rule-int-49 = Only the note of your composer: the upper line, the eighth note.
rule-int-49-why = Only one composer is used (SOLO-2). The sixteenth notes are the Soloist’s.
rule-int-50-question = A Requiem gained inside another Requiem brings an Agnus Dei tile that repeats Requiem. Can you carry out the first Requiem once more?
rule-int-50 = No. A tile repeats nothing that began before you placed it.
rule-int-50-why = A tile does not repeat the action that brought it either. See ruling INT-18.
rule-int-51-question = A reward has several actions left, and you skip one. Can you still carry out the others?
rule-int-51 = No. If you skip one, you give up all actions that are left of that reward.
rule-int-51-why = You carry out gained actions at once, or you lose them. See ruling INT-20.
