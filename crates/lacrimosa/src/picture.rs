//! Draws a position as text: the row with its prices, the map, the Requiem, every board, and the visible
//! hands.

use crate::symbols::Symbols;
use edition::Resources;
use rules::Game;
use std::fmt::Write;
use texts::{Lang, Words, names, t};
use vocab::{
    Card, Face, Instrument, Kind, Line, MapTile, Mark, MemoryId, Mode, Movement, OpusId, Part, Piece, Place,
    Position, Seat, SeatPosition, Space, TileId, Token,
};

/// A card or tile that may be face down.
pub trait Seen {
    /// The card or tile, if its face is up.
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

/// Draws the visible part of a position. The game is used only for what everybody sees.
pub fn draw<C: Seen>(words: &Words<'_>, game: &Game, position: &Position<C>) -> String {
    let picture = Picture { words, lang: words.lang, symbols: Symbols { lang: words.lang }, game, position };
    let mut out = String::new();
    picture.head(&mut out);
    picture.row(&mut out);
    picture.map(&mut out);
    picture.requiem(&mut out);
    picture.boards(&mut out);
    picture.fronts(&mut out);
    picture.hands(&mut out);
    out
}

struct Picture<'a, C> {
    words: &'a Words<'a>,
    lang: Lang,
    symbols: Symbols,
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
        let (period, turn) = (names::period(self.lang, position.round), position.turn.to_string());
        let years = &self.words.edition.board.periods[position.round.index()];
        let years = format!("{}–{}", years.first, years.last);
        line!(out, "{}", t::picture_head(self.lang, period, turn, years));
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

    /// Each card of the row with its total price.
    fn row(&self, out: &mut String) {
        self.heading(out, t::board_row(self.lang));
        for space in Space::all() {
            let (Some(card), Some(price)) = (self.position.row[space.index()], self.game.row_price(space))
            else {
                line!(out, "  {space}  –");
                continue;
            };
            let brings = match card {
                Card::Memory(id) => self.memory(id),
                Card::Opus(id) => self.opus(id),
            };
            let (title, reward) = (self.words.card_title(card), price.reward);
            let mut price = self.symbols.cost(&price.cost);
            if reward != Resources::default() {
                let _ = write!(price, " +{}", self.symbols.resources(&reward));
            }
            line!(out, "  {space}  {:<34} {price:<11} {brings}", short(&title, 34));
        }
    }

    fn memory(&self, id: MemoryId) -> String {
        let card = &self.words.edition.memories[id.index()];
        let story = Resources { vp: card.story.vp, track: card.story.points, ..Resources::default() };
        let story = t::picture_story(self.lang, self.symbols.resources(&story));
        let actions = self.symbols.icons(card.printed.iter().copied());
        let reward = self.symbols.resources(&card.reward);
        if card.reward == Resources::default() {
            format!("✎ {actions} · {story}")
        } else {
            format!("✎ {reward}, {actions} · {story}")
        }
    }

    fn opus(&self, id: OpusId) -> String {
        let card = &self.words.edition.opera[id.index()];
        let vp = self.symbols.resources(&Resources { vp: card.vp, ..Resources::default() });
        let kind = match (card.kind, card.period) {
            (Some(kind), Some(period)) => {
                format!(
                    "{} {} · {vp} · ",
                    names::opus_type(self.lang, kind),
                    names::period(self.lang, period)
                )
            }
            _ => String::new(),
        };
        let (perform, sell) = (self.symbols.lines(card, Mode::Perform), self.symbols.lines(card, Mode::Sell));
        format!("♫ {kind}{}", t::picture_opus_lines(self.lang, perform, sell))
    }

    /// Each tile of the map with its roads, its cost, and its reward.
    fn map(&self, out: &mut String) {
        self.heading(out, t::board_map(self.lang));
        for place in Place::all() {
            let here = if place == self.position.coach { "▶" } else { " " };
            let name = self.words.place(place);
            let (Some((tile, gilded)), Ok(cost)) =
                (self.position.map[place.index()], self.game.travel_cost(place))
            else {
                line!(out, "{here} {:>2}  {name:<10} –", place.number());
                continue;
            };
            let (effect, favour) = match tile {
                MapTile::Court(id) => {
                    let court = &self.words.edition.courts[id.index()];
                    (court.face(gilded), format!(" · {}", self.symbols.favour(&court.favour)))
                }
                MapTile::City(id) => (self.words.edition.cities[id.index()].face(gilded), String::new()),
            };
            let (cost, effect) = (self.symbols.cost(&cost), self.symbols.effect(effect));
            let (title, face) = (self.words.map_tile_title(tile), if gilded { "☀" } else { " " });
            line!(
                out,
                "{here} {:>2}  {name:<10} {cost:<9} {face} {title:<29} {effect}{favour}",
                place.number()
            );
        }
    }

    /// The parts of each movement, then the cost and reward of the composers' tiles.
    fn requiem(&self, out: &mut String) {
        self.heading(out, t::board_requiem(self.lang));
        for movement in Movement::ALL {
            let data = &self.words.edition.board.movements[movement];
            let parts =
                data.parts.iter().enumerate().map(|(row, instrument)| self.part(movement, row, *instrument));
            let (parts, name) =
                (parts.collect::<Vec<String>>().join("  "), names::movement(self.lang, movement));
            line!(out, "  {name:<12} {}/{}  {parts}", data.higher, data.lower);
            for line in Line::ALL {
                if let Some(tile) = self.game.top_tile(line, movement) {
                    line!(
                        out,
                        "  {:17} {} {:<13} {}",
                        "",
                        note(line),
                        self.words.composer(line),
                        self.tile(tile)
                    );
                }
            }
        }
    }

