//! The check that every shuffle of a game was fixed before the first card was seen.

use record::Record;

/// Whether the seed of a game holds what was promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verified {
    /// The commitment is that of the seed, and the whole game follows from it.
    Yes,
    /// The commitment is another.
    OtherSeed,
    /// The commitment is that of the seed, but today's rules and the seed make another game.
    OtherGame,
}

/// Makes the commitment again from the seed and the salt, then deals and plays the whole game again with it.
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
