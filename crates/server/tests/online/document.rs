//! The OpenAPI document is complete and its examples work.

use crate::block_on;
use crate::guest::Guest;
use crate::place::Place;
use crate::playing::two;
use edition::Edition;
use protocol::Refusal;
use serde_json::{Value, json};
use server::config::Config;
use std::time::Duration;
use vocab::Action;

async fn document(change: impl FnOnce(&mut Config), path: &str) -> Value {
    let place = Place::with(change).await;
    let answer = Guest::new().get(&place, path).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert!(!answer.text.contains("[`"), "rustdoc links are left in the document");
    answer.json()
}

/// Collects every `$ref` in a document.
fn references(value: &Value, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            out.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| references(field, out));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, out)),
        _ => {}
    }
}

#[test]
fn every_reference_in_the_document_can_be_resolved() {
    block_on(async {
        let document = document(|_| {}, "/api/openapi.json").await;
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 50, "{found:?}");
        for reference in found {
            let pointer = reference.strip_prefix('#').unwrap();
            assert!(document.pointer(pointer).is_some(), "{reference}");
        }
    });
}

#[test]
fn every_operation_documents_its_errors_as_a_problem() {
    block_on(async {
        let document = document(|_| {}, "/api/openapi.json").await;
        let problem = &document["components"]["schemas"]["Problem"];
        assert_eq!(problem["required"], json!(["code", "text"]));
        for (path, methods) in document["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let schema = &operation["responses"]["404"]["content"]["application/json"]["schema"];
                assert_eq!(schema["$ref"], "#/components/schemas/Problem", "{method} {path}");
            }
        }
    });
}

#[test]
fn the_socket_is_a_path_of_the_document() {
    block_on(async {
        let document = document(|_| {}, "/api/openapi.json").await;
        let socket = &document["paths"]["/api/tables/{id}/socket"]["get"];
        assert!(socket["responses"]["101"].is_object() && socket["responses"]["400"].is_object(), "{socket}");
        let names: Vec<_> =
            socket["parameters"].as_array().unwrap().iter().map(|one| one["name"].clone()).collect();
        assert_eq!(names, ["id", "since", "options"]);
    });
}

#[test]
fn the_document_names_the_base_path_and_the_public_url() {
    block_on(async {
        let plain = document(|_| {}, "/api/openapi.json").await;
        assert_eq!(plain["servers"], json!([{ "url": "/" }]));
        let below = |config: &mut Config| {
            config.base_path = "/games/lacrimosa".parse().unwrap();
            config.public_url = Some("https://example.org/games/lacrimosa".to_owned());
        };
        let below = document(below, "/games/lacrimosa/api/openapi.json").await;
        let servers =
            json!([{ "url": "https://example.org/games/lacrimosa" }, { "url": "/games/lacrimosa" }]);
        assert_eq!(below["servers"], servers);
    });
}

#[test]
fn the_actions_in_the_document_can_be_parsed() {
    block_on(async {
        let document = document(|_| {}, "/api/openapi.json").await;
        let acts = document["components"]["schemas"]["ClientMessage"].to_string();
        let examples: Vec<&str> =
            acts.split('`').filter(|text| text.starts_with("lay ") || text.starts_with("travel ")).collect();
        assert!(examples.len() >= 2, "{acts}");
        for example in examples {
            assert!(Action::read(example, Edition::vienna()).is_ok(), "{example}");
        }
    });
}

#[test]
fn a_refusal_is_a_sentence() {
    block_on(async {
        let place = Place::open().await;
        let (_, _, mut sockets, states) = two(&place, json!({})).await;
        let at = states.iter().position(|state| !state.options.is_empty()).unwrap();
        let revision = states[at].revision;
        sockets[at].act(revision, "lay nobody nothing").await;
        let Refusal::Malformed { text } = sockets[at].refusal().await else {
            panic!("the action is not refused as malformed")
        };
        assert_eq!(text, "Column 5: found nobody; expected the id of a Memory card.");
        sockets[at].act(revision, "travel vienna").await;
        let Refusal::Illegal { rule, text } = sockets[at].refusal().await else {
            panic!("the action is not refused as illegal")
        };
        assert!(!rule.is_empty() && text.ends_with('.') && !text.contains(['(', '{', '_']), "{rule}: {text}");
    });
}

#[test]
fn a_bot_does_not_pause_when_only_programs_play() {
    block_on(async {
        let place = Place::with(|config| config.bot_pause = Duration::from_secs(3600)).await;
        let made = Guest::new().post(&place, "/api/accounts", json!({ "name": "Trazom" })).await.json();
        let mut program = Guest::with_token(made["token"].as_str().unwrap());
        let seats = json!([{"for": "me"}, {"for": "bot", "bot": "adagio"}]);
        let (table, _) = program.make(&place, seats, json!({ "first": 2 })).await;
        let mut socket = program.sit(&place, &table).await;
        let mut state = socket.welcome().await.1;
        while state.is_none_or(|state| state.options.is_empty()) {
            state = Some(socket.update().await);
        }
    });
}

#[test]
fn a_plain_request_to_the_socket_path_is_refused() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let (table, _) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        let answer = anna.get(&place, &format!("/api/tables/{table}/socket?since=0")).await;
        assert_eq!((answer.status, answer.code().as_str()), (409, "no-socket"));
    });
}
