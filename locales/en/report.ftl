# The report of a bug: a position file that says what was done last.

report-title = Report a bug
report-hint = The text contains the version, the position and the last decisions, but no names.
report-add = Say what happened and what should have happened.
report-hidden = In a local game it also contains the hidden cards.
report-copy = Copy
report-save = Save
report-label = Text of the report
report-what = What happened, and what should have happened:
