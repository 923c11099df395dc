//! The log: one line for each event that players notice.

use crate::list::{list, some};
use crate::{Words, effects, names, t};
use vocab::{
    BonusId, ByKind, Event, Exchange, Face, Fact, InstrumentSpace, Level, Line, Movement, Part, Round, Seat,
    TileId,
};

/// The seat of the Soloist, in a solo game.
const SOLOIST: usize = 1;

impl Words<'_> {
    /// The line of an event; none for internal events that players do not notice.
    pub fn event(&self, event: &Event<Face>) -> Option<String> {
        match *event {
            Event::Stacked { .. } => None,
            Event::Drew { seat, card: Face::Down } => Some(t::log_drew(self.lang, self.player(seat))),
            Event::Drew { seat, card: Face::Up(piece) } => {
                Some(t::log_drew_card(self.lang, self.piece_title(piece), self.player(seat)))
            }
            Event::Open(fact) => self.fact(&fact),
        }
    }

    fn fact(&self, fact: &Fact) -> Option<String> {
        let lang = self.lang;
        let who = |seat| self.player(seat);
        Some(match *fact {
            Fact::Asked { .. }
            | Fact::Settled
            | Fact::Spent { .. }
            | Fact::TileWoke { .. }
            | Fact::TurnEnded { .. }
            | Fact::MaintenanceReached { .. } => return None,
            Fact::Began { players, level, first } => self.began(players, level, first),
            Fact::ComposerCame { line, composer } => t::log_composer(lang, composer.code(), line.code()),
            Fact::Covered { part } => t::log_covered(lang, self.part(part)),
            Fact::TileLaid { place, tile } => {
                t::log_tile_laid(lang, self.place(place), self.map_tile_title(tile))
            }
            Fact::RoundBegan { round, bonus } => self.round_began(round, bonus),
            Fact::RowFilled { card, .. } => t::log_row_filled(lang, self.card_title(card)),
            Fact::TurnBegan { seat, slot } => t::log_turn(lang, slot.number().into(), who(seat)),
            Fact::Laid { seat, experience, story, .. } => {
                t::log_laid(lang, self.memory_title(experience), self.memory_title(story), who(seat))
            }
            Fact::CardUsed { seat } => t::log_used(lang, who(seat)),
            Fact::DucatsTaken { seat } => t::log_took_ducats(lang, who(seat)),
            Fact::Declined { seat } => t::log_declined(lang, who(seat)),
            Fact::Exchanged { seat, exchange } => self.exchanged(seat, exchange),
            Fact::Paid { seat, ducats, tracks, counters, finance } => {
                t::log_paid(lang, self.price(ducats, &tracks, &counters, finance), who(seat))
            }
            Fact::Gained { seat, gain, n, source } => {
                t::log_gained(lang, self.gain(gain, n), self.source(source), who(seat))
            }
            Fact::Documented { seat, card, replaced, .. } => {
                t::log_documented(lang, self.memory_title(card), self.memory_title(replaced), who(seat))
            }
            Fact::Commissioned { seat, space: Some(_), opus } => {
                t::log_commissioned(lang, self.opus_title(opus), who(seat))
            }
            Fact::Commissioned { seat, space: None, opus } => {
                t::log_starting_opus(lang, self.opus_title(opus), who(seat))
            }
            Fact::Performed { seat, opus } => t::log_performed(lang, self.opus_title(opus), who(seat)),
            Fact::Sold { seat, opus } => t::log_sold(lang, self.opus_title(opus), who(seat)),
            Fact::Travelled { seat, to } => t::log_travelled(lang, self.place(to), who(seat)),
            Fact::CourtTaken { seat, place, court } => {
                t::log_court(lang, self.court_title(court), self.place(place), who(seat))
            }
            Fact::CityLeft { place, city } => t::log_city(lang, self.city_title(city), self.place(place)),
            Fact::MarkerPlaced { seat, part, line, space } => self.marker_placed(seat, part, line, space),
            Fact::NeutralPlaced { seat, part, line } => {
                t::log_neutral(lang, self.composer(line), self.part(part), who(seat))
            }
            Fact::NeutralLost { seat } => t::log_neutral_lost(lang, who(seat)),
            Fact::TileTaken { seat, line, movement, tile, .. } => self.tile_taken(seat, line, movement, tile),
            Fact::SoloistTurned { card } => {
                t::log_turned(lang, self.soloist_card(card), who(Seat::at(SOLOIST)))
            }
            Fact::RowTaken { seat, card, .. } => t::log_row_taken(lang, self.card_title(card), who(seat)),
            Fact::TracksEmptied { seat } => t::log_tracks_emptied(lang, who(seat)),
            Fact::BoardCleared { seat } => t::log_cleared(lang, who(seat)),
            Fact::SoloistGathered => t::log_soloist_shuffles(lang, who(Seat::at(SOLOIST))),
            Fact::Gilded => t::log_gilded(lang),
            Fact::CitiesGathered => t::log_cities_gathered(lang),
            Fact::Swept { card, .. } => t::log_swept(lang, self.card_title(card)),
            Fact::PeriodClosed { round } => t::log_closed(lang, round.number().into()),
            Fact::FirstPlayer { seat } => t::log_first(lang, who(seat)),
            Fact::Ended => t::log_over(lang),
        })
    }

    fn began(&self, players: u8, level: Option<Level>, first: Seat) -> String {
        match level {
            Some(level) => t::log_began_solo(self.lang, level.code(), self.player(Seat::at(SOLOIST))),
            None => t::log_began(self.lang, players.into(), self.player(first)),
        }
    }

    fn round_began(&self, round: Round, bonus: BonusId) -> String {
        let years = self.edition.board.periods[round.index()];
        let [first, last] = [years.first, years.last].map(|year| year.to_string());
        t::log_round(self.lang, self.bonus(bonus), first, last, round.number().into())
    }

    fn exchanged(&self, seat: Seat, exchange: Exchange) -> String {
        let (counter, price) = self.exchange_terms(exchange);
        match exchange {
            Exchange::Buy(_) => t::log_bought(self.lang, counter, price, self.player(seat)),
            Exchange::Return(_) => t::log_returned(self.lang, counter, price, self.player(seat)),
        }
    }

    /// The counter of an exchange, and the ducats given or received for it.
    pub(crate) fn exchange_terms(&self, exchange: Exchange) -> (String, String) {
        let board = &self.edition.board;
        let (kind, ducats) = match exchange {
            Exchange::Buy(kind) => (kind, board.exchange_buy),
            Exchange::Return(kind) => (kind, board.exchange_return),
        };
        (t::n_counters(self.lang, kind.code(), 1), t::n_ducats(self.lang, ducats.into()))
    }

    /// What was paid, and with what.
    pub fn price(&self, ducats: u8, tracks: &ByKind<u8>, counters: &ByKind<u8>, finance: u8) -> String {
        let ducats = some(ducats, |n| t::n_ducats(self.lang, n));
        let finance = some(finance, |n| t::n_finance(self.lang, n));
        let points = effects::paid(self.lang, tracks, counters);
        list(self.lang, ducats.into_iter().chain(points).chain(finance))
    }

    /// The Soloist's markers come from no instrument space (SOLO-2).
    fn marker_placed(&self, seat: Seat, part: Part, line: Line, space: Option<InstrumentSpace>) -> String {
        match space {
            Some(_) => t::log_marker(self.lang, self.composer(line), self.part(part), self.player(seat)),
            None => t::log_marker_soloist(self.lang, line.code(), self.part(part), self.player(seat)),
        }
    }

    fn tile_taken(&self, seat: Seat, line: Line, movement: Movement, tile: TileId) -> String {
        let printed = self.edition.tiles.get(tile.index()).map(|tile| tile.composer);
        let composer = printed.map_or_else(|| self.composer(line), |it| names::composer(self.lang, it));
        t::log_tile(self.lang, composer, movement.code(), self.tile_title(tile), self.player(seat))
    }
}
