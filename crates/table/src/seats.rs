//! Who plays at which seat.

use protocol::SeatKind;

/// The player at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Who decides.
    pub by: PlayedBy,
    /// The player's name; empty if they gave none.
    pub name: String,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayedBy {
    /// A person.
    Human,
    /// A bot, by its code.
    Bot(String),
    /// The Soloist, for whom the rules decide (SOLO-7).
    Soloist,
}

impl Sitter {
    /// A person.
    pub fn human(name: &str) -> Sitter {
        Sitter { by: PlayedBy::Human, name: name.to_owned() }
    }

    /// A bot without a name of its own.
    pub fn bot(code: &str) -> Sitter {
        Sitter { by: PlayedBy::Bot(code.to_owned()), name: String::new() }
    }

    /// The Soloist.
    pub fn soloist() -> Sitter {
        Sitter { by: PlayedBy::Soloist, name: String::new() }
    }

    /// The player of a seat as a server describes it. A person or a program counts as a person, even while a bot
    /// decides for them.
    pub fn seated(kind: SeatKind, bot: Option<&str>, name: &str) -> Sitter {
        let by = match (kind, bot) {
            (SeatKind::Bot, Some(code)) => PlayedBy::Bot(code.to_owned()),
            (SeatKind::Soloist, _) => PlayedBy::Soloist,
            (SeatKind::Open | SeatKind::Human | SeatKind::Account | SeatKind::Bot, _) => PlayedBy::Human,
        };
        Sitter { by, name: name.to_owned() }
    }

    /// Whether a person decides.
    pub fn is_human(&self) -> bool {
        self.by == PlayedBy::Human
    }

    /// The line of a `.game` file: `human Anna`, `bot:allegro`, `soloist`.
    pub fn notation(&self) -> String {
        let by = match &self.by {
            PlayedBy::Human => "human".to_owned(),
            PlayedBy::Bot(code) => format!("bot:{code}"),
            PlayedBy::Soloist => "soloist".to_owned(),
        };
        format!("{by} {}", self.name).trim_end().to_owned()
    }

    /// Reads the line of a `.game` file. An unknown kind of player is a person.
    pub fn read(text: &str) -> Sitter {
        let (by, name) = text.split_once(' ').unwrap_or((text, ""));
        let by = match (by, by.strip_prefix("bot:")) {
            (_, Some(code)) => PlayedBy::Bot(code.to_owned()),
            ("soloist", _) => PlayedBy::Soloist,
            _ => PlayedBy::Human,
        };
        Sitter { by, name: name.to_owned() }
    }
}
