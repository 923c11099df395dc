//! What can be done about a rematch after a game on a server.

use protocol::{Status, TableInfo};

/// What the page offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RematchOffer {
    /// Start a rematch.
    Start,
    /// Join the rematch that another player has started; the id of its table.
    Join(String),
    /// Watch the rematch; the id of its table.
    Watch(String),
}

/// What the viewer of a table can do; none before the end, and for spectators while there is no rematch.
pub fn rematch_offer(table: &TableInfo) -> Option<RematchOffer> {
    if table.status != Status::Over {
        return None;
    }
    match (table.you, table.rematch.clone()) {
        (Some(_), None) => Some(RematchOffer::Start),
        (Some(_), Some(id)) => Some(RematchOffer::Join(id)),
        (None, Some(id)) => Some(RematchOffer::Watch(id)),
        (None, None) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table_info::tests::table;

    #[test]
    fn players_start_or_join_a_rematch_and_spectators_only_watch_it() {
        assert_eq!(rematch_offer(&table()), None, "the game is not over");
        let over = TableInfo { status: Status::Over, ..table() };
        assert_eq!(rematch_offer(&over), Some(RematchOffer::Start));
        assert_eq!(rematch_offer(&TableInfo { you: None, ..over.clone() }), None);
        let again = TableInfo { rematch: Some("new".to_owned()), ..over };
        assert_eq!(rematch_offer(&again), Some(RematchOffer::Join("new".to_owned())));
        let watched = TableInfo { you: None, ..again };
        assert_eq!(rematch_offer(&watched), Some(RematchOffer::Watch("new".to_owned())));
    }
}
