//! What happened since my last turn: what the others did, in few lines, at the start of a turn.

use crate::app::App;
use crate::browser;
use crate::draft::Draft;
use crate::icons::{icon, of_seat, styled};
use crate::journal::Entry;
use crate::scene::Scene;
use crate::{log, value};
use edition::Cost;
use leptos::prelude::*;
use record::Decision;
use texts::{Lang, effects, t};
use vocab::{Event, Fact, Gain, Seat};

/// So many lines are shown; the rest is folded.
const MOST: usize = 8;

/// The recap, at the start of a turn.
pub fn recap() -> impl IntoView {
    let app = App::get();
    let unfolded = RwSignal::new(false);
    // Whoever begins to decide, or has decided, has read it.
    Effect::new(move |before: Option<Option<(u64, (Seat, u64))>>| {
        let deciding = app.draft.with(|draft| *draft != Draft::Nothing);
        let now = app.scene.with(|scene| {
            scene.as_deref().filter(|scene| scene.mine).map(|scene| (scene.revision, turn_of(scene)))
        });
        let went_on = matches!((before.flatten(), now), (Some((then, turn)), Some((at, same))) if turn == same && then != at);
        if let Some((_, turn)) = now.filter(|_| deciding || went_on) {
            app.recapped.set(Some(turn));
        }
        if now.is_none() {
            unfolded.set(false);
        }
        now
    });
    move || {
        let scene = app.scene.get().filter(|scene| is_due(scene, app.recapped.get()))?;
        Some(draw(app, &scene, unfolded))
    }
}

/// A turn by its seat and what came before it.
fn turn_of(scene: &Scene) -> (Seat, u64) {
    (scene.me, scene.since)
}

fn is_due(scene: &Scene, recapped: Option<(Seat, u64)>) -> bool {
    scene.mine && recapped != Some(turn_of(scene)) && has_news(scene)
}

fn has_news(scene: &Scene) -> bool {
    groups(&scene.log, scene.me, scene.since).iter().any(|group| group.seat.is_some())
}

/// Whether the recap is in view.
pub fn is_shown(app: App) -> bool {
    let recapped = app.recapped.get_untracked();
    app.scene.with_untracked(|scene| scene.as_deref().is_some_and(|scene| is_due(scene, recapped)))
}

/// Closes the recap; the decision has the focus then.
pub fn close(app: App) {
    app.recapped.set(app.scene.with_untracked(|scene| scene.as_deref().map(turn_of)));
    browser::focus_soon("dh");
}

/// The button in the head of the log that shows the recap again.
pub fn reopen(app: App, scene: &Scene, lang: Lang) -> Option<AnyView> {
    let read = app.recapped.get() == Some(turn_of(scene));
    (scene.mine && read && has_news(scene)).then(|| {
        let show = move |_| {
            app.draft.set(Draft::Nothing);
            app.recapped.set(None);
        };
        view! { <button class="rcp-b" data-do="recap" on:click=show>{icon("reset")}<span>{title(scene, lang)}</span></button> }.into_any()
    })
}

fn title(scene: &Scene, lang: Lang) -> String {
    if scene.since > 0 { t::recap_title(lang) } else { t::recap_title_first(lang) }
}

/// The decision that ended the last turn of this seat, if there was one.
pub fn since(decisions: &[Decision], seat: Seat) -> u64 {
    let own = |decision: &&Decision| decision.seat == seat && decision.ends_turn();
    decisions.first().filter(own).map_or(0, |decision| decision.revision)
}

/// What one player did, or nobody.
#[derive(Clone, PartialEq, Debug)]
struct Group<'a> {
    seat: Option<Seat>,
    entries: Vec<&'a Entry>,
}

/// What others did since a decision, player by player in the order of their first doing.
fn groups(entries: &[Entry], me: Seat, since: u64) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    let told = |entry: &&Entry| entry.revision >= since.max(1) && entry.seat != Some(me);
    for entry in entries.iter().filter(told) {
        match groups.iter_mut().find(|group| group.seat == entry.seat) {
            Some(group) => group.entries.push(entry),
            None => groups.push(Group { seat: entry.seat, entries: vec![entry] }),
        }
    }
    groups.iter_mut().for_each(Group::keep_news);
    groups
}

