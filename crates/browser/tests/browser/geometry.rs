//! Every screen fits every size, in every language and with larger text.
//!
//! `LACRIMOSA_GEOMETRY` chooses screens: `all` for every combination, or words such as `390x844 travel pl 130`. A size,
//! phase, language or text size that is named restricts the matrix.

use browser::{Cell, Fault, LANGUAGES, Matrix, Phase, Result, Screen, TestServer, VisitError, visit_cells};
use std::collections::{BTreeMap, BTreeSet};

const ALLOWED: &str = include_str!("geometry-allowed.txt");

/// The same fault on one or more screens.
struct Finding {
    fault: Fault,
    cells: Vec<Cell>,
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn every_screen_fits() -> Result<()> {
    let cells = chosen(&std::env::var("LACRIMOSA_GEOMETRY").unwrap_or_default());
    let pictures = std::env::temp_dir().join("lacrimosa-failed").join("geometry");
    let mut findings: BTreeMap<(String, String, String), Finding> = BTreeMap::new();
    let start = std::time::Instant::now();
    let test_server = TestServer::open().await?;
    visit_cells(&test_server, &cells, async |page, cell, missing| {
        let known = findings.len();
        let faults = page.faults().await?.into_iter().chain(missing.map(not_reached));
        for fault in faults.filter(|fault| !is_allowed(ALLOWED, cell, fault)) {
            let key = (fault.part.clone(), fault.kind.clone(), fault.what.clone());
            let finding = findings.entry(key).or_insert(Finding { fault, cells: Vec::new() });
            if finding.cells.last().is_none_or(|last| last.code() != cell.code()) {
                finding.cells.push(cell.clone());
            }
        }
        if findings.len() > known {
            page.screenshot(&pictures.join(format!("{}.png", cell.code().replace(' ', "-")))).await?;
        }
        Ok(())
    })
    .await?;
    test_server.close().await?;
    println!("{} screens in {} s", cells.len(), start.elapsed().as_secs());
    let findings: Vec<Finding> = findings.into_values().collect();
    let report: Vec<String> = findings.iter().map(Finding::line).collect();
    let table = by_size(&findings);
    assert!(
        findings.is_empty(),
        "{} faults; pictures of the screens that are named first are in {}\n{}\n{table}",
        findings.len(),
        pictures.display(),
        report.join("\n")
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn every_screen_is_accessible_on_phones_and_tablets() -> Result<()> {
    let matrix = Matrix {
        sizes: vec!["390x844".into(), "844x390".into(), "1024x768".into()],
        themes: vec!["light".into(), "dark".into()],
        ..Matrix::default()
    };
    let test_server = TestServer::open().await?;
    let mut faults = Vec::new();
    visit_cells(&test_server, &matrix.cover(), async |page, cell, _| {
        page.settle().await?;
        match page.check_accessibility().await {
            Err(error @ VisitError::Accessibility(_)) => faults.push(format!("{}: {error}", cell.code())),
            answer => answer?,
        }
        Ok(())
    })
    .await?;
    test_server.close().await?;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

/// The screens that the words name.
fn chosen(words: &str) -> Vec<Cell> {
    let mut matrix = Matrix::default();
    for word in words.split_whitespace().filter(|word| *word != "all") {
        if Phase::ALL.iter().any(|phase| phase.code == word) {
            matrix.phases.push(word.to_owned());
        } else if Screen::SIZES.iter().any(|screen| screen.code() == word) {
            matrix.sizes.push(word.to_owned());
        } else if LANGUAGES.contains(&word) {
            matrix.langs.push(word.to_owned());
        } else if let Ok(text) = word.parse() {
            matrix.texts.push(text);
        } else {
            matrix.themes.push(word.to_owned());
        }
    }
    if words.split_whitespace().any(|word| word == "all") { matrix.product() } else { matrix.cover() }
}

/// The page does not get to a phase: without this fault another phase would be measured unnoticed.
fn not_reached(missing: &str) -> Fault {
    Fault {
        kind: "phase".into(),
        what: missing.into(),
        part: "page".into(),
        text: "is not there".into(),
        figures: serde_json::Map::new(),
    }
}

/// Whether a line of the list allows this fault.
fn is_allowed(list: &str, cell: &Cell, fault: &Fault) -> bool {
    list.lines().filter(|line| !line.starts_with('#')).any(|line| {
        let mut words = line.split_whitespace();
        let mut is = |wanted: &str| words.next().is_some_and(|word| word == "*" || word == wanted);
        let same = is(&cell.screen.code()) && is(cell.phase.code) && is(&fault.kind.replace(' ', "-"));
        // A line without a reason allows nothing.
        same && words.next().is_some()
    })
}

impl Finding {
    fn line(&self) -> String {
        let first = &self.cells[0];
        let set = |name: fn(&Cell) -> String| {
            let names: BTreeSet<String> = self.cells.iter().map(name).collect();
            names.into_iter().collect::<Vec<_>>().join(" ")
        };
        format!(
            "{}\n    {} screens, first {}; sizes {}; phases {}; languages {}; text {}",
            self.fault,
            self.cells.len(),
            first.code(),
            set(|cell| cell.screen.code()),
            set(|cell| cell.phase.code.to_owned()),
            set(|cell| cell.lang.clone()),
            set(|cell| cell.text.to_string()),
        )
    }
}

/// How many different faults each size has, by kind.
fn by_size(findings: &[Finding]) -> String {
    let kinds: BTreeSet<&str> = findings.iter().map(|finding| finding.fault.kind.as_str()).collect();
    let mut table =
        format!("{:12}{}\n", "size", kinds.iter().map(|kind| format!("{kind:>13}")).collect::<String>());
    for size in Screen::SIZES {
        let count = |kind: &str| {
            let has = |finding: &&Finding| {
                finding.fault.kind == kind && finding.cells.iter().any(|cell| cell.screen == size)
            };
            findings.iter().filter(has).count()
        };
        let counts: String = kinds.iter().map(|kind| format!("{:>13}", count(kind))).collect();
        table += &format!("{:12}{counts}\n", size.code());
    }
    table
}

#[test]
fn a_line_of_the_list_allows_a_kind_of_fault_on_a_screen() {
    let cells = chosen("390x844 travel pl 130");
    assert_eq!(cells.iter().map(Cell::code).collect::<Vec<_>>(), ["390x844 travel pl 130"]);
    let fault = Fault { kind: "small text".into(), ..not_reached("") };
    let allows = |list: &str| is_allowed(list, &cells[0], &fault);
    assert!(allows("# why\n390x844 travel small-text dates may be small"));
    assert!(allows("* travel small-text dates may be small"));
    assert!(!allows("360x640 travel small-text dates may be small"));
    assert!(!allows("390x844 travel touch dates may be small"));
    assert!(!allows("390x844 travel small-text"));
    assert!(!allows("# 390x844 travel small-text dates may be small"));
}
