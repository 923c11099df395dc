//! A list of components of one kind: checks their number and that no two have the same id (COMP-2).

use super::source::Faults;
use super::toml_table::{Spot, TomlTable};
use crate::Label;
use crate::fault::{Expected, Fault};

/// A component with its place in the file.
pub struct Found<T> {
    /// Its place in the file.
    pub spot: Spot,
    /// The component, unless an essential field is missing or invalid.
    pub value: Option<T>,
}

/// All components `[[field]]` of a file.
pub struct ComponentList<T> {
    field: &'static str,
    spot: Spot,
    /// The components in the order of the file.
    pub list: Vec<Found<T>>,
}

impl<T> ComponentList<T> {
    /// Reads the components of a field.
    pub fn read<'a>(
        root: &mut TomlTable<'a>,
        field: &'static str,
        mut read: impl FnMut(&mut TomlTable<'a>) -> Option<T>,
    ) -> ComponentList<T> {
        let spot = root.spot();
        let found = |mut table: TomlTable<'a>| Found { spot: table.spot(), value: read(&mut table) };
        ComponentList { field, spot, list: root.components(field).into_iter().map(found).collect() }
    }

    /// The components that could be read, with their places in the file.
    pub fn iter(&self) -> impl Iterator<Item = (&Spot, &T)> {
        self.list.iter().filter_map(|found| found.value.as_ref().map(|value| (&found.spot, value)))
    }

    /// A fault of the whole list, or of a group of its components such as `period = 1`.
    pub fn fault(&self, group: &str, found: usize, expected: Expected) -> Fault {
        let list = format!("[[{}]] {group}", self.field);
        self.spot.about(list.trim_end()).fault(found, expected)
    }

    /// COMP-2: the list has exactly this many components.
    pub fn count(&self, faults: &Faults, count: usize) {
        if self.list.len() != count {
            faults.add(self.fault("", self.list.len(), Expected::Count { count }));
        }
    }

    /// COMP-2: exactly this many components in a group. Not checked if some could not be read, because their
    /// faults are already reported.
    pub fn count_of(&self, faults: &Faults, group: &str, count: usize, is: impl Fn(&T) -> bool) {
        let found = self.iter().filter(|(_, value)| is(value)).count();
        if found != count && self.is_complete() {
            faults.add(self.fault(group, found, Expected::Count { count }));
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

    /// The components of both lists.
    pub fn and(mut self, others: ComponentList<T>) -> ComponentList<T> {
        self.list.extend(others.list);
        self
    }

    /// Whether all components could be read.
    pub fn is_complete(&self) -> bool {
        self.list.iter().all(|found| found.value.is_some())
    }

    /// All components, if all could be read.
    pub fn into_values(self) -> Option<Vec<T>> {
        self.list.into_iter().map(|found| found.value).collect()
    }
}