impl Group<'_> {
    /// Keeps what is worth a line: at least the last doing, so that nobody who had a turn is left out.
    fn keep_news(&mut self) {
        let last = self.entries.last().copied();
        self.entries.retain(|entry| is_news(entry));
        if self.entries.is_empty() {
            self.entries.extend(last);
        }
    }
}

/// Steps on the way to something are no news, unless they brought something.
fn is_news(entry: &Entry) -> bool {
    let Some(Event::Open(fact)) = &entry.event else { return true };
    let on_the_way = matches!(
        fact,
        Fact::Laid { .. }
            | Fact::CardUsed { .. }
            | Fact::Declined { .. }
            | Fact::Exchanged { .. }
            | Fact::TracksEmptied { .. }
    );
    !on_the_way || !entry.gains.is_empty()
}

/// How many lines of each group are shown if there is room for so many: each in turn gets one more.
fn shares(sizes: &[usize], most: usize) -> Vec<usize> {
    let mut shares = vec![0; sizes.len()];
    for _ in 0..most.min(sizes.iter().sum()) {
        let next = (0..sizes.len()).filter(|at| shares[*at] < sizes[*at]).min_by_key(|at| shares[*at]);
        if let Some(at) = next {
            shares[at] += 1;
        }
    }
    shares
}

fn draw(app: App, scene: &Scene, unfolded: RwSignal<bool>) -> AnyView {
    let lang = app.lang();
    let groups = groups(&scene.log, scene.me, scene.since);
    let sizes: Vec<usize> = groups.iter().map(|group| group.entries.len()).collect();
    let all = unfolded.get();
    let shares = shares(&sizes, if all { usize::MAX } else { MOST });
    let hidden = sizes.iter().sum::<usize>() - shares.iter().sum::<usize>();
    let parts: Vec<AnyView> =
        groups.iter().zip(shares).map(|(group, share)| part(app, scene, lang, group, share)).collect();
    let fold = (all || hidden > 0).then(|| {
        let text = if all { t::recap_fewer(lang) } else { t::recap_more(lang, hidden as i64) };
        view! { <button class="more" aria-expanded=all.to_string() on:click=move |_| unfolded.set(!all)>{text}</button> }
    });
    view! {
        <section class="recap" aria-labelledby="h-rcp">
            <div class="panel">
                <header>
                    <h2 id="h-rcp">{title(scene, lang)}</h2>
                    <button class="cls" data-do="close-recap" aria-label=t::recap_close(lang) title="Esc" on:click=move |_| close(app)>{icon("close")}</button>
                </header>
                <div class="rcs">{parts}{fold}</div>
            </div>
        </section>
    }
    .into_any()
}

fn part(app: App, scene: &Scene, lang: Lang, group: &Group<'_>, share: usize) -> AnyView {
    let name = group.seat.map_or_else(|| t::recap_table(lang), |seat| scene.name(lang, seat));
    let gained = group.entries.iter().flat_map(|entry| &entry.gains);
    let vp: u32 = gained.filter(|(gain, ..)| *gain == Gain::Vp).map(|(_, n, _)| u32::from(*n)).sum();
    let sum = (vp > 0).then(|| view! { <span class="val">{value::vp(format!("+{vp}"))}</span> });
    // The name stands above: it need not begin each line.
    let lines: Vec<AnyView> =
        group.entries.iter().take(share).map(|entry| line(app, scene, lang, entry, &name)).collect();
    view! {
        <div class=format!("rcg p{}", group.seat.map_or(0, |seat| seat.number()))>
            <h3>{styled(of_seat(group.seat), "sh")}<span class="wn">{name}</span>{sum}</h3>
            <ul>{lines}</ul>
        </div>
    }
    .into_any()
}

