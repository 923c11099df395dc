//! Summaries of games depend on nothing but the number of the game.

use balance::{
    Component, ComponentKind, Family, GameKind, Measure, Plan, Report, Results, Summary, VpSource,
};
use bots::Bot;
use edition::Edition;
use std::convert::Infallible;
use vocab::{Event, Fact, Score, ScoreLine, Seat};

const EQUAL: [GameKind; 3] = [GameKind::Two, GameKind::Three, GameKind::Four];

fn plan(games: u64, kinds: &[GameKind]) -> Plan {
    Plan {
        edition: Edition::vienna(),
        bot: Bot::Random,
        simulations: None,
        plans: Family::Greedy,
        seed: 1791,
        games,
        kinds: kinds.to_vec(),
    }
}

fn play(plan: &Plan, threads: usize) -> Vec<Summary> {
    let mut games = Vec::new();
    let each = |game| {
        games.push(game);
        Ok::<(), Infallible>(())
    };
    plan.play(&plan.all(), threads, each).unwrap();
    games.sort_by_key(|game| (game.kind, game.number));
    games
}

#[test]
fn the_sources_of_every_player_make_up_the_score() {
    for game in play(&plan(4, &[GameKind::Two, GameKind::Three, GameKind::Four, GameKind::Easy]), 1) {
        for seat in &game.seats {
            let score = Score(seat.lines);
            let sources: u16 = VpSource::PARTS.iter().map(|source| source.vp(&score)).sum();
            assert_eq!(sources, seat.total());
            let at_end: u16 = score.iter().filter(|(line, _)| line.is_final()).map(|(_, vp)| vp).sum();
            assert_eq!(seat.rounds[4] + at_end, seat.total());
            assert!(seat.rounds.is_sorted());
        }
        let best = game.seats.iter().map(|seat| seat.total()).max();
        assert!(game.winners().all(|seat| Some(seat.total()) == best));
        assert!(((0..game.seats.len()).map(|seat| game.victory(seat)).sum::<f64>() - 1.0).abs() < 1e-9);
    }
}

#[test]
fn taken_components_were_offered_and_bring_the_vp_of_the_score_sheets() {
    for game in play(&plan(4, &EQUAL), 1) {
        for (at, offered) in game.offered.iter().enumerate() {
            assert!(game.seats.iter().all(|seat| seat.taken[at] & !offered == 0), "{at}");
        }
        let brought = |sorts: &[ComponentKind]| -> u16 {
            game.vp.iter().filter(|vp| sorts.iter().any(|sort| *sort as u8 == vp.0)).map(|vp| vp.2).sum()
        };
        let written = |lines: &[ScoreLine]| -> u16 {
            game.seats.iter().flat_map(|seat| lines.iter().map(|line| Score(seat.lines).on(*line))).sum()
        };
        assert_eq!(
            brought(&[ComponentKind::City, ComponentKind::Court]),
            written(&[ScoreLine::Map, ScoreLine::Favours])
        );
        assert_eq!(brought(&[ComponentKind::Bonus]), written(&[ScoreLine::Bonus]));
        assert_eq!(brought(&[ComponentKind::Opus]), written(&[ScoreLine::Opus, ScoreLine::Sales]));
    }
}

