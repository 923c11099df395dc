//! Texts for actions.

use crate::list::list;
use crate::{Words, effects, t};
use vocab::{Action, ByKind, Card, Exchange, InstrumentSpace, Line, Part, Payment, Space};

impl Words<'_> {
    /// An action in words, with its payment if it has one.
    pub fn action(&self, action: &Action) -> String {
        let choice = self.choice(action);
        match action.payment() {
            Some(pay) => self.paid_with(choice, &pay),
            None => choice,
        }
    }

    /// The choice with the payment the player wants. The thriftiest payment is not mentioned.
    fn paid_with(&self, mut choice: String, pay: &Payment) -> String {
        let (lang, none) = (self.lang, ByKind::default());
        if (pay.tracks, pay.counters) != (none, none) {
            let payment = list(lang, effects::paid(lang, &pay.tracks, &pay.counters));
            choice = t::choice_paying(lang, choice, payment);
        }
        if pay.returned != none {
            choice = t::choice_returning(lang, choice, list(lang, effects::counters(lang, &pay.returned)));
        }
        if pay.bought != none {
            choice = t::choice_buying(lang, choice, list(lang, effects::counters(lang, &pay.bought)));
        }
        choice
    }

    fn choice(&self, action: &Action) -> String {
        let lang = self.lang;
        match *action {
            Action::Lay { experience, story } => {
                t::choice_lay(lang, self.memory_title(experience), self.memory_title(story))
            }
            Action::UseCard => t::choice_use(lang),
            Action::TakeDucats => t::choice_ducats(lang),
            Action::Document { space, .. } => self.document(space),
            Action::Commission { space, .. } => self.commission(space),
            Action::Perform { opus, .. } => t::choice_perform(lang, self.opus_title(opus)),
            Action::Sell { opus, .. } => t::choice_sell(lang, self.opus_title(opus)),
            Action::Travel { to, .. } => t::choice_travel(lang, self.place(to)),
            Action::Requiem { part, composer, marker, .. } => self.requiem(part, composer, marker),
            Action::PlaceNeutral { part, composer } => {
                t::choice_neutral(lang, self.composer(composer), self.part(part))
            }
            Action::ChooseKind { kind } => t::choice_kind(lang, kind.code()),
            Action::Exchange { exchange } => self.exchange(exchange),
            Action::Decline => t::choice_decline(lang),
            Action::EndTurn => t::choice_end(lang),
        }
    }

    fn document(&self, space: Space) -> String {
        let n = space.number().into();
        match self.row[space.index()] {
            Some(Card::Memory(card)) => t::choice_document(self.lang, self.memory_title(card), n),
            Some(Card::Opus(_)) | None => t::choice_document_space(self.lang, n),
        }
    }

    fn commission(&self, space: Space) -> String {
        let n = space.number().into();
        match self.row[space.index()] {
            Some(Card::Opus(opus)) => t::choice_commission(self.lang, n, self.opus_title(opus)),
            Some(Card::Memory(_)) | None => t::choice_commission_space(self.lang, n),
        }
    }

    fn requiem(&self, part: Part, line: Line, marker: InstrumentSpace) -> String {
        let reward = effects::effect(self.lang, &self.edition.board.spaces[marker.index()].reward);
        let n = marker.number().into();
        t::choice_requiem(self.lang, self.composer(line), n, self.part(part), reward)
    }

    fn exchange(&self, exchange: Exchange) -> String {
        let (counter, price) = self.exchange_terms(exchange);
        match exchange {
            Exchange::Buy(_) => t::choice_buy(self.lang, counter, price),
            Exchange::Return(_) => t::choice_return(self.lang, counter, price),
        }
    }
}
