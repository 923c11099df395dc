# The analysis of a game: what each player could expect, what each turn lost against the best one, and what was luck.
# VP are victory points, as in terms.ftl. Amounts such as "3.2" are already formatted.

# Heading of the screen; also of the curve.
analysis-title = How the game went
# Opens the analysis: a button after the game and in the menu.
analysis-open = Analysis
# Two ways to draw the curve: on small buttons.
analysis-share = Chance of winning
analysis-vp = Expected points
analysis-decimal = {$whole}.{$tenth}
analysis-percent = {NUMBER($n)}%
# At the dashed line where everybody has the same chance, as short as can be.
analysis-even = even
analysis-turn = Period {name-period}, turn {NUMBER($turn)}
analysis-lost = −{$vp} VP
analysis-lost-sure = −{$vp} ± {$error} VP
# Nothing was searched yet: the loss is rough.
analysis-lost-about = about −{$vp} VP
analysis-played = Played
analysis-better = Better
# $sources: parts like analysis-source, already listed.
analysis-more = More from {$sources}
analysis-source = {$source} (+{$vp} VP)
analysis-costly = Costliest turns
analysis-none = No turn clearly lost more than one point.
analysis-finds = Best moments
# $turn: analysis-turn. The best turn is not the one that promises most at first sight.
analysis-find = {$turn}: {$vp} VP better than the obvious turn
analysis-total = Lost against the best turns: {$vp} VP
analysis-luck =
    { $side ->
        [good] Luck brought {$vp} VP
        [bad] Luck cost {$vp} VP
       *[even] Luck was even
    }
analysis-practise = What to practise
# $code: where the better turns had more points from.
analysis-practise-line =
    { $code ->
        [opus] Commission more works: you get points at once and can earn ducats with them later.
        [sales] Sell works in time: you get points that you would not get by keeping them.
        [tiles] Look at the tiles more often: you get points from composers, Cities and Royal Courts.
        [income] Think of what you get every round: Finance Track, Story icons and Period Bonus.
        [requiem] Watch the majorities of the Requiem: your markers score more if their composer leads.
        [favours] Choose a royal favour early and collect what it asks for.
       *[left] Count what you have left: you still get points for Story Points and ducats at the end.
    }
# $vp: how many points more the better turns could expect from there.
analysis-practise-vp = {$source}: with the better turns you could expect {$vp} VP more.
# Two columns of points: the chosen player and the winner.
analysis-versus = Points by source
analysis-winner = Winner
analysis-all = All turns
analysis-show = Show it
# Whose turns are shown: before a choice of players.
analysis-of = Turns of
# The key of the curve.
analysis-key-find = a good find
analysis-key-costly = costly
analysis-fast = Quick look: {NUMBER($n)} of {NUMBER($last)}
analysis-deeper = Searching deeper: {NUMBER($n)} of {NUMBER($last)}
analysis-done = Every turn has been examined.
analysis-stop = Stop
analysis-continue = Continue
analysis-note = The strongest bot judges each turn by what the player knew at that moment. Bad luck does not count.
analysis-no-worker = This browser cannot compute the analysis in the background.
