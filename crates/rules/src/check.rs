//! Checks any action, and says why it is not legal.

use crate::pay::Purse;
use crate::{Game, Legal};
use vocab::{Action, Exchange, Icon, Illegal, Mode, Prompt, Seat};

impl Game {
    /// Checks an action. An empty payment stands for the thriftiest one; any other payment that the rules allow is
    /// accepted.
    ///
    /// # Errors
    /// Why the action is not legal, with the rule and the numbers.
    ///
    /// # Examples
    /// ```
    /// use rules::{Game, Seed, Setup};
    /// use vocab::{Action, Illegal};
    /// let luck = &mut Seed::from_number(1).dice(0);
    /// let game = Game::deal(&Setup::players(2), edition::Edition::vienna(), luck, &mut ()).unwrap();
    /// let refusal = game.check(game.to_act().unwrap(), Action::EndTurn).unwrap_err();
    /// assert_eq!(refusal.rule().id(), "TURN-1");
    /// ```
    pub fn check(&self, seat: Seat, action: Action) -> Result<Legal, Illegal> {
        let (Some(to_act), Some(prompt)) = (self.to_act(), self.prompt()) else { return Err(Illegal::Over) };
        if seat != to_act {
            return Err(Illegal::NotYourTurn { to_act });
        }
        self.judge(seat, prompt, action).map(Legal)
    }

    fn judge(&self, seat: Seat, prompt: Prompt, action: Action) -> Result<Action, Illegal> {
        let board = &self.state.boards[seat.index()];
        let purse = Purse::of(board, self);
        let not_asked = Err(Illegal::NotAsked(prompt));
        match action {
            Action::Lay { experience, story } => match prompt {
                Prompt::Lay if !board.hand.contains(experience) => Err(Illegal::NotInHand(experience)),
                Prompt::Lay if !board.hand.contains(story) => Err(Illegal::NotInHand(story)),
                Prompt::Lay if experience == story => Err(Illegal::SameCard(story)),
                Prompt::Lay => Ok(action),
                _ => not_asked,
            },
            Action::UseCard | Action::TakeDucats if prompt == Prompt::UseOrTake => Ok(action),
            Action::Document { space, pay } => {
                self.may(prompt, Icon::Document)?;
                let (_, value) = self.document_price(space)?;
                let pay = self.judge_payment(&purse.after(&value.reward, self), &value.cost, pay)?;
                Ok(Action::Document { space, pay })
            }
            Action::Commission { space, pay } => {
                self.may(prompt, Icon::Commission)?;
                let (_, price) = self.commission_price(space)?;
                let pay = self.judge_payment(&purse.after(&price.reward, self), &price.cost, pay)?;
                Ok(Action::Commission { space, pay })
            }
            Action::Perform { opus, pay } => {
                self.may(prompt, Icon::PerformOrSell)?;
                self.check_ready(seat, Mode::Perform, opus, prompt)?;
                let pay = self.judge_payment(&purse, &self.perform_cost(Mode::Perform, opus), pay)?;
                Ok(Action::Perform { opus, pay })
            }
            Action::Sell { opus, pay } => {
                self.may(prompt, Icon::PerformOrSell)?;
                self.check_ready(seat, Mode::Sell, opus, prompt)?;
                let pay = self.judge_payment(&purse, &self.perform_cost(Mode::Sell, opus), pay)?;
                Ok(Action::Sell { opus, pay })
            }
            Action::Travel { to, pay } => {
                self.may(prompt, Icon::Travel)?;
                let pay = self.judge_payment(&purse, &self.travel_cost(to)?, pay)?;
                Ok(Action::Travel { to, pay })
            }
            Action::Requiem { part, composer, marker, pay } => {
                self.may(prompt, Icon::Requiem)?;
                let tile = self.check_requiem(seat, part, composer, marker)?;
                let cost = &self.edition.tiles[tile.index()].cost;
                let pay = self.judge_payment(&self.purse_with_marker(&purse, marker), cost, pay)?;
                Ok(Action::Requiem { part, composer, marker, pay })
            }
            Action::PlaceNeutral { part, composer } => match prompt {
                Prompt::Neutral(movement) => self.check_neutral(movement, part, composer).map(|()| action),
                _ => not_asked,
            },
            Action::ChooseKind { .. } if matches!(prompt, Prompt::Kinds { .. }) => Ok(action),
            Action::Exchange { exchange } => self.check_exchange(&purse, exchange).map(|()| action),
            Action::Decline => match prompt {
                Prompt::Gained(_) | Prompt::Extra { .. } | Prompt::AtCity { .. } => Ok(action),
                _ => not_asked,
            },
            Action::EndTurn if matches!(prompt, Prompt::Card(_)) => Ok(action),
            Action::UseCard | Action::TakeDucats | Action::ChooseKind { .. } | Action::EndTurn => not_asked,
        }
    }

    /// Whether the topmost question allows this action (TURN-3).
    fn may(&self, prompt: Prompt, icon: Icon) -> Result<(), Illegal> {
        match prompt {
            Prompt::Card(icons) if icons.count(icon) == 0 => Err(Illegal::NoIcon(icon)),
            Prompt::Card(_) => Ok(()),
            Prompt::Gained(icons) if icons.count(icon) > 0 => Ok(()),
            Prompt::Extra { icon: again, .. } if again == icon => Ok(()),
            Prompt::AtCity { .. } if icon == Icon::PerformOrSell => Ok(()),
            _ => Err(Illegal::NotAsked(prompt)),
        }
    }

    fn check_exchange(&self, purse: &Purse, exchange: Exchange) -> Result<(), Illegal> {
        if !self.exchanges_allowed() {
            return Err(Illegal::NoExchangeNow);
        }
        let needed = u16::from(self.edition.board.exchange_buy);
        match exchange {
            Exchange::Buy(_) if purse.ducats < needed => {
                Err(Illegal::TooFewDucats { has: purse.ducats, needed })
            }
            Exchange::Return(kind) if purse.counters[kind] == 0 => Err(Illegal::NothingToReturn(kind)),
            Exchange::Buy(_) | Exchange::Return(_) => Ok(()),
        }
    }
}
