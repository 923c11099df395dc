//! What the decision says about a choice before it is confirmed: what is paid and kept, what comes now, what comes later.

use crate::card;
use crate::round_end::{self, Step};
use crate::scene::Scene;
use crate::sentences::sentences;
use edition::Cost;
use explain::Reason;
use rules::Seed;
use table::Offer;
use texts::{Lang, effects, list, t};
use vocab::{
    Action, Event, Face, Fact, Gain, Icon, Icons, Kind, MapTile, MemoryId, Piece, Pool, Prompt, Source,
};

/// Everything that is said about a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// The full price, exchanges included.
    pub price: Cost,
    /// What the player has afterwards of everything that is paid; none if nothing is paid.
    pub rest: Option<String>,
    /// What comes at once, the reward of the planned card first.
    pub gains: Vec<(Gain, u8, Source)>,
    /// What comes at once after another choice: steps and counters of any kind.
    pub wilds: Vec<String>,
    /// What else comes at once, as sentences: cards, actions, what full tracks turn into, and what does not come.
    pub notes: Vec<String>,
    /// What it prepares.
    pub later: Vec<String>,
    /// The projected score now.
    pub now: u16,
    /// The projected score afterwards.
    pub after: u16,
    /// Whether the turn ends without another question.
    pub ends: bool,
}

impl Forecast {
    /// What is said about an offer of a scene.
    pub fn of(scene: &Scene, lang: Lang, offer: &Offer) -> Forecast {
        let price = offer.outcome.price(scene.edition());
        let gains = [&scene.planned_gains[..], &offer.outcome.gains].concat();
        let decisions = scene.decisions(offer.action);
        let reason = scene.words(lang, |words| Reason::of(words, &scene.game, &[offer.action]));
        Forecast {
            rest: rest(scene, lang, offer, &price),
            wilds: offer.outcome.asked.iter().rev().filter_map(|prompt| wild(lang, *prompt)).collect(),
            notes: notes(scene, lang, offer, &gains, &decisions),
            price,
            gains,
            later: favour(scene, lang, offer).into_iter().chain(reason.prepares).collect(),
            now: scene.projected[scene.me.index()].total(),
            after: offer.outcome.projected.total(),
            ends: decisions.last() == Some(&Action::EndTurn),
        }
    }
}

/// What is left of everything that is paid, gains included.
fn rest(scene: &Scene, lang: Lang, offer: &Offer, price: &Cost) -> Option<String> {
    let (board, gains) = (scene.game.board(scene.me), &offer.outcome.gains);
    let gained = |fits: &dyn Fn(Gain) -> bool| -> u16 {
        gains.iter().filter(|(gain, ..)| fits(*gain)).map(|(_, n, _)| u16::from(*n)).sum()
    };
    let mut parts = Vec::new();
    if price.ducats > 0 {
        let has = board.ducats + gained(&|gain| gain == Gain::Ducats);
        parts.push(t::n_ducats(lang, has.saturating_sub(price.ducats.into()).into()));
    }
    for kind in Kind::ALL.into_iter().filter(|kind| price.points[*kind] > 0) {
        let has = u16::from(board.tracks[kind]) + u16::from(board.counters[kind]);
        let more = gained(&|gain| gain == Gain::Track(kind) || gain == Gain::Counter(kind));
        let left = (has + more).saturating_sub(price.points[kind].into());
        parts.push(t::n_kind(lang, kind.code(), left.into()));
    }
    (!parts.is_empty()).then(|| t::decision_keep(lang, parts.join(", ")))
}

/// The steps or counters that a question gives.
fn wild(lang: Lang, prompt: Prompt) -> Option<String> {
    match prompt {
        Prompt::Kinds { pool: Pool::Track, left } => Some(t::decision_steps_wild(lang, left.into())),
        Prompt::Kinds { pool: Pool::Counter, left } => Some(t::decision_counters_wild(lang, left.into())),
        _ => None,
    }
}