fn line(app: App, scene: &Scene, lang: Lang, entry: &Entry, name: &str) -> AnyView {
    let text = log::sentence(scene, lang, entry);
    let label = [text.clone()].into_iter().chain(amounts(scene, lang, entry)).collect::<Vec<_>>().join("; ");
    let short = without_name(&text, name);
    let revision = entry.revision;
    view! {
        <li><button aria-label=label title=t::web_log_jump(lang) on:click=move |_| app.jump(Some(revision))>{short}" "{log::amounts(entry)}</button></li>
    }
    .into_any()
}

/// What it cost and brought, in words.
fn amounts(scene: &Scene, lang: Lang, entry: &Entry) -> Vec<String> {
    let cost = Cost { ducats: entry.ducats, points: entry.points, finance: entry.finance };
    let paid = (cost != Cost::default()).then(|| format!("−{}", effects::cost(lang, &cost)));
    let gains = scene.words(lang, |words| {
        entry.gains.iter().map(|(gain, n, _)| format!("+{}", words.gain(*gain, *n))).collect::<Vec<_>>()
    });
    paid.into_iter().chain(gains).collect()
}

/// A sentence without the name it begins with.
fn without_name(text: &str, name: &str) -> String {
    let rest = text.strip_prefix(name).filter(|rest| rest.starts_with([' ', ':']));
    rest.map_or(text, |rest| rest.trim_start_matches([' ', ':'])).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::{ByKind, Place, Source};

    fn entry(revision: u64, seat: usize, fact: fn(Seat) -> Fact) -> Entry {
        let seat = Seat::at(seat);
        let event = Some(Event::Open(fact(seat)));
        Entry {
            revision,
            seat: Some(seat),
            event,
            ducats: 0,
            points: ByKind::default(),
            finance: 0,
            gains: Vec::new(),
        }
    }

    fn travel(seat: Seat) -> Fact {
        Fact::Travelled { seat, to: Place::at(1) }
    }

    #[test]
    fn what_others_did_is_told_by_player_and_only_since_my_turn() {
        let used = |seat| Fact::CardUsed { seat };
        let entries = [
            entry(2, 1, travel),
            entry(5, 0, travel),
            entry(6, 1, travel),
            entry(7, 2, travel),
            entry(8, 1, used),
            entry(9, 1, travel),
        ];
        let groups = groups(&entries, Seat::at(0), 5);
        let told: Vec<_> = groups
            .iter()
            .map(|group| (group.seat, group.entries.iter().map(|entry| entry.revision).collect::<Vec<_>>()))
            .collect();
        assert_eq!(told, [(Some(Seat::at(1)), vec![6, 9]), (Some(Seat::at(2)), vec![7])]);
    }

    #[test]
    fn whoever_did_nothing_of_note_still_has_a_line() {
        let entries =
            [entry(1, 1, |seat| Fact::Declined { seat }), entry(2, 1, |seat| Fact::CardUsed { seat })];
        let groups = groups(&entries, Seat::at(0), 0);
        assert_eq!(groups[0].entries, [&entries[1]]);
    }

    #[test]
    fn a_step_that_brought_something_is_news() {
        let mut used = entry(1, 1, |seat| Fact::CardUsed { seat });
        assert!(!is_news(&used));
        used.gains.push((Gain::Vp, 2, Source::Instead));
        assert!(is_news(&used));
    }

    #[test]
    fn room_is_shared_fairly() {
        assert_eq!(shares(&[1, 9, 4], 8), [1, 4, 3]);
        assert_eq!(shares(&[2, 1], 8), [2, 1]);
        assert_eq!(shares(&[], 8), [0; 0]);
    }

    #[test]
    fn a_name_at_the_beginning_goes() {
        assert_eq!(without_name("Anna sells Zaide", "Anna"), "sells Zaide");
        assert_eq!(without_name("Anna: Finance Track", "Anna"), "Finance Track");
        assert_eq!(without_name("Annabel sells Zaide", "Anna"), "Annabel sells Zaide");
    }
}
