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
tip-keyboard = Press ? for the links
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

tip-memory-actions = Laid in Experiences, it allows: {$actions}.
tip-memory-reward = Laid in Experiences, it gives you {$reward} and allows: {$actions}.
tip-memory-story = Laid in Story, it pays at the end of the round: {$story}.
tip-memory-row = Here it costs you {$cost} to document. It takes the place of the card in this turn's Story.
tip-memory-row-gain = Here you get {$gain} for documenting it. It takes the place of the card in this turn's Story.

## Opus cards

# $cost is all that has to be paid, $own what is printed on the card.
tip-opus-row = Here it costs you {$cost} to commission (the card itself: {$own}). It brings {$vp} at once.
tip-opus-row-plain = Here it costs you {$cost} to commission. It brings {$vp} at once.
tip-opus-row-gain = Here it costs you {$cost} to commission, and the space gives you {$gain} first. It brings {$vp} at once.
tip-opus-mine = It brought {$vp} when it was commissioned.
tip-opus-perform = Perform: pay {$cost}, receive {$gain}. Then it rests until the next round.
tip-opus-sell = Sell: pay {$cost}, receive {$gain}. Then it leaves the game and serves no royal favour.
tip-opus-turned = Turned: it was performed this round and is ready again in the next one.
tip-opus-starting = It has no type and no period, so it meets no royal favour.

## Composer tiles and the Requiem

tip-tile-cost = You pay {$cost} when you hire the composer for this movement.
tip-tile-reward = At once you receive {$reward}.
tip-tile-repeat = From then on: {$repeat}.
tip-tile-owned = It lies on a board and keeps working there.
tip-stack-title = {$composer}, {name-movement}
tip-stack-left =
    { $n ->
        [one] The last tile of this stack; when it is gone, the composer cannot be hired here.
       *[other] {$n} tiles are left in this stack, the cheapest on top.
    }
tip-stack-empty = This stack is empty: the composer cannot be hired for this movement any more.
tip-instrument-there = Take this marker when you write a part for this instrument: you receive {$reward}. The Composer tile then lies here.
tip-instrument-gone = The marker has been used.
tip-instrument-neutral = The neutral marker goes on another free part of the same movement, for either composer. It belongs to nobody but counts for the majority.
tip-part-empty = Free. To write it you need a marker of this instrument and the cost of a composer's top tile.
tip-part-covered = Constanze covers this part: nobody can ever write it.
tip-part-written = Written by {$who} for {$composer}.
tip-part-neutral = A neutral marker for {$composer}: it counts for the majority and scores for nobody.
# $high and $low are VP.
tip-part-worth = At the end: {$high} if its composer has more markers in this movement, else {$low}.
# $first is the composer of the upper line, $second of the lower one; $upper and $lower count their markers.
tip-movement-count =
    { $ahead ->
        [upper] Now {NUMBER($upper)} : {NUMBER($lower)}. {$first} is ahead.
        [lower] Now {NUMBER($upper)} : {NUMBER($lower)}. {$second} is ahead.
       *[tie] Now {NUMBER($upper)} : {NUMBER($lower)}. On a tie all markers score the lower value.
    }
tip-movement-worth = Each of your markers scores {$high} if its composer has more markers here than the other, else {$low}.
tip-movement-tiles =
    { $movement ->
        [kyrie] Its tiles pay once.
        [sequentia] Many of its tiles move a track on in every Maintenance.
        [offertorium] Many of its tiles pay VP for every Opus of a type that you commission, perform or sell.
        [sanctus] Its tiles pay once.
       *[agnus-dei] Many of its tiles let you do an action once more, each time you do it.
    }
tip-composer-hire = Hire him with the action Requiem: pay his top tile of a movement, take it, and put a marker with his note on the score.
tip-composer-soloist = These notes stand for the Soloist's markers.
tip-composer-soloist-title = Soloist
tip-composer-note =
    { $line ->
        [upper] His note is the eighth note.
       *[lower] His note is the sixteenth notes.
    }
tip-constanze-title = Constanze
tip-constanze = Constanze keeps these parts covered. They cannot be written in this game; which ones was drawn at the start.

## The map

