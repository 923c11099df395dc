//! Dates of the Gregorian calendar.

use std::fmt;

/// Days from 0000-03-01 to 1970-01-01.
const TO_1970: i64 = 719_468;
const DAYS_OF_400_YEARS: i64 = 146_097;

/// A date from the year 1970 to 9999.
///
/// # Examples
/// ```
/// use daily::Date;
/// let leap = Date::parse("2028-02-28").unwrap().next();
/// assert_eq!(leap.to_string(), "2028-02-29");
/// assert_eq!(leap.next().to_string(), "2028-03-01");
/// assert_eq!(Date::parse("2027-02-29"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    /// Days since 1970-01-01.
    days: i64,
}

impl Date {
    /// The date of a moment in UTC, in seconds since 1970.
    pub fn of_seconds(seconds: u64) -> Date {
        let last = Date::of(9999, 12, 31).map_or(0, |date| date.days);
        Date { days: i64::try_from(seconds / 86_400).unwrap_or(last).min(last) }
    }

    /// A day of a month, both counted from 1.
    pub fn of(year: u16, month: u8, day: u8) -> Option<Date> {
        // The year begins in March, so that the leap day is its last one.
        let (y, m) = (i64::from(year) - i64::from(month <= 2), (i64::from(month) + 9) % 12);
        let days = y * 365 + y / 4 - y / 100 + y / 400 + (m * 153 + 2) / 5 + i64::from(day) - 1 - TO_1970;
        let date = Date { days };
        let real = (1970..=9999).contains(&year) && (1..=12).contains(&month) && day > 0;
        (real && date.parts() == (year, month, day)).then_some(date)
    }

    /// Reads `2026-11-19`.
    pub fn parse(text: &str) -> Option<Date> {
        let mut parts = text.split('-');
        let mut digits = |count: usize| {
            let part = parts.next()?;
            (part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit())).then_some(part)
        };
        let (year, month, day) = (digits(4)?, digits(2)?, digits(2)?);
        let date = Date::of(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        date.filter(|_| parts.next().is_none())
    }

    /// The day after; the last date has none and is returned itself.
    #[must_use]
    pub fn next(self) -> Date {
        let next = Date { days: self.days + 1 };
        if next.parts().0 > 9999 { self } else { next }
    }

    /// The day before; 1970-01-01 is returned itself.
    #[must_use]
    pub fn before(self) -> Date {
        Date { days: (self.days - 1).max(0) }
    }

    /// The day of the week: 0 is Monday.
    pub fn weekday(self) -> u8 {
        ((self.days + 3) % 7) as u8
    }

    /// Year, month and day.
    pub fn parts(self) -> (u16, u8, u8) {
        let days = self.days + TO_1970;
        let (era, of_era) = (days / DAYS_OF_400_YEARS, days % DAYS_OF_400_YEARS);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let m = (5 * of_year + 2) / 153;
        let day = of_year - (153 * m + 2) / 5 + 1;
        let month = if m < 10 { m + 3 } else { m - 9 };
        ((year + era * 400 + i64::from(month <= 2)) as u16, month as u8, day as u8)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}
