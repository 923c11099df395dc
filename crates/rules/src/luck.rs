//! Luck: a portable random stream derived from the seed and the moment, and a shuffle that uses it.
//!
//! The moment is the number of decisions that stand. No generator is stored: if a decision is undone and made again,
//! its luck is the same. Known-answer tests fix the stream, the bounded draw and the shuffle, because a game must be
//! the same on every platform and in every later version.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A source of random numbers.
pub trait Luck {
    /// A number from 0 to `n - 1`, all equally likely.
    fn below(&mut self, n: u32) -> u32;
}

/// The Fisher-Yates shuffle, from the last place to the first.
pub fn shuffle<T>(things: &mut [T], luck: &mut impl Luck) {
    for last in (1..things.len()).rev() {
        let other = luck.below(last as u32 + 1) as usize;
        things.swap(last, other);
    }
}

/// The secret from which all luck of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(pub [u8; 32]);

/// The text is not a seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedError(pub String);

/// Random bytes that are hashed with a seed. Without them, a seed that is a short number could be found from its
/// hash by trying all short numbers.
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
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Salt(bytes))
    }
}

impl std::fmt::Display for Salt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl Seed {
    /// The seed made from a number. People can type the number to repeat a game.
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
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| SeedError(text.to_owned()))?;
        Ok(Seed(bytes))
    }

    /// The SHA-256 of the seed. It is shown from the start, so that everybody can check the shuffles when the seed is
    /// revealed at the end.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The SHA-256 of a salt and the seed, for a seed that is a short number.
    pub fn salted_commitment(&self, salt: &Salt) -> [u8; 32] {
        Sha256::new().chain_update(salt.0).chain_update(self.0).finalize().into()
    }

    /// The luck of the decision with this number; 0 is the deal.
    pub fn dice(&self, moment: u64) -> Dice {
        Dice { seed: *self, moment, stream: None }
    }
}

impl std::fmt::Display for Seed {
    /// A number if the seed was made from one, otherwise hexadecimal digits.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (low, high) = self.0.split_at(8);
        if high.iter().all(|byte| *byte == 0) {
            let number = low.iter().rev().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
            write!(f, "{number}")
        } else {
            f.write_str(&hex::encode(self.0))
        }
    }
}

/// The luck of one decision: ChaCha8 with the seed as key and the moment as stream. The stream is made at the
/// first draw, because most decisions need no luck.
#[derive(Clone)]
pub struct Dice {
    seed: Seed,
    moment: u64,
    stream: Option<Stream>,
}

/// ChaCha8 with a buffer of the next words.
#[derive(Clone)]
struct Stream {
    source: ChaCha8Rng,
    words: [u32; Stream::WORDS],
    drawn: usize,
}

impl Stream {
    /// The words of one block of ChaCha8; the shuffle of a hand needs no more.
    const WORDS: usize = 16;

    fn new(seed: Seed, moment: u64) -> Stream {
        let mut source = ChaCha8Rng::from_seed(seed.0);
        source.set_stream(moment);
        Stream { source, words: [0; Self::WORDS], drawn: Self::WORDS }
    }

    #[inline(always)]
    fn word(&mut self) -> u32 {
        if self.drawn >= Self::WORDS {
            self.refill();
        }
        let word = self.words[self.drawn % Self::WORDS];
        self.drawn += 1;
        word
    }

    #[inline(never)]
    fn refill(&mut self) {
        let mut bytes = [0; 4 * Self::WORDS];
        self.source.fill_bytes(&mut bytes);
        for (word, bytes) in self.words.iter_mut().zip(bytes.as_chunks().0) {
            *word = u32::from_le_bytes(*bytes);
        }
        self.drawn = 0;
    }
}

impl Luck for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let stream = self.stream.get_or_insert_with(|| Stream::new(self.seed, self.moment));
        let mut product = u64::from(stream.word()) * u64::from(n);
        // Lemire's multiplication, with the rejection that makes it exact.
        if (product as u32) < n {
            let reject = n.wrapping_neg() % n.max(1);
            while (product as u32) < reject {
                product = u64::from(stream.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}
