//! How much room a label needs, in rem. The style sheet gives each symbol the width that is counted with here.

use super::Detail;
use edition::{Cost, Effect, Favour, Item, Resources};
use vocab::Kind;

/// What is written and drawn on the label of a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// The name.
    pub name: String,
    /// Whether a crown follows the name.
    pub court: bool,
    /// The tile; none if it is taken.
    pub tile: Option<Tile>,
    /// Instead of a tile: that it is taken.
    pub taken: String,
    /// The words before a royal favour.
    pub at_end: String,
    /// What may be missing for the journey, in words. It always has room, so that no label moves when a journey is
    /// about to be chosen.
    pub short: String,
}

/// The value of a tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tile {
    /// The whole price of the journey.
    pub price: Cost,
    /// The reward.
    pub reward: &'static Effect,
    /// The royal favour of a court.
    pub favour: Option<&'static Favour>,
}

/// Width and height of the words that explain the price tag and the reward.
pub fn legend_size(pay: &str, get: &str) -> (f64, f64) {
    (1.3 * (text_width(pay) + text_width(get)) + 3.4, 2.4)
}

/// Widths and heights of the parts of a label.
struct Measures {
    name: f64,
    name_height: f64,
    tile_height: f64,
    coin: f64,
    seal: f64,
    digit: f64,
    icon: f64,
    gap: f64,
    /// The padding of the price tag and of the reward, on both sides together, with the border of the tile.
    padding: f64,
}

const LARGE: Measures = Measures {
    name: 1.8,
    name_height: 2.2,
    tile_height: 3.0,
    coin: 2.2,
    seal: 2.4,
    digit: 0.82,
    icon: 1.8,
    gap: 0.4,
    padding: 3.0,
};
const MIDDLE: Measures = Measures {
    name: 1.7,
    name_height: 2.0,
    tile_height: 2.8,
    coin: 2.1,
    seal: 2.2,
    digit: 0.82,
    icon: 1.6,
    gap: 0.35,
    padding: 2.8,
};
const SMALL: Measures = Measures {
    name: 1.6,
    name_height: 1.8,
    tile_height: 2.6,
    coin: 1.8,
    seal: 1.9,
    digit: 0.75,
    icon: 1.35,
    gap: 0.2,
    padding: 2.3,
};
const LOW: Measures = Measures { name: 1.45, name_height: 1.6, tile_height: 2.2, ..SMALL };
/// The height of a skyline, of the line with a royal favour and of a line of words below a tile.
const SKYLINE: f64 = 2.5;
const FAVOUR: f64 = 2.4;
const WORDS: f64 = 1.8;
/// The least width of a label: the least size of something to tap.
const LEAST: f64 = 4.4;
/// The number of a place and the space after it.
const NUMBER: f64 = 1.7;
/// The widest name that is written out.
const LONGEST_NAME: f64 = 18.0;

impl Content {
    /// Width and height of the label.
    pub fn size(&self, detail: Detail) -> (f64, f64) {
        let measures = match detail {
            Detail::Full => LARGE,
            Detail::Favours | Detail::Plain => MIDDLE,
            Detail::Compact => SMALL,
            Detail::Low => LOW,
        };
        let mut height = measures.name_height + measures.tile_height;
        if detail == Detail::Full {
            height += SKYLINE;
        }
        let Some(tile) = &self.tile else {
            // A low label is only a name then, and its style says that nothing is there.
            if detail == Detail::Low {
                return (self.name_width(&measures), measures.name_height);
            }
            let taken = 1.3 * text_width(&self.taken) + 1.2;
            return (self.name_width(&measures).max(taken).max(LEAST), height);
        };
        let mut width = self.name_width(&measures).max(measures.tile(tile)).max(LEAST);
        if let Some(favour) = tile.favour.filter(|_| detail.shows_favours()) {
            width = width.max(1.3 * text_width(&self.at_end) + measures.favour(favour) + 2.4);
            height += FAVOUR;
        }
        if detail == Detail::Full {
            return (width.max(1.35 * text_width(&self.short) + 1.0), height + WORDS);
        }
        // What is missing is drawn on the line of the name, as a minus sign and a coin: after the name, or on the
        // smallest labels instead of the number.
        let lacking = measures.coin + if detail.is_small() { 1.2 - NUMBER } else { 1.2 };
        (width.max(self.name_width(&measures) + lacking), height)
    }

