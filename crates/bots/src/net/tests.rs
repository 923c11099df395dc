//! Tests of the net: files, sums, inputs.

use super::features::Seen;
use super::*;
use crate::noise::Noise;
use edition::Edition;
use rules::{Game, Seed, Setup};
use vocab::{Seat, Viewer};

/// A net with small random weights.
fn some_net(shape: Shape) -> Net {
    let mut noise = Noise::new(7);
    let mut short = |size: u32| rules::Luck::below(&mut noise, 2 * size + 1) as i32 - size as i32;
    let mut shorts = |count: usize, size: u32| (0..count).map(|_| short(size) as i16).collect::<Vec<_>>();
    Net {
        edition: Edition::vienna().hash,
        shape,
        rows: shorts(FEATURES * shape.row(), 300),
        start: shorts(shape.row(), 300).into_iter().map(i32::from).collect(),
        second: shorts(shape.second * shape.hidden, 200),
        second_start: shorts(shape.second, 200).into_iter().map(i32::from).collect(),
        last: shorts(OUTPUTS * shape.last(), 200),
    }
}

const SHAPE: Shape = Shape { hidden: 16, second: 8, corrects: true };

/// Positions of a game that the net plays, with the seat to act.
fn positions(net: &Net, setup: Setup) -> Vec<(Game, Seat)> {
    let limits = TurnLimits { beam: 2, positions: 60, turns: 4 };
    let mut judge = Judge::new(net, Edition::vienna());
    let mut dice = Seed::from_number(3).dice(0);
    let mut game = Game::deal(&setup, Edition::vienna(), &mut dice, &mut ()).unwrap();
    let mut all = vec![];
    while let Some(seat) = game.to_act() {
        all.push((game, seat));
        let actions = judge.whole_turn(&game, seat, limits);
        assert!(!actions.is_empty());
        actions.into_iter().for_each(|legal| game.play(legal, &mut dice, &mut ()));
    }
    all
}

#[test]
fn a_net_is_the_same_after_writing_and_reading() {
    let plain = Shape { hidden: 50, second: 0, corrects: false };
    for shape in [SHAPE, plain] {
        let net = some_net(shape);
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }
}

#[test]
fn a_file_that_is_not_such_a_net_is_refused() {
    let bytes = some_net(SHAPE).to_bytes();
    assert_eq!(Net::from_bytes(b""), Err(NetError::NotANet));
    assert_eq!(Net::from_bytes(&[0; 1000]), Err(NetError::NotANet));
    let cut = Net::from_bytes(&bytes[..bytes.len() - 1]);
    assert_eq!(cut, Err(NetError::Length { expected: bytes.len(), found: bytes.len() - 1 }));
    let mut other = bytes;
    other[40..44].copy_from_slice(&7u32.to_le_bytes());
    assert_eq!(Net::from_bytes(&other), Err(NetError::Inputs { found: 7 }));
}

#[test]
fn a_judgement_does_not_depend_on_where_the_judge_began() {
    let net = some_net(SHAPE);
    for setup in [Setup::players(2), Setup::players(4), Setup::solo(vocab::Level::Difficult)] {
        let positions = positions(&net, setup);
        for (before, seat) in positions.iter().filter(|(game, _)| !game.in_maintenance()).step_by(5) {
            let limits = TurnLimits { beam: 2, positions: 60, turns: 4 };
            let mut judge = Judge::new(&net, Edition::vienna());
            for turn in judge.turns(before, *seat, limits, |judgement| judgement.lead) {
                if Seen::of(before) == Seen::of(&turn.end) {
                    let mut fresh = Judge::new(&net, Edition::vienna());
                    fresh.begin(&turn.end, *seat);
                    assert_eq!(fresh.judge(&turn.end, *seat), turn.judgement);
                }
            }
        }
    }
}

#[test]
fn the_inputs_depend_only_on_what_the_seat_may_know() {
    let net = some_net(SHAPE);
    for (game, seat) in positions(&net, Setup::players(3)) {
        let features = |game: &Game| {
            let mut judge = Judge::new(&net, Edition::vienna());
            judge.begin(game, seat);
            judge.features(game, seat)
        };
        let dealt_again = game.resample(Viewer::Seat(seat), &mut Noise::new(11));
        let own = features(&game);
        assert!(
            own.own.is_sorted() && own.own.iter().chain(&own.rivals).all(|at| usize::from(*at) < FEATURES)
        );
        assert_eq!(own, features(&dealt_again));
    }
}

#[test]
fn the_share_of_winning_grows_with_the_odds() {
    let shares: Vec<i32> = (-7000..=7000).step_by(250).map(win_share).collect();
    assert!(shares.is_sorted());
    assert_eq!([win_share(0), win_share(1000), win_share(-1000)], [500, 731, 269]);
}
