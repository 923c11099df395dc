//! All components of one sort: how many there are, and that no two have the same id (COMP-2).

use super::source::Faults;
use super::table::{Spot, Table};
use crate::Label;
use crate::fault::{Expected, Fault};

/// A component that was read, and where.
pub struct Found<T> {
    /// Where it stands.
    pub spot: Spot,
    /// What it is, unless something without which it cannot be is missing.
    pub value: Option<T>,
}

/// All components `[[field]]` of a file.
pub struct Shelf<T> {
    field: &'static str,
    spot: Spot,
    /// The components in the order of the file.
    pub list: Vec<Found<T>>,
}

impl<T> Shelf<T> {
    /// Reads them.
    pub fn read<'a>(
        root: &mut Table<'a>,
        field: &'static str,
        mut read: impl FnMut(&mut Table<'a>) -> Option<T>,
    ) -> Shelf<T> {
        let spot = root.spot();
        let found = |mut table: Table<'a>| Found { spot: table.spot(), value: read(&mut table) };
        Shelf { field, spot, list: root.components(field).into_iter().map(found).collect() }
    }

    /// The components that could be read, with their places.
    pub fn iter(&self) -> impl Iterator<Item = (&Spot, &T)> {
        self.list.iter().filter_map(|found| found.value.as_ref().map(|value| (&found.spot, value)))
    }

    /// A fault of the whole list, or of one sort of its components, such as `period = 1`.
    pub fn fault(&self, sort: &str, found: usize, expected: Expected) -> Fault {
        let list = format!("[[{}]] {sort}", self.field);
        self.spot.about(list.trim_end()).fault(found, expected)
    }

    /// COMP-2: exactly so many.
    pub fn count(&self, faults: &Faults, count: usize) {
        if self.list.len() != count {
            faults.add(self.fault("", self.list.len(), Expected::Count { count }));
        }
    }

    /// COMP-2: exactly so many of one sort. If some could not be read, a count would only say so again.
    pub fn count_of(&self, faults: &Faults, sort: &str, count: usize, is: impl Fn(&T) -> bool) {
        let found = self.iter().filter(|(_, value)| is(value)).count();
        if found != count && self.is_complete() {
            faults.add(self.fault(sort, found, Expected::Count { count }));
        }
    }

    /// COMP-2: no two with the same id.
    pub fn unique(&self, faults: &Faults, label: impl Fn(&T) -> &Label) {
        let ids: Vec<(&Spot, &str)> =
            self.iter().map(|(spot, value)| (spot, label(value).id.as_str())).collect();
        for (index, (spot, id)) in ids.iter().enumerate().filter(|(_, (_, id))| !id.is_empty()) {
            if let Some((first, _)) = ids[..index].iter().find(|(_, other)| other == id) {
                faults.add(spot.fault(format!("id = \"{id}\""), Expected::Unique { line: first.line }));
            }
        }
    }

    /// These, then those.
    pub fn and(mut self, others: Shelf<T>) -> Shelf<T> {
        self.list.extend(others.list);
        self
    }

    /// Whether all could be read.
    pub fn is_complete(&self) -> bool {
        self.list.iter().all(|found| found.value.is_some())
    }

    /// All of them, if all could be read.
    pub fn into_values(self) -> Option<Vec<T>> {
        self.list.into_iter().map(|found| found.value).collect()
    }
}
