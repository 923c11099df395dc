//! Previews keep their word: costs, gains, the next question and what is shown, for every offer of random games.
//!
//! What happened is read off the boards before and after the decision, not off the events that a preview is made of.
//! The offers are those of a game imagined from the seat's view, as the page makes them for a game on a server.

use edition::Edition;
use record::Decision;
use rules::{Game, Luck, Seed, Setup};
use table::{Offer, Offers, Outcome, Thing};
use vocab::{Action, ByKind, Gain, Kind, Level, Prompt, Seat, SeatPosition, Viewer};

/// What the tests must meet, so that none passes for want of cases.
#[derive(Default, Debug)]
struct Met {
    offers: u32,
    payments: u32,
    bought: u32,
    returned: u32,
    gains: u32,
    questions: u32,
    shown: u32,
    hidden: u32,
}

#[test]
fn every_offer_of_random_games_does_what_its_preview_says() {
    let mut met = Met::default();
    let solo = [Level::Easy, Level::Middle, Level::Difficult].map(Setup::solo);
    for (number, setup) in (2..=4).map(Setup::players).chain(solo).enumerate() {
        for seed in 0..6 {
            play(&setup, Seed::from_number(number as u64 * 100 + seed), &mut met);
        }
    }
    println!("{met:?}");
    let Met { offers, payments, bought, returned, gains, questions, shown, hidden } = met;
    let counts = [offers, payments, bought, returned, gains, questions, shown, hidden];
    assert!(counts.iter().all(|count| *count > 50), "{counts:?}");
}

/// Plays a whole game at random and tries every offer of every decision on a copy.
fn play(setup: &Setup, seed: Seed, met: &mut Met) {
    let mut game = Game::deal(setup, Edition::vienna(), &mut seed.dice(0), &mut ()).unwrap();
    let mut choice = seed.dice(u64::MAX);
    for moment in 1.. {
        let Some(seat) = game.to_act() else { return };
        let view = game.view(Viewer::Seat(seat));
        let imagined = Game::imagine(&view, game.edition(), &mut Seed::from_number(moment).dice(0));
        let offers = Offers::of(&imagined, seat);
        for offer in &offers.now {
            Case { game: &game, seat, seed: &seed, moment }.try_out(offer, met);
            for other in other_payments(&imagined, seat, offer) {
                met.payments += 1;
                Case { game: &game, seat, seed: &seed, moment }.try_out(&other, met);
            }
        }
        supposed_offers_cost_what_the_offers_of_now_cost(&offers);
        let chosen = offers.now[choice.below(offers.now.len() as u32) as usize].action;
        Decision::take(&mut game, &seed, moment, seat, chosen).unwrap();
    }
}

/// The same choice with a point more or less from each track, as the dock offers it.
fn other_payments(game: &Game, seat: Seat, offer: &Offer) -> Vec<Offer> {
    let tracks = offer.outcome.tracks;
    let steps = Kind::ALL.into_iter().flat_map(|kind| [(kind, -1), (kind, 1)]);
    let changed = steps.filter_map(|(kind, step)| {
        let mut tracks = tracks;
        tracks[kind] = tracks[kind].checked_add_signed(step)?;
        offer.with_tracks(game, seat, tracks)
    });
    changed.collect()
}

struct Case<'a> {
    game: &'a Game,
    seat: Seat,
    seed: &'a Seed,
    moment: u64,
}

impl Case<'_> {
    /// Decides on a copy of the real game and compares what happened with the preview.
    fn try_out(&self, offer: &Offer, met: &mut Met) {
        let (seat, preview) = (self.seat, &offer.outcome);
        let mut after = *self.game;
        let decision = Decision::take(&mut after, self.seed, self.moment, seat, offer.action).unwrap();
        let told = format!("{} {}: {preview:?}", self.moment, offer.action.notation(self.game.edition()));
        met.count(preview);
        assert_eq!(preview.shows, decision.is_barrier(), "what is shown, {told}");
        if preview.hidden {
            return;
        }
        let board = |game: &Game| game.position().seats[seat.index()].clone();
        let (before, now) = (board(self.game), board(&after));
        assert_eq!(Money::of(&now), Money::of(&before).after(preview, self.game.edition()), "{told}");
        if offer.action.payment().is_some() {
            let price = Purse::of(&before).after(preview, self.game.edition());
            assert_eq!(Purse::of(&now), price, "price, {told}");
        }
        assert_eq!(vp(&now), vp(&before) + gained(preview, Gain::Vp), "victory points, {told}");
        assert_eq!(preview.projected, after.projected(seat), "the score if the game ended, {told}");
        self.compare_questions(&after, preview, &told);
    }

    /// The questions on the stack are those of before, without the answered one, and on top those of the preview.
    fn compare_questions(&self, after: &Game, preview: &Outcome, told: &str) {
        let stack = after.prompts();
        assert!(stack.ends_with(&preview.asked), "asked next {stack:?}, {told}");
        if let Some(next) = preview.asked.last() {
            assert_eq!((after.to_act(), after.prompt()), (Some(self.seat), Some(*next)), "{told}");
        }
        let older = self.game.prompts().len();
        assert!(stack.len() - preview.asked.len() <= older, "a question that nobody announced, {told}");
    }
}

