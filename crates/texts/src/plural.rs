//! The plural forms of whole numbers in the five languages, from the Unicode CLDR.

/// A plural form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// As after 1.
    One,
    /// As after 2 in Slavic languages.
    Few,
    /// As after 5 in Slavic languages, after a million in Romance ones.
    Many,
    /// As after any other number.
    Other,
}

impl Category {
    /// Its name in a message.
    pub const fn code(self) -> &'static str {
        match self {
            Category::One => "one",
            Category::Few => "few",
            Category::Many => "many",
            Category::Other => "other",
        }
    }
}

use Category::{Few, Many, One, Other};

/// English: 1 card, 2 cards.
pub fn en(n: i64) -> Category {
    if n.unsigned_abs() == 1 { One } else { Other }
}

/// French: 0 carte, 1 carte, 2 cartes, 1000000 de cartes.
pub fn fr(n: i64) -> Category {
    match n.unsigned_abs() {
        0 | 1 => One,
        n => romance(n),
    }
}

/// Spanish: 0 cartas, 1 carta, 2 cartas, 1000000 de cartas.
pub fn es(n: i64) -> Category {
    match n.unsigned_abs() {
        0 => Other,
        1 => One,
        n => romance(n),
    }
}

/// Russian: 1 карта, 2 карты, 5 карт, 11 карт, 21 карта.
pub fn ru(n: i64) -> Category {
    let n = n.unsigned_abs();
    if n % 10 == 1 && n % 100 != 11 { One } else { slavic(n) }
}

/// Polish: 1 karta, 2 karty, 5 kart, 12 kart, 21 kart, 22 karty.
pub fn pl(n: i64) -> Category {
    let n = n.unsigned_abs();
    if n == 1 { One } else { slavic(n) }
}

fn romance(n: u64) -> Category {
    if n.is_multiple_of(1_000_000) { Many } else { Other }
}

fn slavic(n: u64) -> Category {
    if matches!(n % 10, 2..=4) && !matches!(n % 100, 12..=14) { Few } else { Many }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(rule: fn(i64) -> Category, category: Category, numbers: &[i64]) {
        for &n in numbers {
            assert_eq!(rule(n), category, "{n}");
            assert_eq!(rule(-n), category, "-{n}");
        }
    }

    #[test]
    fn english_has_one_for_one_alone() {
        check(en, One, &[1]);
        check(en, Other, &[0, 2, 5, 11, 21, 101, 1_000_000]);
    }

    #[test]
    fn french_counts_zero_as_singular() {
        check(fr, One, &[0, 1]);
        check(fr, Other, &[2, 5, 11, 21, 101, 1_000_001]);
        check(fr, Many, &[1_000_000, 2_000_000]);
    }

    #[test]
    fn spanish_counts_zero_as_plural() {
        check(es, One, &[1]);
        check(es, Other, &[0, 2, 5, 11, 21, 101, 1_000_001]);
        check(es, Many, &[1_000_000, 2_000_000]);
    }

    #[test]
    fn russian_looks_at_the_last_digits() {
        check(ru, One, &[1, 21, 31, 101, 121]);
        check(ru, Few, &[2, 3, 4, 22, 24, 102]);
        check(ru, Many, &[0, 5, 10, 11, 12, 13, 14, 19, 20, 25, 111, 112, 114]);
    }

    #[test]
    fn polish_has_one_for_one_alone() {
        check(pl, One, &[1]);
        check(pl, Few, &[2, 3, 4, 22, 24, 102]);
        check(pl, Many, &[0, 5, 10, 11, 12, 13, 14, 21, 25, 31, 101, 111, 112, 114]);
    }

    #[test]
    fn the_largest_numbers_have_a_form_too() {
        for rule in [en, fr, es, ru, pl] {
            rule(i64::MIN);
            rule(i64::MAX);
        }
    }
}
