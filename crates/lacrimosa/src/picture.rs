//! A position drawn in text: the row with prices, the map, the Requiem, every board, and the hands that are seen.

use rules::Game;
use std::fmt::Write;
use texts::{Lang, Words, effects, names, t};
use vocab::{
    Card, Face, Instrument, Line, MapTile, Mark, Movement, Part, Piece, Place, Position, Seat, SeatPosition, Space,
    Token,
};

/// A thing that may be face down.
pub trait Seen {
    /// The thing, if its face is up.
    fn up(&self) -> Option<Piece>;
}

impl Seen for Face {
    fn up(&self) -> Option<Piece> {
        if let Face::Up(piece) = self { Some(*piece) } else { None }
    }
}

impl Seen for Piece {
    fn up(&self) -> Option<Piece> {
        Some(*self)
    }
}

/// Draws what is seen of a position. The game is asked only for what is printed and public.
pub fn draw<C: Seen>(words: &Words<'_>, game: &Game, position: &Position<C>) -> String {
    let picture = Picture { words, lang: words.lang, game, position };
    let mut out = String::new();
    picture.head(&mut out);
    picture.row(&mut out);
    picture.map(&mut out);
    picture.requiem(&mut out);
    picture.boards(&mut out);
    picture.works(&mut out);
    picture.hands(&mut out);
    out
}

struct Picture<'a, C> {
    words: &'a Words<'a>,
    lang: Lang,
    game: &'a Game,
    position: &'a Position<C>,
}

/// Writing into a string cannot fail.
macro_rules! line {
    ($out:expr, $($args:tt)*) => {{ let _ = writeln!($out, $($args)*); }};
}

