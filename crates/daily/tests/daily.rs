//! The daily deal is the same for everybody, and its bots' results are reproducible.
#![allow(clippy::unwrap_used)]

use daily::{Bar, Date, Deal, FIELD, Histogram, Kind, Outcome, Run};
use edition::Edition;
use std::collections::BTreeSet;
use vocab::Level;

/// The seeds of the two deals of 19 November 2026, and the players at the table.
const KNOWN: [&str; 2] = [
    "2d622bb11b08a32a7848d677e14af5d7516190f8991d89b4b289aa0d7818a4f3",
    "9655f7d6e2df276182f9b238e01444a8bdf8ecf0cf242203a669708b77e46f42",
];
const PLAYERS: u8 = 4;

fn date(text: &str) -> Date {
    Date::parse(text).unwrap()
}

fn deal(text: &str, kind: Kind) -> Deal {
    Deal::of(date(text), kind, Edition::vienna())
}

#[test]
fn dates_follow_each_other_for_centuries() {
    let mut day = date("1970-01-01");
    assert_eq!(day.weekday(), 3, "a Thursday");
    for _ in 0..150_000 {
        let next = day.next();
        assert_eq!((next.before(), Date::parse(&next.to_string())), (day, Some(next)));
        assert_eq!(next.weekday(), (day.weekday() + 1) % 7);
        day = next;
    }
    assert_eq!(date("2026-11-19").weekday(), 3, "a Thursday");
    assert_eq!(Date::of_seconds(1_795_046_399).to_string(), "2026-11-18");
    assert_eq!(Date::of_seconds(1_795_046_400).to_string(), "2026-11-19");
    assert_eq!(Date::of_seconds(u64::MAX).next().to_string(), "9999-12-31");
}

#[test]
fn what_is_no_date_is_none() {
    for text in [
        "",
        "2026",
        "2026-13-01",
        "2026-00-10",
        "2026-04-31",
        "1969-12-31",
        "2026-1-1",
        "2026-01-01-",
        "+026-01-01",
    ] {
        assert_eq!(Date::parse(text), None, "{text}");
    }
}

/// These are fixed: if they change, players of different versions no longer play the same deal.
#[test]
fn the_deal_of_a_date_is_known() {
    let solo = deal("2026-11-19", Kind::Solo);
    assert_eq!(solo.seed.to_string(), KNOWN[0]);
    let table = deal("2026-11-19", Kind::Table);
    assert_eq!(table.seed.to_string(), KNOWN[1]);
    assert_eq!((table.setup.players, table.opponents), (PLAYERS, vec!["allegro"; usize::from(PLAYERS) - 1]));
}

#[test]
fn the_week_gets_harder() {
    let mut day = date("2026-11-16");
    let mut levels = Vec::new();
    for _ in 0..7 {
        levels.extend(Deal::of(day, Kind::Solo, Edition::vienna()).setup.solo);
        day = day.next();
    }
    let (easy, middle, difficult) = (Level::Easy, Level::Middle, Level::Difficult);
    assert_eq!(levels, [easy, easy, middle, middle, middle, difficult, difficult]);
}

#[test]
fn every_date_kind_and_edition_has_a_deal_of_its_own() {
    let mut seeds = BTreeSet::new();
    let mut players = BTreeSet::new();
    let mut day = date("2026-01-01");
    for _ in 0..100 {
        for edition in [Edition::vienna(), Edition::first_vienna()] {
            for kind in Kind::ALL {
                let deal = Deal::of(day, kind, edition);
                seeds.insert(deal.seed.0);
                players.insert(deal.setup.players);
                assert!(deal.game(edition).is_some());
            }
        }
        day = day.next();
    }
    assert_eq!((seeds.len(), players), (400, BTreeSet::from([1, 2, 3, 4])));
}

#[test]
fn a_bot_plays_the_same_game_again_and_another_one_with_another_number() {
    let deal = deal("2026-11-16", Kind::Table);
    let play = |number: u32| {
        Run::new(&deal, Edition::vienna(), "adagio", number).unwrap().finish(&mut || false).unwrap()
    };
    let outcomes: Vec<Outcome> = (0..4).map(play).collect();
    assert_eq!(outcomes, (0..4).map(play).collect::<Vec<_>>());
    assert!(outcomes.iter().collect::<BTreeSet<_>>().len() > 1, "{outcomes:?}");
}

#[test]
fn every_bot_of_the_field_exists_and_finishes_the_deals() {
    for kind in Kind::ALL {
        let deal = deal("2026-11-16", kind);
        for entrant in FIELD {
            let mut run = Run::new(&deal, Edition::vienna(), entrant.bot, 0).unwrap();
            // Stopped at once, a bot decides by its first estimate.
            let mut stop = || true;
            for _ in 0..30 {
                assert!(run.step(&mut stop), "{}", entrant.bot);
            }
        }
        assert!(Run::new(&deal, Edition::vienna(), "furioso", 0).is_none());
        let outcome =
            Run::new(&deal, Edition::vienna(), "moderato", 0).unwrap().finish(&mut || false).unwrap();
        assert!((10..250).contains(&outcome.vp) && outcome.lead < i32::from(outcome.vp), "{outcome:?}");
    }
}

#[test]
fn bars_have_one_width_and_hold_every_result() {
    let groups = [vec![41, 44, 60], vec![52]];
    let histogram = Histogram::of(&groups, Some(61));
    let bar = |from, to, counts: &[usize], mine| Bar { from, to, counts: counts.to_vec(), mine };
    assert_eq!(
        histogram.bars,
        [
            bar(40, 41, &[1, 0], false),
            bar(42, 43, &[0, 0], false),
            bar(44, 45, &[1, 0], false),
            bar(46, 47, &[0, 0], false),
            bar(48, 49, &[0, 0], false),
            bar(50, 51, &[0, 0], false),
            bar(52, 53, &[0, 1], false),
            bar(54, 55, &[0, 0], false),
            bar(56, 57, &[0, 0], false),
            bar(58, 59, &[0, 0], false),
            bar(60, 61, &[1, 0], true),
        ]
    );
    assert_eq!(histogram.highest(), 2);
    let wide = Histogram::of(&[vec![0, u16::MAX]], None);
    assert!(wide.bars.len() <= usize::from(Histogram::MOST));
    assert_eq!(wide.bars.iter().flat_map(|bar| &bar.counts).sum::<usize>(), 2);
    assert_eq!(Histogram::of(&[vec![], vec![]], None), Histogram::default());
}
