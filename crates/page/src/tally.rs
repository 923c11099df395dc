//! Where the points of a game came from: by source, by round and by decision.

use record::Record;
use rules::{Game, Standing};
use vocab::{Event, Fact, Gain, Movement, Round, Score, ScoreLine, Seat, Source};

/// The data of the score page.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// Whether the game is over. If not, all points are as if it ended now.
    pub over: bool,
    /// The score of each seat.
    pub scores: Vec<Score>,
    /// The seats in order of their places.
    pub standings: Vec<Standing>,
    /// The sources of points, in the order in which they were first used.
    pub origins: Vec<Origin>,
    /// The points after each round.
    pub rounds: Vec<Stage>,
    /// The projected points after each decision; the first entry is the deal.
    pub moves: Vec<Vec<u16>>,
}

/// The points from one source.
#[derive(Clone, PartialEq, Debug)]
pub struct Origin {
    /// The score line to which the source belongs.
    pub line: ScoreLine,
    /// The source; none for points from before the record began.
    pub source: Option<Source>,
    /// The points of each seat.
    pub vp: Vec<u16>,
}

/// The points at one moment of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Stage {
    /// The moment.
    pub at: Moment,
    /// The number of decisions before it.
    pub decisions: usize,
    /// The points of each seat.
    pub vp: Vec<u16>,
}

/// A moment for which the chart shows points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the first decision.
    Start,
    /// At the end of a round.
    Round(Round),
    /// The current moment of an unfinished game.
    Now,
    /// After the final scoring.
    End,
}

impl Tally {
    /// Computes the tally of a record.
    pub fn of(record: &Record) -> Tally {
        let game = record.game();
        let scores: Vec<Score> = game.seats().map(|seat| game.projected(seat)).collect();
        let (rounds, moves) = course(record);
        Tally {
            over: game.is_over(),
            origins: origins(record, &scores),
            standings: game.standings(),
            scores,
            rounds,
            moves,
        }
    }

    /// The score lines on which at least one seat has points.
    pub fn lines(&self) -> impl Iterator<Item = ScoreLine> {
        ScoreLine::ALL.into_iter().filter(|line| self.scores.iter().any(|score| score.on(*line) > 0))
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.scores.len()).map(Seat::at)
    }

    /// The place of a seat.
    pub fn standing(&self, seat: Seat) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.seat == seat)
    }
}

/// Adds points to the entry of their source.
fn add(origins: &mut Vec<Origin>, seats: usize, seat: Seat, source: Source, vp: u16) {
    if vp == 0 {
        return;
    }
    let known = origins.iter().position(|origin| origin.source == Some(source));
    let at = known.unwrap_or_else(|| {
        origins.push(Origin { line: source.line(), source: Some(source), vp: vec![0; seats] });
        origins.len() - 1
    });
    origins[at].vp[seat.index()] += vp;
}

fn origins(record: &Record, scores: &[Score]) -> Vec<Origin> {
    let mut origins = Vec::new();
    let decided = record.decisions().iter().flat_map(|decision| &decision.events);
    for event in record.deal_events().iter().chain(decided) {
        if let Event::Open(Fact::Gained { seat, gain: Gain::Vp, n, source }) = *event {
            add(&mut origins, scores.len(), seat, source, n.into());
        }
    }
    if !record.game().is_over() {
        add_final_scoring(record.game(), scores, &mut origins);
    }
    for line in ScoreLine::ALL {
        origins.extend(unexplained(line, scores, &origins));
    }
    origins
}

/// Adds what the final scoring would give if the game ended now.
fn add_final_scoring(game: &Game, scores: &[Score], origins: &mut Vec<Origin>) {
    for seat in game.seats() {
        let score = scores[seat.index()];
        for court in game.met_favours(seat).iter() {
            let vp = game.edition().courts[court.index()].favour.vp;
            add(origins, scores.len(), seat, Source::Favour(court), vp.into());
        }
        for movement in Movement::ALL {
            add(origins, scores.len(), seat, Source::Requiem(movement), game.requiem_vp(seat, movement));
        }
        add(origins, scores.len(), seat, Source::PointsLeft, score.on(ScoreLine::Points));
        add(origins, scores.len(), seat, Source::MoneyLeft, score.on(ScoreLine::Money));
    }
}

/// Points of a line that no event explains, because the record began in the middle of a game.
fn unexplained(line: ScoreLine, scores: &[Score], origins: &[Origin]) -> Option<Origin> {
    let explained = |at: usize| -> u16 {
        origins.iter().filter(|origin| origin.line == line).map(|origin| origin.vp[at]).sum()
    };
    let rest = |at: usize| scores[at].on(line).saturating_sub(explained(at));
    let vp: Vec<u16> = (0..scores.len()).map(rest).collect();
    vp.iter().any(|vp| *vp > 0).then_some(Origin { line, source: None, vp })
}