tip-tile-there-cost = The tile asks for {$cost}, besides the roads.
tip-face-now = Face up now: {$reward}.
tip-face-gilded-later = If it stays until the next round, it turns to gold: {$reward}.
tip-face-plain = Plain face: {$reward}.
tip-face-gilded = Gilded face: {$reward}.
tip-face-is-gilded = It has turned to gold, its better face.
tip-court-favour = You keep this tile. Royal favour at the end of the game: {$favour}.
tip-court-met = This favour is met now.
tip-court-open = This favour is not met yet.
tip-city-discard = A City tile is used once and then laid aside.
tip-place-fare = From where the coach stands, roads and tile cost you {$cost}.
tip-place-here = The coach stands here.
tip-place-empty = No tile lies here now, so nobody can travel here. A new one comes with the next round.
tip-place-empty-last = No tile lies here any more, so nobody can travel here.
tip-place-roads = Roads: {$roads}.
# One road in a list: the place it leads to, and its price.
tip-place-road = {$place} ({$cost})
tip-coach-title = Mozart's coach
tip-coach = One coach for everybody: whoever travels moves it, and the next journey starts where it stands. Each road is paid in ducats, then the tile at the end; places on the way do nothing.
tip-coach-at = Now in {$place}.

## Actions, kinds, types

tip-action =
    { $icon ->
        [document] Buy a Memory card from the row. It replaces the card in this turn's Story, which leaves the game: your nine cards become better ones.
        [commission] Buy an Opus from the row. It scores its VP at once and lies before you, ready to be performed or sold.
        [perform_or_sell] Choose an Opus that is ready. Perform it for ducats and keep it, or sell it for steps of Finance and VP and lose it.
        [travel] Move the coach to a tile on the map. Pay the roads in ducats, then the tile in Journey or Talent, and take what it shows.
       *[requiem] Write a part of the Requiem: take a marker of the instrument, hire one of the composers and take his top tile.
    }
tip-action-times = Each symbol on your card in Experiences lets you do it once. You may skip it.
tip-kind-use =
    { $kind ->
        [talent] Talent pays for commissioning, performing and selling, in some Cities and for some spaces of the row.
        [journey] Journey pays for the tiles on the map and for some spaces of the row.
       *[composition] Composition pays for the composers of the Requiem and for some spaces of the row.
    }
tip-kind-have = You have {NUMBER($track)} on the track (lost at the end of the round) and {NUMBER($counters)} in counters (kept).
tip-kind-full = The track ends at {NUMBER($max)}. Each step beyond it pays {$ducats}.
tip-wild-title = Any kind
tip-wild = Talent, Journey or Composition: you choose when you receive it. Several are chosen one by one.
tip-type-mine =
    { $n ->
        [0] You have none of this type.
        [one] You have {$n} of this type.
       *[other] You have {$n} of this type.
    }
tip-type = Royal favours, Cities and Offertorium tiles ask for Opus cards of a type.
tip-instrument = Parts of the Requiem for this instrument need one of your markers of it.

## Things of the boards

tip-vp-title = Victory points
tip-vp = Whoever has most at the end wins. They never go down.
tip-ducats-title = Ducats
tip-ducats = Money pays for roads, for Opus cards and for composers. It is kept from round to round.
tip-ducats-end = At the end {NUMBER($n)} ducats left are worth 1 VP.
tip-finance-title = Finance Track
tip-finance = Selling moves your marker on. At the end of every round its space pays you.
tip-finance-now = Now you are on space {NUMBER($n)}: {$income}.
tip-finance-full = A step beyond the last space scores {$vp} instead.
tip-exchange-title = Exchange
tip-exchange = At any moment of your turn, as often as you like: {$buy} buy one counter of any kind, and one counter returned brings {$back}.
tip-exchange-track = Points on the tracks cannot be returned. What you lack for a purchase is bought on the way if your ducats suffice.
tip-period-title = Period {name-period}: {$first}–{$last}
tip-period = The game has five rounds, one for each period of Mozart's life. In each of them everybody takes four turns.
tip-period-left =
    { $n ->
        [0] This is the last round.
        [one] One more round follows.
       *[other] {$n} more rounds follow.
    }
tip-bonus = At the end of the round you receive {$reward} for each symbol of this action in your four Experiences, even where you took ducats instead.
tip-bonus-mine =
    { $n ->
        [0] So far you have laid none.
        [one] So far you have laid {$n}.
       *[other] So far you have laid {$n}.
    }
