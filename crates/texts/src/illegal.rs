//! Refusals: why an action is illegal, with the numbers, and what would make it legal.

use crate::list::list;
use crate::{Words, effects, names, t};
use vocab::{Illegal, InstrumentSpace, Part, Seat, Short};

impl Words<'_> {
    /// The refusal as a sentence to the player. [`Illegal::rule`] names its rule.
    pub fn illegal(&self, illegal: &Illegal) -> String {
        let lang = self.lang;
        match *illegal {
            Illegal::Over => t::refusal_over(lang),
            Illegal::NotYourTurn { to_act } => t::refusal_not_your_turn(lang, self.player(to_act)),
            Illegal::NotAsked(prompt) => t::refusal_not_asked(lang, self.prompt(&prompt)),
            Illegal::NotInHand(card) => t::refusal_not_in_hand(lang, self.memory_title(card)),
            Illegal::SameCard(card) => t::refusal_same_card(lang, self.memory_title(card)),
            Illegal::NoIcon(icon) => t::refusal_no_icon(lang, icon.code()),
            Illegal::EmptySpace(space) => t::refusal_empty_space(lang, space.number().into()),
            Illegal::NotAMemory(space) => t::refusal_not_a_memory(lang, space.number().into()),
            Illegal::NotAnOpus(space) => t::refusal_not_an_opus(lang, space.number().into()),
            Illegal::NotYourOpus(opus) => t::refusal_not_your_opus(lang, self.opus_title(opus)),
            Illegal::Turned(opus) => t::refusal_turned(lang, self.opus_title(opus)),
            Illegal::WrongType { opus, wanted } => {
                t::refusal_wrong_type(lang, self.opus_title(opus), wanted.code())
            }
            Illegal::WrongMode { wanted } => t::refusal_wrong_mode(lang, wanted.code()),
            Illegal::NoTile(place) => t::refusal_no_tile(lang, self.place(place)),
            Illegal::NoSuchPart(part) => {
                t::refusal_no_such_part(lang, part.movement().code(), part.row() as i64 + 1)
            }
            Illegal::Covered(part) => t::refusal_covered(lang, self.part(part)),
            Illegal::Written { part, by } => self.written(part, by),
            Illegal::NoMarker { space, others } => self.no_marker(space, others),
            Illegal::WrongInstrument { part, marker } => {
                let [part, marker] = [part, marker].map(|instrument| names::instrument(lang, instrument));
                t::refusal_wrong_instrument(lang, marker, part)
            }
            Illegal::NoComposer(line) => t::refusal_no_composer(lang, line.code()),
            Illegal::StackEmpty { line, movement } => {
                t::refusal_stack_empty(lang, self.composer(line), movement.code())
            }
            Illegal::OtherMovement { wanted } => t::refusal_other_movement(lang, wanted.code()),
            Illegal::Short(short) => self.short(&short),
            Illegal::FinanceTooLow { steps, has } => t::refusal_finance(lang, has.into(), steps.into()),
            Illegal::WrongPoints { kind, cost, offered } => {
                t::refusal_wrong_points(lang, t::n_kind(lang, kind.code(), cost.into()), offered.into())
            }
            Illegal::TrackTooLow { kind, has, offered } => {
                t::refusal_track(lang, has.into(), kind.code(), offered.into())
            }
            Illegal::TooFewCounters { kind, has, needed } => {
                t::refusal_counters(lang, has.into(), t::n_counters(lang, kind.code(), needed.into()))
            }
            Illegal::TooFewDucats { has, needed } => {
                t::refusal_ducats(lang, has.into(), t::n_ducats(lang, needed.into()))
            }
            Illegal::NothingToReturn(kind) => t::refusal_nothing_to_return(lang, kind.code()),
            Illegal::NoExchangeNow => t::refusal_no_exchange(lang),
        }
    }

    fn written(&self, part: Part, by: Option<Seat>) -> String {
        match by {
            Some(seat) => t::refusal_written(self.lang, self.part(part), self.player(seat)),
            None => t::refusal_written_neutral(self.lang, self.part(part)),
        }
    }

    fn no_marker(&self, space: InstrumentSpace, others: u8) -> String {
        let instrument = self.edition.board.spaces[space.index()].instrument.code();
        match others {
            0 => t::refusal_no_marker_left(self.lang, instrument),
            _ => t::refusal_no_marker(self.lang, instrument, space.number().into()),
        }
    }

    /// What is missing, what it would cost to buy it, and what the player has (PAY-5).
    fn short(&self, short: &Short) -> String {
        let lang = self.lang;
        let [cost, has, missing] = [short.ducats, short.has, short.missing].map(i64::from);
        let n: i64 = short.points.0.iter().map(|n| i64::from(*n)).sum();
        let price = n * i64::from(self.edition.board.exchange_buy);
        let spare = (cost + price - has - missing).max(0);
        if n == 0 {
            return t::refusal_short_ducats(lang, cost, has, missing, spare);
        }
        let points = list(lang, effects::points(lang, &short.points));
        let price = t::n_ducats(lang, price);
        match cost {
            0 => t::refusal_short_points(lang, has, n, points, price, spare),
            _ => {
                let cost = t::n_ducats(lang, cost);
                t::refusal_short_points_ducats(lang, cost, has, n, points, price, spare)
            }
        }
    }
}
