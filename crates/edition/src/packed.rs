//! An edition as bytes: the form in which programs carry the releases, and in which the worker hands a custom edition to
//! the page. So the page needs neither a TOML parser nor the checks of [`Edition::from_files`].
//!
//! Every value is written as its fields in their order. The form belongs to one version of the program and is never
//! stored for another one. Tables that follow from the values are not part of it.

use crate::{
    AtCity, Board, Bonus, City, Constanze, Cost, Court, Derived, Direction, Edition, Effect, Favour,
    FinanceSpace, From, InstrumentSpaceData, Item, Label, Memory, MovementData, Opus, PerOpus, Period,
    PlaceData, Repeat, Resources, Road, RowEnd, RowSpace, RowValue, SoloistCard, Start, Story, Tile,
};
use vocab::{
    ByComposer, ByKind, ByMovement, Composer, Icon, Icons, Instrument, Kind, Mode, Movement, OpusType, Part,
    Place, Round, Set,
};

impl Edition {
    /// The edition as bytes.
    ///
    /// # Examples
    /// ```
    /// use edition::Edition;
    /// let vienna = Edition::vienna();
    /// let copy = Edition::from_bytes(&vienna.to_bytes()).unwrap();
    /// assert_eq!((copy.hash, &copy.title), (vienna.hash, &vienna.title));
    /// assert!(Edition::from_bytes(b"no edition").is_none());
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.pack(&mut bytes);
        bytes
    }

    /// The edition that [`Edition::to_bytes`] of the same version of the program wrote.
    pub fn from_bytes(mut bytes: &[u8]) -> Option<Edition> {
        let mut edition = Edition::unpack(&mut bytes)?;
        let Edition { board, memories, opera, tiles, bonuses, .. } = &edition;
        edition.derived = Derived::new(board, memories, opera, tiles, bonuses);
        bytes.is_empty().then_some(edition)
    }
}

/// A value that is written as bytes.
trait Packed: Sized {
    /// Appends the value.
    fn pack(&self, bytes: &mut Vec<u8>);
    /// Takes the value from the front.
    fn unpack(bytes: &mut &[u8]) -> Option<Self>;
}

impl Packed for u8 {
    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.push(*self);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<u8> {
        let (first, rest) = bytes.split_first()?;
        *bytes = rest;
        Some(*first)
    }
}

/// Numbers: seven bits in each byte, the lowest first; the highest bit says whether another byte follows.
impl Packed for u64 {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let mut rest = *self;
        while rest > 0x7f {
            bytes.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        bytes.push(rest as u8);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<u64> {
        let mut number = 0;
        for shift in (0..u64::BITS).step_by(7) {
            let byte = u8::unpack(bytes)?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }
}

/// Types that are written as a value of another type.
macro_rules! written_as {
    ($($Type:ty, $Other:ty: $write:expr, $read:expr;)+) => {$(
        impl Packed for $Type {
            fn pack(&self, bytes: &mut Vec<u8>) {
                let write: fn(&$Type) -> $Other = $write;
                write(self).pack(bytes);
            }
            fn unpack(bytes: &mut &[u8]) -> Option<Self> {
                let read: fn($Other) -> Option<$Type> = $read;
                read(Packed::unpack(bytes)?)
            }
        }
    )+};
}

written_as! {
    bool, u8: |flag| u8::from(*flag), |byte| Some(byte > 0);
    u16, u64: |number| u64::from(*number), |number| number.try_into().ok();
    u32, u64: |number| u64::from(*number), |number| number.try_into().ok();
    String, Vec<u8>: |text| text.as_bytes().to_vec(), |bytes| String::from_utf8(bytes).ok();
    Round, u8: |round| round.number(), Round::new;
    Place, u8: |place| place.number(), Place::new;
    Icons, Vec<Icon>: |icons| icons.iter().collect(), |icons| Some(icons.into_iter().collect());
    Set<Part>, u64: |parts| parts.bits(), |bits| Some(Set::from_bits(bits));
}

impl<T: Packed> Packed for Vec<T> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        (self.len() as u64).pack(bytes);
        self.iter().for_each(|item| item.pack(bytes));
    }
    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        (0..u64::unpack(bytes)?).map(|_| T::unpack(bytes)).collect()
    }
}

impl<T: Packed, const N: usize> Packed for [T; N] {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.iter().for_each(|item| item.pack(bytes));
    }
    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        let items: Option<Vec<T>> = (0..N).map(|_| T::unpack(bytes)).collect();
        items?.try_into().ok()
    }
}

impl<T: Packed> Packed for Option<T> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.is_some().pack(bytes);
        if let Some(value) = self {
            value.pack(bytes);
        }
    }
    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        if bool::unpack(bytes)? { T::unpack(bytes).map(Some) } else { Some(None) }
    }
}

impl<T: Packed> Packed for Box<T> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        (**self).pack(bytes);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        T::unpack(bytes).map(Box::new)
    }
}

