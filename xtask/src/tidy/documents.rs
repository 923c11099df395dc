//! Checks that the documents for newcomers exist and that their links work.

use super::tree::Tree;

const EXPECTED: [&str; 8] = [
    "README.md",
    "ARCHITECTURE.md",
    "STYLE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

/// Lists missing documents and broken links.
pub fn check(tree: &Tree) -> Vec<String> {
    let missing = EXPECTED.iter().filter(|path| tree.text(path).is_none());
    let missing = missing.map(|path| format!("{path} is missing"));
    let pages = tree.files().filter(|(path, _)| path.ends_with(".md"));
    missing.chain(pages.flat_map(|(path, text)| dead_links(tree, path, text))).collect()
}

fn dead_links(tree: &Tree, path: &str, text: &str) -> Vec<String> {
    let links = prose(text)
        .flat_map(|(line, prose)| targets(&prose).map(move |link| (line, link)).collect::<Vec<_>>());
    let dead = links.filter(|(_, link)| resolve(path, link).is_none_or(|target| !tree.has(&target)));
    dead.map(|(line, link)| format!("{path}:{line}: the link to {link} is broken")).collect()
}

/// The lines of a page with their numbers, without code blocks.
fn prose(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut fenced = false;
    let lines = text.lines().enumerate().filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    });
    lines.map(|(at, line)| (at + 1, line.split('`').step_by(2).collect::<Vec<_>>().join("`")))
}

/// The targets of links to files of the project, `[text](target)` and `[name]: target`, without the heading.
fn targets(line: &str) -> impl Iterator<Item = String> {
    let inline = line.split("](").skip(1).filter_map(|after| after.split([')', ' ']).next());
    let reference = line.strip_prefix('[').and_then(|after| after.split_once("]: "));
    let all = inline.chain(reference.map(|(_, target)| target.trim()));
    let ours = all.filter(|target| !target.contains("://") && !target.starts_with("mailto:"));
    let files = ours.map(|target| target.split('#').next().unwrap_or_default().to_owned());
    files.filter(|target| !target.is_empty())
}

/// The path of a link from the root; none if it leads out of the project.
fn resolve(page: &str, link: &str) -> Option<String> {
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dead(text: &str) -> Vec<String> {
        let tree = Tree::of(&[("docs/a.md", text), ("docs/decisions/b.md", ""), ("README.md", "")]);
        check(&tree).into_iter().filter(|fault| fault.contains("is broken")).collect()
    }

    #[test]
    fn links_to_files_folders_headings_and_elsewhere_are_fine() {
        let text = "[b](decisions/b.md#one) [c](decisions/) [d](../README.md \"title\") [e](#here) [f](https://x.y/z)\n\n[g]: ./a.md";
        assert_eq!(dead(text), [""; 0]);
    }

    #[test]
    fn dead_links_are_faults() {
        assert_eq!(dead("\n[b](b.md)"), ["docs/a.md:2: the link to b.md is broken"]);
        assert_eq!(dead("[out](../../outside.md)\n[r]: gone.md").len(), 2);
    }

    #[test]
    fn code_is_not_prose() {
        assert_eq!(dead("`[b](b.md)`\n```\n[c](c.md)\n```\n"), [""; 0]);
        assert_eq!(dead("```\nx\n```\n`a` [c](c.md)").len(), 1);
    }

    #[test]
    fn missing_documents_are_faults() {
        let faults = check(&Tree::of(&[("README.md", "")]));
        assert_eq!(faults.len(), EXPECTED.len() - 1);
        assert_eq!(faults[0], "ARCHITECTURE.md is missing");
    }
}
