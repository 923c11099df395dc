//! City tiles (COMP-6).

use super::component_list::ComponentList;
use super::effect::{Price, Site, cost};
use super::face::faces;
use super::label;
use super::source::Faults;
use super::toml_table::TomlTable;
use crate::City;
use vocab::Kind;

/// Reads `cities.toml`.
pub fn read(mut root: TomlTable<'_>, faults: &Faults) -> Option<Vec<City>> {
    let cities = ComponentList::read(&mut root, "city", |table| {
        let label = label(table, "name");
        // TRAV-2: Journey, Talent or both.
        let cost = cost(table.table("cost"), &[Price::Points(Kind::Journey), Price::Points(Kind::Talent)]);
        let (plain, gilded) = faces(table, Site::City)?;
        Some(City { label, cost, plain, gilded })
    });
    // COMP-2
    cities.count(faults, 15);
    cities.unique(faults, |city| &city.label);
    cities.into_values()
}