/// What can be paid with.
#[derive(PartialEq, Debug)]
struct Money {
    ducats: u16,
    tracks: ByKind<u8>,
    counters: ByKind<u8>,
    finance: u8,
}

impl Money {
    fn of(board: &SeatPosition) -> Money {
        let SeatPosition { ducats, tracks, counters, finance, .. } = board;
        Money { ducats: *ducats, tracks: *tracks, counters: *counters, finance: *finance }
    }

    fn after(mut self, preview: &Outcome, edition: &Edition) -> Money {
        let sum =
            |counters: ByKind<u8>| Kind::ALL.into_iter().map(|kind| u16::from(counters[kind])).sum::<u16>();
        let rates = &edition.board;
        self.ducats +=
            gained(preview, Gain::Ducats) + sum(preview.returned) * u16::from(rates.exchange_return);
        self.ducats -= u16::from(preview.ducats) + sum(preview.bought) * u16::from(rates.exchange_buy);
        self.finance = self.finance + gained(preview, Gain::Finance) as u8 - preview.finance;
        for kind in Kind::ALL {
            self.tracks[kind] += gained(preview, Gain::Track(kind)) as u8;
            self.tracks[kind] -= preview.tracks[kind];
            self.counters[kind] += gained(preview, Gain::Counter(kind)) as u8 + preview.bought[kind];
            self.counters[kind] -= preview.counters[kind] + preview.returned[kind];
        }
        self
    }
}

/// The same without the difference between tracks and counters: what the price on a button speaks of.
#[derive(PartialEq, Debug)]
struct Purse {
    ducats: u16,
    points: ByKind<u8>,
    finance: u8,
}

impl Purse {
    fn of(board: &SeatPosition) -> Purse {
        let points = ByKind(Kind::ALL.map(|kind| board.tracks[kind] + board.counters[kind]));
        Purse { ducats: board.ducats, points, finance: board.finance }
    }

    fn after(mut self, preview: &Outcome, edition: &Edition) -> Purse {
        let price = preview.price(edition);
        self.ducats = self.ducats + gained(preview, Gain::Ducats) - u16::from(price.ducats);
        self.finance = self.finance + gained(preview, Gain::Finance) as u8 - price.finance;
        for kind in Kind::ALL {
            let gained = gained(preview, Gain::Track(kind)) + gained(preview, Gain::Counter(kind));
            self.points[kind] = self.points[kind] + gained as u8 - price.points[kind];
        }
        self
    }
}

fn vp(board: &SeatPosition) -> u16 {
    board.score.total()
}

fn gained(preview: &Outcome, wanted: Gain) -> u16 {
    preview.gains.iter().filter(|(gain, ..)| *gain == wanted).map(|(_, n, _)| u16::from(*n)).sum()
}

/// An action that is at hand costs and brings what was shown for it while it was not.
fn supposed_offers_cost_what_the_offers_of_now_cost(offers: &Offers) {
    if !matches!(offers.prompt, Some(Prompt::Card(_))) {
        return;
    }
    for offer in &offers.now {
        let Some(Ok(supposed)) = Thing::of(offer.action).and_then(|thing| offers.supposed(thing)) else {
            continue;
        };
        if supposed.action == offer.action {
            assert_eq!(value(&supposed.outcome), value(&offer.outcome), "{:?}", offer.action);
        }
    }
}

/// What an action costs and brings, without what follows from it.
fn value(preview: &Outcome) -> Outcome {
    Outcome { asked: Vec::new(), projected: Default::default(), shows: false, ..preview.clone() }
}

impl Met {
    fn count(&mut self, preview: &Outcome) {
        let any = |counters: ByKind<u8>| u32::from(Kind::ALL.into_iter().any(|kind| counters[kind] > 0));
        self.offers += 1;
        self.bought += any(preview.bought);
        self.returned += any(preview.returned);
        self.gains += u32::from(!preview.gains.is_empty());
        self.questions += u32::from(!preview.asked.is_empty());
        self.shown += u32::from(preview.shows);
        self.hidden += u32::from(preview.hidden);
    }
}

#[test]
fn the_end_of_a_turn_promises_nothing() {
    let game = Game::deal(&Setup::players(2), Edition::vienna(), &mut Seed::from_number(3).dice(0), &mut ());
    let (mut game, seed) = (game.unwrap(), Seed::from_number(3));
    for moment in 1.. {
        let seat = game.to_act().unwrap();
        let offers = Offers::of(&game, seat);
        let end = offers.now.iter().find(|offer| offer.action == Action::EndTurn);
        if let Some(end) = end {
            assert!(end.outcome.hidden && end.outcome.gains.is_empty() && end.outcome.asked.is_empty());
            return;
        }
        Decision::take(&mut game, &seed, moment, seat, offers.now[0].action).unwrap();
    }
}
