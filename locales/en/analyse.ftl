# `lacrimosa analyse`: the analysis of a game file.

cli-analyse = Analyse a game turn by turn: chances of winning, costly turns with a better line, and luck
cli-analyse-more = Ctrl+C stops the search and shows what is known so far.
cli-analyse-quick = Only take a quick look, without a search
cli-analyse-seat = Show only the turns of this player
cli-analyse-svg = Draw the chances of all players in this file
cli-analyse-html = Write a page to send or print into this file
analyse-decision = {$turn} (decision {$moment}): {$lost}
analyse-steps = {NUMBER($n)} of {NUMBER($last)} steps are done.
# Under the curve.
analyse-turns = turns
