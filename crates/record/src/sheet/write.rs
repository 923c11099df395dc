//! Writes a position as a sheet.

use super::{DEAL, FORMAT, Sheet, edition_title, held};
use crate::tree::{Node, Value};
use edition::Edition;
use vocab::{
    ByKind, Line, Mark, MemoryId, Movement, Names, Place, Position, SeatPosition, SoloistPosition, Token,
    View, Viewer,
};

impl Sheet {
    /// The sheet of a complete position, or of the position in a view.
    pub fn of<C: Token>(position: &Position<C>, edition: &Edition) -> Sheet {
        let head = [("format", Node::text(FORMAT)), ("edition", Node::text(edition_title(edition)))];
        Sheet::with(head.into(), position, edition, Empty::LeftOut)
    }

    /// The sheet of a view, which names its viewer.
    pub fn seen(view: &View, edition: &Edition) -> Sheet {
        let viewer = match view.viewer {
            Viewer::Seat(seat) => Node::number(seat.number()),
            Viewer::Audience => Node::text("audience"),
        };
        let head = [
            ("format", Node::text(FORMAT)),
            ("edition", Node::text(edition_title(edition))),
            ("viewer", viewer),
        ];
        Sheet::with(head.into(), &view.table, edition, Empty::LeftOut)
    }

    /// The sheet of a view from which a game can be played: what the viewer does not see is dealt by this number.
    pub fn dealt(view: &View, edition: &Edition, deal: u32) -> Sheet {
        let head = [
            ("format", Node::text(FORMAT)),
            ("edition", Node::text(edition_title(edition))),
            (DEAL, Node::number(deal)),
        ];
        Sheet::with(head.into(), &view.table, edition, Empty::Written)
    }

    fn with<C: Token>(
        mut entries: Vec<(&'static str, Node)>,
        position: &Position<C>,
        edition: &Edition,
        empty: Empty,
    ) -> Sheet {
        entries.extend(Writer { names: edition, empty }.position(position));
        empty.leave_out(&mut entries);
        Sheet(Node::table(entries))
    }
}

/// Whether empty fields are written.
#[derive(Clone, Copy)]
enum Empty {
    /// They are left out.
    LeftOut,
    /// They are written, because what is left out would be dealt.
    Written,
}

impl Empty {
    fn leave_out(self, entries: &mut Vec<(&'static str, Node)>) {
        match self {
            Empty::LeftOut => entries.retain(|(_, node)| !node.is_empty()),
            Empty::Written => {}
        }
    }
}

/// Writes tokens with the names of an edition.
struct Writer<'a> {
    names: &'a dyn Names,
    empty: Empty,
}

impl Writer<'_> {
    fn position<C: Token>(&self, position: &Position<C>) -> Vec<(&'static str, Node)> {
        let mut entries = Vec::new();
        entries.extend(position.level.map(|level| ("level", Node::text(level.code()))));
        entries.extend([
            ("round", Node::number(position.round.number())),
            ("turn", Node::number(position.turn.number())),
            ("first", Node::number(position.first.number())),
            ("active", Node::number(position.active.number())),
            ("over", Value::Flag(position.over).into()),
            ("prompts", self.tokens(&position.prompts)),
            ("row", self.tokens(&position.row)),
            ("piles", Node::list(position.piles.iter().map(|pile| self.tokens(pile)))),
            ("boxed", self.tokens(&position.boxed)),
            ("discarded", self.tokens(&position.discarded)),
            ("bonuses", self.bare("bonus:", &position.bonuses)),
            ("coach", self.token(&position.coach)),
            ("map", self.map(position)),
            ("courts", self.bare("court:", &position.courts)),
            ("cities", self.bare("city:", &position.cities)),
            ("city_discard", self.tokens(&position.city_discard)),
            ("composers", self.composers(position)),
            ("tiles_taken", self.tiles_taken(position)),
            ("requiem", self.requiem(position)),
            ("seats", Node::list(position.seats.iter().map(|seat| self.seat(seat)))),
        ]);
        entries.extend(position.soloist.as_ref().map(|soloist| ("soloist", self.soloist(soloist))));
        entries
    }

    fn word(&self, value: &impl Token) -> String {
        let mut out = String::new();
        value.write(self.names, &mut out);
        out
    }

    fn token(&self, value: &impl Token) -> Node {
        Node::text(self.word(value))
    }

    fn tokens<T: Token>(&self, values: &[T]) -> Node {
        Node::list(values.iter().map(|value| self.token(value)))
    }

