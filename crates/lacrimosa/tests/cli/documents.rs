//! The commands and examples in `docs/` work as written.

use crate::desk::Desk;
use crate::serving::serve;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn page(path: &str) -> String {
    std::fs::read_to_string(format!("{ROOT}/{path}")).unwrap()
}

/// The code blocks in a language.
fn blocks(page: &str, sort: &str) -> Vec<String> {
    let begin = format!("```{sort}\n");
    page.split(&begin).skip(1).map(|rest| rest.split("```").next().unwrap().to_owned()).collect()
}

/// The commands of a block without the name of the program and without comments.
fn commands(block: &str) -> Vec<String> {
    let lines = block.lines().filter_map(|line| line.strip_prefix("lacrimosa "));
    lines.map(|line| line.split(" # ").next().unwrap().trim().replace('"', "'")).collect()
}

#[test]
fn the_commands_for_the_terminal_work_one_after_the_other() {
    let desk = Desk::new();
    let commands = commands(&blocks(&page("docs/terminal.md"), "sh")[0]);
    assert!(commands.len() > 8, "{commands:?}");
    for command in commands {
        // Limited, because a hint takes too long for a test.
        let quick = if command.starts_with("hint") { " --simulations 2" } else { "" };
        desk.ok(&format!("{command}{quick}"));
    }
}

#[test]
fn the_puzzle_matches_its_description_and_its_solution_works() {
    let (page, puzzle) = (page("docs/positions.md"), page("docs/puzzle.toml"));
    for excerpt in blocks(&page, "toml") {
        assert!(puzzle.contains(&excerpt), "{excerpt}");
    }
    let desk = Desk::new();
    desk.write("puzzle.toml", &puzzle);
    let solution = &blocks(&page, "sh")[1];
    for command in commands(solution) {
        desk.ok(&command);
    }
    assert_eq!(desk.json("show puzzle.game --json")["coach"], "vienna");
}

#[test]
fn the_steps_from_a_game_to_a_position_and_back_work() {
    let desk = Desk::new();
    desk.ok("new evening.game --players 3 --seed 52");
    let steps = blocks(&page("docs/positions.md"), "sh").remove(0);
    let [write, new, play] = &commands(&steps)[..] else { panic!("{steps}") };
    let (show, file) = write.split_once(" > ").unwrap();
    desk.write(file, &desk.ok(show));
    desk.ok(new);
    let answer = desk.run_with(play, "quit\n");
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
}

#[test]
fn every_field_of_a_position_is_explained() {
    let page = page("docs/positions.md");
    let desk = Desk::new();
    for table in ["--players 3 --seed 52", "--solo easy --seed 1"] {
        desk.ok(&format!("new a.game --force {table}"));
        for eyes in ["--truth", "--seat 1"] {
            let position = desk.json(&format!("show a.game {eyes} --json"));
            let seat = position["seats"][0].as_object().unwrap().keys();
            for field in position.as_object().unwrap().keys().chain(seat) {
                assert!(page.contains(&format!("`{field}`")), "{field}");
            }
        }
    }
}

#[test]
fn the_bot_of_the_document_is_the_one_in_its_file() {
    let listing = blocks(&page("docs/api.md"), "python").remove(0);
    assert_eq!(listing, page("docs/bot.py"));
    assert!(listing.lines().count() <= 40, "the example should be short");
}

#[test]
fn the_bot_of_the_document_plays_a_whole_game() {
    let has = Command::new("python3").args(["-c", "import websocket; websocket.create_connection"]).output();
    if !has.is_ok_and(|tried| tried.status.success()) {
        println!("skipped: it needs python3 with the module websocket-client");
        return;
    }
    let desk = Desk::new();
    let limits = "--messages-per-second 1000 --message-burst 1000";
    let (_serving, address, _) = serve(&desk, &format!("serve --port 0 --no-open {limits}"));
    let bot = Command::new("python3").arg(format!("{ROOT}/docs/bot.py")).arg(&address).output().unwrap();
    let (said, complained) = (String::from_utf8_lossy(&bot.stdout), String::from_utf8_lossy(&bot.stderr));
    assert!(bot.status.success(), "{said}\n{complained}");
    assert!(said.lines().last().unwrap().starts_with("over: ["), "{said}");
}
