# Explanations for a newcomer: the bubble over things of the table, the rules page, the hints of a first game.
# Short, in plain words, "you" is the reader.
#
# $cost, $reward, $gain …   amounts, already counted and listed, such as: 2 ducats and 1 Talent
# $kind, $icon, $type …     codes, as in names.ftl

## The bubble

# What a screen reader calls the bubble.
tip-label = Explanation
tip-close = Close
# Shown when the bubble was opened by the keyboard; the key moves into it.
tip-keyboard = Press ? for links
# When and where something happened.
tip-when-where = {$place}, {$when}
tip-month =
    { $n ->
        [1] January {$year}
        [2] February {$year}
        [3] March {$year}
        [4] April {$year}
        [5] May {$year}
        [6] June {$year}
        [7] July {$year}
        [8] August {$year}
        [9] September {$year}
        [10] October {$year}
        [11] November {$year}
       *[12] December {$year}
    }
# Small words beneath a title that say what sort of thing it is, joined by dots.
tip-sort-memory = Memory card
tip-sort-starting-memory = Starting Memory card
tip-sort-opus = Opus card
tip-sort-starting-opus = Starting Opus
tip-sort-tile = Composer tile
tip-sort-city = City tile
tip-sort-court = Royal Court tile
tip-sort-bonus = Period Bonus
tip-sort-soloist = Soloist card
tip-sort-action = Action
tip-sort-kind = Story Points
tip-sort-space = Instrument space
tip-sort-part = Part of the Requiem
tip-sort-movement = Movement of the Requiem
tip-sort-composer = Composer
tip-sort-city-place = City
tip-sort-court-place = Royal Court
tip-sort-type = Type of Opus
tip-sort-score = Projected score
tip-of-period = period {name-period}

## Memory cards

tip-memory-actions = Play this card in Experiences to use: {$actions}.
tip-memory-reward = Play this card in Experiences to get {$reward} and use: {$actions}.
tip-memory-story = Play this card in Story to get {$story} at the end of the round.
tip-memory-row = Documenting it here costs {$cost}. It replaces the card you played in Story this turn.
tip-memory-row-gain = You get {$gain} for documenting it here. It replaces the card you played in Story this turn.

## Opus cards

# $cost is all that has to be paid, $own what is printed on the card.
tip-opus-row = Commissioning it here costs {$cost} (the card itself: {$own}). You get {$vp} at once.
tip-opus-row-plain = Commissioning it here costs {$cost}. You get {$vp} at once.
tip-opus-row-gain = Its space gives you {$gain} first. Then commissioning it costs {$cost}. You get {$vp} at once.
tip-opus-mine = It scored {$vp} when it was commissioned.
tip-opus-perform = Perform: pay {$cost}, get {$gain}. The card is turned and is ready again next round.
tip-opus-sell = Sell: pay {$cost}, get {$gain}. The card leaves the game and no longer counts for royal favours.
tip-opus-turned = It was performed this round and is ready again next round.
tip-opus-starting = It has no type and no period, so it doesn’t count for royal favours.

## Composer tiles and the Requiem

tip-tile-cost = You pay {$cost} when you commission a part of this movement from him.
tip-tile-reward = You get {$reward} at once.
tip-tile-repeat = From then on: {$repeat}.
tip-tile-owned = A player owns this tile. Its reward keeps repeating.
tip-stack-title = {$composer}, {name-movement}
tip-stack-left =
    { $n ->
        [one] This is the last tile of the stack. After it, nobody can commission a part from this composer here.
       *[other] {$n} tiles are left in this stack, the cheapest on top.
    }
tip-stack-empty = This stack is empty. Nobody can commission a part of this movement from this composer any more.
tip-instrument-there = When you commission a part with this marker, you get {$reward}. The Composer tile then goes here.
tip-instrument-gone = This marker has been used.
tip-instrument-neutral = The neutral marker goes on another free part of the movement, for either composer. It scores for nobody.
tip-part-empty = Free. To commission it, use a marker of this instrument and pay for a composer’s top tile.
tip-part-covered = Constanze covers this part. Nobody can commission it.
tip-part-written = {$who}’s marker, for {$composer}.
tip-part-neutral = A neutral marker for {$composer}. It counts towards the majority but scores for nobody.
# $high and $low are VP.
tip-part-worth = At the end it scores {$high} if its composer has more markers in this movement, otherwise {$low}.
# $first is the composer of the upper line, $second of the lower one; $upper and $lower count their markers.
tip-movement-count =
    { $ahead ->
        [upper] {$first} leads {$second} {NUMBER($upper)} to {NUMBER($lower)}.
        [lower] {$second} leads {$first} {NUMBER($lower)} to {NUMBER($upper)}.
       *[tie] {$first} and {$second} are tied {NUMBER($upper)} to {NUMBER($lower)}: all markers score the lower value.
    }
tip-movement-worth = Each of your markers scores {$high} if its composer has more markers here than the other, otherwise {$low}.
tip-movement-tiles =
    { $movement ->
        [kyrie] You get the reward of each Composer tile of this movement only once.
        [sequentia] Many Composer tiles of this movement advance one of your tracks at the end of every round.
        [offertorium] Many Composer tiles of this movement give you VP whenever you commission, perform or sell an Opus of a certain type.
        [sanctus] You get the reward of each Composer tile of this movement only once.
       *[agnus-dei] Many Composer tiles of this movement let you use an action once more each time you use it.
    }
tip-composer-hire = Requiem action: commission a part from him. Place a marker with his note, pay for his top tile and take it.
tip-composer-soloist = These notes mark the Soloist’s parts.
tip-composer-soloist-title = Soloist
tip-composer-note =
    { $line ->
        [upper] His symbol: eighth note.
       *[lower] His symbol: sixteenth notes.
    }
tip-constanze-title = Constanze
tip-constanze = Constanze covers these parts. Nobody can commission them. They were drawn at random at the start.

## The map

tip-tile-there-cost = The tile costs {$cost}, plus the roads.
tip-face-now = Reward now: {$reward}.
tip-face-gilded-later = If nobody takes it this round, it turns to its gilded face: {$reward}.
tip-face-plain = Plain face: {$reward}.
tip-face-gilded = Gilded face: {$reward}.
tip-face-is-gilded = It shows its gilded face, which is better.
tip-court-favour = You keep this tile. Royal favour at the end of the game: {$favour}.
tip-court-met = This favour is met now.
tip-court-open = This favour is not met yet.
tip-city-discard = You use a City tile once. Then it is discarded.
tip-place-fare = Travelling here costs {$cost} in total, for roads and tile.
tip-place-here = The coach is here.
tip-place-empty = There is no tile here now, so nobody can travel here. A new tile comes next round.
tip-place-empty-last = There is no tile here any more, so nobody can travel here.
tip-place-roads = Roads: {$roads}.
# One road in a list: the place it leads to, and its price.
tip-place-road = {$place} ({$cost})
tip-coach-title = Mozart’s coach
tip-coach = Everyone shares one coach. You start where it is, pay each road in ducats, then pay for the tile where you arrive.
tip-coach-at = It is now in {$place}.

## Actions, kinds, types

tip-action =
    { $icon ->
        [document] Buy a Memory card from the row. It replaces the card you played in Story this turn, which leaves the game.
        [commission] Buy an Opus from the row. You get its VP at once and can perform or sell it later.
        [perform_or_sell] Choose a ready Opus. Perform it for ducats and keep it, or sell it (you lose it) for Finance and VP.
        [travel] Move the coach to a tile. Pay the roads in ducats and the tile in Journey or Talent, then get its reward.
       *[requiem] Commission a part from a composer: place your marker, pay for his top tile and get both rewards.
    }
tip-action-times = Each symbol on your Experiences card lets you use the action once. You may skip it.
tip-kind-use =
    { $kind ->
        [talent] You pay Talent to commission, perform and sell Opus cards, in some Cities and on some spaces of the row.
        [journey] You pay Journey for the tiles on the map and on some spaces of the row.
       *[composition] You pay Composition for the composers of the Requiem and on some spaces of the row.
    }
