//! `balance`: measures how even the game is.

use crate::desk::Desk;

const QUICK: &str = "balance --bot random --games 4 --seed 11";

#[test]
fn the_output_compares_figures_with_their_targets() {
    let desk = Desk::new();
    let said = desk.ok("balance --bot adagio --games 4 --tables 2");
    for line in
        ["Win rate of seat 1", "Winner’s score", "Royal favours", "Leader after round 2", "On target: "]
    {
        assert!(said.contains(line), "{line}: {said}");
    }
    assert!(!said.contains("Soloist"), "{said}");
    assert_eq!(said, desk.ok("balance --bot adagio --games 4 --tables 2 --threads 1"));
}

#[test]
fn a_folder_gets_the_report_and_its_charts_and_a_run_can_be_resumed() {
    let desk = Desk::new();
    desk.ok(&format!("{QUICK} --tables 2,3,easy --out out"));
    let report: serde_json::Value = serde_json::from_str(&desk.read("out/balance.json")).unwrap();
    assert_eq!(report["games"]["easy"], 4);
    let page = desk.read("out/balance.md");
    for picture in ["seats", "sources", "pairs", "soloist", "scores", "components"] {
        assert!(page.contains(&format!("(balance/{picture}.svg)")), "{picture}");
        assert!(desk.read(&format!("out/balance/{picture}.svg")).ends_with("</svg>\n"), "{picture}");
    }
    assert!(desk.read("out/components.csv").lines().count() > 100);

    let games = desk.read("out/games.jsonl");
    assert_eq!(games.lines().count(), 13);
    desk.write("out/games.jsonl", &games[..games.len() - 10]);
    assert_eq!(desk.json(&format!("{QUICK} --tables 2,3,easy --out out --json")), report);
    assert_eq!(desk.read("out/games.jsonl").lines().count(), 13);
    assert!(desk.fails("balance --bot random --games 4 --seed 12 --out out").contains("--seed 11"));
    let compared = desk.ok(&format!("{QUICK} --tables 2 --against out/balance.json"));
    assert!(
        compared.contains("Before") && compared.contains("Win rate of seat 2, %, 2 players"),
        "{compared}"
    );
}

#[test]
fn invalid_arguments_are_refused() {
    let desk = Desk::new();
    assert!(desk.fails("balance --bot furioso").contains("presto"));
    assert!(desk.fails("balance --bot flat@many").contains("flat@many"));
    assert!(desk.misunderstood("balance --tables 5").contains("difficult"));
    assert!(desk.misunderstood("balance --games 0").contains("0"));
    desk.write("old.json", "{}");
    assert!(desk.fails(&format!("{QUICK} --against old.json")).contains("old.json"));
}
