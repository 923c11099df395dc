//! A link as a QR code.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The white border that scanners need, in modules.
const BORDER: i32 = 4;

/// A QR code as an SVG path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrPath {
    /// The width and height of the picture, border included.
    pub size: i32,
    /// The dark modules, as the value of the attribute `d`.
    pub path: String,
}

/// The QR code of a text; none if the text is too long.
pub fn qr_path(text: &str) -> Option<QrPath> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + BORDER, y + BORDER);
            }
            x += run.max(1);
        }
    }
    Some(QrPath { size: code.size() + 2 * BORDER, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_picture_with_a_border() {
        let link = "https://lacrimosa.example/#/seat/0123456789012345678901234567890123456789abc/AbCdEfGhIjKlMnOpQrStUv/2";
        let QrPath { size, path } = qr_path(link).unwrap();
        assert!((29..=61).contains(&size), "{size}");
        // The upper edge of the finder pattern at the left, and nothing in the border.
        assert!(path.starts_with("M4 4h7v1h-7z"), "{}", &path[..20]);
        assert!(!path.contains("M0 ") && !path.contains("M3 "));
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert_eq!(qr_path(&"a".repeat(5000)), None);
    }
}