impl<C: Seen> Picture<'_, C> {
    fn heading(&self, out: &mut String, text: String) {
        line!(out, "\n{}", text.to_uppercase());
    }

    fn head(&self, out: &mut String) {
        let position = self.position;
        let turn = position.turn.to_string();
        line!(out, "{}", t::picture_head(self.lang, names::period(self.lang, position.round), turn));
        if let Some(Piece::Bonus(bonus)) = position.bonuses[position.round.index()].up() {
            line!(out, "{}", self.words.bonus(bonus));
        }
        match (position.over, position.prompts.last()) {
            (false, Some(prompt)) => {
                let who = self.words.player(position.active);
                line!(out, "{}", t::program_asked(self.lang, self.words.prompt(prompt), who));
            }
            _ => line!(out, "{}", t::refusal_over(self.lang)),
        }
    }

    /// Each card with what its space adds to its price.
    fn row(&self, out: &mut String) {
        self.heading(out, t::board_row(self.lang));
        for space in Space::all() {
            let value = &self.words.edition.board.row[space.index()];
            let (card, value) = match self.position.row[space.index()] {
                Some(Card::Memory(id)) => (self.words.memory(id), &value.memory),
                Some(Card::Opus(id)) => (self.words.opus(id), &value.opus),
                None => {
                    line!(out, "  {space}  –");
                    continue;
                }
            };
            let price = if value.reward == edition::Resources::default() {
                effects::cost(self.lang, &value.cost)
            } else {
                t::edition_gain(self.lang, effects::resources(self.lang, &value.reward))
            };
            line!(out, "  {space}  {card} · {}", t::picture_space(self.lang, price));
        }
    }

    fn map(&self, out: &mut String) {
        let coach = self.position.coach;
        self.heading(out, t::board_map(self.lang));
        for place in Place::all() {
            let here = if place == coach { "▶" } else { " " };
            let name = self.words.place(place);
            let roads = self.words.edition.derived.distance[coach.index()][place.index()];
            let tile = match self.position.map[place.index()] {
                Some((MapTile::Court(id), _)) => self.words.court(id),
                Some((MapTile::City(id), _)) => self.words.city(id),
                None => "–".to_owned(),
            };
            let face = match self.position.map[place.index()] {
                Some((_, true)) => t::picture_gilded(self.lang),
                _ => String::new(),
            };
            let roads = t::picture_roads(self.lang, roads.into());
            line!(out, "{here} {:>2}  {name:<10} {roads:>9}  {tile}{face}", place.number());
        }
    }

    /// A line a movement: its parts, then the two stacks.
    fn requiem(&self, out: &mut String) {
        self.heading(out, t::board_requiem(self.lang));
        for movement in Movement::ALL {
            let data = &self.words.edition.board.movements[movement];
            let parts = data.parts.iter().enumerate().map(|(row, instrument)| self.part(movement, row, *instrument));
            let parts: Vec<String> = parts.collect();
            let name = names::movement(self.lang, movement);
            line!(out, "  {name:<12} {}/{}  {}", data.higher, data.lower, parts.join("  "));
            for line in Line::ALL {
                if let Some(tile) = self.game.top_tile(line, movement) {
                    line!(out, "  {:18}  {}: {}", "", self.words.composer(line), self.words.tile(tile));
                }
            }
        }
    }

    fn part(&self, movement: Movement, row: usize, instrument: Instrument) -> String {
        let name = names::instrument(self.lang, instrument);
        let part = Part::new(movement, row);
        let mark = self.position.parts.iter().find(|(other, _)| *other == part).map_or(Mark::Empty, |(_, mark)| *mark);
        let note = |line: Line| if line == Line::Upper { "♪" } else { "♬" };
        match mark {
            Mark::Empty => format!("{name} ○"),
            Mark::Covered => format!("{name} ▒"),
            Mark::Written { by: Some(seat), line } => format!("{name} {}{}", seat.number(), note(line)),
            Mark::Written { by: None, line } => format!("{name} ◆{}", note(line)),
        }
    }

    /// A table with a column for each seat.
    fn boards(&self, out: &mut String) {
        self.heading(out, t::picture_players(self.lang));
        let seats = &self.position.seats;
        let count = |n: usize| n.to_string();
        let points = |seat: &SeatPosition<C>, kind: usize| format!("{} + {}", seat.tracks.0[kind], seat.counters.0[kind]);
        let markers = |seat: &SeatPosition<C>| seat.markers.iter().map(|there| if *there { '●' } else { '·' }).collect();
        type Cell<'c, C> = (String, Box<dyn Fn(&SeatPosition<C>) -> String + 'c>);
        let rows: Vec<Cell<'_, C>> = vec![
            (t::picture_vp(self.lang), Box::new(|seat| seat.score.total().to_string())),
            (t::picture_ducats(self.lang), Box::new(|seat| seat.ducats.to_string())),
            (names::kind(self.lang, vocab::Kind::Talent), Box::new(move |seat| points(seat, 0))),
            (names::kind(self.lang, vocab::Kind::Journey), Box::new(move |seat| points(seat, 1))),
            (names::kind(self.lang, vocab::Kind::Composition), Box::new(move |seat| points(seat, 2))),
            (t::board_finance_track(self.lang), Box::new(|seat| seat.finance.to_string())),
            (t::board_hand(self.lang), Box::new(move |seat| count(seat.hand.len()))),
            (t::board_deck(self.lang), Box::new(move |seat| count(seat.deck.len()))),
            (t::picture_markers(self.lang), Box::new(markers)),
        ];
        let label_width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let names: Vec<String> = self.seats().map(|seat| self.words.player(seat)).collect();
        let _ = write!(out, "  {:label_width$}", "");
        names.iter().for_each(|name| drop(write!(out, "  {name:>10}")));
        out.push('\n');
        for (label, cell) in rows {
            let _ = write!(out, "  {label:label_width$}");
            for (seat, name) in seats.iter().zip(&names) {
                let _ = write!(out, "  {:>width$}", cell(seat), width = name.chars().count().max(10));
            }
            out.push('\n');
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<C> {
        (0..self.position.seats.len()).map(Seat::at)
    }

    /// What lies before each player: works, Court tiles, Composer tiles, slots.
    fn works(&self, out: &mut String) {
        for (seat, board) in self.seats().zip(&self.position.seats) {
            self.heading(out, self.words.player(seat));
            for opus in &board.opera {
                let turned = if board.turned.contains(opus) { t::picture_turned(self.lang) } else { String::new() };
                line!(out, "  {}{turned}", self.words.opus(*opus));
            }
            board.courts.iter().for_each(|court| line!(out, "  {}", self.words.court(*court)));
            board.tiles.iter().flatten().for_each(|tile| line!(out, "  {}", self.words.tile(*tile)));
            for (number, slot) in (1..).zip(&board.slots) {
                if let (Some(experience), Some(story)) = *slot {
                    let (experience, story) = (self.words.memory_title(experience), self.words.memory_title(story));
                    line!(out, "  {}", t::picture_slot(self.lang, experience, number, story));
                }
            }
        }
    }

    fn hands(&self, out: &mut String) {
        for (seat, board) in self.seats().zip(&self.position.seats) {
            let seen: Vec<Piece> = board.hand.iter().filter_map(Seen::up).collect();
            if seen.is_empty() {
                continue;
            }
            self.heading(out, t::picture_hand(self.lang, self.words.player(seat)));
            for piece in seen {
                if let Piece::Memory(id) = piece {
                    let mut name = String::new();
                    id.write(self.words.edition, &mut name);
                    line!(out, "  {name:<28}  {}", self.words.memory(id));
                }
            }
        }
    }
}
