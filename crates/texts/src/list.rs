//! Lists in words, and amounts that are not 0.

use crate::{Lang, t};
use vocab::ByKind;

/// The items joined into one text, as is usual in the language.
pub fn list(lang: Lang, items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    let Some(last) = items.pop() else { return t::list_none(lang) };
    let Some(before) = items.pop() else { return last };
    let two = t::list_two(lang, before, last);
    items.into_iter().rev().fold(two, |rest, first| t::list_more(lang, first, rest))
}

/// An amount in words, unless it is 0.
pub(crate) fn some(n: u8, word: impl Fn(i64) -> String) -> Option<String> {
    (n > 0).then(|| word(n.into()))
}

/// The amounts that are not 0, with the code of their kind.
pub(crate) fn by_kind<'a>(
    numbers: &'a ByKind<u8>,
    word: impl Fn(&str, i64) -> String + 'a,
) -> impl Iterator<Item = String> + 'a {
    numbers.iter().filter_map(move |(kind, n)| some(*n, |n| word(kind.code(), n)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_joined_with_commas_and_an_and() {
        let list = |items: &[&str]| list(Lang::En, items.iter().map(|item| item.to_string()));
        assert_eq!(list(&[]), "nothing");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a", "b", "c", "d"]), "a, b, c and d");
    }
}
