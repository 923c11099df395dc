//! Judges positions at the end of a turn: expected lead, own score, and chance of winning.

use crate::eval::{Context, Evaluation, Tuned, VP, Value, Weights};
use crate::net::features::{ByHand, Seen};
use crate::net::infer::Sums;
use crate::net::{Features, Net, OUTPUTS};
use crate::turn::{self, Plan, Plans, SearchLimits};
use edition::Edition;
use rules::{Game, Legal};
use vocab::{Action, ScoreLine, Seat};

/// The sources of VP that the net tells apart.
pub const LINES: usize = OUTPUTS - 3;

/// Which result of the net stands for a line of the score sheet.
pub struct SourceLine;

impl SourceLine {
    /// The lines with a result of their own; the last result stands for all others.
    pub const ALL: [ScoreLine; LINES - 1] = [
        ScoreLine::Opus,
        ScoreLine::Sales,
        ScoreLine::Offertorium,
        ScoreLine::Tiles,
        ScoreLine::Map,
        ScoreLine::Story,
        ScoreLine::Finance,
        ScoreLine::Bonus,
        ScoreLine::Favours,
        ScoreLine::Requiem,
        ScoreLine::Points,
        ScoreLine::Money,
    ];

    /// The index of a line's result.
    pub fn of(line: ScoreLine) -> usize {
        SourceLine::ALL.iter().position(|other| *other == line).unwrap_or(LINES - 1)
    }
}

/// What the net expects, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judgement {
    /// The final lead over the best opponent, in thousandths of a VP.
    pub lead: Value,
    /// The final score, in thousandths of a VP.
    pub own: Value,
    /// The logarithm of the odds of winning, in thousandths.
    pub win: Value,
}

/// A whole turn and what the net expects of it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Its decisions.
    pub actions: Vec<Legal>,
    /// The position at its end.
    pub end: Game,
    /// What the net expects.
    pub judgement: Judgement,
}

/// The limits of the search for turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnLimits {
    /// Unfinished turns that are continued after each decision.
    pub beam: usize,
    /// Positions that are evaluated in all.
    pub positions: usize,
    /// Turns that the net judges.
    pub turns: usize,
}

impl From<TurnLimits> for SearchLimits {
    fn from(limits: TurnLimits) -> SearchLimits {
        SearchLimits { beam: limits.beam, positions: limits.positions, plans: limits.turns }
    }
}

/// VP in one unit of the net's results.
const UNIT: Value = 10;
/// VP that the Soloist is expected to gain in each turn to come, in thousandths.
const SOLOIST_TURN: Value = 2500;
/// By how much the logarithm of the odds changes for each VP of the lead, in thousandths, by the number of own turns
/// left. The spread of the final lead grows with the root of the number of turns.
const SLOPE: [Value; 21] = [
    1133, 415, 329, 284, 254, 233, 216, 203, 192, 183, 175, 168, 162, 156, 151, 147, 143, 139, 136, 132, 130,
];

/// Judges turns of any seat with a net. It keeps its buffers from one decision to the next.
pub struct Judge<'a> {
    net: &'a Net,
    eval: Tuned,
    seen: Seen,
    base: Features,
    base_sums: Sums,
    features: Features,
    sums: Sums,
}

