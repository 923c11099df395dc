//! What the decision says about a choice before it is confirmed: what is paid and kept, what comes now, what comes later.

use crate::scene::Scene;
use crate::sentences::sentences;
use edition::Cost;
use explain::Reason;
use table::Offer;
use texts::{Lang, effects, list, t};
use vocab::{Action, Gain, Icon, Icons, Kind, MapTile, MemoryId, Pool, Prompt, Source};

/// Everything that is said about a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// The full price, exchanges included.
    pub price: Cost,
    /// What the player has afterwards of everything that is paid; none if nothing is paid.
    pub rest: Option<String>,
    /// What comes at once, the reward of the planned card first.
    pub gains: Vec<(Gain, u8, Source)>,
    /// What comes at once and has no number: cards, choices, actions, steps on full tracks.
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
        Prompt::Kinds { pool: Pool::Track, left } => Some(t::decision_steps_wild(lang, left.into())),
        Prompt::Kinds { pool: Pool::Counter, left } => Some(t::decision_counters_wild(lang, left.into())),
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

/// What a step of a wild brings: a step or a counter, or ducats if the track is full.
pub fn of_kind(scene: &Scene, kind: Kind) -> Vec<(Gain, u8)> {
    let offer = scene.offers.like(Action::ChooseKind { kind });
    let gains = offer.map(|offer| offer.outcome.gains.iter().map(|(gain, n, _)| (*gain, *n)).collect());
    gains.unwrap_or_default()
}

/// The label of an offer for screen readers: action, full price, and everything that comes now and later.
pub fn label(scene: &Scene, lang: Lang, offer: &Offer) -> String {
    let choice = scene.words(lang, |words| words.action(&offer.action.choice()));
    let Forecast { price, gains, notes, later, .. } = Forecast::of(scene, lang, offer);
    let gained = crate::card::together(&gains);
    let received = (!gains.is_empty()).then(|| effects::resources(lang, &gained));
    let all: Vec<String> = received.into_iter().chain(notes).collect();
    let got = if all.is_empty() { effects::resources(lang, &gained) } else { all.join(", ") };
    let label = t::web_offer_label(lang, choice, effects::cost(lang, &price), got);
    sentences(std::iter::once(label).chain(later))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::{CardUse, Plan};
    use crate::sitting::Look;
    use crate::twins::Twins;
    use vocab::{Event, Fact};

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
            if !matches!(scene.offers.prompt, Some(Prompt::Kinds { pool: Pool::Track, .. }))
                || scene.game.in_maintenance()
            {
                return;
            }
            for kind in Kind::ALL {
                let full = scene.game.board(scene.me).tracks[kind] >= scene.edition().board.track_max;
                let ducats = of_kind(scene, kind).iter().any(|(gain, _)| *gain == Gain::Ducats);
                assert_eq!(full, ducats, "{kind:?}");
            }
        });
    }
}
