//! Reads games from their journals: to resume a game, to show an earlier moment, or to download a finished game.

use crate::api_error::ApiError;
use crate::choice;
use crate::editions::For;
use crate::table_actor::{Clocks, entry};
use crate::table_registry::TableRegistry;
use protocol::{Entry, Status, TableOptions};
use record::Record;
use store::{JournalRow, SeatRow, TableKey, TableRow};
use table::{ActiveGame, Sitter, Step, StepLine};
use vocab::Viewer;

/// A table and its seats from the store, unless the table is quarantined.
pub async fn table(registry: &TableRegistry, id: &str) -> Result<(TableRow, Vec<SeatRow>), ApiError> {
    let found = registry.store().table(id).await.map_err(|error| registry.store_failed(error))?;
    let (row, seats) = found.ok_or(ApiError::NoTable)?;
    if row.aside.is_some() { Err(ApiError::Quarantined) } else { Ok((row, seats)) }
}

/// The options of a table. A table with unreadable options is quarantined.
pub async fn options(registry: &TableRegistry, row: &TableRow) -> Result<TableOptions, ApiError> {
    match serde_json::from_str(&row.options) {
        Ok(options) => Ok(options),
        Err(error) => Err(registry.quarantine(row.key, &format!("options: {error}")).await),
    }
}

/// The steps of a game. A table with an unreadable journal is quarantined.
async fn journal(registry: &TableRegistry, table: TableKey) -> Result<Vec<JournalRow>, ApiError> {
    match registry.store().journal(table, 0, u64::MAX).await {
        Ok(rows) => Ok(rows),
        Err(error) if error.is_unreadable() => {
            let quarantined = registry.quarantine(table, &format!("journal: {error}")).await;
            registry.store_failed(error);
            Err(quarantined)
        }
        Err(error) => Err(registry.store_failed(error)),
    }
}

/// The uploaded edition of a table, if it has one. A table whose edition is missing is quarantined.
async fn brought(
    registry: &TableRegistry,
    row: &TableRow,
    options: &TableOptions,
) -> Result<Option<&'static edition::Edition>, ApiError> {
    match choice::brought(registry, options, For::Table).await {
        Err(ApiError::NoEdition) => Err(registry.quarantine(row.key, "edition missing").await),
        found => found,
    }
}

/// A game that has begun, with its clocks and the lines of its journal. A table whose journal cannot be replayed is
/// quarantined.
pub async fn resume(
    registry: &TableRegistry,
    row: &TableRow,
    options: &TableOptions,
    seats: usize,
) -> Result<(ActiveGame, Clocks, Vec<String>), ApiError> {
    let start = row.start.as_deref().ok_or(ApiError::NotBegun)?;
    let rows = journal(registry, row.key).await?;
    let mut clocks = Clocks::resume(options, seats, row, &rows);
    if row.status == Status::Playing {
        clocks.add_downtime(registry.downtime(), registry.started());
    }
    let lines: Vec<String> = rows.into_iter().map(|row| row.line).collect();
    let brought = brought(registry, row, options).await?;
    match ActiveGame::resume(start, &lines, &|hash| choice::played(brought, hash)) {
        Ok(game) => Ok((game, clocks, lines)),
        Err(error) => Err(registry.quarantine(row.key, &format!("journal: {error}")).await),
    }
}

/// A table and the whole record of its game.
pub async fn record(registry: &TableRegistry, id: &str) -> Result<(TableRow, Record), ApiError> {
    let (mut row, seats) = table(registry, id).await?;
    let start = row.start.take().ok_or(ApiError::NotBegun)?;
    let rows = journal(registry, row.key).await?;
    let file = table::journal::game_file(&start, rows.iter().map(|row| row.line.as_str()));
    let brought = brought(registry, &row, &options(registry, &row).await?).await?;
    let record = match Record::read_journal(&file, &|hash| choice::played(brought, hash)) {
        Ok(record) => record,
        Err(error) => return Err(registry.quarantine(row.key, &format!("journal: {error}")).await),
    };
    let sitter = |seat: &SeatRow| Sitter::seated(seat.by, seat.bot.as_deref(), &seat.name);
    let lines: Vec<String> = seats.iter().map(|seat| sitter(seat).notation()).collect();
    Ok((row, record.with_sitters(lines.iter().map(String::as_str))))
}

/// The steps after a revision and up to another, as a viewer sees them.
pub async fn entries(
    registry: &TableRegistry,
    key: TableKey,
    edition: &edition::Edition,
    after: u64,
    up_to: u64,
    viewer: Viewer,
) -> Result<Vec<Entry>, ApiError> {
    // The moment of a step follows from all steps before it.
    let rows = registry.store().journal(key, 0, up_to).await?;
    let mut moment = 0;
    let mut entries = Vec::new();
    for row in rows {
        if row.revision <= after {
            moment = StepLine::read(&row.line).ok_or(ApiError::Store)?.moment_after(moment);
            continue;
        }
        let step = Step::read(&row.line, moment, edition).ok_or(ApiError::Store)?;
        moment = step.moment_after(moment);
        entries.push(entry(&step, row.revision, moment, row.at, viewer, edition));
    }
    Ok(entries)
}
