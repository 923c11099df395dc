# The lessons. Constanze, Mozart’s widow, speaks: at most two short sentences in each text, and one task in the message
# that ends with -do. “Choose” fits mouse, finger and keyboard.

## On the start page

lesson-learn = Learn
lesson-new = New here?
lesson-new-line = Learn the game in eight minutes
lesson-list = Lessons
# How many lessons were finished.
lesson-count = {NUMBER($done)} of {NUMBER($all)} done
# For a screen reader: a lesson with a tick.
lesson-finished = (done)
lesson-missing = This lesson can’t be loaded. Please check your connection.

## Constanze’s card

lesson-step = {NUMBER($n)} of {NUMBER($all)}
lesson-leave = Leave lesson
lesson-done = Well done, that was this lesson.
# The button to the next lesson; $title is its title.
lesson-onward = {$title}

## Titles

lesson-goal = How to win
lesson-cards = Two cards a turn
lesson-row = New memories
lesson-works = Mozart’s works
lesson-travel = Travel and favours
lesson-requiem = The Requiem
lesson-round = The end of a round
lesson-end = The end of the game
lesson-soloist = Alone: the Soloist
lesson-game = Your first game

## In several lessons

lesson-low = A second card goes to Story.
lesson-low-do = Choose a highlighted lower half.

## How to win

lesson-goal-1 = I’m Constanze, Mozart’s widow. After five rounds the player with the most victory points wins, and this is the very last turn.
lesson-goal-1-do = Choose the highlighted upper half.
lesson-goal-2 = You are two points behind. Every turn takes two cards: one for now, one for later.
lesson-goal-2-do = Choose a highlighted lower half.
lesson-goal-3 = You own the opera Zaide. If you sell it, you get three points.
lesson-goal-3-do = Choose to sell Zaide, then confirm.
lesson-goal-4 = Now you lead.
lesson-goal-4-do = End your turn.
lesson-goal-5 = You win! The sheet shows where every point came from.
lesson-goal-5-do = Open the score sheet.

## Two cards a turn

lesson-cards-1 = You use only one half of each card. The upper half works at once: here you get a ducat and an action.
lesson-cards-1-do = Choose the highlighted upper half.
lesson-cards-2 = The lower half of another card waits in Story. You get what it shows when the round ends.
lesson-cards-2-do = Choose one of the highlighted lower halves.
lesson-cards-3 = Your card says Perform or Sell. Perform your first work to get ducats.
lesson-cards-3-do = Perform the work, then confirm.
lesson-cards-4 = This card has no other action. At the end of your turn you draw two new cards.
lesson-cards-4-do = End your turn.
lesson-cards-5 = No use for an action? Take ducats instead, as many as the number of the round: three.
lesson-cards-5-do = Choose the ducats of the highlighted card.
lesson-cards-6 = This time, too, you need a second card in Story.
lesson-cards-6-do = Choose the highlighted lower half.
lesson-cards-7 = You get three ducats, and your turn ends.
lesson-cards-7-do = Confirm.

## New memories

lesson-row-1 = You always own nine cards. Better ones lie in the row: the action Document Memories gets them.
lesson-row-1-do = Choose the highlighted upper half.
lesson-row-2 = A new card replaces your Story card, which leaves the game. So give up a weak one.
lesson-row-2-do = Choose the highlighted lower half.
lesson-row-3 = The further right a card is, the cheaper. You get three ducats whenever you use this one.
lesson-row-3-do = Choose the highlighted card in the row, then confirm.
lesson-row-4 = It lies in your Story now, and you get its reward when the round ends. Then it joins your deck.
lesson-row-4-do = End your turn.

## Mozart’s works

lesson-works-1 = You get points for Mozart’s works when you commission them, and earn with them later. This card has both actions.
lesson-works-1-do = Choose the highlighted upper half.
lesson-works-2 = You get six points at once for this opera. Its price is below the card.
lesson-works-2-do = Choose the highlighted opera, then confirm.
lesson-works-3 = You can perform a work for ducats once a round. You keep the work.
lesson-works-3-do = Perform the opera, then confirm.
lesson-works-4 = Two actions, one turn.
lesson-works-4-do = End your turn.
lesson-works-5 = You can also sell a work.
lesson-works-5-do = Choose the highlighted upper half.
lesson-works-6 = You get points for a sale and move up the Finance Track, for a better income every round. But you lose the work.
lesson-works-6-do = Sell your first work, then confirm.

## Travel and favours

lesson-travel-1 = You pay ducats for the roads and Journey points for the tile you take.
lesson-travel-1-do = Choose the highlighted upper half.
lesson-travel-2 = You keep the tile of a Royal Court. You get eight points for this one at the end if you own an opera and a religious work.
lesson-travel-2-do = Choose Vienna, then confirm.
lesson-travel-3 = You have the opera; commission the other before the end. The coach stays here, so the next journey starts in Vienna.
lesson-travel-3-do = End your turn.

## The Requiem

lesson-requiem-1 = My husband’s Requiem must be completed. This card lets you commission a part.
lesson-requiem-1-do = Choose the highlighted upper half.
lesson-requiem-2 = The two composers are tied in the Sequentia. Each marker of the one who leads will score more: you decide!
lesson-requiem-2-do = Choose the highlighted part, then commission it from Eybler.
lesson-requiem-3 = Eybler leads: your markers with him score four points each, not two. You also get a reward for his tile every round.
lesson-requiem-3-do = End your turn.

## The end of a round

lesson-round-1 = A round has four turns; this is the fourth. You get the bonus shown at the top for each symbol of its action in your Experiences.
lesson-round-1-do = Choose the highlighted upper half.
lesson-round-2 = You lose the points on your tracks, then you get the rewards of your four Story cards. There is no Journey among them yet.
lesson-round-2-do = Choose the half with Journey.
lesson-round-3 = You keep your ducats.
lesson-round-3-do = Perform your work, then confirm.
lesson-round-4 = Now see what you get!
lesson-round-4-do = End your turn.
lesson-round-5 = These were the rewards of Story, Finances and the bonus. Tiles left on the map are gilded now and give more.
lesson-round-5-do = Begin the next round.

## The end of the game

lesson-end-1 = The last turn again: only points count now. Your two works already meet the favour of your Royal Court.
lesson-end-1-do = Choose the highlighted upper half.
lesson-end-2 = Cards of later periods give you points in Story.
lesson-end-2-do = Choose the half with four points.
lesson-end-3 = The Agnus Dei is worth most: seven points for each marker of the composer who leads there.
lesson-end-3-do = Choose the highlighted part, then commission it from Eybler.
lesson-end-4 = What you have left counts, too: one point for every three ducats and one for every two Story Points.
lesson-end-4-do = End your turn.
lesson-end-5 = Favours, the Requiem and what was left have been counted.
lesson-end-5-do = Open the score sheet.

## The Soloist

lesson-soloist-1 = When you play alone, your opponent is Schikaneder, the Soloist. Your own turns stay the same.
lesson-soloist-1-do = Choose the ducats of the highlighted card.
lesson-soloist-2 = He has no hand and no ducats: two cards decide for him.
lesson-soloist-2-do = Confirm, and watch him.
lesson-soloist-3 = His left card says what he does, his right card says where. Nothing he takes comes back.
lesson-soloist-3-do = Open his board to see both.
