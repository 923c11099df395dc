//! Creating a table on a server from the choices of the start page.

use super::api::{self, Answer};
use crate::editions::brought_files;
use edition::Edition;
use protocol::http::{EditionFiles, Made, NewTable};

/// Creates a table. A custom edition is uploaded first.
pub async fn make(mut table: NewTable, edition: &'static Edition) -> Answer<Made> {
    if table.options.edition.is_some()
        && let Some(files) = brought_files(edition)
    {
        let known = api::bring_edition(EditionFiles { files: files.into_iter().collect() }).await?;
        table.options.edition = Some(known.hash);
    }
    api::make(table).await
}
