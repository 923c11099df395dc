//! Exporting, editing and loading positions.

use crate::desk::Desk;
use serde_json::{Value, json};

/// A position in `rich.json` and `rich.game` in which seat 1 may travel and has plenty of everything.
fn rich() -> Desk {
    let desk = Desk::with_game();
    let lay = desk.legal("a.game").remove(0);
    desk.ok(&format!("act a.game '{lay}' ducats"));
    let mut position = desk.json("show a.game --truth --json");
    let seat = &mut position["seats"][0];
    seat["ducats"] = 30.into();
    for place in ["tracks", "counters"] {
        seat[place] = json!({ "talent": 4, "journey": 4, "composition": 4 });
    }
    position["prompts"] = json!(["card:travel"]);
    desk.write("rich.json", &position.to_string());
    desk.ok("new rich.game --from rich.json --seed 1");
    desk
}

#[test]
fn a_position_as_json_or_text_is_the_start_of_the_same_game() {
    let desk = Desk::with_game();
    desk.write("a.json", &desk.ok("show a.game --truth --json"));
    desk.write("a.toml", &desk.ok("show a.game --truth --text"));
    desk.ok("new json.game --from a.json --seed 5");
    desk.ok("new toml.game --from a.toml --seed 5");
    assert_eq!(desk.read("json.game"), desk.read("toml.game"));
    assert_eq!(desk.ok("show json.game --truth --json"), desk.read("a.json"));
    assert_eq!(desk.ok("show json.game --truth --text"), desk.read("a.toml"));
    desk.ok("replay json.game --audit");
}

#[test]
fn an_edited_position_can_be_played_on() {
    let desk = rich();
    assert_eq!(desk.json("show rich.game --json")["seats"][0]["ducats"], 30);
    assert!(desk.legal("rich.game").iter().any(|action| action.starts_with("travel ")));
}

#[test]
fn all_faults_of_a_position_are_reported_with_their_lines_and_nothing_is_written() {
    let desk = Desk::with_game();
    desk.write("a.toml", &desk.ok("show a.game --truth --text"));
    desk.edit("a.toml", "round = 1", "round = 6");
    desk.edit("a.toml", "coach = \"", "coach = \"new-");
    let message = desk.fails("new b.game --from a.toml");
    assert_eq!(message.matches("Line ").count(), 2, "{message}");
    assert!(message.contains("coach") && message.contains("round"), "{message}");

    desk.write("b.json", &desk.ok("show a.game --truth --json"));
    let mut position: Value = serde_json::from_str(&desk.read("b.json")).unwrap();
    position["seats"][0]["hand"] = json!([]);
    position["row"][0] = position["row"][1].clone();
    desk.write("b.json", &serde_json::to_string_pretty(&position).unwrap());
    let message = desk.fails("new b.game --from b.json");
    assert!(message.contains("cards: ") && message.contains("seats[0].cards: "), "{message}");
    assert_eq!(desk.files(), ["a.game", "a.toml", "b.json"]);
}

#[test]
fn a_seats_view_cannot_be_loaded_as_a_position() {
    let desk = Desk::with_game();
    desk.write("seen.json", &desk.ok("show a.game --seat 1 --json"));
    desk.fails("new b.game --from seen.json");
}

#[test]
fn a_cost_can_be_paid_in_every_way_that_the_rules_allow() {
    let desk = rich();
    let before = desk.read("rich.game");
    let travel = desk.legal("rich.game").into_iter().find(|action| action.ends_with(" j1")).unwrap();
    let to = travel.strip_suffix(" j1").unwrap();
    let journey = |desk: &Desk| {
        let seat = desk.json("show rich.game --seat 1 --json")["seats"][0].clone();
        let paid = [&seat["tracks"]["journey"], &seat["counters"]["journey"]];
        paid.map(|left| left.as_u64().unwrap())
    };
    let start = journey(&desk);
    let after = |payment: &str| {
        desk.write("rich.game", &before);
        desk.ok(&format!("act rich.game '{to}{payment}'"));
        desk.ok("replay rich.game --audit");
        let left = journey(&desk);
        [start[0] - left[0].min(start[0]), start[1] - left[1].min(start[1])]
    };
    assert_eq!(after(""), after(" j1"));
    assert_ne!(after(" j1"), after(" J1"));
    after(" J1+J1");
    desk.write("rich.game", &before);
    for wrong in [" j2", " c1", " j1J1", " J9"] {
        let message = desk.fails(&format!("act rich.game '{to}{wrong}'"));
        assert!(message.contains("(PAY-1)"), "{wrong}: {message}");
    }
    assert_eq!(desk.read("rich.game"), before);
}

#[test]
fn the_report_of_a_bug_is_opened_with_its_comments() {
    let desk = Desk::with_game();
    let comments =
        "# lacrimosa 0.1.0, en\n# What happened, and what should have happened:\n#\n# 1 1 lay a b\n";
    let whole = desk.ok("show a.game --truth --text");
    desk.write("report.toml", &format!("{comments}{whole}"));
    desk.ok("new bug.game --from report.toml");
    assert_eq!(desk.ok("show bug.game --truth --text"), whole);
    // From a game on a server it has what one seat sees, and the rest is dealt.
    let seen = desk.ok("show a.game --seat 1 --text").replace("viewer = 1\n", "deal = 1\n");
    desk.write("seen.toml", &format!("{comments}{seen}"));
    desk.ok("new seen.game --from seen.toml");
    let of_seat = |game: &str| desk.ok(&format!("show {game} --seat 1 --text"));
    assert_eq!(of_seat("seen.game"), of_seat("a.game"));
}
