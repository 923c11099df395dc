//! What the operator of a server can see and change: tables, editions, people, bans, the announcement.

use crate::sql::Engine;
use crate::sql::{FromRow, Row, query, query_as, query_scalar};
use crate::{Hash, PlayerKey, Store, StoreError};
use protocol::Status;

/// How many finished games are deleted at once, so that players do not wait long for the disk.
const AT_ONCE: u32 = 50;

/// A table as the operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFacts {
    /// Its id in links.
    pub id: String,
    /// Its status.
    pub status: Status,
    /// Whether the lobby shows it.
    pub public: bool,
    /// When it was created.
    pub created: i64,
    /// When its game ended.
    pub ended: Option<i64>,
    /// The address from which it was created.
    pub made_from: Option<String>,
    /// The player who created it.
    pub host: Option<PlayerKey>,
    /// The names of the players at the table, as a JSON list.
    pub people: String,
    /// How many steps its journal has.
    pub steps: i64,
    /// The size of its texts in bytes.
    pub bytes: i64,
    /// Why it was quarantined, if it was.
    pub aside: Option<String>,
}

/// An uploaded edition as the operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionFacts {
    /// Its hash.
    pub hash: Hash,
    /// When it was uploaded.
    pub brought: i64,
    /// The address from which it was uploaded.
    pub brought_from: Option<String>,
    /// The size of its files in bytes.
    pub bytes: i64,
    /// How many tables use it.
    pub tables: i64,
}

/// A player as the operator sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonFacts {
    /// Their key.
    pub key: PlayerKey,
    /// Their name.
    pub name: String,
    /// Whether it is a program.
    pub account: bool,
    /// When the player was added.
    pub created: i64,
    /// When one of their sessions was last used.
    pub used: Option<i64>,
    /// How many seats they hold.
    pub seats: i64,
    /// The address of their first request.
    pub made_from: Option<String>,
}

/// An address or network that is banned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BanRow {
    /// The address or network.
    pub net: String,
    /// When it was banned.
    pub made: i64,
    /// When the ban expires; never if none.
    pub until: Option<i64>,
    /// The reason.
    pub reason: String,
}

/// Numbers of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Tables.
    pub tables: i64,
    /// Quarantined tables.
    pub aside: i64,
    /// Players: people and programs.
    pub people: i64,
}

