//! What is true of one turn and not of another, in sentences: why the one is better.

use crate::prospects::{About, Prospect, SeatView};
use crate::reason::Course;
use edition::{Item, Resources};
use rules::Game;
use texts::{Words, effects, t};
use vocab::{
    Action, Event, Fact, Gain, Icon, Icons, Illegal, InstrumentSpace, Kind, Line, MemoryId, Movement,
};
use vocab::{OpusId, Part, Payment, Prompt, Seat, Source};

/// What is true of a turn and not of another one of the same seat in the same game, the most telling first. Both are
/// played on copies as far as they are legal. If nothing else differs, it is what is done; if both lead to the same,
/// nothing.
///
/// # Examples
/// ```
/// use explain::advantages;
/// use texts::{Lang, Words, names};
/// let table = testkit::Table::players(2).may(1, "travel").ducats(1, 20).tracks(1, [4, 4, 4]);
/// let players = |seat| names::player(Lang::En, seat);
/// let words = Words::new(Lang::En, table.game.edition(), &players);
/// let [travel, end] = ["travel munich", "end"].map(|text| [table.action(text)]);
/// assert!(advantages(&words, &table.game, &end, &travel)[0].starts_with("leaves you "));
/// assert!(advantages(&words, &table.game, &travel, &travel).is_empty());
/// ```
pub fn advantages(words: &Words<'_>, game: &Game, turn: &[Action], other: &[Action]) -> Vec<String> {
    let Some(seat) = game.to_act() else { return Vec::new() };
    let [this, that] = [turn, other].map(|actions| Course::of(words, game, seat, actions));
    if this.end == that.end && this.steps == that.steps {
        return Vec::new();
    }
    let words = words.at(&game.position());
    let (telling, further): (Vec<Prospect>, Vec<Prospect>) =
        better(&this, &that).cloned().partition(|prospect| {
            matches!(prospect.about, About::Favour(_) | About::Requiem(_) | About::Majority(_))
        });
    let denied = denials(&words, game, seat, &that);
    let mut sentences: Vec<String> = telling.into_iter().map(|prospect| prospect.sentence).collect();
    sentences.extend(denials(&words, game, seat, &this).into_iter().filter(|one| !denied.contains(one)));
    sentences.extend(points(&words, &this, &that));
    sentences.extend(affordable(&words, seat, &this.end, &that.end));
    sentences.extend(further.into_iter().map(|prospect| prospect.sentence));
    sentences.extend(leftover(&words, seat, &this.end, &that.end));
    sentences.extend(kept(&words, seat, &this.end, &that.end));
    if sentences.is_empty() {
        sentences.extend(this.steps.iter().filter(|step| !that.steps.contains(step)).cloned());
    }
    sentences
}

/// What the one turn prepares and the other does not, or less of it.
fn better<'a>(this: &'a Course, that: &'a Course) -> impl Iterator<Item = &'a Prospect> {
    this.prospects.iter().filter(|prospect| {
        let same = that.prospects.iter().find(|other| other.about == prospect.about);
        same.is_none_or(|other| other.amount < prospect.amount)
    })
}

/// VP received at once that the other turn does not bring from the same source.
fn points(words: &Words<'_>, this: &Course, that: &Course) -> Vec<String> {
    let mut told = Vec::new();
    for (gain, n, source) in &this.totals.gains {
        let (Gain::Vp, Some(source)) = (gain, source) else { continue };
        let same = |(_, _, other): &&(Gain, u8, Option<Source>)| *other == Some(*source);
        let elsewhere = that.totals.gains.iter().find(same).map_or(0, |(_, n, _)| *n);
        if *n > elsewhere {
            told.push(t::reason_vp(words.lang, words.source(*source), words.gain(Gain::Vp, *n)));
        }
    }
    told
}

/// What a turn takes from the other players: a work that a favour of theirs lacks, VP of a movement.
fn denials(words: &Words<'_>, game: &Game, seat: Seat, course: &Course) -> Vec<String> {
    let rivals = || game.seats().filter(|other| *other != seat && !game.is_soloist(*other));
    let mine = SeatView::new(game, seat);
    let mut told = Vec::new();
    for fact in &course.totals.facts {
        let Fact::Commissioned { opus, .. } = *fact else { continue };
        told.extend(rivals().filter_map(|rival| wanted(words, &mine.of_rival(rival), rival, opus)));
    }
    for (rival, movement) in rivals().flat_map(|rival| Movement::ALL.map(|movement| (rival, movement))) {
        let [was, is] = [game, &course.end].map(|game| game.requiem_vp(rival, movement));
        if is < was {
            let vp = t::n_vp(words.lang, (was - is).into());
            told.push(t::advice_rival_loses(words.lang, movement.code(), words.player(rival), vp));
        }
    }
    told
}

