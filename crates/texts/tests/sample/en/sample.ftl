# A catalogue for the tests: every construct once, in three languages with different plural forms.
language-name = English

-opus = { $form ->
   *[one] Opus
    [many] Opus cards
}

plain = Nothing to add.
lines =
    First line,
      indented line,

    after a gap.
literal = {"{"}{$type}{"}"}
points = {NUMBER($n)} VP
cards =
    { $n ->
        [0] no cards
        [one] {$n} card
       *[other] {$n} cards
    }
drew = {$who} draws {cards}.
ordinal =
    { $n ->
        [1] first
        [2] second
       *[3] third
    }
greeting =
    { $gender ->
        [feminine] Dear Madam
       *[other] Dear Sir
    }
term = One {-opus}, several {-opus(form: "many")}.