tip-deck-title = Deck of the period
tip-deck = When a card leaves the row, the others slide to the right and a new one comes from here. Cards further right are cheaper. When the deck is empty, the row stays short until the next round.
tip-slots-title = Experiences and Story
tip-slots = One column for each of your four turns. The upper card is used in the turn, the lower one pays its symbols at the end of the round.
tip-hand-title = Your hand
tip-hand = You own nine Memory cards: in hand, in your deck and in the columns. Every turn you lay two and draw again up to four; at the end of a round one is left for the next.
tip-opera-title = Opus cards
tip-opera = Works you have commissioned. A ready one can be performed for ducats or sold for Finance and VP. Those you keep serve royal favours.
tip-instruments-title = Instrument spaces
tip-instruments = Seven markers for the Requiem. Whenever you write a part you take the marker of its instrument, receive what its space shows, and lay the Composer tile there.
tip-first-title = First player
tip-first = Begins every turn of this round. The mark goes to the left when the round ends.
tip-player-title = Player
tip-player = VP, ducats, Story Points by kind, and Finance; beneath them Opus cards by type, markers on the Requiem and Royal Court tiles. Press to look at the board.
tip-player-slots = The four small boxes are the turns of the round.
tip-soloist = He draws two cards a turn: the first says what he does, the second where. He pays nothing and has neither hand nor money.
tip-projected-title = Projected score
tip-projected = What you would have if the game ended now: VP so far, and what the end pays for favours, the Requiem, Story Points and ducats. While you choose, it shows what the choice would change.
tip-score =
    { $code ->
        [opus] VP of the Opus cards you commissioned.
        [sales] VP of the Opus cards you sold.
        [tiles] VP of Composer tiles, instrument spaces, City and Royal Court tiles.
        [income] VP of the Finance Track, of Story symbols and of the Period Bonus, round by round.
        [requiem] Your markers on the Requiem, as the composers stand now.
        [favours] Royal favours that are met now.
        [left] Story Points and ducats left over: {NUMBER($points)} points or {NUMBER($ducats)} ducats are worth 1 VP.
       *[start] VP you started with, and whatever else there was.
    }
tip-soloist-card = Turned first, it gives his actions: {$actions}.
tip-soloist-row =
    { $end ->
        [leftmost] Turned second, it directs them. Row: the leftmost card.
       *[rightmost] Turned second, it directs them. Row: the rightmost card.
    }
tip-soloist-travel =
    { $direction ->
        [ascending] { $courts ->
            [0] Map: he stays where he is.
            [one] Map: by rising numbers to the next Royal Court.
           *[other] Map: by rising numbers to the next {$courts} Royal Courts.
        }
       *[descending] { $courts ->
            [0] Map: he stays where he is.
            [one] Map: by falling numbers to the next Royal Court.
           *[other] Map: by falling numbers to the next {$courts} Royal Courts.
        }
    }
tip-soloist-requiem =
    { $from ->
        [top] Requiem: {name-movement}, the topmost free part.
       *[bottom] Requiem: {name-movement}, the lowest free part.
    }

## The rules page

rules-page-title = Rules
rules-page-search = Search the rules
rules-page-placeholder = Word or number
rules-page-found =
    { $n ->
        [0] Nothing found. Try a shorter word.
        [one] {$n} rule found
       *[other] {$n} rules found
    }
rules-page-contents = Contents
rules-page-primer = The game in one page
rules-page-legend = Symbols
rules-page-words = Words
rules-page-all = All rules
rules-page-ruling = Ruling
rules-page-why = Why: {$why}
rules-page-example = Examples
rules-page-link = Rule {$id}

