//! A line of talk in words.

use protocol::{Talk, TalkContent};
use texts::{Lang, t};

/// A line as plain text for screen readers; `name` is that of its seat.
pub fn in_words(lang: Lang, name: &str, talk: &Talk) -> String {
    match message_text(lang, talk) {
        Some(text) => format!("{name}: {text}"),
        None => event_text(lang, name, talk),
    }
}

/// The message or phrase of a player; none if the line is about an event.
pub fn message_text(lang: Lang, talk: &Talk) -> Option<String> {
    match &talk.told {
        TalkContent::Said { text } => Some(text.clone()),
        TalkContent::Reacted { reaction } => Some(t::online_reaction(lang, reaction.code())),
        _ => None,
    }
}

/// The event as a sentence; empty if the line is a message or a phrase.
pub fn event_text(lang: Lang, name: &str, talk: &Talk) -> String {
    let told = |code: &str| t::online_told(lang, code, name);
    match &talk.told {
        TalkContent::Said { .. } | TalkContent::Reacted { .. } => String::new(),
        TalkContent::Sat => told("sat"),
        TalkContent::Left => told("left"),
        TalkContent::Joined => told("joined"),
        TalkContent::TakenOver { clock: true } => told("clock"),
        TalkContent::TakenOver { clock: false } => told("taken-over"),
        TalkContent::TakenBack => told("taken-back"),
        TalkContent::NewDevice => told("new-device"),
        TalkContent::LeftForGood => told("left-for-good"),
        TalkContent::Kicked => told("kicked"),
        TalkContent::AskedUndo { .. } => t::online_asks_back(lang, name),
        TalkContent::CancelledUndo => t::friends_undo_cancelled(lang, name),
        TalkContent::Rematch => t::friends_rematch_started(lang, name),
        TalkContent::Agreed => told("agreed"),
        TalkContent::Disagreed => told("disagreed"),
        TalkContent::Rewound { .. } => t::online_rewound(lang),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_follows_the_name_and_what_happens_is_a_sentence() {
        let talk = |told| Talk { id: 1, at: 0, seat: 2, moment: 0, told };
        let said = talk(TalkContent::Said { text: "Bravo".into() });
        assert_eq!(in_words(Lang::En, "Anna", &said), "Anna: Bravo");
        let sat = in_words(Lang::En, "Anna", &talk(TalkContent::Sat));
        assert!(sat.contains("Anna") && !sat.contains(':'), "{sat}");
    }
}
