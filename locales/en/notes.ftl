# Notes at the moments of a game, and branches: other lines that were tried.

notes-title = Notes
# Signs beside a decision, as in chess: !! ! !? ?! ? ??
notes-sign =
    { $sign ->
        [brilliant] Brilliant
        [good] Good
        [interesting] Interesting
        [doubtful] Doubtful
        [mistake] Mistake
       *[blunder] Blunder
    }
notes-text = Note on this moment
notes-all = All notes
notes-branches = Branches
# A branch without a name of its own.
notes-branch = Other line
# $from: the decision after which the branch begins; $n: how many decisions it has.
notes-branch-from =
    { $n ->
        [one] {NUMBER($n)} decision, after decision {NUMBER($from)}
       *[other] {NUMBER($n)} decisions, after decision {NUMBER($from)}
    }
notes-branch-open = Open
# This game was continued from a moment of another one.
notes-origin = Branch
notes-origin-line = You continued this game from another one. Keep it there as a branch to compare the two.
notes-branch-title = Name
notes-branch-keep = Keep as branch
notes-branch-kept = Kept. You’ll find it under “{notes-title}” of the first game.
