//! Nothing covers anything: in random games, for every place of the coach, in all languages and all boxes.

use super::*;
use crate::OwnGame;
use crate::sitting::Look;
use crate::twins::vienna;
use rules::{Seed, Setup};
use table::{Command, Sitter, Table};
use texts::Lang;

/// The boxes that the map is put into, in pixels: overview, stage, tablet, phones, upright tablet, and worse.
const BOXES: [(f64, f64); 11] = [
    (430.0, 245.0),
    (1004.0, 526.0),
    (650.0, 470.0),
    (390.0, 440.0),
    (476.0, 390.0),
    (315.0, 384.0),
    (360.0, 260.0),
    (768.0, 600.0),
    (690.0, 300.0),
    (320.0, 240.0),
    (1004.0, 380.0),
];

/// A game after some decisions that differ from game to game.
fn game(number: u64, decisions: usize) -> OwnGame {
    let sitters = vec![Sitter::human("Anna"), Sitter::human("Berta")];
    let table = Table::deal(&Setup::players(2), vienna(), Seed::from_number(number), sitters).unwrap();
    let mut game = OwnGame::new(table);
    for step in 0..decisions {
        let Some(seat) = game.table().game().to_act() else { break };
        let now = game.table().offers(seat).now;
        let action = now[(step * 31 + number as usize * 17) % now.len()].action;
        game.command(seat, game.table().revision(), Command::Act(action)).unwrap();
    }
    game
}

fn check(sheet: &Sheet, coach: Place, told: &str) {
    let spaces = sheet.detail.spaces();
    let mut all: Vec<(String, Rect)> = Vec::new();
    for place in Place::all() {
        all.push((format!("label {}", place.number()), sheet.labels[place.index()]));
        let half = if place == coach { spaces.coach } else { spaces.town };
        all.push((format!("town {}", place.number()), Rect::around(sheet.town(place), half)));
    }
    let prices = sheet.prices.iter().flatten();
    all.extend(prices.map(|point| ("price".to_owned(), Rect::around(*point, spaces.price))));
    all.extend(sheet.legend.map(|legend| ("legend".to_owned(), legend)));
    for (at, (name, rect)) in all.iter().enumerate() {
        assert!(is_free(*rect, &[], sheet.area), "{told}: {name} {rect:?} is outside {:?}", sheet.area);
        for (other, behind) in &all[at + 1..] {
            let towns = name.starts_with("town") && other.starts_with("town");
            assert!(towns || !rect.overlaps(*behind), "{told}: {name} {rect:?} covers {other} {behind:?}");
        }
    }
}

#[test]
fn no_label_town_coach_or_price_covers_another_in_any_position_language_and_box() {
    // Each game has another language and another place of the coach; together they are all of them.
    for coach in Place::all() {
        let number = coach.index();
        let lang = Lang::ALL[number % Lang::ALL.len()];
        let scene = game(number as u64, 12 * number).scene(&Look::default()).unwrap();
        let contents = contents(&scene, lang);
        for (at, (width, height)) in BOXES.into_iter().enumerate() {
            // Every box with both sizes of text, but not with every game: an unoptimised test would take a minute.
            let scale = if (number + at).is_multiple_of(2) { 10.0 } else { 13.0 };
            let sheet = arrange(
                vienna(),
                (width / scale, height / scale),
                coach,
                &contents,
                (16.0, 2.4),
                Pointer::Finger,
            );
            check(&sheet, coach, &format!("{width}×{height} at {scale}, {lang:?}, {coach:?}"));
        }
    }
}

#[test]
fn a_large_box_shows_everything_and_a_box_of_the_layout_never_scrolls() {
    let scene = game(3, 0).scene(&Look::default()).unwrap();
    let contents = contents(&scene, Lang::En);
    let detail = |width: f64, height: f64| {
        let area = (width / 10.0, height / 10.0);
        let sheet = arrange(vienna(), area, scene.table().coach, &contents, (16.0, 2.4), Pointer::Finger);
        assert_eq!(sheet.area, area, "{width}×{height} scrolls");
        sheet.detail
    };
    assert!(detail(1100.0, 700.0) == Detail::Full);
    assert!(detail(1004.0, 526.0) <= Detail::Favours);
    assert!(detail(768.0, 600.0) <= Detail::Favours);
    for (width, height) in [(650.0, 470.0), (390.0, 440.0), (476.0, 390.0)] {
        assert!(detail(width, height) <= Detail::Compact);
    }
}

#[test]
fn the_same_position_is_always_arranged_in_the_same_way() {
    let scene = game(5, 40).scene(&Look::default()).unwrap();
    let contents = contents(&scene, Lang::Fr);
    let sheet =
        || arrange(vienna(), (43.0, 24.5), scene.table().coach, &contents, (16.0, 2.4), Pointer::Finger);
    assert_eq!(sheet(), sheet());
}

#[test]
fn an_arrow_leads_to_the_nearest_label_in_its_direction_and_back() {
    let scene = game(3, 0).scene(&Look::default()).unwrap();
    let contents = contents(&scene, Lang::En);
    let sheet =
        arrange(vienna(), (100.4, 52.6), scene.table().coach, &contents, (16.0, 2.4), Pointer::Finger);
    let middle = |place: Place| sheet.labels[place.index()].middle();
    for place in Place::all() {
        if let Some(right) = sheet.neighbour(place, Direction::Right) {
            assert!(middle(right).0 > middle(place).0);
        }
        if let Some(up) = sheet.neighbour(place, Direction::Up) {
            assert!(middle(up).1 < middle(place).1);
        }
    }
    assert_eq!(Direction::of_key("ArrowDown"), Some(Direction::Down));
    assert_eq!(Direction::of_key("Enter"), None);
}

#[test]
fn labels_are_near_their_towns() {
    // In the overview, the smallest box in which all labels are shown at once, for every place of the coach.
    let (mut far, mut strange, mut sum, mut worst) = (0, 0, 0.0, 0.0_f64);
    for coach in Place::all() {
        let scene = game(coach.index() as u64, 6 * coach.index()).scene(&Look::default()).unwrap();
        let contents = contents(&scene, Lang::En);
        let sheet = arrange(vienna(), (42.8, 26.4), coach, &contents, (16.0, 2.4), Pointer::Mouse);
        for place in Place::all() {
            let lead = sheet.labels[place.index()].distance(sheet.town(place));
            let nearer = Place::all()
                .filter(|other| sheet.labels[place.index()].distance(sheet.town(*other)) < lead - 0.3)
                .count();
            strange += usize::from(nearer > 0);
            far += usize::from(lead > 5.0);
            sum += lead;
            worst = worst.max(lead);
        }
    }
    let mean = sum / 121.0;
    assert!(
        far <= 2 && strange <= 3 && mean < 1.2 && worst < 6.0,
        "{far} far, {strange} nearer to another town, mean {mean:.2}, worst {worst:.1}"
    );
}
