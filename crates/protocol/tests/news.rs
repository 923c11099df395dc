//! What is told can be read again.

use protocol::{Entry, News, Refusal, Sheet, State, Talk, Told};

fn state() -> Box<State> {
    let view = Sheet::new(r#"{"round":1}"#.to_owned()).expect("JSON");
    Box::new(State { revision: 3, moment: 2, view, options: vec!["end".into()], undo: true, redo: false })
}

#[test]
fn an_update_is_read_as_it_was_written() {
    let entry = Entry { revision: 3, moment: 2, at: 9, seat: 1, action: Some("end".into()), events: vec![] };
    let text =
        serde_json::to_string(&News::Update { entry: entry.clone(), state: state() }).expect("written");
    let News::Update { entry: again, state } = serde_json::from_str(&text).expect(&text) else {
        panic!("{text}")
    };
    assert_eq!((again, state.view.get()), (entry, r#"{"round":1}"#));
}

#[test]
fn every_other_message_is_read_as_it_was_written() {
    let entry = Entry { revision: 1, moment: 0, at: 9, seat: 2, action: None, events: vec![] };
    let talk = Talk { id: 4, at: 9, seat: 1, moment: 0, told: Told::Said { text: "\"Bravo\" ♪".into() } };
    let all = [
        News::Past { entry },
        News::Said { talk },
        News::Refused(Refusal::Stale { meant: 1, now: 2 }),
        News::Refused(Refusal::NotSeated),
        News::Bye,
    ];
    for news in all {
        let text = serde_json::to_string(&news).expect("written");
        let again: News = serde_json::from_str(&text).expect(&text);
        assert_eq!(serde_json::to_string(&again).expect("written"), text);
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
    ] {
        assert!(serde_json::from_str::<News>(text).is_err(), "{text}");
    }
}