    /// The line of the name with its number.
    fn name_width(&self, measures: &Measures) -> f64 {
        let crown = if self.court { 1.8 } else { 0.0 };
        (measures.name * text_width(&self.name)).min(LONGEST_NAME) + NUMBER + 0.6 + crown
    }
}

impl Measures {
    /// The price tag and the reward to its right.
    fn tile(&self, tile: &Tile) -> f64 {
        self.padding + self.row(&self.cost(&tile.price)) + self.row(&self.effect(tile.reward))
    }

    fn row(&self, parts: &[f64]) -> f64 {
        parts.iter().sum::<f64>() + self.gap * parts.len().saturating_sub(1) as f64
    }

    fn count(&self, characters: usize) -> f64 {
        characters as f64 * self.digit + 0.15 + self.icon
    }

    fn cost(&self, cost: &Cost) -> Vec<f64> {
        let points = Kind::ALL.map(|kind| cost.points[kind]).into_iter().filter(|n| *n > 0);
        let mut parts: Vec<f64> = points.map(|n| self.count(digits(n))).collect();
        parts.extend((cost.finance > 0).then(|| self.count(1 + digits(cost.finance))));
        if cost.ducats > 0 || parts.is_empty() {
            parts.push(self.coin);
        }
        parts
    }

    fn resources(&self, resources: &Resources) -> Vec<f64> {
        let mut parts = Vec::new();
        parts.extend((resources.ducats > 0).then_some(self.coin));
        let steps = Kind::ALL.map(|kind| resources.track[kind]).into_iter().chain([resources.track_wild]);
        parts.extend(steps.filter(|n| *n > 0).map(|n| self.count(digits(n)) + 0.9));
        let counters =
            Kind::ALL.map(|kind| resources.counter[kind]).into_iter().chain([resources.counter_wild]);
        parts.extend(counters.filter(|n| *n > 0).map(|n| self.count(digits(n))));
        parts.extend((resources.finance > 0).then(|| self.count(1 + digits(resources.finance))));
        parts.extend((resources.vp > 0).then_some(self.seal));
        parts
    }

    fn effect(&self, effect: &Effect) -> Vec<f64> {
        let mut parts = Vec::new();
        if let Some(at_city) = &effect.at_city {
            parts.extend([self.icon, self.icon]);
            parts.extend(self.resources(&at_city.extra));
        }
        parts.extend(self.resources(&effect.resources));
        if effect.per_opus.is_some() {
            parts.extend([self.seal, 0.6, self.icon]);
        }
        parts.extend(effect.actions.iter().map(|_| self.icon));
        parts.extend(effect.neutral.then_some(self.icon));
        parts
    }

    fn favour(&self, favour: &Favour) -> f64 {
        let item = |item: &Item| match item {
            Item::Type(_) | Item::Instrument(_) => self.icon,
            Item::Period(_) => 1.6,
            Item::Movement(_) => self.icon + 1.6,
        };
        let mut parts: Vec<f64> = favour.items.iter().map(item).collect();
        parts.push(self.seal);
        self.row(&parts)
    }
}

fn digits(n: u8) -> usize {
    n.to_string().len()
}

/// The width of a text in em, rather too wide than too narrow, for the two typefaces of the page.
fn text_width(text: &str) -> f64 {
    let width = |letter: char| match letter {
        'i' | 'j' | 'l' | '.' | ',' | '’' => 0.3,
        ' ' | 'f' | 't' | 'r' | 's' | 'I' | 'J' => 0.42,
        'a' | 'c' | 'e' | 'g' | 'o' | 'v' | 'x' | 'y' | 'z' | 'S' => 0.53,
        'm' | 'w' | 'ж' | 'ш' | 'щ' | 'ы' | 'ю' | 'ф' => 0.84,
        'W' | 'M' | 'Ж' | 'Ш' | 'Щ' | 'Ю' => 1.05,
        letter if letter.is_uppercase() => 0.82,
        _ => 0.58,
    };
    text.chars().map(width).sum()
}
