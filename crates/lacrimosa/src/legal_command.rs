//! `lacrimosa legal`: the legal actions in notation and in words, with what they cost and bring.

use crate::cli::LegalArgs;
use crate::files;
use crate::symbols::Symbols;
use crate::words::seat_names;
use anyhow::Result;
use edition::{Cost, Resources};
use rules::{Game, Legal, Luck};
use serde_json::json;
use std::io::Write;
use texts::{Lang, Words, t};
use vocab::{Action, Event, Fact, Gain, Kind, Seat};

pub fn run(lang: Lang, args: &LegalArgs) -> Result<()> {
    let record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let game = record.game();
    let names = seat_names(lang, game.level().is_some());
    let words = Words::new(lang, game.edition(), &names).at(&game.position());
    let offers = offers(&words, game);
    let mut out = std::io::stdout().lock();
    if args.json {
        let list: Vec<_> = offers
            .iter()
            .map(|offer| json!({ "action": offer.notation, "text": offer.text, "costs": offer.costs, "brings": offer.brings }))
            .collect();
        let whole = json!({ "to_act": game.to_act().map(Seat::number), "prompt": game.prompt().map(|p| words.prompt(&p)), "legal": list });
        writeln!(out, "{}", serde_json::to_string_pretty(&whole)?)?;
        return Ok(());
    }
    let (Some(seat), Some(prompt)) = (game.to_act(), game.prompt()) else {
        writeln!(out, "{}", t::refusal_over(lang))?;
        return Ok(());
    };
    writeln!(out, "{}", t::program_asked(lang, words.prompt(&prompt), words.player(seat)))?;
    let width = offers.iter().map(|offer| offer.notation.chars().count()).max().unwrap_or(0);
    for offer in &offers {
        writeln!(out, "  {:width$}  {}", offer.notation, offer.line())?;
    }
    Ok(())
}

/// A legal action with its cost and gain.
pub struct Offer {
    pub legal: Legal,
    pub notation: String,
    pub text: String,
    /// What it costs immediately, in symbols; empty if it is free.
    pub costs: String,
    /// What it brings immediately, in symbols.
    pub brings: String,
}

impl Offer {
    /// The action in words, with what it costs and brings.
    pub fn line(&self) -> String {
        match (self.costs.as_str(), self.brings.as_str()) {
            ("", "") => self.text.clone(),
            (costs, "") => format!("{}  [{costs}]", self.text),
            ("", brings) => format!("{}  [→ {brings}]", self.text),
            (costs, brings) => format!("{}  [{costs} → {brings}]", self.text),
        }
    }
}

/// The legal actions with what each costs and brings, found by playing it on a copy.
pub fn offers(words: &Words<'_>, game: &Game) -> Vec<Offer> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let offer = |legal: &Legal| {
        let (costs, brings) = effect(game, *legal);
        let symbols = Symbols { lang: words.lang };
        Offer {
            legal: *legal,
            notation: legal.action().notation(game.edition()),
            text: words.action(&legal.action()),
            costs: if costs == Cost::default() { String::new() } else { symbols.cost(&costs) },
            brings: if brings == Resources::default() { String::new() } else { symbols.resources(&brings) },
        }
    };
    legal.iter().map(offer).collect()
}

/// Adds with saturation, because edited positions and editions can have more than fits into a byte.
fn add(sum: &mut u8, n: u8) {
    *sum = sum.saturating_add(n);
}

/// The sums of what an action costs and brings its seat immediately.
fn effect(game: &Game, legal: Legal) -> (Cost, Resources) {
    let (mut costs, mut brings) = (Cost::default(), Resources::default());
    // The end of a turn involves other seats and chance.
    let (Some(seat), false) = (game.to_act(), legal.action() == Action::EndTurn) else {
        return (costs, brings);
    };
    let mut events = Vec::new();
    let mut copy = *game;
    copy.play(legal, &mut NoLuck, &mut events);
    for event in &events {
        match *event {
            Event::Open(Fact::Paid { seat: who, ducats, tracks, counters, finance }) if who == seat => {
                add(&mut costs.ducats, ducats);
                add(&mut costs.finance, finance);
                for kind in Kind::ALL {
                    add(&mut costs.points[kind], tracks[kind]);
                    add(&mut costs.points[kind], counters[kind]);
                }
            }
            Event::Open(Fact::Gained { seat: who, gain, n, .. }) if who == seat => match gain {
                Gain::Ducats => add(&mut brings.ducats, n),
                Gain::Vp => add(&mut brings.vp, n),
                Gain::Finance => add(&mut brings.finance, n),
                Gain::Track(kind) => add(&mut brings.track[kind], n),
                Gain::Counter(kind) => add(&mut brings.counter[kind], n),
            },
            _ => {}
        }
    }
    (costs, brings)
}

/// The luck for trials: their results must not depend on chance.
struct NoLuck;

impl Luck for NoLuck {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
