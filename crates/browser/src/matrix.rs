//! The matrix of sizes, phases, languages and text sizes, and a quick way through it.

use std::time::Duration;

use crate::{Page, Phase, Result, Screen, TestServer, VisitError};

/// The languages of the page.
pub const LANGUAGES: [&str; 5] = ["en", "fr", "es", "ru", "pl"];
/// The text sizes in percent.
const TEXTS: [u8; 2] = [100, 130];

/// One screen of the matrix.
#[derive(Clone, Debug)]
pub struct Cell {
    /// What is shown.
    pub phase: Phase,
    /// The size.
    pub screen: Screen,
    /// The code of the language.
    pub lang: String,
    /// `light` or `dark`.
    pub theme: String,
    /// The text size in percent.
    pub text: u8,
}

impl Cell {
    /// Its name in a report.
    pub fn code(&self) -> String {
        format!("{} {} {} {}", self.screen.code(), self.phase.code, self.lang, self.text)
    }

    /// Whether both are the same phase with the same settings, perhaps at another size or tab.
    fn is_beside(&self, other: &Cell) -> bool {
        self.phase.is_beside(&other.phase) && self.settings() == other.settings()
    }

    /// What a page reads when it is loaded: cells that share it can be shown without loading the page again.
    pub(crate) fn settings(&self) -> (&str, &str, u8, [bool; 3]) {
        (&self.lang, &self.theme, self.text, self.phase.settings())
    }

    /// The number of the first phase that the same page shows.
    fn row(&self) -> usize {
        Phase::ALL.iter().position(|phase| phase.is_beside(&self.phase)).unwrap_or_default()
    }
}

/// A choice of cells. An empty list stands for all.
#[derive(Clone, Debug, Default)]
pub struct Matrix {
    /// The codes of phases.
    pub phases: Vec<String>,
    /// The sizes, as `390x844`.
    pub sizes: Vec<String>,
    /// The codes of languages.
    pub langs: Vec<String>,
    /// The themes; light if empty.
    pub themes: Vec<String>,
    /// The text sizes in percent.
    pub texts: Vec<u8>,
}

impl Matrix {
    /// Every combination.
    pub fn product(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for (phase, screen) in self.screens() {
            for lang in self.langs() {
                for theme in self.themes() {
                    for text in self.texts() {
                        let (lang, theme) = (lang.clone(), theme.clone());
                        cells.push(Cell { phase, screen, lang, theme, text });
                    }
                }
            }
        }
        in_order(cells)
    }

    /// Every phase at every size once, with languages and text sizes in turn: every size and every phase meets every
    /// language and every text size.
    pub fn cover(&self) -> Vec<Cell> {
        let (langs, themes, texts) = (self.langs(), self.themes(), self.texts());
        let cells = self.screens().into_iter().map(|(phase, screen)| {
            let mut cell = Cell { phase, screen, lang: String::new(), theme: String::new(), text: 0 };
            let row = cell.row();
            let column = Screen::SIZES.iter().position(|other| *other == screen).unwrap_or_default();
            // A language keeps its text size within a phase, so that few pages are loaded.
            let lang = (column + row) % langs.len();
            cell.lang.clone_from(&langs[lang]);
            cell.theme.clone_from(&themes[row % themes.len()]);
            cell.text = texts[(lang + row + row / 2) % texts.len()];
            cell
        });
        in_order(cells.collect())
    }

    fn screens(&self) -> Vec<(Phase, Screen)> {
        let phases = Phase::ALL.into_iter().filter(|phase| is_chosen(&self.phases, phase.code));
        let sizes = || Screen::SIZES.into_iter().filter(|screen| is_chosen(&self.sizes, &screen.code()));
        phases.flat_map(|phase| sizes().map(move |screen| (phase, screen))).collect()
    }

    fn langs(&self) -> Vec<String> {
        if self.langs.is_empty() { LANGUAGES.map(str::to_owned).to_vec() } else { self.langs.clone() }
    }

    fn themes(&self) -> Vec<String> {
        if self.themes.is_empty() { vec!["light".to_owned()] } else { self.themes.clone() }
    }

    fn texts(&self) -> Vec<u8> {
        if self.texts.is_empty() { TEXTS.to_vec() } else { self.texts.clone() }
    }
}

fn is_chosen(chosen: &[String], code: &str) -> bool {
    chosen.is_empty() || chosen.iter().any(|one| one == code)
}

/// Cells with the same settings together, because loading a page takes longer than measuring it. Those of one phase
/// begin with the largest: a large window shows all boards until it becomes small.
fn in_order(mut cells: Vec<Cell>) -> Vec<Cell> {
    cells.sort_by(|one, other| {
        let area = |cell: &Cell| cell.screen.width * cell.screen.height;
        let settings = one.settings().cmp(&other.settings());
        settings.then(one.row().cmp(&other.row())).then(area(other).cmp(&area(one)))
    });
    cells
}

/// Visits the cells in their order in one browser. `missing` is what the page does not show although the phase should.
pub async fn visit_cells(
    test_server: &TestServer,
    cells: &[Cell],
    mut there: impl AsyncFnMut(&Page, &Cell, Option<&str>) -> Result<()>,
) -> Result<()> {
    let Some(first) = cells.first() else { return Ok(()) };
    test_server
        .visit(first.screen, async |page| {
            Phase::prepare(page).await?;
            let (mut before, mut missing): (Option<&Cell>, _) = (None, None);
            for cell in cells {
                if before.is_none_or(|before| before.screen != cell.screen) {
                    page.resize(cell.screen).await?;
                }
                if before.is_some_and(|before| cell.is_beside(before)) {
                    cell.phase.open_tab(page).await?;
                } else {
                    missing = Phase::open(page, cell, before).await.map_err(|error| named(error, cell))?;
                }
                before = Some(cell);
                there(page, cell, missing).await?;
            }
            Ok(())
        })
        .await
}

/// Names the cell in an error.
fn named(error: VisitError, cell: &Cell) -> VisitError {
    VisitError::Late { what: cell.code(), after: Duration::ZERO, found: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_pair_is_covered() {
        let cells = Matrix::default().cover();
        assert_eq!(cells.len(), Phase::ALL.len() * Screen::SIZES.len());
        let pairs =
            |pair: fn(&Cell) -> (String, String)| cells.iter().map(pair).collect::<BTreeSet<_>>().len();
        assert_eq!(pairs(|cell| (cell.phase.code.into(), cell.lang.clone())), Phase::ALL.len() * 5);
        assert_eq!(pairs(|cell| (cell.phase.code.into(), cell.text.to_string())), Phase::ALL.len() * 2);
        assert_eq!(pairs(|cell| (cell.screen.code(), cell.lang.clone())), Screen::SIZES.len() * 5);
        assert_eq!(pairs(|cell| (cell.screen.code(), cell.text.to_string())), Screen::SIZES.len() * 2);
        assert_eq!(pairs(|cell| (cell.lang.clone(), cell.text.to_string())), 10);
    }

    #[test]
    fn every_phase_has_its_own_code() {
        let codes: BTreeSet<&str> = Phase::ALL.iter().map(|phase| phase.code).collect();
        assert_eq!(codes.len(), Phase::ALL.len());
    }

    #[test]
    fn a_choice_is_a_part_of_the_matrix() {
        let one = Matrix {
            phases: vec!["travel".into()],
            sizes: vec!["390x844".into()],
            langs: vec!["pl".into()],
            texts: vec![130],
            ..Matrix::default()
        };
        let codes: Vec<String> = one.product().iter().map(Cell::code).collect();
        assert_eq!(codes, ["390x844 travel pl 130"]);
    }
}
