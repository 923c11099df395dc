//! What a turn prepares for later, found by comparing the game before and after it.

use edition::{Item, Resources};
use rules::Game;
use texts::{Lang, Words, effects, names, t};
use vocab::{CourtId, Face, Fact, Kind, Line, Mark, MemoryId, Movement, OpusId, Piece, Seat, SeatPosition};
use vocab::{TileId, View, Viewer};

/// What a turn prepares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prospect {
    pub(crate) about: About,
    /// How much of it: with the same subject, more is better.
    pub(crate) amount: u32,
    pub(crate) sentence: String,
}

/// The subject of a prospect. Two turns can be compared by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    Favour(CourtId),
    Requiem(Movement),
    Majority(Movement),
    Opus(OpusId),
    Tile(TileId),
    Card(MemoryId),
    Finance,
    Story,
    Bonus,
}

/// All that a turn prepares, the most certain first. It uses only what the seat sees.
pub(crate) fn prospects(
    words: &Words<'_>,
    seat: Seat,
    before: &Game,
    after: &Game,
    facts: &[Fact],
) -> Vec<Prospect> {
    let [old, new] = [before, after].map(|game| SeatView::new(game, seat));
    let mut prospects = favours(words, &old, &new);
    prospects.extend(requiem(words, &old, &new));
    prospects.extend(facts.iter().filter_map(|fact| of_fact(words, *fact)));
    prospects.extend(finance(words, &old, &new));
    prospects.extend(round(words, &old, &new));
    prospects
}

/// A game as a seat sees it.
pub(crate) struct SeatView<'a> {
    game: &'a Game,
    view: View,
    seat: Seat,
}

impl<'a> SeatView<'a> {
    pub(crate) fn new(game: &'a Game, seat: Seat) -> SeatView<'a> {
        SeatView { game, view: game.view(Viewer::Seat(seat)), seat }
    }

    /// The board of another seat, as this seat sees it.
    pub(crate) fn of_rival(&self, rival: Seat) -> SeatView<'a> {
        SeatView { seat: rival, view: self.view.clone(), game: self.game }
    }

    pub(crate) fn board(&self) -> &SeatPosition<Face> {
        &self.view.table.seats[self.seat.index()]
    }

    /// The items that a favour of the seat still lacks. Its items are of one kind, so each thing fits one of
    /// them.
    pub(crate) fn lacking(&self, court: CourtId) -> Vec<Item> {
        let mut things: Vec<Item> = match self.favour(court).first() {
            Some(Item::Type(_)) => self.works(|opus| opus.kind.map(Item::Type)),
            Some(Item::Period(_)) => self.works(|opus| opus.period.map(Item::Period)),
            Some(Item::Instrument(_)) => self.markers(|_, instrument| Item::Instrument(instrument)),
            Some(Item::Movement(_)) => self.markers(|movement, _| Item::Movement(movement)),
            None => Vec::new(),
        };
        let mut lacking = self.favour(court).to_vec();
        lacking.retain(|item| match things.iter().position(|thing| thing == item) {
            Some(at) => {
                things.swap_remove(at);
                false
            }
            None => true,
        });
        lacking
    }

    fn favour(&self, court: CourtId) -> &[Item] {
        &self.game.edition().courts[court.index()].favour.items
    }

    fn works(&self, item: impl Fn(&edition::Opus) -> Option<Item>) -> Vec<Item> {
        let opera = &self.game.edition().opera;
        self.board().opera.iter().filter_map(|id| item(&opera[id.index()])).collect()
    }

    fn markers(&self, item: impl Fn(Movement, vocab::Instrument) -> Item) -> Vec<Item> {
        let movements = &self.game.edition().board.movements;
        let mine = self.view.table.parts.iter().filter_map(|(part, mark)| {
            let by = if let Mark::Written { by, .. } = mark { *by } else { None };
            let instrument = movements[part.movement()].parts.get(part.row())?;
            (by == Some(self.seat)).then(|| item(part.movement(), *instrument))
        });
        mine.collect()
    }

    /// The line with more markers in a movement, if the seat has a marker of that line there.
    fn majority(&self, movement: Movement) -> Option<Line> {
        let parts = self.view.table.parts.iter().filter(|(part, _)| part.movement() == movement);
        let written = parts.filter_map(|(_, mark)| match mark {
            Mark::Written { by, line } => Some((*by, *line)),
            Mark::Empty | Mark::Covered => None,
        });
        let written: Vec<(Option<Seat>, Line)> = written.collect();
        let count = |line| written.iter().filter(|(_, other)| *other == line).count();
        let (upper, lower) = (count(Line::Upper), count(Line::Lower));
        let first = if upper > lower { Line::Upper } else { Line::Lower };
        (upper != lower && written.contains(&(Some(self.seat), first))).then_some(first)
    }

    /// The cards in Experiences and those in Story.
    fn laid(&self) -> (Vec<MemoryId>, Vec<MemoryId>) {
        let slots = self.board().slots;
        (slots.iter().filter_map(|slot| slot.0).collect(), slots.iter().filter_map(|slot| slot.1).collect())
    }

    /// What the Story icons bring when the round ends (MAINT-1).
    fn story(&self) -> Resources {
        let mut sum = Resources::default();
        for card in self.laid().1 {
            let story = self.game.edition().memories[card.index()].story;
            sum.vp = sum.vp.saturating_add(story.vp);
            for kind in Kind::ALL {
                sum.track[kind] = sum.track[kind].saturating_add(story.points[kind]);
            }
        }
        sum
    }