/// The favour of a rival that lacks such a work.
fn wanted(words: &Words<'_>, rival: &SeatView<'_>, seat: Seat, opus: OpusId) -> Option<String> {
    let work = words.edition.opera.get(opus.index())?;
    let fits = |item: &Item| match item {
        Item::Type(kind) => work.kind == Some(*kind),
        Item::Period(round) => work.period == Some(*round),
        Item::Instrument(_) | Item::Movement(_) => false,
    };
    let court = rival.board().courts.iter().find(|court| rival.lacking(**court).iter().any(fits))?;
    let (title, favour) = (words.opus_title(opus), words.court_title(*court));
    Some(t::advice_denies(words.lang, favour, title, words.player(seat)))
}

/// The dearest part of the Requiem that can be paid for in the next turn of this round after the one turn, but not after
/// the other, with a card that is in the hand after both.
fn affordable(words: &Words<'_>, seat: Seat, this: &Game, that: &Game) -> Option<String> {
    let is_last = this.turn().index() + 1 == this.board(seat).experiences.len();
    let hand = this.board(seat).hand.and(that.board(seat).hand);
    let requiem = |card: MemoryId| words.edition.memories[card.index()].actions.count(Icon::Requiem) > 0;
    if is_last || !hand.iter().any(requiem) || [this, that].iter().any(|game| game.to_act() != Some(seat)) {
        return None;
    }
    let [this, that] = [this, that].map(|game| {
        let mut next = *game;
        let every = Icon::ALL.into_iter().collect::<Icons>();
        next.evolve(&Event::Open(Fact::Asked { prompt: Prompt::Card(every) }));
        next
    });
    let parts = this.empty_parts().and(that.empty_parts());
    let short = |part: Part| {
        let actions = || hirings(part).filter(|action| this.check(seat, *action).is_ok());
        let missing = actions().map(|action| match that.check(seat, action) {
            Err(Illegal::Short(short)) => Some((short.missing, short.ducats)),
            _ => None,
        });
        // Every way that the one turn allows must be too dear after the other.
        let missing: Vec<_> = missing.collect::<Option<_>>()?;
        missing.into_iter().min().map(|(missing, ducats)| (ducats, missing, part))
    };
    let (_, missing, part) = parts.iter().filter_map(short).max_by_key(|(ducats, ..)| *ducats)?;
    let ducats = t::n_ducats(words.lang, missing.into());
    Some(t::advice_afford(words.lang, ducats, words.part(part)))
}

/// All ways to have a part written.
fn hirings(part: Part) -> impl Iterator<Item = Action> {
    Line::ALL.into_iter().flat_map(move |composer| {
        InstrumentSpace::all().map(move |marker| Action::Requiem {
            part,
            composer,
            marker,
            pay: Payment::THRIFTIEST,
        })
    })
}

/// Ducats, points and steps of which more is left.
fn leftover(words: &Words<'_>, seat: Seat, this: &Game, that: &Game) -> Option<String> {
    let (this, that) = (this.board(seat), that.board(seat));
    let ducats = this.ducats.saturating_sub(that.ducats).min(u8::MAX.into()) as u8;
    let finance = this.finance.saturating_sub(that.finance);
    let mut more = Resources { ducats, finance, ..Resources::default() };
    for kind in Kind::ALL {
        more.track[kind] = this.tracks[kind].saturating_sub(that.tracks[kind]);
        more.counter[kind] = this.counters[kind].saturating_sub(that.counters[kind]);
    }
    let any = more != Resources::default();
    any.then(|| t::advice_leaves(words.lang, effects::resources(words.lang, &more)))
}

/// The cards that stay in the hand after the one turn only.
fn kept(words: &Words<'_>, seat: Seat, this: &Game, that: &Game) -> Vec<String> {
    let (hand, other) = (this.board(seat).hand, that.board(seat).hand);
    let only = hand.iter().filter(|card| !other.contains(*card));
    only.map(|card| t::advice_keeps(words.lang, words.memory_title(card))).collect()
}
