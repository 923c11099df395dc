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

lesson-next = Next
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

lesson-low = A second card goes to Story, as always.
lesson-low-do = Choose a lit lower half.

## How to win

lesson-goal-1 = I’m Constanze, Mozart’s widow. After five rounds the most victory points win, and this is the very last turn.
lesson-goal-1-do = Choose the lit upper half.
lesson-goal-2 = You are two points behind. Every turn takes two cards: one for now, one for later.
lesson-goal-2-do = Choose a lit lower half.
lesson-goal-3 = You own the opera Zaide, and selling it brings three points.
lesson-goal-3-do = Choose to sell Zaide, then confirm.
lesson-goal-4 = Now you lead.
lesson-goal-4-do = End your turn.
lesson-goal-5 = You win! The sheet shows where every point came from.
lesson-goal-5-do = Open the score sheet.

## Two cards a turn

lesson-cards-1 = Every card is played for one half only. The upper half works at once: here a ducat, and an action.
lesson-cards-1-do = Choose the lit upper half.
lesson-cards-2 = The lower half of another card waits in Story. What lies there is all you start the next round with.
lesson-cards-2-do = Choose one of the lit lower halves.
lesson-cards-3 = Your card says Perform or Sell. A performance turns your first work into ducats.
lesson-cards-3-do = Perform the work, then confirm.
lesson-cards-4 = That’s all this card does. Afterwards you draw two new ones.
lesson-cards-4-do = End your turn.
lesson-cards-5 = No use for an action? Take ducats instead, as many as the number of the round: three.
lesson-cards-5-do = Choose the ducats of the lit card.
lesson-cards-6 = This card needs a partner in Story, too.
lesson-cards-6-do = Choose the lit lower half.
lesson-cards-7 = Your ducats are counted, and your turn is over.
lesson-cards-7-do = Confirm.

## New memories

lesson-row-1 = You always own nine cards. Better ones lie in the row: the action Document Memories gets them.
lesson-row-1-do = Choose the lit upper half.
lesson-row-2 = A new card replaces your Story card, which leaves the game. So give up a weak one.
lesson-row-2-do = Choose the lit lower half.
lesson-row-3 = The further right, the cheaper. This one brings three ducats whenever you use it.
lesson-row-3-do = Choose the lit card in the row, then confirm.
lesson-row-4 = It lies in your Story now and pays when the round ends. Then it joins your deck.
lesson-row-4-do = End your turn.

## Mozart’s works

lesson-works-1 = You score for Mozart’s works when you commission them, and earn with them later. This card has both actions.
lesson-works-1-do = Choose the lit upper half.
lesson-works-2 = This opera scores six points at once. The price is below the card.
lesson-works-2-do = Choose the lit opera, then confirm.
lesson-works-3 = A performance brings ducats, once a round. The work stays yours.
lesson-works-3-do = Perform the opera, then confirm.
lesson-works-4 = Two actions, one turn.
lesson-works-4-do = End your turn.
lesson-works-5 = There is another way to earn with a work.
lesson-works-5-do = Choose the lit upper half.
lesson-works-6 = A sale scores points and raises your Finances, which pay every round. But the work is gone.
lesson-works-6-do = Sell your first work, then confirm.

## Travel and favours

lesson-travel-1 = A journey costs ducats for the roads and Journey points for the tile you take.
lesson-travel-1-do = Choose the lit upper half.
lesson-travel-2 = You keep the tile of a Royal Court. This one pays eight points at the end if you own an opera and a religious work.
lesson-travel-2-do = Choose Vienna, then confirm.
lesson-travel-3 = You have the opera; commission the other before the end. The coach stays here, so the next journey starts in Vienna.
lesson-travel-3-do = End your turn.

## The Requiem

lesson-requiem-1 = My husband’s Requiem must be completed. This card lets you commission a part.
lesson-requiem-1-do = Choose the lit upper half.
lesson-requiem-2 = The two composers are tied in the Sequentia. The one with more markers makes each of them worth more: you decide!
lesson-requiem-2-do = Choose the lit part, then hire Eybler.
lesson-requiem-3 = Eybler leads: your markers with him score four each, not two. His tile also pays you every round.
lesson-requiem-3-do = End your turn.

## The end of a round

lesson-round-1 = A round has four turns; this is the fourth. The bonus above pays for each of its actions among your cards.
lesson-round-1-do = Choose the lit upper half.
lesson-round-2 = The points on your tracks will be lost, then your four Story cards pay. None of them brings Journey yet.
lesson-round-2-do = Choose the half with Journey.
lesson-round-3 = Ducats you keep.
lesson-round-3-do = Perform your work, then confirm.
lesson-round-4 = Now look what comes in!
lesson-round-4-do = End your turn.
lesson-round-5 = Story, Finances and the bonus have paid. Tiles left on the map are gilded now and pay more.
lesson-round-5-do = Begin the next round.

## The end of the game

lesson-end-1 = The last turn again: only points count now. Your two works already meet the favour of your Royal Court.
lesson-end-1-do = Choose the lit upper half.
lesson-end-2 = Late cards bring points in Story.
lesson-end-2-do = Choose the half with four points.
lesson-end-3 = The Agnus Dei pays most: seven points for each marker of its leading composer.
lesson-end-3-do = Choose the lit part, then hire Eybler.
lesson-end-4 = What is left counts, too: a point for three ducats, and one for two Story Points.
lesson-end-4-do = End your turn.
lesson-end-5 = Favours, the Requiem, the rest: all is counted.
lesson-end-5-do = Open the score sheet.

## The Soloist

lesson-soloist-1 = Alone you play against Schikaneder, the Soloist. Your own turns stay the same.
lesson-soloist-1-do = Choose the ducats of the lit card.
lesson-soloist-2 = He has no hand and no ducats: two cards decide for him.
lesson-soloist-2-do = Confirm, and watch him.
lesson-soloist-3 = His left card says what he does, his right card says where. Nothing he takes comes back.
lesson-soloist-3-do = Open his board to see both.