    /// What the Period Bonus brings when the round ends (MAINT-4).
    fn bonus(&self) -> Resources {
        let Face::Up(Piece::Bonus(bonus)) = self.view.table.bonuses[self.view.table.round.index()] else {
            return Resources::default();
        };
        let (edition, bonus) = (self.game.edition(), &self.game.edition().bonuses[bonus.index()]);
        let icons = |card: &MemoryId| edition.memories[card.index()].actions.count(bonus.action);
        let n: u8 = self.laid().0.iter().map(icons).fold(0, u8::saturating_add);
        let mut reward = bonus.reward;
        reward.numbers_mut().for_each(|number| *number = number.saturating_mul(n));
        reward
    }
}

fn favours(words: &Words<'_>, old: &SeatView<'_>, new: &SeatView<'_>) -> Vec<Prospect> {
    let (met_before, met) = (old.game.met_favours(old.seat), new.game.met_favours(new.seat));
    let tell = |court: &CourtId| {
        let (lang, title) = (words.lang, words.court_title(*court));
        let vp = t::n_vp(lang, words.edition.courts[court.index()].favour.vp.into());
        let prospect = |amount, sentence| Prospect { about: About::Favour(*court), amount, sentence };
        if met.contains(*court) {
            let new = !met_before.contains(*court);
            return new.then(|| prospect(2, t::reason_favour_met(lang, title, vp)));
        }
        let owned = old.board().courts.contains(court);
        match new.lacking(*court)[..] {
            [item] if !owned || old.lacking(*court).len() > 1 => {
                Some(prospect(1, t::reason_favour_near(lang, title, named(words, item), vp)))
            }
            _ => None,
        }
    };
    new.board().courts.iter().filter_map(tell).collect()
}

fn named(words: &Words<'_>, item: Item) -> String {
    match item {
        Item::Type(kind) => names::opus_type(words.lang, kind),
        Item::Period(round) => t::reason_period(words.lang, round.number().into()),
        Item::Instrument(instrument) => names::instrument(words.lang, instrument),
        Item::Movement(movement) => names::movement(words.lang, movement),
    }
}

fn requiem(words: &Words<'_>, old: &SeatView<'_>, new: &SeatView<'_>) -> Vec<Prospect> {
    let mut prospects = Vec::new();
    for movement in Movement::ALL {
        let [was, is] = [old, new].map(|view| view.game.requiem_vp(view.seat, movement));
        if is > was {
            let vp = t::n_vp(words.lang, (is - was).into());
            prospects.push(Prospect {
                about: About::Requiem(movement),
                amount: (is - was).into(),
                sentence: t::reason_requiem(words.lang, movement.code(), vp),
            });
        }
        if let Some(line) = new.majority(movement).filter(|line| old.majority(movement) != Some(*line)) {
            prospects.push(Prospect {
                about: About::Majority(movement),
                amount: 1,
                sentence: t::reason_majority(words.lang, words.composer(line), movement.code()),
            });
        }
    }
    prospects
}

/// What a card or tile that was taken is good for later.
fn of_fact(words: &Words<'_>, fact: Fact) -> Option<Prospect> {
    let (about, sentence) = match fact {
        Fact::Commissioned { opus, .. } => (About::Opus(opus), opus_later(words, opus)?),
        Fact::TileTaken { tile, .. } => {
            let repeat = words.edition.tiles.get(tile.index())?.repeat.as_ref()?;
            (About::Tile(tile), effects::repeat(words.lang, repeat))
        }
        Fact::Documented { card, replaced, .. } => {
            let sentence = t::reason_card(words.lang, words.memory_title(card), words.memory_title(replaced));
            (About::Card(card), sentence)
        }
        _ => return None,
    };
    Some(Prospect { about, amount: 1, sentence })
}

fn opus_later(words: &Words<'_>, opus: OpusId) -> Option<String> {
    let card = words.edition.opera.get(opus.index())?;
    let perform = t::n_ducats(words.lang, card.perform_ducats.into());
    let sale = Resources { finance: card.sell_finance, vp: card.sell_vp, ..Resources::default() };
    let sale = effects::resources(words.lang, &sale);
    let title = words.opus_title(opus);
    Some(match card.perform_ducats {
        0 => t::reason_opus_sell(words.lang, title, sale),
        _ => t::reason_opus(words.lang, title, perform, sale),
    })
}

/// MAINT-3: what the Finance Track pays from now on, if the marker has moved up.
fn finance(words: &Words<'_>, old: &SeatView<'_>, new: &SeatView<'_>) -> Option<Prospect> {
    let (was, is) = (old.board().finance, new.board().finance);
    let space = words.edition.board.finance.get(usize::from(is)).filter(|_| is > was)?;
    let income =
        Resources { ducats: space.ducats, vp: space.vp, track_wild: space.wild, ..Resources::default() };
    let sentence = t::reason_finance(words.lang, effects::resources(words.lang, &income));
    Some(Prospect { about: About::Finance, amount: is.into(), sentence })
}

/// What the end of the round will bring in addition.
fn round(words: &Words<'_>, old: &SeatView<'_>, new: &SeatView<'_>) -> Vec<Prospect> {
    let lang = words.lang;
    let told = |about, mut points: Resources, tell: fn(Lang, String) -> String| {
        let sentence = tell(lang, effects::resources(lang, &points));
        let amount = points.numbers_mut().map(|number| u32::from(*number)).sum();
        Prospect { about, amount, sentence }
    };
    let story = more(new.story(), old.story()).map(|points| told(About::Story, points, t::reason_story));
    let bonus = more(new.bonus(), old.bonus()).map(|reward| told(About::Bonus, reward, t::reason_bonus));
    story.into_iter().chain(bonus).collect()
}

fn more(mut new: Resources, mut old: Resources) -> Option<Resources> {
    for (new, old) in new.numbers_mut().zip(old.numbers_mut()) {
        *new = new.saturating_sub(*old);
    }
    (new != Resources::default()).then_some(new)
}