fn notes(
    scene: &Scene,
    lang: Lang,
    offer: &Offer,
    gains: &[(Gain, u8, Source)],
    decisions: &[Action],
) -> Vec<String> {
    let mut notes: Vec<String> = documented(scene, offer)
        .map(|(card, replaced)| {
            scene.words(lang, |words| {
                t::decision_documented(lang, words.memory_title(card), words.memory_title(replaced))
            })
        })
        .into_iter()
        .collect();
    for (gain, n, source) in gains {
        if let (Gain::Ducats, Source::FullTrack(kind)) = (gain, source) {
            notes.push(t::decision_full(lang, kind.code(), (*n).into()));
        }
    }
    // An action that is skipped because nothing can be chosen for it is not promised.
    let skipped = decisions.contains(&Action::Decline);
    let gives_action =
        |prompt: &Prompt| matches!(prompt, Prompt::Gained(_) | Prompt::Extra { .. } | Prompt::AtCity { .. });
    if skipped && offer.outcome.asked.iter().any(gives_action) {
        notes.push(t::decision_lost(lang));
    }
    let asked = offer.outcome.asked.iter().rev();
    notes.extend(asked.filter_map(|prompt| match *prompt {
        Prompt::Neutral(_) => Some(t::decision_neutral(lang)),
        Prompt::Gained(icons) if !skipped => Some(t::decision_actions(lang, effects::icons(lang, icons))),
        Prompt::Extra { .. } | Prompt::AtCity { .. } if !skipped => {
            Some(scene.words(lang, |words| words.prompt(prompt)))
        }
        _ => None,
    }));
    notes
}

/// The royal favour of the tile at the end of a journey.
fn favour(scene: &Scene, lang: Lang, offer: &Offer) -> Option<String> {
    let Action::Travel { to, .. } = offer.action else { return None };
    let Some((MapTile::Court(court), _)) = scene.game.tile_at(to) else { return None };
    let favour = effects::favour(lang, &scene.edition().courts[court.index()].favour);
    Some(t::decision_favour(lang, favour))
}

/// The Memory card that is gained, and the one that it replaces.
fn documented(scene: &Scene, offer: &Offer) -> Option<(MemoryId, MemoryId)> {
    let Action::Document { space, .. } = offer.action else { return None };
    let Some(vocab::Card::Memory(card)) = scene.game.row(space) else { return None };
    let replaced = scene.game.board(scene.me).stories[scene.game.turn().index()]?;
    Some((card, replaced))
}

/// The actions that a question asks about.
pub fn icons_of(prompt: Prompt) -> Icons {
    match prompt {
        Prompt::Card(icons) | Prompt::Gained(icons) => icons,
        Prompt::Extra { icon, .. } => Icons::default().with(icon),
        Prompt::AtCity { .. } => Icons::default().with(Icon::PerformOrSell),
        Prompt::Neutral(_) => Icons::default().with(Icon::Requiem),
        Prompt::Lay
        | Prompt::UseOrTake
        | Prompt::Kinds { .. }
        | Prompt::Wake(_)
        | Prompt::Maintenance { .. } => Icons::default(),
    }
}

/// The icon that an action uses.
pub fn icon_of(action: Action) -> Option<Icon> {
    match action {
        Action::Document { .. } => Some(Icon::Document),
        Action::Commission { .. } => Some(Icon::Commission),
        Action::Perform { .. } | Action::Sell { .. } => Some(Icon::PerformOrSell),
        Action::Travel { .. } => Some(Icon::Travel),
        Action::Requiem { .. } | Action::PlaceNeutral { .. } => Some(Icon::Requiem),
        _ => None,
    }
}

/// The actions that could still be carried out, in words.
pub fn unused(scene: &Scene, lang: Lang) -> String {
    let possible = |icon: &Icon| scene.offers.now.iter().any(|offer| icon_of(offer.action) == Some(*icon));
    let names = Icon::ALL.into_iter().filter(possible).map(|icon| texts::names::icon(lang, icon));
    list(lang, names)
}

