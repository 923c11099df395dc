//! A copy of the edition in which something is changed, and what is said about it.

use edition::{Edition, Expected, Fault};

/// A copy of the edition that comes with the game.
#[derive(Clone)]
pub struct Copy(pub Vec<(&'static str, String)>);

/// A copy in which one piece of text is another.
#[track_caller]
pub fn with(file: &str, from: &str, to: &str) -> Copy {
    Copy::new().with(file, from, to)
}

/// A copy in which the component with this line is missing.
#[track_caller]
pub fn without(file: &str, line: &str) -> Copy {
    Copy::new().without(file, line)
}

impl Copy {
    pub fn new() -> Copy {
        Copy(Edition::files_of_vienna().map(|(name, text)| (name, text.to_owned())).to_vec())
    }

    #[track_caller]
    pub fn text(&mut self, file: &str) -> &mut String {
        &mut self.0.iter_mut().find(|(name, _)| *name == file).expect("a file of the edition").1
    }

    /// Changes the first such piece of text.
    #[track_caller]
    pub fn with(mut self, file: &str, from: &str, to: &str) -> Copy {
        let text = self.text(file);
        assert!(text.contains(from), "{file} has no {from:?}");
        *text = text.replacen(from, to, 1);
        self
    }

    /// Changes a piece of the component with this line.
    #[track_caller]
    pub fn within(mut self, file: &str, line: &str, from: &str, to: &str) -> Copy {
        let text = self.text(file);
        let (before, after) = text.split_once(&format!("{line}\n")).expect("a component with this line");
        assert!(after.split("\n[").next().is_some_and(|rest| rest.contains(from)), "{line}: no {from:?}");
        *text = format!("{before}{line}\n{}", after.replacen(from, to, 1));
        self
    }

    /// Takes out the component with this line.
    #[track_caller]
    pub fn without(mut self, file: &str, line: &str) -> Copy {
        let text = self.text(file);
        let at = text.find(&format!("\n{line}\n")).expect("a component with this line");
        let start = text[..=at].rfind("\n[").expect("a component");
        let end = text[at..].find("\n[").map_or(text.len(), |end| at + end);
        text.replace_range(start..end, "");
        self
    }

    /// Swaps two components.
    #[track_caller]
    pub fn swapped(self, file: &str, one: &str, other: &str) -> Copy {
        self.with(file, one, "id = \"swapped\"").with(file, other, one).with(file, "id = \"swapped\"", other)
    }

    /// Reads it.
    pub fn read(&self) -> Result<Edition, Vec<Fault>> {
        let files: Vec<(&str, &str)> = self.0.iter().map(|(name, text)| (*name, text.as_str())).collect();
        Edition::from_files(&files)
    }

    /// What is wrong with it.
    pub fn faults(&self) -> Vec<Fault> {
        self.read().err().unwrap_or_default()
    }

    /// The one thing that is wrong with it.
    #[track_caller]
    pub fn fault(&self) -> (String, String, Expected) {
        let mut faults = self.faults();
        assert_eq!(faults.len(), 1, "{faults:#?}");
        let Fault { component, found, expected, .. } = faults.remove(0);
        (component, found, expected)
    }

    /// That exactly one thing is wrong with it.
    #[track_caller]
    pub fn is_rejected(&self, component: &str, found: &str, expected: Expected) {
        assert_eq!(self.fault(), (component.to_owned(), found.to_owned(), expected));
    }

    /// That these counts are wrong, and nothing else.
    #[track_caller]
    pub fn miscounts(&self, counts: &[(&str, usize, usize)]) {
        let mut found: Vec<_> =
            self.faults().into_iter().map(|fault| (fault.component, fault.found, fault.expected)).collect();
        let mut expected: Vec<_> = counts
            .iter()
            .map(|(list, found, count)| {
                (list.to_string(), found.to_string(), Expected::Count { count: *count })
            })
            .collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected);
    }
}

/// One of these words.
pub fn one_of(words: &[&str]) -> Expected {
    Expected::Word { words: words.iter().map(ToString::to_string).collect() }
}

/// Only these fields.
pub fn fields(fields: &[&str]) -> Expected {
    Expected::Fields { fields: fields.iter().map(ToString::to_string).collect() }
}

/// A number within a range.
pub fn number(from: u16, to: u16) -> Expected {
    Expected::Number { from, to }
}
