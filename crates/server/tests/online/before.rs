//! Data folders of the first release with tables (schema 1), one after a clean shutdown and one after a kill:
//! everything in them still works.

use crate::block_on;
use crate::guest::Guest;
use crate::lobby::tamper;
use crate::place::Place;
use serde_json::json;
use std::collections::HashMap;
use std::path::PathBuf;
use std::time::UNIX_EPOCH;

/// Table ids, cookies and keys, written down when the folder was made.
type Notes = HashMap<String, String>;

fn fixture(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(file)
}

/// Starts the current server on a copy of the folder, with all times moved to the present.
async fn open(name: &str) -> (Place, Notes) {
    let notes = std::fs::read_to_string(fixture(&format!("{name}.txt"))).unwrap();
    let notes: Notes = notes
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let data = tempfile::tempdir().unwrap();
    // The file is copied unchanged; the server must migrate it.
    std::fs::copy(fixture(&format!("{name}.db")), data.path().join("lacrimosa.db")).unwrap();
    let made: i64 = notes["made"].parse().unwrap();
    let later = UNIX_EPOCH.elapsed().unwrap().as_millis() as i64 - made;
    tamper(
        data.path(),
        &format!(
            "UPDATE sessions SET used = used + {later};
             UPDATE players SET created = created + {later};
             UPDATE tables SET created = created + {later}, began = began + {later}, ended = ended + {later},
                 wake = wake + {later};
             UPDATE journal SET at = at + {later};
             UPDATE talk SET at = at + {later};"
        ),
    )
    .await;
    (Place::on(data, |_| {}).await, notes)
}

async fn check_everything(name: &str) {
    let (place, notes) = open(name).await;
    let at = |key: &str, rest: &str| format!("/api/tables/{}{rest}", notes[key]);
    let (mut anna, mut bela) = (Guest::with_cookie(&notes["anna"]), Guest::with_cookie(&notes["bela"]));
    let mut program = Guest::with_token(&notes["account"]);

    // The lobby, before any table is loaded.
    let lobby = anna.get(&place, "/api/lobby").await;
    assert_eq!(lobby.status, 200, "{}", lobby.text);
    let lobby = lobby.json();
    let has = |list: &str, key: &str| {
        lobby[list].as_array().unwrap().iter().any(|table| table["id"] == notes[key].as_str())
    };
    assert!(has("mine", "waiting") && has("mine", "running") && has("watch", "bots"), "{lobby}");

    // A game in which a bot has taken over one of two seats: seats, clocks, chat, actions.
    let running = anna.get(&place, &at("running", "")).await.json();
    assert_eq!((&running["you"], &running["host"]), (&json!(1), &json!(true)), "{running}");
    assert_eq!(running["revision"].to_string(), notes["running-revision"]);
    assert_eq!(running["moment"].to_string(), notes["running-moment"]);
    assert_eq!(
        (&running["seats"][1]["name"], &running["seats"][1]["bot"]),
        (&json!("Béla"), &json!("adagio"))
    );
    let clock = running["seats"][0]["clock"].as_i64().unwrap();
    // Clocks stop while the server is down; a minute is far more than this test takes.
    assert!(clock > notes["running-clock-1"].parse::<i64>().unwrap() - 60_000, "{clock}");
    let mut socket = anna.sit(&place, &notes["running"]).await;
    let (_, state) = socket.welcome().await;
    assert!(socket.heard[0].contains("Servus, Béla!"), "the chat is kept");
    let state = state.unwrap();
    socket.act(state.revision, &state.options[0]).await;
    assert_eq!(socket.update().await.revision, state.revision + 1, "the game goes on");
    assert_eq!(bela.get(&place, &at("running", "")).await.json()["you"], 2);

    // A waiting table, and the invitation to its open seat.
    let waiting = anna.get(&place, &at("waiting", "")).await.json();
    assert_eq!((&waiting["status"], &waiting["you"]), (&json!("waiting"), &json!(1)));
    let mut clara = Guest::new();
    let came =
        clara.post(&place, "/api/claim", json!({"key": notes["waiting-key-open"], "name": "Clara"})).await;
    assert_eq!(came.json()["seat"], 2, "{}", came.text);
    let begun = clara.get(&place, &at("waiting", "")).await.json();
    assert_eq!((&begun["status"], &begun["you"]), (&json!("playing"), &json!(2)));

    // In the earlier release the keys of taken seats stayed valid; now they are refused.
    for key in ["running-key-1", "running-key-2", "waiting-key-own", "waiting-key-open"] {
        let answer = Guest::new().post(&place, "/api/claim", json!({"key": notes[key]})).await;
        assert_eq!((answer.status, answer.code()), (403, "wrong-key".to_owned()), "{key}");
    }

    // An uploaded edition, and a program with an account that plays with it.
    let own = program.get(&place, &at("own-edition", "")).await.json();
    assert_eq!((&own["you"], &own["edition"]), (&json!(2), &json!(notes["edition"])), "{own}");
    assert_eq!(own["revision"].to_string(), notes["own-edition-revision"]);
    let files = program.get(&place, &format!("/api/editions/{}", notes["edition"])).await;
    assert!(files.text.contains("Salzburg"), "{}", files.status);
    let (mut one, mut other) =
        (bela.sit(&place, &notes["own-edition"]).await, program.sit(&place, &notes["own-edition"]).await);
    let states = [one.welcome().await.1.unwrap(), other.welcome().await.1.unwrap()];
    let (asked, state) =
        if states[0].options.is_empty() { (&mut other, &states[1]) } else { (&mut one, &states[0]) };
    asked.act(state.revision, &state.options[0]).await;
    assert_eq!(asked.update().await.revision, state.revision + 1);

    // The file of a finished game is byte-identical to the one downloaded then, and matches its commitment.
    let file = Guest::new().get(&place, &at("finished", "/game")).await;
    assert_eq!(file.text, std::fs::read_to_string(fixture(&format!("{name}.game"))).unwrap());
    let record = record::Record::read(&file.text, &edition::Edition::released).unwrap();
    assert!(record.audit().is_empty());
    assert_eq!(record.commitment_hex(), notes["finished-commitment"]);
    let finished = Guest::new().get(&place, &at("finished", "")).await.json();
    let scores: Vec<String> =
        finished["scores"].as_array().unwrap().iter().map(|score| score.to_string()).collect();
    assert_eq!(
        (finished["status"].as_str(), scores.join(",")),
        (Some("over"), notes["finished-scores"].clone())
    );

    // Interrupted bots go on by themselves: a spectator sees a step.
    let mut watcher = Guest::new().sit(&place, &notes["bots"]).await;
    let (table, _) = watcher.welcome().await;
    assert!(watcher.update().await.revision > table.revision);
}

#[test]
fn a_folder_of_an_earlier_release_works_after_a_clean_shutdown() {
    block_on(check_everything("ended"));
}

#[test]
fn a_folder_of_an_earlier_release_works_after_a_kill() {
    block_on(check_everything("killed"));
}
