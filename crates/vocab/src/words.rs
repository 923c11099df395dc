//! The fixed words printed on components: kinds, actions, types, instruments, movements, composers.

use std::ops::{Index, IndexMut};

/// Declares a closed list of words with their written form, and an array type indexed by them.
macro_rules! words {
    ($(#[$meta:meta])* $Name:ident, $By:ident, { $($(#[$vmeta:meta])* $Variant:ident = $code:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $Name { $($(#[$vmeta])* $Variant),+ }

        impl $Name {
            /// All values, in the order of the rules.
            pub const ALL: [$Name; [$($code),+].len()] = [$($Name::$Variant),+];

            /// Position in [`Self::ALL`].
            #[inline(always)]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The written form used in files and notation.
            pub const fn code(self) -> &'static str {
                match self { $($Name::$Variant => $code),+ }
            }

            /// The value with this written form.
            pub fn from_code(code: &str) -> Option<$Name> {
                match code { $($code => Some($Name::$Variant),)+ _ => None }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.code())
            }
        }

        #[doc = concat!("One value for each [`", stringify!($Name), "`].")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $By<T>(pub [T; [$($code),+].len()]);

        impl<T> Index<$Name> for $By<T> {
            type Output = T;
            #[inline(always)]
            fn index(&self, key: $Name) -> &T {
                &self.0[key as usize]
            }
        }

        impl<T> IndexMut<$Name> for $By<T> {
            #[inline(always)]
            fn index_mut(&mut self, key: $Name) -> &mut T {
                &mut self.0[key as usize]
            }
        }

        impl<T> $By<T> {
            /// The values with their keys.
            pub fn iter(&self) -> impl Iterator<Item = ($Name, &T)> {
                $Name::ALL.into_iter().zip(self.0.iter())
            }
        }
    };
}

words! {
    /// The three kinds of Story Points.
    Kind, ByKind, { Talent = "talent", Journey = "journey", Composition = "composition" }
}
words! {
    /// The five actions as icons on cards and tiles.
    Icon, ByIcon, {
        /// Document Memories
        Document = "document",
        /// Commission an Opus
        Commission = "commission",
        /// Perform or Sell
        PerformOrSell = "perform_or_sell",
        /// Travel
        Travel = "travel",
        /// Requiem
        Requiem = "requiem",
    }
}
words! {
    /// The four types of Opus.
    OpusType, ByType, { Opera = "opera", Religious = "religious", Symphony = "symphony", Chamber = "chamber" }
}
words! {
    /// The instruments of the Requiem.
    Instrument, ByInstrument, {
        Horns = "horns", Percussion = "percussion", Strings = "strings", Voice = "voice", Organ = "organ",
    }
}
words! {
    /// The five movements of the Requiem.
    Movement, ByMovement, {
        Kyrie = "kyrie", Sequentia = "sequentia", Offertorium = "offertorium", Sanctus = "sanctus",
        AgnusDei = "agnus-dei",
    }
}
words! {
    /// The four composers who may complete the Requiem.
    Composer, ByComposer, {
        Eybler = "eybler", Stadler = "stadler", Suessmayr = "suessmayr", Freystaedtler = "freystaedtler",
    }
}
words! {
    /// The two lines of the Requiem; a marker shows the note of one.
    Line, ByLine, {
        /// The eighth note.
        Upper = "upper",
        /// The sixteenth notes.
        Lower = "lower",
    }
}
words! {
    /// How hard the Soloist plays.
    Level, ByLevel, { Easy = "easy", Middle = "middle", Difficult = "difficult" }
}
words! {
    /// The two halves of the action Perform or Sell.
    Mode, ByMode, { Perform = "perform", Sell = "sell" }
}

impl Line {
    /// The other of the two lines.
    pub const fn other(self) -> Line {
        match self {
            Line::Upper => Line::Lower,
            Line::Lower => Line::Upper,
        }
    }
}
