//! Games from their journals: for whoever looks back, or takes a finished one home.

use crate::choice;
use crate::editions::For;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::sitting::{Times, entry};
use protocol::{Entry, TableOptions};
use record::Record;
use store::{By, JournalRow, SeatRow, Status, TableKey, TableRow};
use table::{Live, PlayedBy, Sitter, Step};
use vocab::Viewer;

/// A table and its seats as they are stored, unless the table was set aside.
pub async fn table(hall: &Hall, id: &str) -> Result<(TableRow, Vec<SeatRow>), Fault> {
    let found = hall.store().table(id).await.map_err(|error| hall.trouble(error))?;
    let (row, seats) = found.ok_or(Fault::NoTable)?;
    if row.aside.is_some() { Err(Fault::SetAside) } else { Ok((row, seats)) }
}

/// What was chosen for a table. A table of which that cannot be read is set aside.
pub async fn options(hall: &Hall, row: &TableRow) -> Result<TableOptions, Fault> {
    match serde_json::from_str(&row.options) {
        Ok(options) => Ok(options),
        Err(error) => Err(hall.set_aside(row.key, &format!("options: {error}")).await),
    }
}

/// The steps of a game. A table of which they cannot be read is set aside.
async fn journal(hall: &Hall, table: TableKey) -> Result<Vec<JournalRow>, Fault> {
    match hall.store().journal(table, 0, u64::MAX).await {
        Ok(rows) => Ok(rows),
        Err(error) if error.is_unreadable() => {
            let fault = hall.set_aside(table, &format!("journal: {error}")).await;
            hall.trouble(error);
            Err(fault)
        }
        Err(error) => Err(hall.trouble(error)),
    }
}

/// The edition that somebody brought for a table. A table without it is set aside.
async fn brought(
    hall: &Hall,
    row: &TableRow,
    options: &TableOptions,
) -> Result<Option<&'static edition::Edition>, Fault> {
    match choice::brought(hall, options, For::Table).await {
        Err(Fault::NoEdition) => Err(hall.set_aside(row.key, "edition missing").await),
        found => found,
    }
}

/// The present of a game that has begun, its clocks and the lines of its journal. A game that cannot be played again is set aside.
pub async fn present(
    hall: &Hall,
    row: &TableRow,
    options: &TableOptions,
    seats: usize,
) -> Result<(Live, Times, Vec<String>), Fault> {
    let start = row.start.as_deref().ok_or(Fault::NotBegun)?;
    let rows = journal(hall, row.key).await?;
    let mut times = Times::resume(options, seats, row, &rows);
    if row.status == Status::Playing {
        times.wait_for_server(hall.without_server(), hall.started());
    }
    let lines: Vec<String> = rows.into_iter().map(|row| row.line).collect();
    let brought = brought(hall, row, options).await?;
    match Live::resume(start, &lines, &|hash| choice::played(brought, hash)) {
        Ok(live) => Ok((live, times, lines)),
        Err(error) => Err(hall.set_aside(row.key, &format!("journal: {error}")).await),
    }
}

/// A game and its table in the store.
pub async fn record(hall: &Hall, id: &str) -> Result<(TableRow, Record), Fault> {
    let (mut row, seats) = table(hall, id).await?;
    let start = row.start.take().ok_or(Fault::NotBegun)?;
    let rows = journal(hall, row.key).await?;
    let file = table::live::file(&start, rows.iter().map(|row| row.line.as_str()));
    let brought = brought(hall, &row, &options(hall, &row).await?).await?;
    let record = match Record::read_journal(&file, &|hash| choice::played(brought, hash)) {
        Ok(record) => record,
        Err(error) => return Err(hall.set_aside(row.key, &format!("journal: {error}")).await),
    };
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
