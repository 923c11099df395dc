//! Checks that all shuffles of a game were fixed before anybody saw a card.

use record::Record;

/// Whether the seed of a game matches its commitment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verified {
    /// The commitment matches the seed, and the seed reproduces the whole game.
    Yes,
    /// The commitment does not match the seed.
    OtherSeed,
    /// The commitment matches the seed, but the current rules and the seed give a different game.
    OtherGame,
}

/// Computes the commitment from the seed and the salt, then replays the whole game with the seed.
pub fn check(record: &Record, promised: &str) -> Verified {
    match record.seed_if_over() {
        Some(_) if record.commitment_hex() != promised => Verified::OtherSeed,
        Some(_) if record.audit().is_empty() => Verified::Yes,
        _ => Verified::OtherGame,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Salt, Seed, Setup};

    #[test]
    fn a_promise_that_is_not_of_the_seed_is_found_out() {
        let mut record = Record::deal(&Setup::players(2), edition::Edition::vienna(), Seed::from_number(3))
            .expect("set up");
        let mut legal = Vec::new();
        while let Some(seat) = record.game().to_act() {
            legal.clear();
            record.game().legal(&mut legal);
            record.act(seat, legal[0].action()).expect("legal");
        }
        assert_eq!(check(&record, &record.commitment_hex()), Verified::Yes);
        assert_eq!(check(&record, "00"), Verified::OtherSeed);
        let plain = record.commitment_hex();
        let salted = record.with_salt(Salt([1; 16]));
        assert_eq!(check(&salted, &salted.commitment_hex()), Verified::Yes);
        assert_eq!(check(&salted, &plain), Verified::OtherSeed);
    }
}
