//! Luck: a portable stream of chance derived from (seed, revision), and our own shuffle over it.
//!
//! There is no generator to store: a decision taken again at the same revision meets the same luck. The
//! stream, the bounded draw and the shuffle are fixed by known-answer tests, because a game must unfold
//! the same way on every platform and in every later version.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// Where chance comes from.
pub trait Luck {
    /// A number from 0 to `n - 1`, all equally likely.
    fn below(&mut self, n: u32) -> u32;
}

/// Shuffles by Fisher and Yates, from the last place down.
pub fn shuffle<T>(things: &mut [T], luck: &mut impl Luck) {
    for last in (1..things.len()).rev() {
        let other = luck.below(last as u32 + 1) as usize;
        things.swap(last, other);
    }
}

/// The secret from which all luck of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(pub [u8; 32]);

/// A text that is no seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedError(pub String);

/// Random bytes that are hashed with a seed: a seed that is a short number could be found by trying all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Salt(pub [u8; 16]);

impl Salt {
    /// Reads 32 hexadecimal digits.
    ///
    /// # Examples
    /// ```
    /// use rules::Salt;
    /// let salt = Salt([7; 16]);
    /// assert_eq!(Salt::parse(&salt.to_string()), Some(salt));
    /// assert_eq!(Salt::parse("7"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Salt> {
        let mut bytes = [0; 16];
        if text.len() != 2 * bytes.len() || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(text.get(at..at + 2)?, 16).ok()?;
        }
        Some(Salt(bytes))
    }
}

impl std::fmt::Display for Salt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Seed {
    /// The seed of a number, for games that may be repeated by hand.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// Reads a whole number, or 64 hexadecimal digits.
    ///
    /// # Errors
    /// Returns the text if it is neither.
    ///
    /// # Examples
    /// ```
    /// use rules::Seed;
    /// let seed = Seed::from_number(1791);
    /// assert_eq!(Seed::parse("1791"), Ok(seed));
    /// assert_eq!(Seed::parse(&seed.to_string()), Ok(seed));
    /// ```
    pub fn parse(text: &str) -> Result<Seed, SeedError> {
        // 64 digits are hexadecimal even if no letter is among them.
        if text.len() != 64
            && let Ok(number) = text.parse()
        {
            return Ok(Seed::from_number(number));
        }
        let fault = || SeedError(text.to_owned());
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(fault());
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| fault())?;
        }
        Ok(Seed(bytes))
    }

    /// The SHA-256 of the seed: shown from the start, so that anybody can check the shuffle once the seed
    /// is revealed at the end.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The SHA-256 of a salt and the seed, for a seed that could be guessed.
    pub fn salted_commitment(&self, salt: &Salt) -> [u8; 32] {
        Sha256::new().chain_update(salt.0).chain_update(self.0).finalize().into()
    }

    /// The luck of one decision.
    pub fn dice(&self, revision: u64) -> Dice {
        Dice { seed: *self, revision, stream: None }
    }
}

impl std::fmt::Display for Seed {
    /// A number if the seed was made of one, else hexadecimal.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (low, high) = self.0.split_at(8);
        if high.iter().all(|byte| *byte == 0) {
            let number = low.iter().rev().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
            write!(f, "{number}")
        } else {
            self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
        }
    }
}

/// The luck of one decision: ChaCha8 with the seed as key and the revision as stream, made when first asked
/// because most decisions need no luck.
#[derive(Clone)]
pub struct Dice {
    seed: Seed,
    revision: u64,
    stream: Option<ChaCha8Rng>,
}

impl Luck for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let stream = self.stream.get_or_insert_with(|| {
            let mut stream = ChaCha8Rng::from_seed(self.seed.0);
            stream.set_stream(self.revision);
            stream
        });
        below(n, || stream.next_u32())
    }
}

/// Lemire's multiplication, with the rejection that makes it exact.
#[inline]
fn below(n: u32, mut draw: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(draw()) * u64::from(n);
    if (product as u32) < n {
        let reject = n.wrapping_neg() % n.max(1);
        while (product as u32) < reject {
            product = u64::from(draw()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}