#[test]
fn a_summary_agrees_with_the_events_of_the_game() {
    let plan = plan(1, &EQUAL);
    let summary = plan.game(GameKind::Three, 0);
    let mut events = Vec::new();
    let players = [Bot::Random.into(); 3];
    let setup = GameKind::Three.setup(0);
    let game =
        arena::play(&setup, plan.edition, plan.seed, &players, |step| events.extend_from_slice(step.events))
            .unwrap();
    for seat in (0..3).map(Seat::at) {
        let count = |is: &dyn Fn(&Fact) -> bool| {
            events.iter().filter(|event| matches!(event, Event::Open(fact) if is(fact))).count()
        };
        let seen = &summary.seats[seat.index()];
        assert_eq!(usize::from(seen.turns), 20);
        assert_eq!(
            usize::from(seen.instead),
            count(&|fact| matches!(fact, Fact::DucatsTaken { seat: by } if *by == seat))
        );
        assert_eq!(
            usize::from(seen.actions[5]),
            count(&|fact| matches!(fact, Fact::MarkerPlaced { seat: by, .. } if *by == seat))
        );
        let tiles = Component::all(plan.edition)
            .filter(|one| one.sort == ComponentKind::Tile && seen.took(*one))
            .count();
        assert_eq!(tiles, usize::from(seen.actions[5]), "every marker brings a tile");
        assert_eq!(seen.total(), game.score(seat).total());
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let plan = plan(3, &[GameKind::Two, GameKind::Four, GameKind::Difficult]);
    assert_eq!(play(&plan, 1), play(&plan, 4));
}

#[test]
fn an_interrupted_run_is_resumed_and_results_of_other_options_are_refused() {
    let path = std::env::temp_dir().join(format!("lacrimosa-balance-{}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let plan = plan(3, &[GameKind::Two]);
    let mut results = Results::open(&path, &plan).unwrap();
    for game in play(&plan, 1) {
        results.add(game).unwrap();
    }
    let whole = Report::new(&plan, &results.games(&plan));
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 40]).unwrap();
    let mut again = Results::open(&path, &plan).unwrap();
    assert_eq!(again.missing(&plan), [(GameKind::Two, 2)]);
    again.add(plan.game(GameKind::Two, 2)).unwrap();
    assert_eq!(Report::new(&plan, &again.games(&plan)), whole);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);

    let other = Plan { seed: 1792, ..plan.clone() };
    assert!(matches!(Results::open(&path, &other), Err(balance::ResultsError::Options(_))));
    std::fs::write(&path, text.replacen("\"place\":1", "\"place\":2", 1)).unwrap();
    assert!(matches!(Results::open(&path, &plan), Err(balance::ResultsError::Program(GameKind::Two, 0))));
    std::fs::write(&path, format!("{text}mozart\n")).unwrap();
    assert!(matches!(Results::open(&path, &plan), Err(balance::ResultsError::Line(5))));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_report_survives_serialisation_and_agrees_with_the_games() {
    let plan = plan(8, &[GameKind::Two, GameKind::Three, GameKind::Easy]);
    let games = play(&plan, 1);
    let report = Report::new(&plan, &games.iter().collect::<Vec<_>>());
    let text = serde_json::to_string(&report).unwrap();
    assert_eq!(serde_json::from_str::<Report>(&text).unwrap(), report);

    let seats: f64 = (0..3).map(|seat| report.line(Measure::Seat(seat), Some(3)).unwrap().figure.value).sum();
    assert!((seats - 1.0).abs() < 0.001);
    let shares: f64 = VpSource::PARTS
        .iter()
        .map(|one| report.line(Measure::Share(*one), Some(2)).unwrap().figure.value)
        .sum();
    assert!((shares - 1.0).abs() < 0.001);
    assert!(report.line(Measure::Seat(3), Some(3)).is_none());
    assert!(report.line(Measure::Winner, Some(4)).is_none(), "nobody played with four");
    for one in &report.components {
        assert!(one.taken.value <= 1.0 && one.offered <= 16, "{one:?}");
    }
}

#[test]
fn known_games_give_known_figures() {
    let plan = plan(4, &[GameKind::Two]);
    let mut games = play(&plan, 1);
    // The first player wins three games and shares the fourth; the leader loses the first.
    for (game, places) in games.iter_mut().zip([[1, 2], [1, 2], [1, 2], [1, 1]]) {
        game.first = 0;
        game.leaders = vec![usize::from(game.number == 0)];
        for (seat, place) in game.seats.iter_mut().zip(places) {
            (seat.place, seat.turns, seat.instead) = (place, 20, 3);
            seat.lines = [0; 15];
            seat.lines[ScoreLine::Opus.index()] = 60;
            seat.lines[ScoreLine::Requiem.index()] = if place == 1 { 40 } else { 0 };
        }
    }
    let report = Report::new(&plan, &games.iter().collect::<Vec<_>>());
    let value = |measure| report.line(measure, Some(2)).unwrap().figure.value;
    assert_eq!([value(Measure::Seat(0)), value(Measure::Seat(1))], [0.875, 0.125]);
    assert_eq!(value(Measure::Leader), 0.625);
    assert_eq!((value(Measure::Winner), value(Measure::Last)), (100.0, 0.7));
    assert_eq!((value(Measure::Share(VpSource::Opus)), value(Measure::Share(VpSource::Requiem))), (0.6, 0.4));
    assert_eq!(value(Measure::Instead), 0.15);
}