tip-kind-have = You have {NUMBER($track)} on the track (lost when the round ends) and {NUMBER($counters)} in counters (kept).
tip-kind-full = The track ends at {NUMBER($max)}. You get {$ducats} for each step beyond it.
tip-wild-title = Any kind
tip-wild = You choose Talent, Journey or Composition for each of these points when you get it.
tip-type-mine =
    { $n ->
        [0] You have no Opus of this type.
        [one] You have {$n} Opus of this type.
       *[other] You have {$n} Opus cards of this type.
    }
tip-type = Royal favours, Cities and Offertorium tiles reward certain types of Opus.
tip-instrument = To commission a part for this instrument, you must still have one of its markers on your board.

## Things of the boards

tip-vp-title = Victory points
tip-vp = The player with the most VP at the end wins. You never lose VP.
tip-ducats-title = Ducats
tip-ducats = You pay ducats for roads, Opus cards and composers. You keep them from round to round.
tip-ducats-end = At the end you get 1 VP for every {NUMBER($n)} ducats you have left.
tip-finance-title = Finance Track
tip-finance = Your marker advances when you sell an Opus. You get the income of its space at the end of every round.
tip-finance-now = You are on space {NUMBER($n)}: {$income}.
tip-finance-full = You get {$vp} for each step beyond the last space.
tip-exchange-title = Exchange
tip-exchange = At any time on your turn, as often as you like: buy a counter for {$buy}, or return one for {$back}.
tip-exchange-track = You can’t return track points. If you have the ducats, missing points are bought automatically.
tip-period-title = Period {name-period}: {$first}–{$last}
tip-period = The game has five rounds, one for each period of Mozart’s life. Each player takes four turns per round.
tip-period-left =
    { $n ->
        [0] This is the last round.
        [one] {$n} more round follows.
       *[other] {$n} more rounds follow.
    }
tip-bonus = At the end of the round you get {$reward} for each symbol of this action in your Experiences, even if you took ducats.
tip-bonus-mine =
    { $n ->
        [0] You have played none so far.
        [one] You have played {$n} so far.
       *[other] You have played {$n} so far.
    }
tip-deck-title = Deck of the period
tip-deck = When a card leaves the row, the cards to its left slide right and get cheaper. New cards come from here until it is empty.
tip-slots-title = Experiences and Story
tip-slots = There is one column for each turn. You use the upper card now and get the lower card’s symbols at the end of the round.
tip-hand-title = Your hand
tip-hand = You own nine Memory cards. Each turn you play two, then refill to four while your deck lasts. You keep one for the next round.
tip-opera-title = Opus cards
tip-opera = You have commissioned these. Perform one for ducats or sell it for Finance and VP. Those you keep count for favours.
tip-instruments-title = Instrument spaces
tip-instruments = Commission a part with one of these seven markers and get its space’s reward. The Composer tile then goes there.
tip-first-title = First player
tip-first = This player goes first this round. The player to the left goes first next round.
tip-player-title = Player
tip-player = VP, ducats, Story Points and Finance. Below: Opus cards, Requiem markers and Royal Court tiles. Press to see the board.
tip-player-soloist = VP and Finance. Below: Opus cards, Requiem markers and Royal Court tiles. Press to see the board.
tip-player-slots = The four small boxes show the turns of the round.
tip-soloist = He reveals two cards per turn: the first says what he does, the second where. He pays nothing.
tip-projected-title = Projected score
tip-projected = Your score if the game ended now, with favours, Requiem and leftovers. It previews what your choice would change.
tip-score =
    { $code ->
        [opus] VP for Opus cards you commissioned.
        [sales] VP for Opus cards you sold.
        [tiles] VP from Composer tiles, instrument spaces, City and Royal Court tiles.
        [income] VP from the Finance Track, Story symbols and the Period Bonus.
        [requiem] VP your Requiem markers would score now.
        [favours] VP for the royal favours you meet now.
        [left] You get 1 VP for every {NUMBER($points)} Story Points and for every {NUMBER($ducats)} ducats you have left.
       *[start] VP you started with, and any other VP.
    }
