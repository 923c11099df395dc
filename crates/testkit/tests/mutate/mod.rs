//! Damages a text with small, likely changes that a parser does not reject immediately.

use rules::{Dice, Luck};

/// The text after one to three changes.
pub fn mutate(seed: &[u8], luck: &mut Dice) -> Vec<u8> {
    let mut data = seed.to_vec();
    for _ in 0..=below(luck, 3) {
        if !data.is_empty() {
            change(&mut data, luck);
        }
    }
    data
}

fn change(data: &mut Vec<u8>, luck: &mut Dice) {
    match below(luck, 16) {
        0 => {
            let at = below(luck, data.len());
            data[at] ^= 1 << below(luck, 8);
        }
        1 => {
            let from = below(luck, data.len());
            let to = data.len().min(from + 1 + below(luck, 12));
            data.drain(from..to);
        }
        2 => data.truncate(below(luck, data.len())),
        3 => {
            let (from, at) = (below(luck, data.len()), below(luck, data.len()));
            let piece = data[from..data.len().min(from + 30)].to_vec();
            data.splice(at..at, piece);
        }
        4 | 5 => lines(data, luck, |lines, one, other| lines.swap(one, other)),
        6 => lines(data, luck, |lines, one, other| lines.insert(other, lines[one])),
        7 => lines(data, luck, |lines, one, _| {
            lines.remove(one);
        }),
        8..=10 => swap_words(data, luck),
        _ => change_number(data, luck),
    }
}

fn below(luck: &mut Dice, n: usize) -> usize {
    luck.below(n.max(1) as u32) as usize
}

/// Applies a change to the lines, with two random line numbers.
fn lines(data: &mut Vec<u8>, luck: &mut Dice, change: impl Fn(&mut Vec<&[u8]>, usize, usize)) {
    let text = data.clone();
    let mut lines: Vec<&[u8]> = text.split_inclusive(|byte| *byte == b'\n').collect();
    let (one, other) = (below(luck, lines.len()), below(luck, lines.len()));
    change(&mut lines, one, other);
    *data = lines.concat();
}

/// Replaces a word by another.
fn swap_words(data: &mut Vec<u8>, luck: &mut Dice) {
    let words = spans(data, |byte| byte.is_ascii_alphanumeric() || b"-_.:+".contains(byte));
    let Some(one) = words.get(below(luck, words.len())) else { return };
    let other = &words[below(luck, words.len())];
    let word = data[other.clone()].to_vec();
    data.splice(one.clone(), word);
}

/// Replaces a number by a neighbour or a limit.
fn change_number(data: &mut Vec<u8>, luck: &mut Dice) {
    let numbers = spans(data, u8::is_ascii_digit);
    let Some(span) = numbers.get(below(luck, numbers.len())) else { return };
    let number: u64 = str::from_utf8(&data[span.clone()]).unwrap().parse().unwrap_or(0);
    let edges = [0, 1, 2, 7, 9, 20, 60, 99, 127, 255, 256, 65535, u64::MAX];
    let other = match below(luck, 3) {
        0 => number.saturating_add(1),
        1 => number.saturating_sub(1),
        _ => edges[below(luck, edges.len())],
    };
    data.splice(span.clone(), other.to_string().into_bytes());
}

/// The ranges of all maximal runs of such bytes.
fn spans(data: &[u8], is_part: impl Fn(&u8) -> bool) -> Vec<std::ops::Range<usize>> {
    let mut spans = Vec::new();
    let mut start = None;
    for at in 0..=data.len() {
        match (data.get(at).is_some_and(&is_part), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                spans.push(from..at);
                start = None;
            }
            _ => {}
        }
    }
    spans
}
