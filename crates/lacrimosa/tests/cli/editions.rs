//! `edition check`, `show` and `copy`, and games with a custom edition.

use crate::desk::Desk;

#[test]
fn the_built_in_edition_is_valid_and_its_components_are_counted() {
    let desk = Desk::new();
    let said = desk.ok("edition check");
    for count in ["  34  Memory cards", "  46  Opus cards", "  60  Composer tiles", "  28  instrument parts"]
    {
        assert!(said.contains(count), "{said}");
    }
    assert!(said.trim_end().ends_with(": no errors"), "{said}");
    let counts = desk.json("edition check --json");
    assert_eq!((&counts["ok"], &counts["counts"]["soloist"]), (&true.into(), &11.into()));
}

#[test]
fn a_copy_is_the_same_edition() {
    let desk = Desk::new();
    assert!(desk.ok("edition copy mine").contains("edition check mine"));
    let (mine, ours) = (desk.json("edition check mine --json"), desk.json("edition check --json"));
    assert_eq!((&mine["hash"], &mine["counts"]), (&ours["hash"], &ours["counts"]));
    for lang in ["en", "fr"] {
        let show = |line: &str| desk.ok(&format!("--lang {lang} edition show{line}"));
        assert_eq!(show(" mine"), show(""), "{lang}");
    }
    desk.fails("edition check nowhere");
}

#[test]
fn a_copy_has_its_own_id_and_includes_the_guide() {
    let desk = Desk::new();
    for (folder, id) in
        [("mine", "mine"), ("'My Box 2'", "my-box-2"), ("'2. Auflage'", "my-2-auflage"), ("Коробка", "my")]
    {
        desk.ok(&format!("edition copy {folder}"));
        let mine = desk.json(&format!("edition check {folder} --json"));
        assert_eq!((&mine["id"], &mine["version"]), (&id.into(), &1.into()), "{folder}");
    }
    assert!(desk.ok("edition check mine").contains("mine, version 1"));
    let guide = std::fs::read_to_string(desk.path("mine/README.md")).unwrap();
    assert!(guide.contains("# Editions") && !guide.contains("To release"), "{guide}");
    for file in std::fs::read_dir(desk.path("mine")).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        assert!(!text.contains("../README.md"), "{text}");
    }
}

#[test]
fn every_fault_is_reported_with_its_file_and_line() {
    let desk = Desk::new();
    desk.ok("edition copy mine");
    for (file, from, to) in [
        ("mine/opera.toml", "year = 1764", "year = 1999"),
        ("mine/opera.toml", "type = \"symphony\"", "type = \"concerto\""),
        ("mine/board.toml", "exchange_buy = 3", "exchange_buy = 0"),
        ("mine/cities.toml", "vp = 6", "vp = -5"),
        ("mine/memories.toml", "id = \"a-carriage-at-dawn\"", "id = \"A carriage\""),
    ] {
        desk.edit(file, from, to);
    }
    let answer = desk.run("edition check mine");
    assert_eq!(answer.code, Some(1));
    let places: Vec<(&str, u32)> = answer
        .out
        .lines()
        .map(|line| {
            let (file, rest) = line.split_once(':').unwrap();
            (file, rest.split(':').next().unwrap().parse().unwrap())
        })
        .collect();
    let files: Vec<&str> = places.iter().map(|(file, _)| *file).collect();
    assert_eq!(
        files,
        ["board.toml", "memories.toml", "opera.toml", "opera.toml", "cities.toml"],
        "{answer:?}"
    );
    assert!(places.iter().all(|(_, line)| *line > 0), "{answer:?}");
    assert!(answer.err.contains("5 errors"), "{answer:?}");
    let answer = desk.run("edition check mine --json");
    let json: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!((answer.code, json["faults"].as_array().unwrap().len()), (Some(1), 5));
    assert!(desk.fails("new a.game --edition mine").contains("5 errors"));
}

#[test]
fn a_game_needs_the_edition_with_which_it_began() {
    let desk = Desk::new();
    desk.ok("edition copy mine");
    desk.edit("mine/board.toml", "exchange_buy = 3", "exchange_buy = 2");
    desk.ok("new a.game --players 2 --seed 1 --edition mine");
    std::fs::rename(desk.path("mine"), desk.path("yours")).unwrap();
    let message = desk.fails("show a.game");
    assert!(message.contains("Line 3, ") && message.contains("LACRIMOSA_EDITION"), "{message}");
    let legal = desk.ok("legal a.game --edition yours");
    assert!(legal.contains("for 2 ducats"), "{legal}");
}

#[test]
fn a_game_remembers_where_its_edition_is() {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("games/here")).unwrap();
    desk.ok("edition copy mine");
    desk.edit("mine/board.toml", "exchange_buy = 3", "exchange_buy = 2");
    desk.ok("new games/here/a.game --players 2 --seed 1 --edition mine");
    let file = std::fs::read_to_string(desk.path("games/here/a.game")).unwrap();
    assert!(file.contains("\nedition-folder ../../mine\n"), "{file}");
    let legal = desk.ok("legal games/here/a.game");
    assert!(legal.contains("for 2 ducats"), "{legal}");
    desk.ok("act games/here/a.game 'exchange buy:talent'");
    desk.ok("undo games/here/a.game");
    assert_eq!(std::fs::read_to_string(desk.path("games/here/a.game")).unwrap(), file);
    desk.run_with("play b.game --seed 1 --edition mine", "q\n");
    desk.ok("show b.game");
    // A changed edition in the same folder is not the edition of the game.
    desk.edit("mine/board.toml", "exchange_buy = 2", "exchange_buy = 3");
    assert!(desk.fails("show games/here/a.game").contains("Line 3, "));
}

#[test]
fn a_game_of_an_earlier_release_finds_its_edition_by_itself() {
    let desk = Desk::new();
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/older");
    let game = std::fs::read_to_string(format!("{games}/vienna-1-two-players.game")).unwrap();
    desk.write("a.game", &game);
    for line in ["show a.game", "log a.game", "score a.game", "legal a.game", "replay a.game --audit"] {
        desk.ok(line);
    }
    desk.ok("edition copy mine");
    desk.edit("mine/board.toml", "exchange_buy = 3", "exchange_buy = 2");
    desk.ok("replay a.game --audit --edition mine");
}

#[test]
fn every_component_is_shown() {
    let said = Desk::new().ok("edition show");
    let vienna = edition::Edition::vienna();
    let labels =
        vienna.memories.iter().map(|card| &card.label).chain(vienna.opera.iter().map(|card| &card.label));
    for label in labels.chain(vienna.courts.iter().map(|tile| &tile.label)) {
        assert!(said.contains(&label.title), "{} is not shown", label.title);
    }
}