tip-soloist-card = If he reveals it first, it gives his actions: {$actions}.
tip-soloist-row =
    { $end ->
        [leftmost] If he reveals it second, it says where. Row: the leftmost card.
       *[rightmost] If he reveals it second, it says where. Row: the rightmost card.
    }
tip-soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] Map: he stays where he is.
            [one] Map: to the next Royal Court in ascending order.
           *[other] Map: to the next {$courts} Royal Courts in ascending order.
        }
       *[descending] { $courts ->
            [0] Map: he stays where he is.
            [one] Map: to the next Royal Court in descending order.
           *[other] Map: to the next {$courts} Royal Courts in descending order.
        }
    }
tip-soloist-requiem =
    { $from ->
        [top] Requiem: {name-movement}, the topmost free part.
       *[bottom] Requiem: {name-movement}, the bottommost free part.
    }

## The rules page

rules-page-title = Rules
rules-page-search = Search the rules
rules-page-placeholder = Word or rule number
rules-page-found =
    { $n ->
        [0] Nothing found. Try a shorter word.
        [one] {$n} rule found
       *[other] {$n} rules found
    }
rules-page-contents = Contents
rules-page-primer = The game on one page
rules-page-legend = Symbols
rules-page-words = Glossary
rules-page-all = All rules
rules-page-ruling = Ruling
rules-page-why = Why: {$why}
rules-page-example = Examples
# $number is the number of the rule in its section.
rules-page-name = {$section}, rule {$number}
rules-page-name-ruling = Ruling {$number}
rules-page-number = Rule {$number}
rules-page-appendix = Appendix: components and rulings

# The primer: what a newcomer needs, each a step with a symbol. Figures are those of the edition.
rules-page-step-aim = You were patrons of Mozart. Recall his life, collect his music and help complete the Requiem. The player with the most victory points (VP) wins.
rules-page-step-rounds = You play five rounds, one for each period of his life. Each player takes four turns per round.
rules-page-step-turn = On your turn, play two Memory cards: one in Experiences to use now, one in Story for a reward at the end of the round.
rules-page-step-use = Use the Experiences card for its reward and its actions, in any order. Or take ducats instead: 1 in round 1, 2 in round 2, and so on.
rules-page-step-document = Document Memories: buy a better Memory card. It replaces your Story card for good.
rules-page-step-commission = Commission an Opus: buy one of Mozart’s works. You get its VP at once.
rules-page-step-perform = Perform or Sell: perform an Opus for ducats and keep it, or sell it (you lose it) for Finance and VP.
rules-page-step-travel = Travel: move the coach, pay for roads and tile, get the reward. Royal Courts also give VP at the end for a favour.
rules-page-step-requiem = Requiem: commission a part. Place a marker, pay a composer and take his tile. Some tiles reward you again and again.
rules-page-step-pay = You pay most costs with Talent, Journey and Composition. Tracks are emptied every round. You keep counters.
rules-page-step-exchange = Missing something? On your turn, buy a counter of any kind for {$buy}, or return one for {$back}.
rules-page-step-maintenance = At the end of the round your tracks go to 0. Then you get your Story, Finance and bonus rewards. Opus cards are ready again, and tiles left on the map turn to their gilded face.
rules-page-step-end = After round five, score royal favours and the Requiem. In each movement, markers of the leading composer score more.
rules-page-step-left = Finally, you get 1 VP for every {NUMBER($points)} Story Points and 1 VP for every {NUMBER($ducats)} ducats left.

# The legend: groups, and what single symbols mean where their name does not say it.
rules-page-legend-points = Story Points
rules-page-legend-money = Money and score
rules-page-legend-actions = Actions
rules-page-legend-types = Types of Opus
rules-page-legend-instruments = Instruments
rules-page-legend-signs = Signs
rules-page-legend-map = Map and Requiem
rules-page-legend-players = Players
rules-page-sign-wild = any kind: you choose
rules-page-sign-step = a step on the track: underlined, with an arrow
rules-page-sign-counter = a counter: the plain symbol
rules-page-sign-ducats = ducats
rules-page-sign-vp = victory points
rules-page-sign-finance = steps on the Finance Track
rules-page-sign-repeat = repeating reward
rules-page-sign-arrow = you pay what is on the left and get what is on the right
rules-page-sign-gilt = gilded frame: the better face of a tile
rules-page-sign-turned = turned: performed this round
rules-page-sign-lock = you can’t pay for it now
rules-page-sign-per = for each Opus of the type
rules-page-sign-nannerl = starting Opus: no type
rules-page-sign-note =
    { $line ->
        [upper] note of the upper-line composer
       *[lower] note of the lower-line composer
    }