    /// A list of tokens without their tag, because all of them have the same one.
    fn bare<C: Token>(&self, tag: &str, values: &[C]) -> Node {
        let bare = |value: &C| {
            let word = self.word(value);
            Node::text(word.strip_prefix(tag).unwrap_or(&word))
        };
        Node::list(values.iter().map(bare))
    }

    fn map<C>(&self, position: &Position<C>) -> Node {
        let tile = |(place, tile): (Place, &Option<_>)| {
            let (tile, gilded) = tile.as_ref()?;
            let face = if *gilded { " gilded" } else { "" };
            Some((self.word(&place), Node::text(self.word(tile) + face)))
        };
        Node::table(Place::all().zip(&position.map).filter_map(tile))
    }

    fn composers<C>(&self, position: &Position<C>) -> Node {
        let composers = position.composers.iter();
        Node::table(
            composers.filter_map(|(line, composer)| Some((line.code(), self.token(composer.as_ref()?)))),
        )
    }

    fn tiles_taken<C>(&self, position: &Position<C>) -> Node {
        let stacks = |line: Line| {
            let taken = Movement::ALL.map(|movement| (movement.code(), position.tiles_taken[line][movement]));
            let taken = taken.into_iter().filter(|(_, taken)| *taken > 0);
            Node::table(taken.map(|(movement, taken)| (movement, Node::number(taken))))
        };
        Node::table(
            Line::ALL
                .map(|line| (line.code(), stacks(line)))
                .into_iter()
                .filter(|(_, node)| !node.is_empty()),
        )
    }

    fn requiem<C>(&self, position: &Position<C>) -> Node {
        let mark = |(part, mark): &(_, Mark)| {
            let mark = match mark {
                Mark::Empty => return None,
                Mark::Covered => "covered".to_owned(),
                Mark::Written { by: Some(seat), line } => format!("{seat} {line}"),
                Mark::Written { by: None, line } => format!("neutral {line}"),
            };
            Some((self.word(part), Node::text(mark)))
        };
        Node::table(position.parts.iter().filter_map(mark))
    }

    fn seat<C: Token>(&self, seat: &SeatPosition<C>) -> Node {
        let score = seat.score.iter().filter(|(_, vp)| *vp > 0);
        let mut entries = vec![
            ("score", Node::table(score.map(|(line, vp)| (line.code(), Node::number(vp))))),
            ("ducats", Node::number(seat.ducats)),
            ("tracks", kinds(&seat.tracks)),
            ("counters", kinds(&seat.counters)),
            ("finance", Node::number(seat.finance)),
            ("hand", self.bare("memory:", &seat.hand)),
            ("deck", self.bare("memory:", &seat.deck)),
        ];
        if held(&seat.hand, &seat.deck, &seat.slots, self.names).as_ref() != Some(&seat.cards) {
            entries.push(("cards", self.tokens(&seat.cards)));
        }
        entries.extend([
            ("slots", Node::list(seat.slots.iter().map(|slot| self.slot(slot)))),
            ("opera", self.tokens(&seat.opera)),
            ("turned", self.tokens(&seat.turned)),
            ("courts", self.tokens(&seat.courts)),
            ("spaces", Node::list((0..seat.tiles.len()).map(|at| self.space(seat, at)))),
            ("neutral", Value::Flag(seat.neutral).into()),
        ]);
        self.empty.leave_out(&mut entries);
        Node::table(entries)
    }

    fn slot(&self, (experience, story): &(Option<MemoryId>, Option<MemoryId>)) -> Node {
        match (experience, story) {
            (None, None) => Node::text("-"),
            _ => Node::text(format!("{} {}", self.word(experience), self.word(story))),
        }
    }

    fn space<C>(&self, seat: &SeatPosition<C>, at: usize) -> Node {
        let words = [
            seat.markers[at].then(|| "marker".to_owned()),
            seat.tiles[at].map(|tile| self.word(&tile)),
            seat.asleep[at].then(|| "asleep".to_owned()),
        ];
        let words: Vec<String> = words.into_iter().flatten().collect();
        Node::text(if words.is_empty() { "empty".to_owned() } else { words.join(" ") })
    }

    fn soloist<C: Token>(&self, soloist: &SoloistPosition<C>) -> Node {
        Node::table([
            ("shown", self.tokens(&soloist.shown)),
            ("deck", self.bare("soloist:", &soloist.deck)),
            ("markers", Node::number(soloist.markers)),
        ])
    }
}

fn kinds(numbers: &ByKind<u8>) -> Node {
    Node::table(numbers.iter().map(|(kind, number)| (kind.code(), Node::number(*number))))
}