    fn tile(&self, id: TileId) -> String {
        let tile = &self.words.edition.tiles[id.index()];
        let (cost, at_once) = (self.symbols.cost(&tile.cost), self.symbols.effect(&tile.immediate));
        let repeat =
            tile.repeat.map_or(String::new(), |repeat| format!(" · {}", self.symbols.repeat(&repeat)));
        format!("{cost} → {at_once}{repeat}")
    }

    fn part(&self, movement: Movement, row: usize, instrument: Instrument) -> String {
        let name = names::instrument(self.lang, instrument);
        let part = Part::new(movement, row);
        let mark = self
            .position
            .parts
            .iter()
            .find(|(other, _)| *other == part)
            .map_or(Mark::Empty, |(_, mark)| *mark);
        match mark {
            Mark::Empty => format!("{name} ○"),
            Mark::Covered => format!("{name} ▒"),
            Mark::Written { by: Some(seat), line } => format!("{name} {seat}{}", note(line)),
            Mark::Written { by: None, line } => format!("{name} ◆{}", note(line)),
        }
    }

    /// A table with a column for each seat.
    fn boards(&self, out: &mut String) {
        self.heading(out, t::picture_players(self.lang));
        let points =
            |seat: &SeatPosition<C>, kind: Kind| format!("{}↑ {}●", seat.tracks[kind], seat.counters[kind]);
        let markers = |seat: &SeatPosition<C>| {
            seat.markers.iter().map(|there| if *there { '●' } else { '·' }).collect()
        };
        let finance = |seat: &SeatPosition<C>| {
            let space = self.words.edition.board.finance[usize::from(seat.finance)];
            let (ducats, vp, track_wild) = (space.ducats, space.vp, space.wild);
            self.symbols.resources(&Resources { ducats, vp, track_wild, ..Resources::default() })
        };
        type Cell<'c, C> = (String, Box<dyn Fn(&SeatPosition<C>) -> String + 'c>);
        let mut rows: Vec<Cell<'_, C>> = vec![
            (t::picture_vp(self.lang), Box::new(|seat| seat.score.total().to_string())),
            (t::picture_ducats(self.lang), Box::new(|seat| seat.ducats.to_string())),
        ];
        for kind in Kind::ALL {
            rows.push((names::kind(self.lang, kind), Box::new(move |seat| points(seat, kind))));
        }
        rows.push((t::board_finance_track(self.lang), Box::new(finance)));
        rows.push((
            t::picture_cards(self.lang),
            Box::new(|seat| format!("{} / {}", seat.hand.len(), seat.deck.len())),
        ));
        rows.push((t::picture_markers(self.lang), Box::new(markers)));
        let label_width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let names: Vec<String> = self.seats().map(|seat| self.words.player(seat)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(12);
        let mut row = |label: &str, cells: Vec<String>| {
            let _ = write!(out, "  {label:label_width$}");
            cells.iter().for_each(|cell| out.push_str(&format!("  {cell:>width$}")));
            out.push('\n');
        };
        row("", names);
        for (label, cell) in rows {
            row(&label, self.position.seats.iter().map(cell).collect());
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<C> {
        (0..self.position.seats.len()).map(Seat::at)
    }

    /// What lies in front of each player: works, Court tiles, Composer tiles, slots.
    fn fronts(&self, out: &mut String) {
        for (seat, board) in self.seats().zip(&self.position.seats) {
            self.heading(out, self.words.player(seat));
            for opus in &board.opera {
                let ready = if board.turned.contains(opus) { "⟳" } else { " " };
                line!(out, "{ready} {:<38} {}", short(&self.words.opus_title(*opus), 38), self.opus(*opus));
            }
            for court in &board.courts {
                let favour = self.symbols.favour(&self.words.edition.courts[court.index()].favour);
                line!(out, "  {:<38} {favour}", self.words.court_title(*court));
            }
            for tile in board.tiles.iter().flatten() {
                line!(out, "  {:<38} {}", short(&self.words.tile_title(*tile), 38), self.tile(*tile));
            }
            for (number, slot) in (1..).zip(&board.slots) {
                if let (Some(experience), Some(story)) = *slot {
                    let (experience, story) =
                        (self.words.memory_title(experience), self.words.memory_title(story));
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
                    // The title for reading, the id for typing.
                    let title = short(&self.words.memory_title(id), 38);
                    line!(out, "  {title:<38} {:<24} {name}", self.memory(id));
                }
            }
        }
    }
}

/// The note of a line, as a marker shows it.
fn note(line: Line) -> &'static str {
    match line {
        Line::Upper => "♪",
        Line::Lower => "♬",
    }
}

/// A title cut to a width.
fn short(title: &str, width: usize) -> String {
    if title.chars().count() <= width {
        return title.to_owned();
    }
    let mut cut: String = title.chars().take(width - 1).collect();
    cut.push('…');
    cut
}