rules-page-sign-constanze = covered by Constanze: nobody can commission it
rules-page-sign-court = Royal Court
rules-page-sign-city = City
rules-page-sign-coach = Mozart’s coach, or the action Travel
rules-page-sign-neutral = neutral marker: belongs to nobody
rules-page-sign-deck = cards in a deck

# Further words by which the search finds a rule that does not use them itself. Add those of your language.
rules-page-find-comp-11 = price, row
rules-page-find-turn-1 = play cards, lay
rules-page-find-turn-2 = skip, coins
rules-page-find-turn-4 = hand size
rules-page-find-pay-3 = overflow, full track
rules-page-find-pay-4 = overflow, full track
rules-page-find-pay-5 = exchange, buy, convert, swap, trade
rules-page-find-pay-6 = afford
rules-page-find-doc-1 = buy memory, price
rules-page-find-com-1 = buy opus, price
rules-page-find-perf-2 = concert, money
rules-page-find-trav-1 = coach, map, destination
rules-page-find-trav-4 = coach
rules-page-find-req-4 = grey marker
rules-page-find-row-1 = refill, market
rules-page-find-tile-2 = repeating, bonus
rules-page-find-tile-3 = repeating, extra action
rules-page-find-maint-1 = cleanup, upkeep, end of round
rules-page-find-maint-3 = income
rules-page-find-maint-6 = golden, turn over
rules-page-find-end-5 = majority
rules-page-find-end-9 = tie-break, draw
rules-page-find-solo-3 = bot, automa, Schikaneder

## Hints of a guided first game

guide-label = Hint
guide-got-it = Got it
guide-no-more = Turn off hints
guide-lay = Play two cards. You use the upper half of the first now, and get the lower half of the second at the end of the round.
guide-use = Use the card for its actions. If you can’t pay for any of them, take the ducats instead.
guide-document = Document: choose a Memory card in the row. Cards on the right are cheaper. It replaces your Story card for good.
guide-commission = Commission: choose an Opus in the row. You get its VP at once. Later you can perform or sell it.
guide-perform-or-sell = Perform an Opus once each round for ducats, or sell it (you lose it) for Finance and VP.
guide-travel = Travel: choose a tile on the map. The price includes the roads. Unclaimed tiles turn gilded, with better rewards.
guide-requiem = Requiem: choose a free part. First you get your marker’s reward, then you pay for the composer’s tile.
guide-exchange = Missing points? Buy any counter for {$buy} or return one for {$back}. When you pay, this happens automatically.
guide-gained = Now use the action you gained, or skip it. You can’t save it for later.
guide-kinds = Choose a kind. If you choose a track that is full, you get ducats instead.
guide-neutral = Place the neutral marker where it helps your composer lead. It counts towards the majority but scores for nobody.
guide-end = You have no actions left: end your turn. Until then you can undo your actions, unless a new card was revealed.
guide-bonus = At the end of the round you get the bonus shown at the top for each symbol of its action in your Experiences.
guide-last-turn = This is your last turn of the round. Spend your track points now, or you lose them. You keep your counters.
guide-second-round = Your tracks were emptied. Then you got your Story, Finance and bonus rewards. Your Opus cards are ready again.
guide-gilded = Tiles left on the map are now gilded and give more. The row now has cards of the new period.
guide-soloist = The Soloist follows fixed rules. He takes cards, Royal Courts and parts of the Requiem. The log shows how.
guide-favour = Your Royal Court tile gives VP at the end if you meet its favour. Each Opus and marker counts for one favour only.
guide-majority = Your markers score more in movements where their composer leads. Commission more parts from him there.
