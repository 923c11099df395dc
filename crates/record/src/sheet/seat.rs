//! Reads the board of one seat from a sheet.

use super::field::{Field, all};
use super::held;
use vocab::{
    ByKind, Expected, Kind, MemoryId, Names, Score, ScoreLine, Seat, SeatPosition, Shelf, TileId, Token,
};

/// A seat by its number.
pub(super) fn seat_number(field: &Field<'_>) -> Option<Seat> {
    Seat::new(field.number(1, 4)?)
}

const SEAT_FIELDS: &[&str] = &[
    "score", "ducats", "tracks", "counters", "finance", "hand", "deck", "cards", "slots", "opera", "turned",
    "courts", "spaces", "neutral",
];

/// A player's board and the cards and tiles in front of it.
pub(super) fn read<C: Token>(field: &Field<'_>, names: &dyn Names) -> Option<SeatPosition<C>> {
    let table = field.table(SEAT_FIELDS)?;
    let score = table.may("score", score);
    let ducats = table.may("ducats", |field| field.number(0, u16::MAX.into()));
    let tracks = table.may("tracks", kinds);
    let counters = table.may("counters", kinds);
    let finance = table.may("finance", |field| field.number(0, 255));
    let hand = table.may("hand", |field| field.list(|card| card.tagged("memory:")));
    let deck = table.may("deck", |field| field.list(|card| card.tagged("memory:")));
    let slots = table.may("slots", |field| field.array(slot));
    let cards = table.may("cards", |field| field.list(Field::token).map(Some));
    let opera = table.may("opera", |field| field.list(Field::token));
    let turned = table.may("turned", |field| field.list(Field::token));
    let courts = table.may("courts", |field| field.list(Field::token));
    let spaces = table.may("spaces", |field| field.array(space));
    let neutral = table.may("neutral", Field::flag);
    let (hand, deck, slots, spaces) = (hand?, deck?, slots?, spaces?);
    Some(SeatPosition {
        score: score?,
        ducats: ducats?,
        tracks: tracks?,
        counters: counters?,
        finance: finance?,
        cards: cards?.or_else(|| held(&hand, &deck, &slots, names)).unwrap_or_default(),
        hand,
        deck,
        slots,
        opera: opera?,
        turned: turned?,
        courts: courts?,
        markers: spaces.map(|(marker, _, _)| marker),
        neutral: neutral?,
        tiles: spaces.map(|(_, tile, _)| tile),
        asleep: spaces.map(|(_, _, asleep)| asleep),
    })
}

fn score(field: &Field<'_>) -> Option<Score> {
    let table = field.table(&ScoreLine::ALL.map(ScoreLine::code))?;
    let vp = |line: ScoreLine| table.may(line.code(), |field| field.number(0, u16::MAX.into()));
    all(ScoreLine::ALL.map(vp)).map(Score)
}

fn kinds(field: &Field<'_>) -> Option<ByKind<u8>> {
    let table = field.table(&Kind::ALL.map(Kind::code))?;
    let number = |kind: Kind| table.may(kind.code(), |field| field.number(0, 255));
    all(Kind::ALL.map(number)).map(ByKind)
}

fn slot(field: &Field<'_>) -> Option<(Option<MemoryId>, Option<MemoryId>)> {
    let text = field.text()?;
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["-"] => Some((None, None)),
        [experience, story] => {
            let (experience, story) = (field.word(experience), field.word(story));
            Some((experience?, story?))
        }
        _ => field.wrong_word(text, Expected::Member(Shelf::Memories)),
    }
}

fn space(field: &Field<'_>) -> Option<(bool, Option<TileId>, bool)> {
    let mut space = (false, None, false);
    for word in field.text()?.split_whitespace() {
        match word {
            "empty" => {}
            "marker" => space.0 = true,
            "asleep" => space.2 = true,
            _ => space.1 = Some(field.word(word)?),
        }
    }
    Some(space)
}
