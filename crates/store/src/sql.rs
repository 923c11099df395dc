//! Statements that both database engines understand, their parameters and their rows.
//!
//! The statements of the store are written once. They use the part of SQL that SQLite and PostgreSQL share, with
//! parameters `$1`, `$2`, …; the few differences are in [`Engine`].

use crate::Hash;
use sqlx::postgres::{PgArguments, PgConnection, PgPool, PgRow, Postgres};
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, Row as _};
use std::borrow::Cow;

/// A database engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// The function that gathers texts into a JSON list.
    pub fn json_list(self) -> &'static str {
        match self {
            Engine::Sqlite => "json_group_array",
            Engine::Postgres => "json_agg",
        }
    }
}

/// A parameter of a statement, or a value of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    Integer(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Flag(bool),
}

macro_rules! values {
    ($($type:ty => |$value:ident| $made:expr;)*) => {
        $(impl From<$type> for Value {
            fn from($value: $type) -> Value {
                $made
            }
        })*
    };
}

values! {
    i64 => |value| Value::Integer(Some(value));
    u8 => |value| Value::Integer(Some(value.into()));
    i16 => |value| Value::Integer(Some(value.into()));
    u32 => |value| Value::Integer(Some(value.into()));
    Option<i64> => |value| Value::Integer(value);
    Option<u16> => |value| Value::Integer(value.map(Into::into));
    bool => |value| Value::Flag(value);
    &str => |value| Value::Text(Some(value.to_owned()));
    String => |value| Value::Text(Some(value));
    &String => |value| Value::Text(Some(value.clone()));
    Option<&str> => |value| Value::Text(value.map(str::to_owned));
    Option<String> => |value| Value::Text(value);
    Vec<u8> => |value| Value::Bytes(Some(value));
    &[u8] => |value| Value::Bytes(Some(value.to_vec()));
    &Vec<u8> => |value| Value::Bytes(Some(value.clone()));
    &Hash => |value| Value::Bytes(Some(value.to_vec()));
    Option<Vec<u8>> => |value| Value::Bytes(value);
}

/// A row of a result.
pub enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// The name or the number of a column.
pub trait Place: sqlx::ColumnIndex<SqliteRow> + sqlx::ColumnIndex<PgRow> {}

impl<P: sqlx::ColumnIndex<SqliteRow> + sqlx::ColumnIndex<PgRow>> Place for P {}

/// A type that a column can be read as.
pub trait Column: Sized {
    fn read(row: &Row, place: impl Place) -> Result<Self, sqlx::Error>;
}

macro_rules! columns {
    ($($type:ty),*) => {
        $(impl Column for $type {
            fn read(row: &Row, place: impl Place) -> Result<Self, sqlx::Error> {
                match row {
                    Row::Sqlite(row) => row.try_get(place),
                    Row::Postgres(row) => row.try_get(place),
                }
            }
        })*
    };
}

columns!(i64, Option<i64>, bool, String, Option<String>, Vec<u8>, Option<Vec<u8>>);

/// Integers are 64 bits wide in the database.
macro_rules! narrower {
    ($($type:ty),*) => {
        $(impl Column for $type {
            fn read(row: &Row, place: impl Place) -> Result<Self, sqlx::Error> {
                row.get::<i64>(place)?.try_into().map_err(|error| sqlx::Error::Decode(Box::new(error)))
            }
        }

        impl Column for Option<$type> {
            fn read(row: &Row, place: impl Place) -> Result<Self, sqlx::Error> {
                let wide = row.get::<Option<i64>>(place)?.map(<$type>::try_from);
                wide.transpose().map_err(|error| sqlx::Error::Decode(Box::new(error)))
            }
        })*
    };
}

narrower!(u8, u16, i16, u32, u64);

impl Column for Hash {
    fn read(row: &Row, place: impl Place) -> Result<Self, sqlx::Error> {
        let kept: Vec<u8> = row.get(place)?;
        Hash::try_from(&kept[..]).map_err(|error| sqlx::Error::Decode(Box::new(error)))
    }
}

impl Row {
    /// A column of the row.
    pub fn get<T: Column>(&self, place: impl Place) -> Result<T, sqlx::Error> {
        T::read(self, place)
    }
}

/// A type that a row can be read as.
pub trait FromRow: Sized {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error>;
}

impl<A: Column, B: Column> FromRow for (A, B) {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok((row.get(0)?, row.get(1)?))
    }
}

impl<A: Column, B: Column, C: Column> FromRow for (A, B, C) {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
    }
}

/// A statement with its parameters and how its rows are read.
pub struct Query<T = Row> {
    text: Cow<'static, str>,
    values: Vec<Value>,
    read: fn(Row) -> Result<T, sqlx::Error>,
}

