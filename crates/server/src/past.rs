//! Games from their journals: for whoever looks back, or takes a finished one home.

use crate::choice;
use crate::editions::For;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::sitting::entry;
use protocol::Entry;
use record::Record;
use store::{By, SeatRow, TableKey, TableRow};
use table::{PlayedBy, Sitter, Step};
use vocab::Viewer;

/// A game and its table in the store.
pub async fn record(hall: &Hall, id: &str) -> Result<(TableRow, Record), Fault> {
    let (mut row, seats) = hall.store().table(id).await?.ok_or(Fault::NoTable)?;
    let start = row.start.take().ok_or(Fault::NotBegun)?;
    let rows = hall.store().journal(row.key, 0, u64::MAX).await?;
    let file = table::live::file(&start, rows.iter().map(|row| row.line.as_str()));
    let options = serde_json::from_str(&row.options).unwrap_or_default();
    let brought = choice::brought(hall, &options, For::Table).await?;
    let record = Record::read_journal(&file, &|hash| choice::played(brought, hash)).map_err(|error| {
        tracing::error!(table = %id, ?error, "journal");
        Fault::Store
    })?;
    let lines: Vec<String> = seats.iter().map(|seat| sitter(seat).notation()).collect();
    Ok((row, record.with_sitters(lines.iter().map(String::as_str))))
}

fn sitter(row: &SeatRow) -> Sitter {
    let by = match (row.by, &row.bot) {
        (By::Bot, Some(code)) => PlayedBy::Bot(code.clone()),
        (By::Soloist, _) => PlayedBy::Soloist,
        _ => PlayedBy::Human,
    };
    Sitter { by, name: row.name.clone() }
}

/// The steps after a revision and up to another, as somebody may know them.
pub async fn entries(
    hall: &Hall,
    key: TableKey,
    edition: &edition::Edition,
    after: u64,
    up_to: u64,
    viewer: Viewer,
) -> Result<Vec<Entry>, Fault> {
    // How many decisions stand is known only from the beginning.
    let rows = hall.store().journal(key, 0, up_to).await?;
    let mut moment = 0;
    let mut entries = Vec::new();
    for row in rows {
        if row.revision <= after {
            let to = row.line.split_once(' ').and_then(|(_, rest)| rest.strip_prefix("undo "));
            moment = to.and_then(|to| to.parse().ok()).unwrap_or(moment + 1);
            continue;
        }
        let step = Step::read(&row.line, moment, edition).ok_or(Fault::Store)?;
        moment = step.moment_after(moment);
        entries.push(entry(&step, row.revision, moment, row.at, viewer, edition));
    }
    Ok(entries)
}