/// What choosing this kind for a wild brings: a step or a counter, or ducats if the track is full. What Maintenance
/// brings after the choice is left out.
pub fn of_kind(scene: &Scene, kind: Kind) -> Vec<(Gain, u8)> {
    let mut game = scene.game;
    let Ok(legal) = game.check(scene.me, Action::ChooseKind { kind }) else { return Vec::new() };
    let mut events: Vec<Event> = Vec::new();
    game.play(legal, &mut Seed::from_number(0).dice(0), &mut events);
    let gain = |event: &Event| match event {
        Event::Open(Fact::Gained { gain, n, .. }) => Some((*gain, *n)),
        _ => None,
    };
    // The first event takes the question away.
    events.iter().skip(1).map_while(gain).collect()
}

/// The question about the kind of a wild; in Maintenance it names where the wild comes from.
pub fn kinds_question(scene: &Scene, lang: Lang, prompt: Prompt) -> String {
    scene.words(lang, |words| {
        let question = words.prompt(&prompt);
        source_of_wild(scene)
            .map_or(question.clone(), |source| t::name_value(lang, words.source(source), question))
    })
}

/// What brings the wild that Maintenance asks about.
fn source_of_wild(scene: &Scene) -> Option<Source> {
    let table = scene.table();
    match round_end::step_now(&scene.told).filter(|_| scene.game.in_maintenance())? {
        Step::Finance => Some(Source::Finance),
        Step::Bonus => match table.bonuses[table.round.index()] {
            Face::Up(Piece::Bonus(id)) => Some(Source::Bonus(id)),
            _ => None,
        },
        Step::Story | Step::Sequentia => None,
    }
}