/// A statement whose rows are read column by column.
pub fn query(text: impl Into<Cow<'static, str>>) -> Query {
    Query { text: text.into(), values: Vec::new(), read: Ok }
}

/// A statement whose rows are read as a type.
pub fn query_as<T: FromRow>(text: impl Into<Cow<'static, str>>) -> Query<T> {
    Query { text: text.into(), values: Vec::new(), read: |row| T::from_row(&row) }
}

/// A statement whose rows have one column.
pub fn query_scalar<T: Column>(text: impl Into<Cow<'static, str>>) -> Query<T> {
    Query { text: text.into(), values: Vec::new(), read: |row| row.get(0) }
}

impl<T> Query<T> {
    /// Adds the next parameter.
    pub fn bind(mut self, value: impl Into<Value>) -> Query<T> {
        self.values.push(value.into());
        self
    }

    /// Executes the statement. Returns the number of changed rows.
    pub async fn execute(self, connection: &mut Connection) -> Result<u64, sqlx::Error> {
        match connection {
            Connection::Sqlite(connection) => {
                let done = connection.execute(sqlite(self.text, self.values)).await?;
                Ok(done.rows_affected())
            }
            Connection::Postgres(connection) => {
                let done = connection.execute(postgres(self.text, self.values)).await?;
                Ok(done.rows_affected())
            }
        }
    }

    /// All rows.
    pub async fn fetch_all(self, source: impl Source) -> Result<Vec<T>, sqlx::Error> {
        let rows = source.rows(self.text, self.values).await?;
        rows.into_iter().map(self.read).collect()
    }

    /// The first row, if there is one.
    pub async fn fetch_optional(self, source: impl Source) -> Result<Option<T>, sqlx::Error> {
        let rows = source.rows(self.text, self.values).await?;
        rows.into_iter().next().map(self.read).transpose()
    }

    /// The first row.
    pub async fn fetch_one(self, source: impl Source) -> Result<T, sqlx::Error> {
        self.fetch_optional(source).await?.ok_or(sqlx::Error::RowNotFound)
    }
}

/// A connection that can read and write.
pub enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Connection {
    /// Closes the connection. The database notices a connection that is only dropped, too.
    pub async fn close(self) {
        let _ = match self {
            Connection::Sqlite(connection) => connection.close().await,
            Connection::Postgres(connection) => connection.close().await,
        };
    }
}

impl Readers {
    /// The engine of the database.
    pub fn engine(&self) -> Engine {
        match self {
            Readers::Sqlite(_) => Engine::Sqlite,
            Readers::Postgres(_) => Engine::Postgres,
        }
    }

    /// Closes all connections.
    pub async fn close(&self) {
        match self {
            Readers::Sqlite(pool) => pool.close().await,
            Readers::Postgres(pool) => pool.close().await,
        }
    }
}

/// Connections that read.
#[derive(Clone)]
pub enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// What a statement can be sent to.
pub trait Source {
    fn rows(
        self,
        text: Cow<'static, str>,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<Vec<Row>, sqlx::Error>> + Send;
}

impl Source for &mut Connection {
    async fn rows(self, text: Cow<'static, str>, values: Vec<Value>) -> Result<Vec<Row>, sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => {
                let rows = connection.fetch_all(sqlite(text, values)).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Connection::Postgres(connection) => {
                let rows = connection.fetch_all(postgres(text, values)).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }
}

impl Source for &Readers {
    async fn rows(self, text: Cow<'static, str>, values: Vec<Value>) -> Result<Vec<Row>, sqlx::Error> {
        match self {
            Readers::Sqlite(pool) => {
                let rows = pool.fetch_all(sqlite(text, values)).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Readers::Postgres(pool) => {
                let rows = pool.fetch_all(postgres(text, values)).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }
}

fn sqlite(
    text: Cow<'static, str>,
    values: Vec<Value>,
) -> sqlx::query::Query<'static, Sqlite, SqliteArguments> {
    let query = match text {
        Cow::Borrowed(text) => sqlx::query(text),
        Cow::Owned(text) => sqlx::query(AssertSqlSafe(text)),
    };
    values.into_iter().fold(query, |query, value| match value {
        Value::Integer(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
        Value::Bytes(value) => query.bind(value),
        Value::Flag(value) => query.bind(value),
    })
}

fn postgres(
    text: Cow<'static, str>,
    values: Vec<Value>,
) -> sqlx::query::Query<'static, Postgres, PgArguments> {
    let query = match text {
        Cow::Borrowed(text) => sqlx::query(text),
        Cow::Owned(text) => sqlx::query(AssertSqlSafe(text)),
    };
    values.into_iter().fold(query, |query, value| match value {
        Value::Integer(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
        Value::Bytes(value) => query.bind(value),
        Value::Flag(value) => query.bind(value),
    })
}
