//! `rules` and `--help`.

use crate::desk::Desk;
use vocab::Rule;

#[test]
fn every_rule_of_the_catalogue_is_explained() {
    let desk = Desk::new();
    let ids: Vec<&str> = Rule::ALL.iter().map(|rule| rule.id()).collect();
    let said = desk.ok(&format!("rules {}", ids.join(" ")));
    for id in &ids {
        let line = said.lines().find_map(|line| line.strip_prefix(&format!("{id}  "))).unwrap_or_default();
        assert!(line.len() > 10, "{id}: {line:?}");
    }
    assert_eq!(desk.json("rules --json").as_array().unwrap().len(), ids.len());
    assert!(desk.ok("rules").contains("REQ-4  "));
}

#[test]
fn a_rule_is_found_by_its_id_in_any_case_and_a_section_by_its_name() {
    let desk = Desk::new();
    assert!(desk.ok("rules REQ-4").contains("neutral marker"));
    assert_eq!(desk.ok("rules req-4"), desk.ok("rules REQ-4"));
    assert_eq!(desk.json("rules turn --json").as_array().unwrap().len(), 5);
    let ruling = &desk.json("rules INT-3 --json")[0];
    assert!(["rule", "question", "why"].iter().all(|field| ruling[field].is_string()), "{ruling}");
}

#[test]
fn the_error_for_an_unknown_rule_names_the_sections() {
    let message = Desk::new().fails("rules REQ-99");
    assert!(message.contains("REQ-99") && message.contains("MAINT"), "{message}");
}

#[test]
fn every_command_has_help() {
    let desk = Desk::new();
    let commands = "serve play new show legal act undo log score replay random perft rules edition bench arena backup restore";
    let whole = desk.ok("--help");
    for command in commands.split(' ') {
        assert!(whole.contains(&format!("\n  {command} ")), "{command}");
        let help = desk.ok(&format!("{command} --help"));
        assert!(help.contains(&format!("Usage: lacrimosa {command}")), "{help}");
    }
    for command in ["check", "show", "copy"] {
        desk.ok(&format!("edition {command} --help"));
    }
    assert!(!desk.ok("serve --help").contains("[env:"), "clap's own labels are not translated");
    assert!(desk.ok("--version").starts_with("lacrimosa "));
    desk.misunderstood("dance");
}

#[test]
fn a_closed_standard_output_is_not_an_error() {
    let desk = Desk::with_game();
    for line in ["rules", "rules --json", "show a.game", "log a.game", "score a.game --json", "--help"] {
        let answer = desk.run_unread(line);
        assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""), "{line}");
    }
}
