//! Joins the style sheets into two files: one for the start page, which a browser loads before it draws anything, and one
//! with all others, which `boot.js` loads.

use anyhow::{Context, Result, ensure};

use super::files::File;

const PAGE: &str = "index.html";
/// What the start page of a first visit needs.
const FIRST: [&str; 6] = ["boot.css", "fonts.css", "tokens.css", "ui.css", "start.css", "lesson.css"];
/// The sheet that the page links, and the one that `boot.js` adds.
const JOINED: [&str; 2] = ["page.css", "more.css"];
const BEFORE: &str = "<link rel=\"stylesheet\" href=\"";
const AFTER: &str = "\">";

/// Replaces the style sheets that the page links by two with all their rules, in the same order. A first sheet that comes
/// after another one is in both files, so that the order of the rules that a screen has does not change.
pub fn join(files: &mut Vec<File>) -> Result<()> {
    let at = files.iter().position(|file| file.name == PAGE).context("the page has no index.html")?;
    let html = std::str::from_utf8(&files[at].bytes).context("index.html is not text")?;
    let (mut first, mut more, mut lines, mut names) = (String::new(), String::new(), Vec::new(), Vec::new());
    for line in html.lines() {
        let Some(name) = line.trim().strip_prefix(BEFORE).and_then(|rest| rest.strip_suffix(AFTER)) else {
            lines.push(line.to_owned());
            continue;
        };
        let sheet = files.iter().find(|file| file.name == name);
        let sheet = sheet.with_context(|| format!("the page has no {name}"))?;
        let rules = shortened(std::str::from_utf8(&sheet.bytes).with_context(|| name.to_owned())?);
        if FIRST.contains(&name) {
            first.push_str(&rules);
        }
        if !FIRST.contains(&name) || !more.is_empty() {
            more.push_str(&rules);
        }
        if names.is_empty() {
            lines.push(line.replace(name, JOINED[0]));
        }
        names.push(name.to_owned());
    }
    let left = files.iter().find(|file| file.name.ends_with(".css") && !names.contains(&file.name));
    ensure!(
        left.is_none_or(|file| JOINED.contains(&&*file.name)),
        "index.html does not link {}",
        left.map_or("", |file| &file.name)
    );
    files[at].bytes = (lines.join("\n") + "\n").into();
    files.retain(|file| !names.contains(&file.name));
    let joined = JOINED.into_iter().zip([first, more]);
    files.extend(joined.map(|(name, rules)| File {
        name: name.to_owned(),
        bytes: rules.into(),
        packed: None,
    }));
    Ok(())
}

/// A sheet without its comments, empty lines and indentation. Our sheets have no strings with the signs of a comment.
fn shortened(sheet: &str) -> String {
    let mut rules = String::new();
    let mut rest = sheet;
    while let Some((before, comment)) = rest.split_once("/*") {
        rules.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    rules.push_str(rest);
    rules.lines().map(str::trim).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str) -> File {
        File { name: name.to_owned(), bytes: text.into(), packed: None }
    }

    #[test]
    fn the_sheets_are_joined_in_the_order_of_the_page() {
        let link = |name: &str| format!("  <link rel=\"stylesheet\" href=\"{name}\">\n");
        let html = format!("<a>\n{}{}{}</a>\n", link("ui.css"), link("z.css"), link("start.css"));
        let mut files = vec![
            file("start.css", "/* A\n b. */\na{}\n"),
            file(PAGE, &html),
            file("z.css", "z {\n  b: c; /* d */\n}\n"),
            file("ui.css", "u{}\n"),
        ];
        join(&mut files).unwrap();
        let texts: Vec<_> =
            files.iter().map(|file| (&*file.name, std::str::from_utf8(&file.bytes).unwrap())).collect();
        let html = "<a>\n  <link rel=\"stylesheet\" href=\"page.css\">\n</a>\n";
        let more = "z {\nb: c;\n}\na{}\n";
        assert_eq!(texts, [(PAGE, html), ("page.css", "u{}\na{}\n"), ("more.css", more)]);
    }

    #[test]
    fn a_sheet_that_the_page_does_not_link_is_a_fault() {
        assert!(join(&mut vec![file(PAGE, ""), file("a.css", "")]).is_err());
        assert!(join(&mut vec![file(PAGE, "<link rel=\"stylesheet\" href=\"a.css\">")]).is_err());
    }
}