/// The query for tables without its `WHERE` clause.
fn table_facts(engine: Engine, condition: &str) -> String {
    let list = engine.json_list();
    format!("SELECT id, status, public, created, ended, made_from, host, aside,
        (SELECT count(*) FROM journal WHERE table_key = tables.key) AS steps,
        CAST(length(options) + coalesce(length(start), 0)
            + (SELECT coalesce(sum(length(line)), 0) FROM journal WHERE table_key = tables.key)
            + (SELECT coalesce(sum(length(told)), 0) FROM talk WHERE table_key = tables.key) AS BIGINT) AS bytes,
        CAST((SELECT {list}(name) FROM
            (SELECT name FROM seats WHERE table_key = tables.key AND by IN ('human', 'account') ORDER BY seat) AS persons
        ) AS TEXT) AS people
    FROM tables {condition}")
}

impl Store {
    /// Tables with this status and from this address, newest first.
    pub async fn table_facts(
        &self,
        status: Option<Status>,
        made_from: Option<&str>,
        most: u32,
    ) -> Result<Vec<TableFacts>, StoreError> {
        let tables = query_as(table_facts(
            self.readers.engine(),
            "WHERE ($1 IS NULL OR status = $1) AND ($2 IS NULL OR made_from = $2) ORDER BY key DESC LIMIT $3",
        ));
        let tables = tables.bind(status.map(Status::code)).bind(made_from).bind(most);
        Ok(tables.fetch_all(&self.readers).await?)
    }

    /// One table, found by its id in links.
    pub async fn facts_of_table(&self, id: &str) -> Result<Option<TableFacts>, StoreError> {
        let table = query_as(table_facts(self.readers.engine(), "WHERE id = $1"));
        Ok(table.bind(id).fetch_optional(&self.readers).await?)
    }

    /// Deletes the table with this id. Returns whether there was one.
    pub async fn delete_table_named(&self, id: &str) -> Result<bool, StoreError> {
        Ok(self.set(query("DELETE FROM tables WHERE id = $1").bind(id.to_owned())).await? > 0)
    }

    /// Releases a table from quarantine; its game continues. Returns whether it was quarantined.
    pub async fn bring_back(&self, id: &str) -> Result<bool, StoreError> {
        let change = query(
            "UPDATE tables SET aside = NULL, wake = CASE status WHEN 'playing' THEN 0 END
             WHERE id = $1 AND aside IS NOT NULL",
        );
        Ok(self.set(change.bind(id.to_owned())).await? > 0)
    }

    /// Deletes some of the games that ended before a time. Returns their ids; there may be more.
    pub async fn sweep_finished(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let gone = query_scalar(
                    "DELETE FROM tables WHERE key IN
                     (SELECT key FROM tables WHERE status = 'over' AND ended < $1 ORDER BY ended LIMIT $2) RETURNING id",
                );
                gone.bind(before).bind(AT_ONCE).fetch_all(connection).await
            })
        });
        Ok(change.await?)
    }

    /// The uploaded editions, newest first.
    pub async fn edition_facts(&self) -> Result<Vec<EditionFacts>, StoreError> {
        let editions = query_as(
            "SELECT hash, brought, brought_from, bytes,
                (SELECT count(*) FROM tables WHERE tables.edition = hash) AS tables
             FROM editions ORDER BY brought DESC, hash",
        );
        Ok(editions.fetch_all(&self.readers).await?)
    }

    /// The ids of the tables that use an edition.
    pub async fn tables_of_edition(&self, hash: &Hash) -> Result<Vec<String>, StoreError> {
        let tables = query_scalar("SELECT id FROM tables WHERE edition = $1 ORDER BY key");
        Ok(tables.bind(&hash[..]).fetch_all(&self.readers).await?)
    }

    /// Deletes an edition that no table uses. Returns whether there was one.
    pub async fn delete_edition(&self, hash: &Hash) -> Result<bool, StoreError> {
        let change = query(
            "DELETE FROM editions WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = $1)",
        );
        Ok(self.set(change.bind(hash.to_vec())).await? > 0)
    }

    /// Players, newest first.
    pub async fn people(&self, most: u32) -> Result<Vec<PersonFacts>, StoreError> {
        let people = query_as(
            "SELECT key, name, account, created, made_from,
                (SELECT max(used) FROM sessions WHERE player = key) AS used,
                (SELECT count(*) FROM holders WHERE player = key) AS seats
             FROM players ORDER BY key DESC LIMIT $1",
        );
        Ok(people.bind(most).fetch_all(&self.readers).await?)
    }

    /// Whether a player exists.
    pub async fn has_player(&self, player: PlayerKey) -> Result<bool, StoreError> {
        let found = query_scalar("SELECT EXISTS (SELECT 1 FROM players WHERE key = $1)");
        Ok(found.bind(player).fetch_one(&self.readers).await?)
    }

    /// Whether a player has a session.
    pub async fn has_session(&self, player: PlayerKey) -> Result<bool, StoreError> {
        let found = query_scalar("SELECT EXISTS (SELECT 1 FROM sessions WHERE player = $1)");
        Ok(found.bind(player).fetch_one(&self.readers).await?)
    }

    /// Deletes all sessions of a player. Returns their number.
    pub async fn revoke(&self, player: PlayerKey) -> Result<u64, StoreError> {
        self.set(query("DELETE FROM sessions WHERE player = $1").bind(player)).await
    }

    /// All bans.
    pub async fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        let bans = query_as("SELECT net, made, until, reason FROM bans ORDER BY made, net");
        Ok(bans.fetch_all(&self.readers).await?)
    }

    /// Stores a ban; replaces an earlier one of the same network.
    pub async fn put_ban(&self, ban: &BanRow) -> Result<(), StoreError> {
        let change = query("INSERT INTO bans (net, made, until, reason) VALUES ($1, $2, $3, $4)
             ON CONFLICT (net) DO UPDATE SET made = excluded.made, until = excluded.until, reason = excluded.reason");
        let change = change.bind(ban.net.clone()).bind(ban.made).bind(ban.until).bind(ban.reason.clone());
        self.set(change).await.map(drop)
    }

    /// Removes a ban.
    pub async fn delete_ban(&self, net: &str) -> Result<(), StoreError> {
        self.set(query("DELETE FROM bans WHERE net = $1").bind(net.to_owned())).await.map(drop)
    }

    /// The announcement for all players.
    pub async fn announcement(&self) -> Result<Option<String>, StoreError> {
        let text = query_scalar::<Vec<u8>>("SELECT value FROM meta WHERE name = 'announcement'");
        let text = text.fetch_optional(&self.readers).await?.map(String::from_utf8).transpose();
        Ok(text.map_err(|error| sqlx::Error::Decode(Box::new(error)))?)
    }

    /// Sets or removes the announcement.
    pub async fn set_announcement(&self, text: Option<&str>) -> Result<(), StoreError> {
        let change = match text {
            Some(text) => query(
                "INSERT INTO meta (name, value) VALUES ('announcement', $1)
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            )
            .bind(text.as_bytes().to_vec()),
            None => query("DELETE FROM meta WHERE name = 'announcement'"),
        };
        self.set(change).await.map(drop)
    }

    /// Numbers of tables and players.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let counts = query_as::<(i64, i64, i64)>(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE aside IS NOT NULL),
                (SELECT count(*) FROM players)",
        );
        let (tables, aside, people) = counts.fetch_one(&self.readers).await?;
        Ok(Counts { tables, aside, people })
    }

    /// The size of the store on disk in bytes.
    pub async fn disk_bytes(&self) -> Result<u64, StoreError> {
        let Some(database) = &self.database else {
            let bytes = query_scalar("SELECT pg_database_size(current_database())");
            return Ok(bytes.fetch_one(&self.readers).await?);
        };
        let files = ["", "-wal", "-shm"].map(|suffix| {
            let mut name = database.clone().into_os_string();
            name.push(suffix);
            std::fs::metadata(name).map_or(0, |file| file.len())
        });
        Ok(files.iter().sum())
    }
}

impl FromRow for TableFacts {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(TableFacts {
            id: row.get("id")?,
            status: crate::rows::decode_status(&row.get::<String>("status")?)?,
            public: row.get("public")?,
            created: row.get("created")?,
            ended: row.get("ended")?,
            made_from: row.get("made_from")?,
            host: row.get("host")?,
            people: row.get("people")?,
            steps: row.get("steps")?,
            bytes: row.get("bytes")?,
            aside: row.get("aside")?,
        })
    }
}

impl FromRow for EditionFacts {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(EditionFacts {
            hash: row.get("hash")?,
            brought: row.get("brought")?,
            brought_from: row.get("brought_from")?,
            bytes: row.get("bytes")?,
            tables: row.get("tables")?,
        })
    }
}

impl FromRow for PersonFacts {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(PersonFacts {
            key: row.get("key")?,
            name: row.get("name")?,
            account: row.get("account")?,
            created: row.get("created")?,
            used: row.get("used")?,
            seats: row.get("seats")?,
            made_from: row.get("made_from")?,
        })
    }
}

impl FromRow for BanRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(BanRow {
            net: row.get("net")?,
            made: row.get("made")?,
            until: row.get("until")?,
            reason: row.get("reason")?,
        })
    }
}
