//! Messages of a table: what they look like as JSON, and that a client reads what the table wrote.

use protocol::http::LinkKind;
use protocol::{Entry, Reaction, Refusal, SeatKind, ServerMessage, Sheet, State, Status, Talk, TalkContent};
use serde::Serialize;

fn state(view: &str) -> Box<State> {
    let view = Sheet::new(view.to_owned()).expect("JSON");
    Box::new(State { revision: 3, moment: 2, view, options: vec!["end".into()], undo: true, redo: false })
}

fn entry() -> Entry {
    Entry { revision: 3, moment: 2, at: 9, seat: 1, action: Some("end".into()), events: vec![] }
}

fn encode(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("encoded")
}

#[test]
fn an_update_is_read_as_it_was_written() {
    let text = encode(&ServerMessage::Update { entry: entry(), state: state(r#"{"round":1}"#) });
    let ServerMessage::Update { entry: again, state } = serde_json::from_str(&text).expect(&text) else {
        panic!("{text}")
    };
    assert_eq!((again, state.view.get()), (entry(), r#"{"round":1}"#));
}

#[test]
fn the_text_of_a_position_goes_through_a_message_unchanged() {
    let view = r#"{ "z": 1.50, "a": "\u00e4", "list": [ ] }"#;
    let text = encode(&ServerMessage::Update { entry: entry(), state: state(view) });
    let ServerMessage::Update { state, .. } = serde_json::from_str(&text).expect(&text) else {
        panic!("{text}")
    };
    assert_eq!(state.view.get(), view);
}

#[test]
fn the_bytes_of_an_update_are_fixed() {
    let text = encode(&ServerMessage::Update { entry: entry(), state: state(r#"{"round":1}"#) });
    let expected = concat!(
        r#"{"type":"update","entry":{"revision":3,"moment":2,"at":9,"seat":1,"action":"end"},"#,
        r#""state":{"revision":3,"moment":2,"view":{"round":1},"options":["end"],"undo":true,"redo":false}}"#,
    );
    assert_eq!(text, expected);
}

#[test]
fn a_message_may_begin_with_any_of_its_fields() {
    let text = r#"{"text":"Hello","unknown":[1],"type":"announced"}"#;
    assert!(matches!(serde_json::from_str(text), Ok(ServerMessage::Announced { text }) if text == "Hello"));
}

#[test]
fn every_other_message_is_read_as_it_was_written() {
    let past = Entry { revision: 1, moment: 0, at: 9, seat: 2, action: None, events: vec![] };
    let talk =
        Talk { id: 4, at: 9, seat: 1, moment: 0, told: TalkContent::Said { text: "\"Bravo\" ♪".into() } };
    let all = [
        ServerMessage::Past { entry: past },
        ServerMessage::Said { talk },
        ServerMessage::Announced { text: "Maintenance at noon".into() },
        ServerMessage::Refused(Refusal::Stale { meant: 1, now: 2 }),
        ServerMessage::Refused(Refusal::NotSeated),
        ServerMessage::Bye,
    ];
    for message in all {
        let text = encode(&message);
        let again: ServerMessage = serde_json::from_str(&text).expect(&text);
        assert_eq!(encode(&again), text);
    }
}

#[test]
fn what_is_no_message_is_refused() {
    for text in [
        "",
        "{}",
        r#"{"type":"update"}"#,
        r#"{"type":"past"}"#,
        r#"{"type":"other"}"#,
        r#"{"type":"refused"}"#,
        r#"{"type":7}"#,
    ] {
        assert!(serde_json::from_str::<ServerMessage>(text).is_err(), "{text}");
    }
}

#[test]
fn the_code_of_a_refusal_is_its_tag() {
    let text = || "text".to_owned();
    let all = [
        Refusal::Stale { meant: 1, now: 2 },
        Refusal::Illegal { rule: text(), text: text() },
        Refusal::Malformed { text: text() },
        Refusal::NotSeated,
        Refusal::TakenOver,
        Refusal::NotBegun,
        Refusal::Over,
        Refusal::NotFree,
        Refusal::NothingToRedo,
        Refusal::NothingAsked,
        Refusal::AskedAlready,
        Refusal::TooManyUndos,
        Refusal::NoSuchMoment,
        Refusal::NoTalk,
        Refusal::Length { most: 1 },
        Refusal::TooFast,
        Refusal::NotStored,
    ];
    for refusal in all {
        let json = serde_json::to_value(&refusal).expect("encoded");
        assert_eq!(json["why"], refusal.code());
    }
}

#[test]
fn every_code_is_the_word_in_json() {
    fn check<T: Copy + Serialize>(all: &[T], code: impl Fn(T) -> &'static str) {
        for value in all {
            assert_eq!(encode(value), format!("\"{}\"", code(*value)));
        }
    }
    check(&Status::ALL, Status::code);
    check(&SeatKind::ALL, SeatKind::code);
    check(&LinkKind::ALL, LinkKind::code);
    check(&Reaction::ALL, Reaction::code);
    assert_eq!(Status::from_code("over"), Some(Status::Over));
    assert_eq!(SeatKind::from_code("nobody"), None);
    assert_eq!(LinkKind::from_code("hand-over"), Some(LinkKind::HandOver));
}
