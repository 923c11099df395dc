//! What is printed on a work, a memory or a place, told without a game: for the gallery.

use super::text::Explanation;
use super::{cards, travel};
use crate::card;
use crate::gallery::Item;
use crate::symbols::of_type;
use edition::Edition;
use texts::{Lang, Words, effects, names, t};
use vocab::{MemoryId, OpusId, Place, Seat};

/// What is printed on a thing of the gallery; none if the edition has no such thing.
pub fn printed(edition: &'static Edition, lang: Lang, item: Item) -> Option<Explanation> {
    let players = |seat: Seat| names::player(lang, seat);
    let words = Words::new(lang, edition, &players);
    match item {
        Item::Opus(id) => opus(edition, &words, lang, id),
        Item::Memory(id) => memory(edition, &words, lang, id),
        Item::Place(at) => place(edition, &words, lang, at),
    }
}

/// The title of a thing of the gallery.
pub fn title(edition: &'static Edition, lang: Lang, item: Item) -> String {
    let players = |seat: Seat| names::player(lang, seat);
    let words = Words::new(lang, edition, &players);
    match item {
        Item::Opus(id) => words.opus_title(id),
        Item::Memory(id) => words.memory_title(id),
        Item::Place(place) => words.place(place),
    }
}

fn opus(edition: &'static Edition, words: &Words<'_>, lang: Lang, id: OpusId) -> Option<Explanation> {
    let card = edition.opera.get(id.index())?;
    let tip = Explanation::new(of_type(card.kind), words.opus_title(id), &[]);
    let tip = match card.kind.zip(card.period) {
        Some((kind, period)) => {
            let (cost, vp) = (effects::cost(lang, &card.cost), t::n_vp(lang, card.vp.into()));
            tip.sort(names::opus_type(lang, kind))
                .sort(t::tip_of_period(lang, period.number().into()))
                .line("commission", t::card_view_commission(lang, cost, vp))
        }
        None => tip.sort(t::tip_sort_starting_opus(lang)),
    };
    let tip = tip.line("perform", cards::perform(lang, card)).line("sell", cards::sell(lang, card));
    Some(tip.with_label(words, lang, "opus", &card.label))
}

fn memory(edition: &'static Edition, words: &Words<'_>, lang: Lang, id: MemoryId) -> Option<Explanation> {
    let card = card::memory(edition, id)?;
    let sort = match id.is_starting() {
        true => t::tip_sort_starting_memory(lang),
        false => t::tip_sort_memory(lang),
    };
    let mut tip = Explanation::new("document", words.memory_title(id), &[]).sort(sort);
    if let Some(period) = card.period {
        tip = tip.sort(t::tip_of_period(lang, period.number().into()));
    }
    Some(cards::in_slots(tip, lang, card).with_label(words, lang, "memory", &card.label))
}

fn place(edition: &'static Edition, words: &Words<'_>, lang: Lang, place: Place) -> Option<Explanation> {
    let data = edition.board.places.get(place.index())?;
    let (symbol, sort) = match data.court {
        true => ("court", t::tip_sort_court_place(lang)),
        false => ("city", t::tip_sort_city_place(lang)),
    };
    let tip = Explanation::new(symbol, words.place(place), &[])
        .sort(sort)
        .line("map", travel::roads(edition, words, lang, place));
    Some(tip.with_label(words, lang, "place", &data.label))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gallery::Room;
    use crate::twins::vienna;

    #[test]
    fn everything_in_the_gallery_has_a_title_a_kind_and_something_to_tell() {
        for item in Room::ALL.into_iter().flat_map(|room| room.items(vienna())) {
            for lang in Lang::ALL.iter().copied() {
                let told = printed(vienna(), lang, item).unwrap();
                assert!(!told.title.is_empty() && !told.sort.is_empty() && !told.lines.is_empty());
                assert_eq!(told.title, title(vienna(), lang, item));
            }
        }
    }

    #[test]
    fn a_work_says_what_it_costs_and_brings_and_when_it_was_written() {
        let item = Room::Works.items(vienna())[1];
        let told = printed(vienna(), Lang::En, item).unwrap();
        assert_eq!(told.sort, ["Chamber Music", "period I"]);
        assert_eq!(told.when, "Paris, 1764");
        assert!(told.lines[0].1.starts_with("Commission: pay 3 ducats"), "{:?}", told.lines);
    }
}