/// The points after each round and the projected points after each decision.
fn course(record: &Record) -> (Vec<Stage>, Vec<Vec<u16>>) {
    let Some(mut game) = record.at(0) else { return (Vec::new(), Vec::new()) };
    let projected = |game: &Game| game.seats().map(|seat| game.projected(seat).total()).collect();
    let mut rounds = vec![Stage { at: Moment::Start, decisions: 0, vp: earned(&game) }];
    let mut moves = vec![projected(&game)];
    for decision in record.decisions() {
        for event in &decision.events {
            if matches!(event, Event::Open(Fact::RoundBegan { .. })) {
                let at = Moment::Round(game.round());
                rounds.push(Stage { at, decisions: moves.len(), vp: earned(&game) });
            }
            game.evolve(event);
        }
        moves.push(projected(&game));
    }
    let decisions = record.decisions().len();
    if game.is_over() {
        rounds.push(Stage { at: Moment::Round(game.round()), decisions, vp: earned(&game) });
        rounds.push(Stage { at: Moment::End, decisions, vp: projected(&game) });
    } else {
        rounds.push(Stage { at: Moment::Now, decisions, vp: earned(&game) });
    }
    (rounds, moves)
}

/// The points scored so far, without those of the final scoring.
fn earned(game: &Game) -> Vec<u16> {
    let vp = |seat: Seat| {
        let score = game.score(seat);
        score.iter().filter(|(line, _)| !line.is_final()).map(|(_, vp)| vp).sum()
    };
    game.seats().map(vp).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use edition::Edition;
    use rules::{Luck, Seed, Setup};
    use vocab::Level;

    fn played(setup: &Setup, decisions: usize) -> Record {
        let mut record = Record::deal(setup, Edition::vienna(), Seed::from_number(7)).expect("set up");
        let mut dice = Seed::from_number(8).dice(0);
        let mut legal = Vec::new();
        for _ in 0..decisions {
            let Some(seat) = record.game().to_act() else { break };
            legal.clear();
            record.game().legal(&mut legal);
            let chosen = legal[dice.below(legal.len() as u32) as usize].action();
            record.act(seat, chosen).expect("legal");
        }
        record
    }

    fn assert_every_line_is_explained(tally: &Tally) {
        for line in ScoreLine::ALL {
            for seat in tally.seats() {
                let of_line = tally.origins.iter().filter(|origin| origin.line == line);
                let sum: u16 = of_line.map(|origin| origin.vp[seat.index()]).sum();
                assert_eq!(sum, tally.scores[seat.index()].on(line), "{line:?} of {seat:?}");
            }
        }
        assert!(tally.origins.iter().all(|origin| origin.source.is_some()));
    }

    #[test]
    fn every_point_of_a_finished_game_has_a_source() {
        for setup in [Setup::players(4), Setup::solo(Level::Middle)] {
            let tally = Tally::of(&played(&setup, usize::MAX));
            assert!(tally.over);
            assert_every_line_is_explained(&tally);
        }
    }

    #[test]
    fn every_point_of_an_unfinished_game_has_a_source() {
        let tally = Tally::of(&played(&Setup::players(3), 120));
        assert!(!tally.over);
        assert_every_line_is_explained(&tally);
        assert_eq!(tally.rounds.last().map(|stage| stage.at), Some(Moment::Now));
    }

    #[test]
    fn points_never_fall_over_the_seven_stages_of_a_finished_game() {
        let record = played(&Setup::players(2), usize::MAX);
        let tally = Tally::of(&record);
        assert_eq!(tally.rounds.len(), 7);
        assert_eq!(tally.moves.len() as u64, record.moment() + 1);
        for pair in tally.rounds.windows(2) {
            assert!(pair[0].vp.iter().zip(&pair[1].vp).all(|(before, after)| before <= after));
        }
        let totals: Vec<u16> = tally.scores.iter().map(Score::total).collect();
        assert_eq!(tally.rounds.last().map(|stage| stage.vp.clone()), Some(totals));
    }

    #[test]
    fn points_from_before_the_record_have_no_source() {
        let middle = *played(&Setup::players(2), 150).game();
        let tally = Tally::of(&Record::from_position(middle, Seed::from_number(1)));
        assert!(tally.origins.iter().any(|origin| origin.source.is_none()));
    }
}
