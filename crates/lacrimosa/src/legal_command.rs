//! `lacrimosa legal`: what is allowed now, in notation and in words, with what it costs and brings.

use crate::cli::LegalArgs;
use crate::files;
use crate::words::seat_names;
use anyhow::Result;
use rules::{Game, Legal, Luck};
use serde_json::json;
use std::io::Write;
use texts::{Lang, Words, t};
use vocab::{Action, Event, Fact, Seat};

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
            .map(|offer| json!({ "action": offer.notation, "text": offer.text, "effect": offer.effect }))
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

/// A legal action for a person.
pub struct Offer {
    pub legal: Legal,
    pub notation: String,
    pub text: String,
    /// What it costs and brings at once.
    pub effect: Vec<String>,
}

impl Offer {
    /// The action in words, with what it costs and brings.
    pub fn line(&self) -> String {
        if self.effect.is_empty() {
            self.text.clone()
        } else {
            format!("{} [{}]", self.text, self.effect.join("; "))
        }
    }
}

/// The legal actions with what each costs and brings, found by trying it on a copy.
pub fn offers(words: &Words<'_>, game: &Game) -> Vec<Offer> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let offer = |legal: &Legal| Offer {
        legal: *legal,
        notation: legal.action().notation(game.edition()),
        text: words.action(&legal.action()),
        effect: effect(words, game, *legal),
    };
    legal.iter().map(offer).collect()
}

fn effect(words: &Words<'_>, game: &Game, legal: Legal) -> Vec<String> {
    // The end of a turn belongs to others and to chance.
    let (Some(seat), false) = (game.to_act(), legal.action() == Action::EndTurn) else { return Vec::new() };
    let mut events = Vec::new();
    let mut copy = *game;
    copy.play(legal, &mut NoLuck, &mut events);
    let own = |event: &Event| match event {
        Event::Open(fact @ Fact::Paid { seat: who, .. }) if *who == seat => Some(*fact),
        Event::Open(fact @ Fact::Gained { seat: who, .. }) if *who == seat => Some(*fact),
        _ => None,
    };
    events.iter().filter_map(own).filter_map(|fact| words.event(&fact.into())).collect()
}

/// Nothing that is tried here may depend on chance.
struct NoLuck;

impl Luck for NoLuck {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
