//! Games in which one turn was replaced by a random one: the analysis finds what it cost.

use crate::{Analyser, Analysis, Depth, Step};
use bots::{Bot, Budget, Effort, Tempo, review, think};
use edition::Edition;
use record::Record;
use rules::{Game, Seed, Setup};
use std::collections::VecDeque;
use vocab::{Action, Seat, Viewer};

/// A game of two players of the same level, in which turn `random` was played by chance.
fn blundered(seed: u64, random: usize) -> Record {
    let mut record = Record::deal(&Setup::players(2), Edition::vienna(), Seed::from_number(seed)).unwrap();
    let (mut turns, mut planned) = (0, VecDeque::new());
    while let Some(seat) = record.game().to_act() {
        let action = match planned.pop_front() {
            Some(action) if record.game().check(seat, action).is_ok() => action,
            _ if turns == random && !record.game().in_maintenance() => by_chance(&record, seed),
            _ => {
                planned = plan(record.game(), seat, seed);
                planned.pop_front().unwrap()
            }
        };
        let decision = record.act(seat, action).unwrap();
        if decision.events.iter().any(Game::shows_hidden) {
            planned.clear();
        }
        turns += usize::from(decision.ends_turn());
    }
    record
}

fn plan(game: &Game, seat: Seat, seed: u64) -> VecDeque<Action> {
    let bot = Bot::Level(Tempo::Vivace);
    let view = game.view(Viewer::Seat(seat));
    let thought = think(bot, &view, game.edition(), Budget::of(bot, seed), &mut || false).unwrap();
    thought.turns.into_iter().next().unwrap().actions.into()
}

/// Any action but an exchange, which could be repeated for ever.
fn by_chance(record: &Record, seed: u64) -> Action {
    let mut legal = Vec::new();
    record.game().legal(&mut legal);
    legal.retain(|legal| !matches!(legal.action(), Action::Exchange { .. }));
    let number = rules::Luck::below(&mut Seed::from_number(seed).dice(record.moment()), legal.len() as u32);
    legal[number as usize].action()
}

/// What a turn cost, in thousandths of a VP, judged with more effort and other worlds than those of the analysis.
fn cost(record: &Record, analysis: &Analysis, turn: usize) -> i32 {
    let parts = analysis.turns[turn].parts(record);
    let cost = parts.into_iter().map(|part| {
        let game = record.at(part.start as u64).unwrap();
        let view = game.view(Viewer::Seat(analysis.turns[turn].seat));
        let actions: Vec<Action> = record.decisions()[part].iter().map(|decision| decision.action).collect();
        let effort = Effort { choose: 192, worlds: 48 };
        review(&view, game.edition(), &actions, effort, 5, &mut || false).map_or(0, |review| review.lost)
    });
    cost.sum()
}

#[test]
fn a_planted_blunder_is_among_the_three_costliest_turns() {
    nets::install();
    let (mut planted, mut found) = (0, 0);
    for seed in 0..8 {
        let turn = 2 + seed as usize * 4;
        let record = blundered(seed, turn);
        let mut analyser = Analyser::new(&record, None, Analysis::of(&record));
        // The fast look, and a search of the turns that seem costliest.
        for _ in 0..analyser.fast_steps() + 4 {
            analyser.step(&mut || false).unwrap();
        }
        let analysis = analyser.analysis();
        let cost = cost(&record, analysis, turn);
        if cost > 4000 {
            planted += 1;
            let seat = analysis.turns[turn].seat;
            found += usize::from(analysis.costliest(seat).iter().any(|finding| finding.turn == turn));
        }
        eprintln!("game {seed}: turn {turn} cost {cost}, found {found} of {planted}");
    }
    assert!(planted >= 4, "too few blunders: {planted}");
    assert!(found * 10 >= planted * 8, "found {found} of {planted}");
}

#[test]
fn the_same_game_is_judged_alike_however_often_the_analysis_is_interrupted() {
    let record = blundered(3, 1);
    let steps = |mut analyser: Analyser<'_>, count: usize| -> Vec<Step> {
        (0..count).filter_map(|_| analyser.step(&mut || false)).collect()
    };
    let first = Analyser::new(&record, None, Analysis::of(&record));
    let whole = steps(first, 30);
    let mut known = Analysis::of(&record);
    whole[..13].iter().for_each(|step| known.add(step.clone()));
    assert_eq!(steps(Analyser::new(&record, None, known), 17), whole[13..]);
}

#[test]
fn the_shares_of_winning_add_up_and_the_last_point_is_the_result() {
    let record = blundered(4, 1);
    let mut analyser = Analyser::new(&record, None, Analysis::of(&record));
    for _ in 0..analyser.fast_steps() {
        analyser.step(&mut || false).unwrap();
    }
    let analysis = analyser.analysis();
    for point in analysis.course.iter().flatten() {
        let sum: i32 = point.seats.iter().map(|outlook| outlook.share).sum();
        assert!((998..=1000).contains(&sum), "{sum}");
    }
    let last = analysis.course.last().unwrap().as_ref().unwrap();
    let totals = record.game().seats().map(|seat| 1000 * i32::from(record.game().score(seat).total()));
    assert_eq!(last.seats.iter().map(|outlook| outlook.vp).collect::<Vec<_>>(), totals.collect::<Vec<_>>());
    assert!(analysis.findings.iter().flatten().all(|finding| finding.depth == Depth::Glance));
}

#[test]
fn nobody_is_judged_by_what_they_could_not_know() {
    let record = blundered(5, 1);
    let turn = &Analysis::of(&record).turns[6];
    let game = record.at(turn.from).unwrap();
    let judged = |game: &Game| {
        let view = game.view(Viewer::Seat(turn.seat));
        let action = record.decisions()[turn.from as usize].action;
        review(&view, game.edition(), &[action], Effort::GLANCE, 1, &mut || false).unwrap()
    };
    let dealt_again = game.resample(Viewer::Seat(turn.seat), &mut Seed::from_number(9).dice(0));
    assert_ne!(game.position(), dealt_again.position());
    assert_eq!(judged(&game), judged(&dealt_again));
}
