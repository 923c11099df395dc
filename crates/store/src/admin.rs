//! What whoever runs a server can see and change: tables, editions, people, bans, the announcement.

use crate::{Hash, PlayerKey, Status, Store, StoreError};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row, query, query_as, query_scalar};

/// Finished games are removed so many at a time: whoever plays meanwhile does not wait long for the disk.
const AT_ONCE: u32 = 50;

/// A table as whoever runs the server sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFacts {
    /// Its name in links.
    pub id: String,
    /// Where it is in its life.
    pub status: Status,
    /// Whether the lobby shows it.
    pub public: bool,
    /// When it was made.
    pub created: i64,
    /// When its game ended.
    pub ended: Option<i64>,
    /// From where it was made.
    pub made_from: Option<String>,
    /// Who made it.
    pub host: Option<PlayerKey>,
    /// The names of the people and programs who sit there, as a list in JSON.
    pub people: String,
    /// How many steps its journal has.
    pub steps: i64,
    /// How many bytes it needs.
    pub bytes: i64,
    /// Why it was set aside.
    pub aside: Option<String>,
}

/// An edition as whoever runs the server sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionFacts {
    /// Its hash.
    pub hash: Hash,
    /// When it was brought.
    pub brought: i64,
    /// From where.
    pub brought_from: Option<String>,
    /// How many bytes its files have.
    pub bytes: i64,
    /// How many tables use it.
    pub tables: i64,
}

/// Somebody as whoever runs the server sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonFacts {
    /// Their number.
    pub key: PlayerKey,
    /// Their usual name.
    pub name: String,
    /// Whether it is a program.
    pub account: bool,
    /// Since when they are known.
    pub created: i64,
    /// When a session of theirs was last used.
    pub used: Option<i64>,
    /// How many seats they hold.
    pub seats: i64,
    /// From where they first came.
    pub made_from: Option<String>,
}

/// An address or network that is not answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BanRow {
    /// Which.
    pub net: String,
    /// Since when.
    pub made: i64,
    /// Until when; none for ever.
    pub until: Option<i64>,
    /// Why.
    pub reason: String,
}

/// How much there is of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Tables.
    pub tables: i64,
    /// Tables that were set aside.
    pub aside: i64,
    /// People and programs.
    pub people: i64,
}

/// Everything about tables but which; bytes are those of its texts.
const TABLE_FACTS: &str = "
    SELECT id, status, public, created, ended, made_from, host, aside,
        (SELECT count(*) FROM journal WHERE table_key = tables.key) AS steps,
        length(options) + coalesce(length(start), 0)
            + (SELECT coalesce(sum(length(line)), 0) FROM journal WHERE table_key = tables.key)
            + (SELECT coalesce(sum(length(told)), 0) FROM talk WHERE table_key = tables.key) AS bytes,
        (SELECT json_group_array(name) FROM
            (SELECT name FROM seats WHERE table_key = tables.key AND by IN ('human', 'account') ORDER BY seat)
        ) AS people
    FROM tables";

impl Store {
    /// Tables, the newest first: of a status, made from an address, so many at most.
    pub async fn table_facts(
        &self,
        status: Option<Status>,
        made_from: Option<&str>,
        most: u32,
    ) -> Result<Vec<TableFacts>, StoreError> {
        let text = format!(
            "{TABLE_FACTS} WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR made_from = ?2)
             ORDER BY tables.key DESC LIMIT ?3"
        );
        let tables = query_as(sqlx::AssertSqlSafe(text));
        let tables = tables.bind(status.map(Status::word)).bind(made_from).bind(most);
        Ok(tables.fetch_all(&self.readers).await?)
    }

    /// One table, by its name in links.
    pub async fn facts_of_table(&self, id: &str) -> Result<Option<TableFacts>, StoreError> {
        let table = query_as(sqlx::AssertSqlSafe(format!("{TABLE_FACTS} WHERE id = ?")));
        Ok(table.bind(id).fetch_optional(&self.readers).await?)
    }

    /// Removes a table by its name in links. Says whether there was one.
    pub async fn delete_table_named(&self, id: &str) -> Result<bool, StoreError> {
        Ok(self.set(query("DELETE FROM tables WHERE id = ?").bind(id.to_owned())).await? > 0)
    }

    /// A table that was set aside is one like any other again, and a game on it goes on. Says whether it was.
    pub async fn bring_back(&self, id: &str) -> Result<bool, StoreError> {
        let change = query(
            "UPDATE tables SET aside = NULL, wake = CASE status WHEN 'playing' THEN 0 END
             WHERE id = ? AND aside IS NOT NULL",
        );
        Ok(self.set(change.bind(id.to_owned())).await? > 0)
    }

