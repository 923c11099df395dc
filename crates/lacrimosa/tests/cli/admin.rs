//! `admin`: the admin commands, through the Unix socket or with a token.

use crate::desk::Desk;
use crate::serving::{Serving, serve_with};
use serde_json::Value;

const TOKEN: &str = "MGUyYzQ2ZDUtNWM5Yi00";

fn serve(desk: &Desk, line: &str) -> (Serving, String) {
    let (serving, address, _) = serve_with(desk, &format!("serve --port 0 --no-open {line}"), &[]);
    (serving, address)
}

#[test]
fn admin_finds_the_data_folder_in_the_same_way_as_serve() {
    let desk = Desk::new();
    let missing = desk.fails("admin status");
    assert!(
        missing.contains(&desk.path("data").display().to_string()) && missing.contains("--data"),
        "{missing}"
    );
    let (_serving, _) = serve(&desk, "");
    assert!(desk.ok("admin status").contains("Version"));
    assert_eq!(desk.json("admin status --json")["tables"], 0);
    let message = desk.fails("admin status --data elsewhere");
    assert!(message.contains("elsewhere"), "{message}");
    desk.write("server.toml", "data = \"nowhere\"\n");
    let child = desk.start_without("admin status --config server.toml", "LACRIMOSA_DATA");
    let answer = child.wait_with_output().unwrap();
    assert!(
        String::from_utf8_lossy(&answer.stderr).contains("nowhere"),
        "the folder of the settings file is used"
    );
}

#[test]
fn a_token_gives_access_over_the_network() {
    let desk = Desk::new();
    desk.write("token", &format!("{TOKEN}\n"));
    desk.write("wrong", "nothing of the kind");
    let (_serving, address) = serve(&desk, "--admin-token-file token");
    let address = address.trim_end_matches('/');
    assert_eq!(desk.json(&format!("admin status --json --server {address} --token-file token"))["people"], 0);
    let wrong = desk.fails(&format!("admin status --server {address} --token-file wrong"));
    assert!(wrong.contains("token"), "{wrong}");
    let none = desk.fails(&format!("admin status --server {address}"));
    assert!(none.contains("LACRIMOSA_ADMIN_TOKEN"), "{none}");
    let open = desk.fails("admin status --server http://example.org --token-file token");
    assert!(open.contains("https"), "{open}");
    let gone = desk.fails("admin status --server http://127.0.0.1:1 --token-file token");
    assert!(gone.contains("127.0.0.1:1"), "{gone}");
}

#[test]
fn a_server_without_a_token_says_how_to_reach_it() {
    let desk = Desk::new();
    desk.write("token", TOKEN);
    let (_serving, address) = serve(&desk, "");
    let closed = desk.fails(&format!("admin status --server {address} --token-file token"));
    assert!(closed.contains("admin-token-file"), "{closed}");
}

#[test]
fn a_short_or_missing_secret_is_refused_at_the_start() {
    let desk = Desk::new();
    assert!(desk.fails("serve --no-open --port 0 --admin-token short").contains("20"));
    desk.write("token", TOKEN);
    let both =
        desk.fails(&format!("serve --no-open --port 0 --admin-token {TOKEN} --admin-token-file token"));
    assert!(both.contains("admin-token-file"), "{both}");
    assert!(desk.fails("serve --no-open --port 0 --admin-token-file none").contains("none"));
    assert!(desk.fails("serve --no-open --port 0 --new-tables word").contains("--table-word"));
}

#[test]
fn irreversible_commands_need_yes() {
    let desk = Desk::new();
    let (_serving, _) = serve(&desk, "");
    for line in ["delete-table -abc", "delete-edition 00", "delete-person 1", "revoke 1"] {
        let asked = desk.fails(&format!("admin {line}"));
        assert!(asked.contains("--yes"), "{line}: {asked}");
    }
    assert!(desk.fails("admin delete-table -abc --yes").contains("There is no table -abc"));
    assert!(desk.fails("admin restore-table abc").contains("There is no table abc"));
    assert!(desk.fails("admin delete-edition 00 --yes").contains("64"));
    assert!(desk.fails("admin revoke 1 --yes").contains("There is no person 1"));
    assert!(desk.fails("admin delete-person 1 --yes").contains("There is no person 1"));
}

#[test]
fn lists_are_plain_for_people_and_json_for_programs() {
    let desk = Desk::new();
    let (_serving, _) = serve(&desk, "");
    for list in ["tables", "editions", "people", "bans"] {
        assert_eq!(desk.ok(&format!("admin {list}")), "None\n", "{list}");
        assert_eq!(desk.json(&format!("admin {list} --json")), Value::Array(Vec::new()), "{list}");
    }
    assert!(desk.ok("admin ban 10.1.2.3/8 --for 7d --reason 'a storm'").contains("10.0.0.0/8"));
    let bans = desk.ok("admin bans");
    assert!(bans.starts_with("ADDRESS") && bans.contains("a storm"), "{bans}");
    let ban = &desk.json("admin bans --json")[0];
    assert_eq!(ban["until"].as_i64().unwrap() - ban["made"].as_i64().unwrap(), 7 * 24 * 60 * 60 * 1000);
    desk.ok("admin unban 10.0.0.0/8");
    assert!(desk.fails("admin unban 10.0.0.0/8").contains("10.0.0.0/8"));
    assert!(desk.fails("admin ban everybody").contains("everybody"));
    assert!(desk.misunderstood("admin ban 10.0.0.1 --for ever").contains("7d"));
    desk.ok("admin announce 'At nine the server moves.'");
    assert_eq!(desk.json("admin status --json")["announcement"], "At nine the server moves.");
    desk.ok("admin announce --clear");
    assert!(desk.json("admin status --json")["announcement"].is_null());
    desk.misunderstood("admin announce");
}
