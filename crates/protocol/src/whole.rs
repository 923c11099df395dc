//! Integers in JSON: `4` and `4.0` are the same number.

use serde::{Deserialize, Deserializer, de::Error};
use serde_json::Number;

/// An integer.
pub fn number<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<T, D::Error> {
    read(&Number::deserialize(deserializer)?).ok_or_else(|| Error::custom("whole number"))
}

/// An integer, or none.
pub fn optional<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<Option<T>, D::Error> {
    let Some(found) = Option::<Number>::deserialize(deserializer)? else { return Ok(None) };
    read(&found).map(Some).ok_or_else(|| Error::custom("whole number"))
}

fn read<T: TryFrom<u64>>(number: &Number) -> Option<T> {
    let float = || number.as_f64().filter(|float| float.fract() == 0.0 && (0.0..1e15).contains(float));
    let whole = number.as_u64().or_else(|| float().map(|float| float as u64))?;
    T::try_from(whole).ok()
}

#[cfg(test)]
mod tests {
    use crate::Clock;

    #[test]
    fn a_number_is_whole_however_it_is_written() {
        let read = |text: &str| serde_json::from_str::<Clock>(text).map(|clock| clock.seconds);
        assert_eq!(read(r#"{"seconds": 60}"#).ok(), Some(60));
        assert_eq!(read(r#"{"seconds": 60.0}"#).ok(), Some(60));
        for wrong in
            [r#"{"seconds": 60.5}"#, r#"{"seconds": -1}"#, r#"{"seconds": 1e30}"#, r#"{"seconds": "60"}"#]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
