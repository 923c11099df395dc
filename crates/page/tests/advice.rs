//! Advice in games of the champion: the first turn is the one that it plays, and the reason tells it from the second.
#![allow(clippy::unwrap_used)]

use bots::{Bot, Budget, choose};
use edition::Edition;
use page::plan::AutoEnd;
use page::scene::Scene;
use page::sitting::Look;
use page::{OwnGame, advice};
use rules::{Seed, Setup};
use table::{Command, Sitter, Table};
use texts::Lang;
use vocab::{Action, Viewer};

/// Positions that are asked about.
const POSITIONS: usize = 200;
/// Simulations for each decision: few, because the test is about the choice, not about its quality.
const SIMULATIONS: u32 = 12;

fn deal(players: u8, seed: u64) -> OwnGame {
    let sitters = vec![Sitter::human(""); players.into()];
    OwnGame::new(
        Table::deal(&Setup::players(players), Edition::vienna(), Seed::from_number(seed), sitters).unwrap(),
    )
}

fn scene(game: &OwnGame) -> Scene {
    game.scene(&Look { auto_end: AutoEnd::Off, ..Look::default() }).unwrap()
}

/// What the champion does.
fn choice(scene: &Scene) -> Action {
    let budget = Budget { seed: scene.moment, simulations: SIMULATIONS };
    choose(Bot::STRONGEST, &scene.unplanned.view(Viewer::Seat(scene.me)), scene.edition(), budget).unwrap()
}

#[test]
fn the_first_turn_is_the_champions_choice_and_its_reason_is_not_true_of_the_second() {
    nets::install();
    let (mut asked, mut with_two, mut telling) = (0, 0, 0);
    'games: for seed in 1.. {
        let mut game = deal(2 + (seed % 3) as u8, seed);
        while !game.table().game().is_over() {
            let scene = scene(&game);
            let question = advice::question(&scene, &[], None).unwrap().with_simulations(SIMULATIONS);
            let answer = question.answer(&mut || false, &mut drop).unwrap();
            let suggestions = advice::suggestions(&scene, Lang::En, &answer);
            let chosen = choice(&scene);
            assert_eq!(suggestions[0].actions[0], chosen, "seed {seed}, moment {}", scene.moment);
            asked += 1;
            if let [first, second, ..] = &suggestions[..] {
                with_two += 1;
                let reason = first.reasons.first().unwrap_or_else(|| panic!("no reason: {suggestions:?}"));
                assert!(
                    !second.reasons.contains(reason) && !second.steps.contains(reason),
                    "{suggestions:?}"
                );
                telling += usize::from(!first.steps.contains(reason));
            }
            if asked == POSITIONS {
                break 'games;
            }
            // Mostly whole turns, so that most positions are the beginning of one; sometimes a single decision.
            let whole = if asked % 8 == 0 { 1 } else { suggestions[0].actions.len() };
            for action in suggestions[0].actions[..whole].iter().copied() {
                let table = game.table();
                let (seat, revision) = (table.game().to_act().unwrap(), table.revision());
                game.command(seat, revision, Command::Act(action)).unwrap();
            }
        }
    }
    println!(
        "{asked} positions, {with_two} with a second turn, {telling} with more to say than what is done"
    );
    assert!(with_two > POSITIONS * 3 / 4, "{with_two}");
    assert!(telling * 10 >= with_two * 9, "{telling} of {with_two}");
}
