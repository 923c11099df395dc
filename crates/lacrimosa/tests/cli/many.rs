//! `random`, `perft`, `bench`: many games at once.

use crate::desk::Desk;

#[test]
fn random_games_of_every_table_satisfy_all_invariants() {
    let desk = Desk::new();
    for table in
        ["--players 2", "--players 3", "--players 4", "--solo easy", "--solo middle", "--solo difficult"]
    {
        let seen = desk.json(&format!("random {table} --games 2 --check --seed 11 --json"));
        assert_eq!((&seen["games"], &seen["checked"]), (&2.into(), &true.into()), "{table}");
        let refusals = seen["refusals"].as_object().unwrap();
        assert!(refusals.keys().all(|id| vocab::Rule::find(id).is_some()), "{refusals:?}");
    }
    let said = desk.ok("random --games 2 --check --seed 11");
    assert!(said.starts_with("2 games, ") && said.contains("All checks passed"), "{said}");
}

#[test]
fn the_same_seed_makes_byte_identical_files_with_any_number_of_threads() {
    let desk = Desk::new();
    for check in ["", "--check"] {
        desk.ok(&format!("random --players 3 --games 3 --seed 5 --out one --threads 1 {check}"));
        desk.ok(&format!("random --players 3 --games 3 --seed 5 --out two --threads 2 {check}"));
        for number in 5..8 {
            let file = desk.read(&format!("one/{number}.game"));
            assert!(file == desk.read(&format!("two/{number}.game")), "{number} {check}");
            desk.ok(&format!("replay one/{number}.game --audit"));
        }
    }
}

#[test]
fn many_games_need_a_numeric_seed() {
    assert!(Desk::new().fails("random --games 1 --seed mozart").contains("mozart"));
}

#[test]
fn the_divided_paths_add_up_to_the_total() {
    let desk = Desk::with_game();
    for depth in 1..=3 {
        let perft = desk.json(&format!("perft a.game --depth {depth} --json"));
        let divided = perft["divide"].as_object().unwrap();
        let sum: u64 = divided.values().map(|paths| paths.as_u64().unwrap()).sum();
        assert_eq!(perft["paths"], sum);
        assert_eq!(divided.len(), desk.legal("a.game").len());
        let said = desk.ok(&format!("perft a.game --depth {depth} --divide"));
        assert!(said.contains(&format!("\n{sum} paths of {depth} ")), "{said}");
    }
    assert_eq!(desk.json("perft a.game --depth 0 --json")["paths"], 1);
    let two = |line: &str| desk.json(line)["paths"].clone();
    let dealt = "perft --players 2 --seed 7 --first 1 --upper eybler --lower stadler --depth 2 --json";
    assert_eq!(two("perft a.game --depth 2 --json"), two(dealt));
}

#[test]
fn a_bench_prints_its_figures() {
    let desk = Desk::new();
    let said = desk.ok("bench --rounds 1 --seconds 0.05");
    for table in ["2p", "3p", "4p", "solo"] {
        let start = format!("lacrimosa, {table}, ");
        let line =
            said.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_else(|| panic!("{said}"));
        let figures: Vec<u64> = line.split(", ").map(|figure| figure.parse().unwrap()).collect();
        assert!(figures.len() == 2 && figures[0] > figures[1], "{said}");
    }
    let measured = desk.json("bench --rounds 1 --seconds 0.05 --against-chess --json");
    let tables = measured["rounds"].as_array().unwrap();
    assert_eq!(tables.len(), 5);
    for table in &tables[1..] {
        // Random games have about 80 to 600 decisions with about 6 options each.
        assert!((50.0..900.0).contains(&table["decisions_per_game"].as_f64().unwrap()), "{table}");
        assert!((3.0..20.0).contains(&table["branching"].as_f64().unwrap()), "{table}");
    }
    assert!(measured["state_bytes"].as_u64().unwrap() <= 1024);
    desk.misunderstood("bench --seconds 0");
}

#[test]
fn a_bench_prints_the_length_of_a_game() {
    let said = Desk::new().ok("bench --rounds 1 --seconds 0.05");
    let line = said.lines().find(|line| line.starts_with("2p: ")).unwrap();
    let length = line.split(", ").find_map(|part| part.strip_suffix(" decisions per game")).unwrap();
    assert!(length.parse::<f64>().unwrap() > 50.0, "{line}");
}