# The primer: what a newcomer needs, each a step with a symbol. Figures are those of the edition.
rules-page-step-aim = You are patrons of Mozart's last work. Recall his life, collect his music, and help to complete the Requiem. Most victory points (VP) win.
rules-page-step-rounds = Five rounds, one for each period of his life. In a round everybody takes four turns.
rules-page-step-turn = In a turn you lay two of your Memory cards: one in Experiences, which you use now, and one in Story, which pays at the end of the round.
rules-page-step-use = Use the upper card for its reward and its actions, in any order. Or take as many ducats as the number of the round instead.
rules-page-step-document = Document Memories: buy a better Memory card. It replaces the one in Story for good.
rules-page-step-commission = Commission an Opus: buy a work of Mozart's. It scores VP at once.
rules-page-step-perform = Perform or Sell: a performance brings ducats and the work is kept; a sale brings Finance and VP and the work is gone.
rules-page-step-travel = Travel: move the coach, pay roads and tile, take the reward. Royal Courts also promise a favour for the end.
rules-page-step-requiem = Requiem: put a marker on a part of the score, pay a composer, take his tile. Some tiles keep paying.
rules-page-step-pay = Talent, Journey and Composition pay for nearly everything: from tracks, which are emptied every round, and from counters, which last.
rules-page-step-exchange = Short of something? In your turn {$buy} buy a counter of any kind, and a counter brings back {$back}.
rules-page-step-maintenance = At the end of a round the tracks are emptied and filled by your Story cards; Finance and the Period Bonus pay; Opus cards are ready again; tiles left on the map turn to gold.
rules-page-step-end = After five rounds: royal favours, then the Requiem. In each movement markers of the composer with more of them score the higher value.
rules-page-step-left = At last 1 VP for every {NUMBER($points)} Story Points and for every {NUMBER($ducats)} ducats left.

# The legend: groups, and what single symbols mean where their name does not say it.
rules-page-legend-points = Story Points
rules-page-legend-money = Money and score
rules-page-legend-actions = Actions
rules-page-legend-types = Types of Opus
rules-page-legend-instruments = Instruments
rules-page-legend-signs = Signs
rules-page-legend-map = Map and Requiem
rules-page-legend-players = Players
rules-page-sign-wild = any kind, you choose
rules-page-sign-step = a step on the track: underlined, with an arrow
rules-page-sign-counter = a counter: the plain symbol
rules-page-sign-ducats = ducats
rules-page-sign-vp = victory points
rules-page-sign-finance = steps of the Finance Track
rules-page-sign-repeat = repeat: pays again and again
rules-page-sign-arrow = pay what is left of it, get what is right
rules-page-sign-gilt = gilt frame: the better face of a tile
rules-page-sign-turned = turned: performed this round
rules-page-sign-lock = cannot be paid now
rules-page-sign-per = for each Opus of the type
rules-page-sign-nannerl = starting Opus: no type
rules-page-sign-note =
    { $line ->
        [upper] note of the composer on the upper line
       *[lower] note of the composer on the lower line
    }
rules-page-sign-constanze = covered by Constanze: never written
rules-page-sign-court = Royal Court
rules-page-sign-city = City
rules-page-sign-coach = Mozart's coach, or the action Travel
rules-page-sign-neutral = neutral marker: nobody's
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
guide-no-more = No more hints
guide-lay = Lay two cards. The first gives you its actions now; the second pays its lower symbols at the end of the round.
guide-use = Use the card for its actions. If you can pay for none of them, take the ducats.
guide-document = Document: choose a blue card of the row, cheaper to the right. It replaces your Story card for good.
guide-commission = Commission: choose a score of the row. Its VP come at once; later you can perform or sell it.
guide-perform-or-sell = Perform a work every round for ducats, or sell it once for Finance and VP.
guide-travel = Travel: choose a tile on the map. Its price includes the roads. Tiles nobody takes turn to gold.
guide-requiem = Requiem: choose a free part. Your marker pays you first, then the composer's tile costs and pays.
guide-exchange = Short of points? {$buy} buy any counter, a counter brings {$back} back. When you buy, this happens by itself.
guide-gained = An action you gain is done now or never. You may skip it.
guide-kinds = You choose the kind. On a full track a step becomes ducats.
guide-neutral = Place the neutral marker where it helps your composer: it counts for the majority, for nobody's score.
guide-end = Nothing is left: end the turn. Until then you can take it all back, unless a new card was shown.
guide-bonus = The bonus at the top pays at the end of the round, for every symbol of its action in Experiences.
guide-last-turn = Last turn of the round: spend what is on the tracks, they are emptied after it. Counters stay.
guide-second-round = The tracks were emptied; then Story cards, Finance and bonus paid. Opus cards are ready again.
guide-gilded = Tiles left on the map turned to gold and pay more now. The row moved on to the next period.
guide-soloist = The Soloist plays by fixed rules: he takes cards, Royal Courts and parts of the Requiem. The log tells.
guide-favour = Your Royal Court tile promises VP at the end. Each Opus and each marker serves one favour only.
guide-majority = Your markers score more where their composer has most markers. Hire the same one again.
