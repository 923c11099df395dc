//! Compares what a seat decided with the best that it could have decided, and says what each seat can expect.

use crate::Budget;
use crate::eval::{Tuned, VP, Value, Weights};
use crate::net::search::{FIRST_WEIGHT, compare, try_out};
use crate::net::{Judge, Judgement, Net, NetRole, SourceLine, Turn, TurnLimits, win_share};
use crate::turn;
use edition::Edition;
use rules::{Game, Legal, Seed};
use std::borrow::Cow;
use vocab::{Action, ScoreLine, Seat, View, Viewer};

/// How much a review tries out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Simulations to choose the best turn; without any, the net chooses it.
    pub choose: u32,
    /// Imagined worlds in which the best turn and the decisions under review are compared.
    pub worlds: u32,
}

impl Effort {
    /// Nothing is tried out: the net judges the turns.
    pub const GLANCE: Effort = Effort { choose: 0, worlds: 0 };
}

/// What decisions have lost against the best turn. Amounts are in thousandths of a VP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review {
    /// The best turn that was found.
    pub best: Vec<Action>,
    /// The decisions under review, continued as well as possible.
    pub played: Vec<Action>,
    /// The expected final lead that they lost; never negative.
    pub lost: i32,
    /// The standard error of what they lost; 0 if nothing was tried out.
    pub error: i32,
    /// The share of winning that they lost, in thousandths; never negative.
    pub share: i32,
    /// By how much they are better than the turn that promises most without the net: what is easily overlooked.
    pub found: i32,
    /// VP that the net expects from each source after the best turn, less those after the decisions.
    pub sources: Vec<(ScoreLine, i32)>,
}

/// What the net expects for a seat. Amounts are in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// The seat.
    pub seat: Seat,
    /// The final score.
    pub vp: i32,
    /// The final lead over the best other seat.
    pub lead: i32,
    /// The share of winning; the shares of all seats add up to 1000.
    pub share: i32,
}

/// The limits of the search for turns: those of the strongest bots.
const LIMITS: TurnLimits = TurnLimits { beam: 24, positions: 2500, turns: 48 };

/// Reviews decisions with which a seat began or continued its turn. The seat has this view before them. None if the seat
/// is not to act, in Maintenance, if the first decision is not legal, or if it is stopped.
pub fn review(
    view: &View,
    edition: &'static Edition,
    decisions: &[Action],
    effort: Effort,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Review> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let game = Game::imagine(view, edition, &mut Seed::from_number(seed).dice(0));
    if game.to_act() != Some(seat) || game.in_maintenance() {
        return None;
    }
    let begun = legal_beginning(&game, seat, decisions);
    let net = net_of(edition);
    let mut judge = Judge::new(&net, edition);
    let eval = Tuned::new(edition, Weights::ALLEGRO, None);
    let worth = |judgement: &Judgement| net.worth(judgement);
    let plans = turn::plans(&game, seat, &eval, LIMITS.into());
    let obvious = judge.rank(&game, seat, &plans, |_| 0).into_iter().next()?;
    let turns = judge.rank(&game, seat, &plans, worth);
    let after = turn::plans_after(&game, &begun, seat, &eval, LIMITS.into());
    let played = judge.rank(&game, seat, &after, worth).into_iter().next().filter(|_| !begun.is_empty())?;
    let budget = Budget { seed, simulations: effort.choose };
    let mut stopped = false;
    let mut watch = || {
        stopped |= stop();
        stopped
    };
    let (tried, _) = try_out(&mut judge, &game, seat, turns, budget, &mut watch);
    let best = tried.into_iter().next()?.turn;
    if stopped {
        return None;
    }
    let same = best.actions.starts_with(&begun) || best.end == played.end;
    let worlds = match same {
        true => vec![],
        false => compare(&mut judge, &game, seat, [&best, &played], (effort.worlds, seed), stop)?,
    };
    let first = [&best, &played].map(|turn| turn.judgement);
    let lost = if same { Lost::default() } else { Lost::of(first, &worlds) };
    let found = played.judgement.lead - obvious.judgement.lead;
    let mut of_end = |turn: &Turn| {
        judge.begin(&game, seat);
        judge.sources(&turn.end, seat)
    };
    let [more, less] = [of_end(&best), of_end(&played)];
    let sources = SourceLine::ALL.into_iter().zip(more.iter().zip(less));
    let sources = sources.map(|(line, (more, less))| (line, more - less)).collect();
    // Decisions that turn out better than the best turn of the search are the best turn.
    let better = if lost.lead > 0 { &best } else { &played };
    let actions = |turn: &Turn| turn.actions.iter().map(|legal| legal.action()).collect();
    Some(Review {
        best: actions(better),
        played: actions(&played),
        lost: lost.lead.max(0),
        error: lost.error,
        share: lost.share.max(0),
        found,
        sources,
    })
}

