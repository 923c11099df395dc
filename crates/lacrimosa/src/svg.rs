//! The text picture as an SVG, for readme files and bug reports.

use charts::escape;
use std::fmt::Write;

const SIZE: usize = 14;
const LEADING: usize = 19;
const MARGIN: usize = 28;
/// Width of a character of a monospaced font, in hundredths of its size.
const ADVANCE: usize = 60;

/// Draws the text. Lines in capitals are headings in another colour.
pub fn page(text: &str) -> String {
    let columns = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let width = 2 * MARGIN + columns * SIZE * ADVANCE / 100;
    let height = 2 * MARGIN + text.lines().count() * LEADING;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"#f6eedb\" stroke=\"#b08d3c\" stroke-width=\"3\"/>\n\
         <g font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"{SIZE}\" fill=\"#2d2418\" xml:space=\"preserve\">\n"
    );
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let y = MARGIN + SIZE + number * LEADING;
        let heading = line.chars().any(char::is_alphabetic) && !line.chars().any(char::is_lowercase);
        let look = if heading { " fill=\"#8a6a1f\" font-weight=\"bold\"" } else { "" };
        let _ = writeln!(out, "<text x=\"{MARGIN}\" y=\"{y}\"{look}>{}</text>", escape(line));
    }
    out.push_str("</g>\n</svg>\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_are_escaped_and_headings_are_coloured() {
        let page = page("CARD ROW\n  1 <Zaide> & co");
        assert!(page.contains("font-weight=\"bold\">CARD ROW</text>"));
        assert!(page.contains(">  1 &lt;Zaide&gt; &amp; co</text>"));
    }
}
