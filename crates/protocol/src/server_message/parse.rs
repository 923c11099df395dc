//! Parses the messages of a table. Serde's code for tagged enums would buffer the fields as generic values, and so
//! parse and encode every position again. This code reads the tag, then the fields, and keeps a position as text.

use super::{Entry, ServerMessage, State, Talk};
use crate::TableInfo;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// The tag of each message.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Welcome,
    Past,
    Update,
    Table,
    Said,
    Announced,
    Refused,
    Bye,
}

#[derive(Deserialize)]
struct Tag {
    #[serde(rename = "type")]
    kind: Kind,
}

#[derive(Deserialize)]
struct Welcome {
    table: Box<TableInfo>,
    #[serde(default)]
    state: Option<Box<State>>,
    talk: Vec<Talk>,
}

#[derive(Deserialize)]
struct Past {
    entry: Entry,
}

#[derive(Deserialize)]
struct Update {
    entry: Entry,
    state: Box<State>,
}

#[derive(Deserialize)]
struct Table {
    table: Box<TableInfo>,
    #[serde(default)]
    state: Option<Box<State>>,
}

#[derive(Deserialize)]
struct Said {
    talk: Talk,
}

#[derive(Deserialize)]
struct Announced {
    text: String,
}

impl<'de> Deserialize<'de> for ServerMessage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ServerMessage, D::Error> {
        parse(<&RawValue>::deserialize(deserializer)?.get()).map_err(Error::custom)
    }
}

fn parse(text: &str) -> Result<ServerMessage, serde_json::Error> {
    let Tag { kind } = serde_json::from_str(text)?;
    Ok(match kind {
        Kind::Welcome => {
            let Welcome { table, state, talk } = serde_json::from_str(text)?;
            ServerMessage::Welcome { table, state, talk }
        }
        Kind::Past => {
            let Past { entry } = serde_json::from_str(text)?;
            ServerMessage::Past { entry }
        }
        Kind::Update => {
            let Update { entry, state } = serde_json::from_str(text)?;
            ServerMessage::Update { entry, state }
        }
        Kind::Table => {
            let Table { table, state } = serde_json::from_str(text)?;
            ServerMessage::Table { table, state }
        }
        Kind::Said => {
            let Said { talk } = serde_json::from_str(text)?;
            ServerMessage::Said { talk }
        }
        Kind::Announced => {
            let Announced { text } = serde_json::from_str(text)?;
            ServerMessage::Announced { text }
        }
        Kind::Refused => ServerMessage::Refused(serde_json::from_str(text)?),
        Kind::Bye => ServerMessage::Bye,
    })
}