impl<'a> Judge<'a> {
    /// A judge with this net.
    pub fn new(net: &'a Net, edition: &Edition) -> Judge<'a> {
        let eval = Tuned::new(edition, Weights::ALLEGRO, None);
        Judge {
            net,
            eval,
            seen: Seen::default(),
            base: Features::default(),
            base_sums: Sums::new(),
            features: Features::default(),
            sums: Sums::new(),
        }
    }

    /// The best decision by the evaluation by hand, for choices in Maintenance.
    pub fn by_hand(&self, game: &Game, seat: Seat) -> Option<Legal> {
        let limits = SearchLimits { beam: 8, positions: 500, plans: 8 };
        turn::plans(game, seat, &self.eval, limits).list.first().map(|plan| plan.first)
    }

    /// Prepares for positions that follow from this one within a turn of the seat.
    pub fn begin(&mut self, game: &Game, seat: Seat) {
        self.seen = Seen::of(game);
        let (eval, corrects) = (&self.eval, self.net.shape.corrects);
        let score = |context: &Context<'_>| if corrects { eval.final_score(context) } else { 0 };
        self.base.write_rivals(game, seat, score);
        let context = Context::new(game, seat);
        let by_hand = self.standing(&context);
        self.base.write_own(&context, self.seen, by_hand);
        self.net.start(&mut self.base_sums, &self.base.rivals, self.base.count);
        self.base.own.iter().for_each(|input| self.net.add(&mut self.base_sums, *input));
    }

    /// Judges a position that follows from the one given to [`Judge::begin`].
    pub fn judge(&mut self, game: &Game, seat: Seat) -> Judgement {
        let mut results = [0; 3];
        let by_hand = self.run(game, seat, &mut results);
        self.judgement(game, seat, by_hand, results)
    }

    /// VP that the net expects from each source at the end of the game, in thousandths.
    pub fn sources(&mut self, game: &Game, seat: Seat) -> [Value; LINES] {
        let mut results = [0; OUTPUTS];
        self.run(game, seat, &mut results);
        std::array::from_fn(|at| (results[3 + at] * UNIT).max(0))
    }

    /// The inputs of a position, for training.
    pub fn features(&mut self, game: &Game, seat: Seat) -> Features {
        let context = Context::new(game, seat);
        let by_hand = self.standing(&context);
        self.features.write_own(&context, self.seen, by_hand);
        Features { own: self.features.own.clone(), ..self.base.clone() }
    }

    /// What the results of the net are added to: lead and own score, in thousandths of a VP.
    pub fn starting_point(&self, game: &Game, seat: Seat) -> (Value, Value) {
        let by_hand = self.standing(&Context::new(game, seat));
        start(by_hand, self.net.shape.corrects)
    }

    /// How much the logarithm of the odds changes for each VP of the lead, in thousandths.
    pub fn slope(game: &Game, seat: Seat) -> Value {
        SLOPE[(Context::new(game, seat).turns_left() as usize).min(SLOPE.len() - 1)]
    }

    /// The evaluation by hand; a net that does not correct it knows nothing of it.
    fn standing(&self, context: &Context<'_>) -> ByHand {
        if self.net.shape.corrects { by_hand(&self.eval, context) } else { ByHand { own: 0, best: 0 } }
    }

    fn run(&mut self, game: &Game, seat: Seat, results: &mut [i32]) -> ByHand {
        let context = Context::new(game, seat);
        let by_hand = self.standing(&context);
        self.features.write_own(&context, self.seen, by_hand);
        self.sums.clone_from(&self.base_sums);
        self.net.change(&mut self.sums, &self.base.own, &self.features.own);
        self.net.results(&self.sums, results);
        by_hand
    }

    fn judgement(&self, game: &Game, seat: Seat, by_hand: ByHand, results: [i32; 3]) -> Judgement {
        let (lead, own) = start(by_hand, self.net.shape.corrects);
        let (lead, own) = (lead + results[0] * UNIT, own + results[1] * UNIT);
        let from_lead = i64::from(lead) * i64::from(Judge::slope(game, seat)) / 1000;
        Judgement { lead, own, win: from_lead as Value * Value::from(self.net.shape.corrects) + results[2] }
    }

    /// The turn that the net judges best, or the best decision in Maintenance. Empty if there is nothing to decide.
    pub fn whole_turn(&mut self, game: &Game, seat: Seat, limits: TurnLimits) -> Vec<Legal> {
        if game.in_maintenance() {
            return self.by_hand(game, seat).into_iter().collect();
        }
        let turns = self.turns(game, seat, limits, |judgement| self.net.worth(judgement));
        turns.into_iter().next().map_or(vec![], |turn| turn.actions)
    }

    /// The turns of the seat, best first by `worth`. Without a finished turn, those the evaluation by hand found.
    pub fn turns(
        &mut self,
        game: &Game,
        seat: Seat,
        limits: TurnLimits,
        worth: impl Fn(&Judgement) -> Value,
    ) -> Vec<Turn> {
        let plans = turn::plans(game, seat, &self.eval, limits.into());
        self.rank(game, seat, &plans, worth)
    }

    /// The finished turns among these plans, best first by `worth`.
    pub(crate) fn rank(
        &mut self,
        game: &Game,
        seat: Seat,
        plans: &Plans,
        worth: impl Fn(&Judgement) -> Value,
    ) -> Vec<Turn> {
        self.begin(game, seat);
        let mut ranked: Vec<(Judgement, &Plan)> = vec![];
        for plan in plans.list.iter().filter(|plan| is_finished(plan, seat)) {
            ranked.push((self.judge(&plan.end, seat), plan));
        }
        if ranked.is_empty() {
            ranked.extend(plans.list.first().map(|plan| (self.judge(&plan.end, seat), plan)));
        }
        // The sort is stable: equal turns stay in the order of the evaluation by hand.
        ranked.sort_by_key(|(judgement, _)| -worth(judgement));
        ranked.into_iter().map(|(judgement, plan)| Turn::new(plans, plan, judgement)).collect()
    }
}

impl Turn {
    fn new(plans: &Plans, plan: &Plan, judgement: Judgement) -> Turn {
        Turn { actions: plans.actions(plan), end: plan.end, judgement }
    }
}

/// Whether nothing has to be decided any more before the turn can end.
fn is_finished(plan: &Plan, seat: Seat) -> bool {
    plan.end.check(seat, Action::EndTurn).is_ok()
}

fn by_hand(eval: &Tuned, context: &Context<'_>) -> ByHand {
    let game = context.game;
    let rivals = game.seats().filter(|seat| *seat != context.seat);
    let standing = |seat| match game.is_soloist(seat) {
        true => Value::from(game.projected(seat).total()) * VP + context.turns_left() * SOLOIST_TURN,
        false => eval.final_score(&Context::new(game, seat)),
    };
    ByHand { own: eval.final_score(context), best: rivals.map(standing).max().unwrap_or(0) }
}

fn start(by_hand: ByHand, corrects: bool) -> (Value, Value) {
    if corrects { (by_hand.own - by_hand.best, by_hand.own) } else { (0, 0) }
}

/// The share of winning, in thousandths, from the logarithm of the odds in thousandths.
pub fn win_share(win: Value) -> Value {
    /// The shares for 0, 0.5, 1, … 6; between them it is interpolated.
    const SHARES: [Value; 13] = [500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993, 996, 998];
    let distance = win.unsigned_abs().min(5999) as Value;
    let (step, rest) = ((distance / 500) as usize, distance % 500);
    let share = SHARES[step] + (SHARES[step + 1] - SHARES[step]) * rest / 500;
    if win < 0 { 1000 - share } else { share }
}