/// Words of the game, written as their place among all of their kind, and arrays with a value for each word.
macro_rules! words {
    ($($Word:ident)+; $($By:ident)+) => {
        written_as! { $($Word, u8: |word| word.index() as u8, |at| $Word::ALL.get(usize::from(at)).copied();)+ }
        $(impl<T: Packed> Packed for $By<T> {
            fn pack(&self, bytes: &mut Vec<u8>) {
                self.0.pack(bytes);
            }
            fn unpack(bytes: &mut &[u8]) -> Option<Self> {
                Packed::unpack(bytes).map($By)
            }
        })+
    };
}

words! { Kind Icon OpusType Mode Instrument Movement Composer; ByKind ByMovement ByComposer }

/// Choices: the number of the variant, then its values.
macro_rules! choices {
    ($($Type:ident { $($tag:literal $Variant:ident $(($value:ident))? $({ $($field:ident),+ })?),+ })+) => {$(
        impl Packed for $Type {
            fn pack(&self, bytes: &mut Vec<u8>) {
                match self {$(
                    $Type::$Variant $(($value))? $({ $($field),+ })? => {
                        bytes.push($tag);
                        $($value.pack(bytes);)?
                        $($($field.pack(bytes);)+)?
                    }
                )+}
            }
            fn unpack(bytes: &mut &[u8]) -> Option<Self> {
                match u8::unpack(bytes)? {
                    $($tag => {
                        $(let $value = Packed::unpack(bytes)?;)?
                        $($(let $field = Packed::unpack(bytes)?;)+)?
                        Some($Type::$Variant $(($value))? $({ $($field),+ })?)
                    })+
                    _ => None,
                }
            }
        }
    )+};
}

choices! {
    RowEnd { 0 Leftmost, 1 Rightmost }
    Direction { 0 Ascending, 1 Descending }
    From { 0 Top, 1 Bottom }
    Repeat { 0 Track(kind), 1 Opus { kind, vp }, 2 Action(icon) }
    Item { 0 Type(kind), 1 Period(round), 2 Instrument(instrument), 3 Movement(movement) }
}

/// Types that are written field by field.
macro_rules! fields {
    ($($Type:ident { $($field:ident),+ })+) => {$(
        impl Packed for $Type {
            fn pack(&self, bytes: &mut Vec<u8>) {
                let $Type { $($field),+ } = self;
                $($field.pack(bytes);)+
            }
            fn unpack(bytes: &mut &[u8]) -> Option<Self> {
                $(let $field = Packed::unpack(bytes)?;)+
                Some($Type { $($field),+ })
            }
        }
    )+};
}

fields! {
    Label { id, title, date, place, history }
    Cost { ducats, points, finance }
    Resources { ducats, vp, finance, track, track_wild, counter, counter_wild }
    Effect { resources, actions, per_opus, at_city, neutral }
    PerOpus { kind, vp }
    AtCity { mode, kind, extra }
    Period { first, last }
    RowValue { cost, reward }
    RowSpace { memory, opus }
    FinanceSpace { ducats, vp, wild }
    PlaceData { label, court }
    Road { between, ducats }
    MovementData { label, higher, lower, parts }
    InstrumentSpaceData { instrument, reward }
    Start { ducats, vp }
    Board {
        track_max, track_start, finance_start, start_place, exchange_buy, exchange_return, full_track_ducats,
        full_finance_vp, points_per_vp, ducats_per_vp, periods, row, finance, places, roads, movements, spaces,
        start, soloist_finance, solo_start
    }
    Story { points, vp }
    Memory { label, period, reward, actions, printed, story }
    Opus {
        label, kind, period, cost, vp, perform_talent, perform_ducats, sell_talent, sell_finance, sell_vp
    }
    Tile { label, composer, movement, dots, cost, immediate, repeat }
    City { label, cost, plain, gilded }
    Court { label, cost, plain, gilded, favour }
    Favour { items, vp }
    Bonus { label, period, action, reward }
    Constanze { number, covers }
    SoloistCard { label, actions, row, direction, courts, movement, from }
    Edition {
        id, title, version, description, hash, board, memories, opera, variants, composers, tiles, cities, courts,
        bonuses, constanze, soloist, derived
    }
}

/// The tables that follow from the values are computed by [`Edition::from_bytes`].
impl Packed for Derived {
    fn pack(&self, _: &mut Vec<u8>) {}
    fn unpack(_: &mut &[u8]) -> Option<Self> {
        Some(Derived::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_or_prolonged_edition_is_none() {
        let bytes = Edition::vienna().to_bytes();
        for length in (0..bytes.len()).step_by(97) {
            assert!(Edition::from_bytes(&bytes[..length]).is_none(), "{length}");
        }
        assert!(Edition::from_bytes(&[&bytes[..], &[0]].concat()).is_none());
    }

    #[test]
    fn large_numbers_and_long_texts_stay_as_they_are() {
        for number in [0, 127, 128, 16_384, u64::MAX] {
            let mut bytes = Vec::new();
            number.pack(&mut bytes);
            assert_eq!(u64::unpack(&mut &bytes[..]), Some(number));
        }
        let mut edition = Edition::vienna().clone();
        edition.description = "é".repeat(70_000);
        let copy = Edition::from_bytes(&edition.to_bytes()).unwrap();
        assert_eq!(format!("{copy:?}"), format!("{edition:?}"));
    }
}