/// The label of an offer for screen readers: action, full price, and everything that comes now and later.
pub fn label(scene: &Scene, lang: Lang, offer: &Offer) -> String {
    let choice = scene.words(lang, |words| words.action(&offer.action.choice()));
    let Forecast { price, gains, wilds, notes, later, .. } = Forecast::of(scene, lang, offer);
    let (price, gained) = (effects::cost(lang, &price), effects::resources(lang, &card::together(&gains)));
    let received = (!gains.is_empty()).then(|| gained.clone());
    let got = received.into_iter().chain(wilds).collect::<Vec<_>>().join(", ");
    let label = match (got.is_empty(), notes.is_empty()) {
        (false, _) => t::web_offer_label(lang, choice, price, got),
        (true, true) => t::web_offer_label(lang, choice, price, gained),
        // The notes say what comes.
        (true, false) => t::web_offer_price_label(lang, choice, price),
    };
    sentences(std::iter::once(label).chain(notes).chain(later))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OwnGame;
    use crate::plan::{CardUse, Plan};
    use crate::sitting::Look;
    use crate::twins::Twins;
    use edition::Edition;
    use rules::Setup;
    use table::{Command, Sitter, Table};
    /// What happens openly when an action is played.
    fn facts(scene: &Scene, action: Action) -> Vec<Fact> {
        let mut game = scene.game;
        let legal = game.check(scene.me, action).unwrap();
        let mut events: Vec<Event> = Vec::new();
        game.play(legal, &mut rules::Seed::from_number(0).dice(0), &mut events);
        let open = |event: Event| if let Event::Open(fact) = event { Some(fact) } else { None };
        events.into_iter().filter_map(open).collect()
    }

    fn each_scene(mut check: impl FnMut(&Scene)) {
        let mut twins = Twins::deal();
        while !twins.live.is_over() {
            let scene = twins.here.scene(&Look::default()).unwrap();
            if scene.laying {
                let hand = scene.board(scene.me).hand.iter().filter_map(|face| face.memory());
                let hand: Vec<MemoryId> = hand.collect();
                let plan = Plan { experience: Some((hand[1], CardUse::Actions)), story: Some(hand[0]) };
                check(&twins.here.scene(&Look { plan, ..Look::default() }).unwrap());
            } else if scene.mine {
                check(&scene);
            }
            twins.act();
        }
    }

    #[test]
    fn a_forecast_names_the_card_that_is_replaced() {
        let mut documents = 0;
        each_scene(|scene| {
            for offer in &scene.offers.now {
                let replaced = facts(scene, offer.action).into_iter().find_map(|fact| match fact {
                    Fact::Documented { card, replaced, .. } => Some((card, replaced)),
                    _ => None,
                });
                documents += usize::from(replaced.is_some());
                assert_eq!(documented(scene, offer), replaced);
            }
        });
        assert!(documents > 0);
    }

    #[test]
    fn every_offer_has_a_forecast_in_every_language() {
        each_scene(|scene| {
            for (offer, lang) in scene.offers.now.iter().zip(Lang::ALL.iter().cycle()) {
                let forecast = Forecast::of(scene, *lang, offer);
                assert_eq!(
                    forecast.rest.is_some(),
                    forecast.price.ducats > 0 || forecast.price.points != Cost::default().points
                );
                assert_eq!(forecast.after, offer.outcome.projected.total());
            }
        });
    }

    #[test]
    fn a_step_on_a_full_track_shows_the_ducat_that_it_brings() {
        each_scene(|scene| {
            if !matches!(scene.offers.prompt, Some(Prompt::Kinds { pool: Pool::Track, .. })) {
                return;
            }
            for kind in Kind::ALL {
                let full = scene.game.board(scene.me).tracks[kind] >= scene.edition().board.track_max;
                let rate = scene.edition().board.full_track_ducats;
                let expected = if full { (Gain::Ducats, rate) } else { (Gain::Track(kind), 1) };
                assert_eq!(of_kind(scene, kind), [expected]);
            }
        });
    }

    #[test]
    fn a_wild_of_maintenance_shows_what_it_brings_and_where_it_comes_from() {
        let mut sources = Vec::new();
        for seed in 0..40 {
            let sitters = vec![Sitter::human("Anna"), Sitter::human("Béla")];
            let table =
                Table::deal(&Setup::players(2), Edition::vienna(), Seed::from_number(seed), sitters).unwrap();
            let mut own = OwnGame::new(table);
            while let Some(seat) = own.table().game().to_act() {
                let scene = own.scene(&Look::default()).unwrap();
                let prompt = own.table().game().prompt().unwrap();
                if scene.game.in_maintenance() && matches!(prompt, Prompt::Kinds { .. }) {
                    assert!(Kind::ALL.iter().all(|kind| of_kind(&scene, *kind).len() == 1));
                    let source = source_of_wild(&scene).unwrap();
                    let told = scene.words(Lang::En, |words| words.source(source));
                    assert!(kinds_question(&scene, Lang::En, prompt).starts_with(&told), "{told}");
                    sources.push(matches!(source, Source::Finance));
                }
                let now = own.table().offers(seat).now;
                let action = now[(own.table().moment() as usize * 7 + 3) % now.len()].action;
                own.command(seat, own.table().revision(), Command::Act(action)).unwrap();
            }
        }
        assert!(sources.contains(&false), "{sources:?}");
    }

    #[test]
    fn notes_that_are_sentences_follow_what_one_gets() {
        let mut told = 0;
        each_scene(|scene| {
            for offer in &scene.offers.now {
                let forecast = Forecast::of(scene, Lang::En, offer);
                let label = label(scene, Lang::En, offer);
                let first = label.split(". ").next().unwrap();
                let lost = t::decision_lost(Lang::En);
                assert!(!forecast.notes.contains(&lost) || label.contains(&format!(". {lost}")), "{label}");
                told += usize::from(first.len() < label.len());
                assert!(!first.contains("replaces"), "{label}");
            }
        });
        assert!(told > 10, "{told}");
    }
}