/// The decisions as far as they are legal.
fn legal_beginning(game: &Game, seat: Seat, decisions: &[Action]) -> Vec<Legal> {
    let (mut after, mut begun) = (*game, vec![]);
    for action in decisions {
        let Ok(legal) = after.check(seat, *action) else { break };
        begun.push(legal);
        if *action == Action::EndTurn {
            break;
        }
        after.play(legal, &mut crate::noise::Noise::new(0), &mut ());
    }
    begun
}

/// What is lost by playing the second of two turns.
#[derive(Default)]
struct Lost {
    lead: Value,
    share: Value,
    error: Value,
}

impl Lost {
    /// From the first judgements of both turns, which count for a few worlds, and what the worlds say.
    fn of(first: [Judgement; 2], worlds: &[[Judgement; 2]]) -> Lost {
        let less = |[best, played]: [Judgement; 2], figure: fn(&Judgement) -> Value| {
            i64::from(figure(&best)) - i64::from(figure(&played))
        };
        let count = worlds.len() as i64;
        let mean = |figure: fn(&Judgement) -> Value| {
            let sum: i64 = worlds.iter().map(|pair| less(*pair, figure)).sum();
            ((sum + FIRST_WEIGHT * less(first, figure)) / (count + FIRST_WEIGHT)) as Value
        };
        let lead: fn(&Judgement) -> Value = |judgement| judgement.lead;
        let error = if count < 2 {
            0
        } else {
            let average = worlds.iter().map(|pair| less(*pair, lead)).sum::<i64>() / count;
            let squares = worlds.iter().map(|pair| (less(*pair, lead) - average).pow(2)).sum::<i64>();
            (squares / (count * (count - 1))).isqrt() as Value
        };
        Lost { lead: mean(lead), share: mean(|judgement| win_share(judgement.win)), error }
    }
}

/// What the net expects for each seat. It uses only what that seat may know. The result of a game that is over is certain.
pub fn expect(game: &Game) -> Vec<Expectation> {
    let mut all = if game.is_over() { results(game) } else { judged(game) };
    let sum: i32 = all.iter().map(|one| one.share).sum();
    let count = all.len() as i32;
    all.iter_mut().for_each(|one| one.share = if sum > 0 { one.share * 1000 / sum } else { 1000 / count });
    all
}

fn judged(game: &Game) -> Vec<Expectation> {
    let net = net_of(game.edition());
    let mut judge = Judge::new(&net, game.edition());
    let mut all: Vec<Expectation> = vec![];
    for seat in game.seats() {
        if game.is_soloist(seat) {
            // The Soloist has what the only player lacks.
            let rival =
                all.first().map(|player| (player.vp - player.lead, -player.lead, 1000 - player.share));
            all.extend(rival.map(|(vp, lead, share)| Expectation { seat, vp, lead, share }));
            continue;
        }
        judge.begin(game, seat);
        let Judgement { lead, own, win } = judge.judge(game, seat);
        all.push(Expectation { seat, vp: own, lead, share: win_share(win) });
    }
    all
}

fn results(game: &Game) -> Vec<Expectation> {
    let total = |seat: Seat| Value::from(game.score(seat).total()) * VP;
    let standings = game.standings();
    let of = |seat: Seat| {
        let best = game.seats().filter(|other| *other != seat).map(total).max().unwrap_or(0);
        let won = standings.iter().any(|standing| standing.seat == seat && standing.place == 1);
        Expectation { seat, vp: total(seat), lead: total(seat) - best, share: Value::from(won) * 1000 }
    };
    game.seats().map(of).collect()
}

/// The trained net for an edition. If there is none, one that leaves the evaluation by hand as it is.
fn net_of(edition: &Edition) -> Cow<'static, Net> {
    NetRole::Champion.net(edition).map_or_else(|| Cow::Owned(Net::by_hand(edition)), Cow::Borrowed)
}