    /// Removes some of the games that ended before a time. Says which; there may be more.
    pub async fn sweep_finished(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let gone = query_scalar(
                    "DELETE FROM tables WHERE key IN
                     (SELECT key FROM tables WHERE status = 'over' AND ended < ? ORDER BY ended LIMIT ?) RETURNING id",
                );
                gone.bind(before).bind(AT_ONCE).fetch_all(connection).await
            })
        });
        Ok(change.await?)
    }

    /// The editions that people brought, the newest first.
    pub async fn edition_facts(&self) -> Result<Vec<EditionFacts>, StoreError> {
        let editions = query_as(
            "SELECT hash, brought, brought_from, bytes,
                (SELECT count(*) FROM tables WHERE tables.edition = hash) AS tables
             FROM editions ORDER BY brought DESC, hash",
        );
        Ok(editions.fetch_all(&self.readers).await?)
    }

    /// The tables that use an edition, by their names in links.
    pub async fn tables_of_edition(&self, hash: &Hash) -> Result<Vec<String>, StoreError> {
        let tables = query_scalar("SELECT id FROM tables WHERE edition = ? ORDER BY key");
        Ok(tables.bind(&hash[..]).fetch_all(&self.readers).await?)
    }

    /// Removes an edition that no table uses. Says whether there was one.
    pub async fn delete_edition(&self, hash: &Hash) -> Result<bool, StoreError> {
        let change = query(
            "DELETE FROM editions WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = ?1)",
        );
        Ok(self.set(change.bind(hash.to_vec())).await? > 0)
    }

    /// People and programs, the newest first.
    pub async fn people(&self, most: u32) -> Result<Vec<PersonFacts>, StoreError> {
        let people = query_as(
            "SELECT key, name, account, created, made_from,
                (SELECT max(used) FROM sessions WHERE player = key) AS used,
                (SELECT count(*) FROM holders WHERE player = key) AS seats
             FROM players ORDER BY key DESC LIMIT ?",
        );
        Ok(people.bind(most).fetch_all(&self.readers).await?)
    }

    /// Whether somebody is known.
    pub async fn has_player(&self, player: PlayerKey) -> Result<bool, StoreError> {
        let found = query_scalar("SELECT EXISTS (SELECT 1 FROM players WHERE key = ?)");
        Ok(found.bind(player).fetch_one(&self.readers).await?)
    }

    /// Whether somebody has a session.
    pub async fn has_session(&self, player: PlayerKey) -> Result<bool, StoreError> {
        let found = query_scalar("SELECT EXISTS (SELECT 1 FROM sessions WHERE player = ?)");
        Ok(found.bind(player).fetch_one(&self.readers).await?)
    }

    /// Ends every session of somebody. Says how many there were.
    pub async fn revoke(&self, player: PlayerKey) -> Result<u64, StoreError> {
        self.set(query("DELETE FROM sessions WHERE player = ?").bind(player)).await
    }

    /// Every ban.
    pub async fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        let bans = query_as("SELECT net, made, until, reason FROM bans ORDER BY made, net");
        Ok(bans.fetch_all(&self.readers).await?)
    }

    /// Keeps a ban; an earlier one of the same net is replaced.
    pub async fn put_ban(&self, ban: &BanRow) -> Result<(), StoreError> {
        let change = query("INSERT OR REPLACE INTO bans (net, made, until, reason) VALUES (?, ?, ?, ?)");
        let change = change.bind(ban.net.clone()).bind(ban.made).bind(ban.until).bind(ban.reason.clone());
        self.set(change).await.map(drop)
    }

    /// Removes a ban.
    pub async fn delete_ban(&self, net: &str) -> Result<(), StoreError> {
        self.set(query("DELETE FROM bans WHERE net = ?").bind(net.to_owned())).await.map(drop)
    }

    /// What is announced to everybody.
    pub async fn announcement(&self) -> Result<Option<String>, StoreError> {
        let text = query_scalar("SELECT CAST(value AS TEXT) FROM meta WHERE name = 'announcement'");
        Ok(text.fetch_optional(&self.readers).await?)
    }

    /// Keeps what is announced; none withdraws it.
    pub async fn set_announcement(&self, text: Option<&str>) -> Result<(), StoreError> {
        let change = match text {
            Some(text) => query("INSERT OR REPLACE INTO meta (name, value) VALUES ('announcement', ?)")
                .bind(text.as_bytes().to_vec()),
            None => query("DELETE FROM meta WHERE name = 'announcement'"),
        };
        self.set(change).await.map(drop)
    }

    /// How much there is of everything.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let counts = query_as::<_, (i64, i64, i64)>(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE aside IS NOT NULL),
                (SELECT count(*) FROM players)",
        );
        let (tables, aside, people) = counts.fetch_one(&self.readers).await?;
        Ok(Counts { tables, aside, people })
    }

    /// How many bytes the store has on the disk.
    pub fn disk_bytes(&self) -> u64 {
        let files = ["", "-wal", "-shm"].map(|suffix| {
            let mut name = self.database.clone().into_os_string();
            name.push(suffix);
            std::fs::metadata(name).map_or(0, |file| file.len())
        });
        files.iter().sum()
    }
}

impl FromRow<'_, SqliteRow> for TableFacts {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(TableFacts {
            id: row.try_get("id")?,
            status: crate::rows::status(row.try_get("status")?)?,
            public: row.try_get("public")?,
            created: row.try_get("created")?,
            ended: row.try_get("ended")?,
            made_from: row.try_get("made_from")?,
            host: row.try_get("host")?,
            people: row.try_get("people")?,
            steps: row.try_get("steps")?,
            bytes: row.try_get("bytes")?,
            aside: row.try_get("aside")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for EditionFacts {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(EditionFacts {
            hash: crate::rows::hash(row.try_get("hash")?)?,
            brought: row.try_get("brought")?,
            brought_from: row.try_get("brought_from")?,
            bytes: row.try_get("bytes")?,
            tables: row.try_get("tables")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for PersonFacts {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(PersonFacts {
            key: row.try_get("key")?,
            name: row.try_get("name")?,
            account: row.try_get("account")?,
            created: row.try_get("created")?,
            used: row.try_get("used")?,
            seats: row.try_get("seats")?,
            made_from: row.try_get("made_from")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for BanRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(BanRow {
            net: row.try_get("net")?,
            made: row.try_get("made")?,
            until: row.try_get("until")?,
            reason: row.try_get("reason")?,
        })
    }
}
