-- The first shape of the store. Times are milliseconds of Unix time; secrets are kept as their SHA-256.

PRAGMA application_id = 1279345490; -- LACR

CREATE TABLE meta (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Keys of players and tables are never given again: somebody may still remember one.
CREATE TABLE players (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    webhook TEXT,
    account INTEGER NOT NULL CHECK (account IN (0, 1)),
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_player ON sessions (player);
CREATE INDEX sessions_by_use ON sessions (used);

CREATE TABLE tables (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    host INTEGER REFERENCES players ON DELETE SET NULL,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'playing', 'over')),
    options TEXT NOT NULL,
    start TEXT CHECK ((start IS NULL) = (status = 'waiting')),
    created INTEGER NOT NULL,
    began INTEGER,
    ended INTEGER,
    live INTEGER NOT NULL DEFAULT 0 CHECK (live IN (0, 1)),
    wake INTEGER,
    talked INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX tables_in_lobby ON tables (status, key) WHERE public;
CREATE INDEX tables_waiting ON tables (created) WHERE status = 'waiting';
CREATE INDEX tables_live ON tables (key) WHERE live;
CREATE INDEX tables_asleep ON tables (wake) WHERE NOT live AND wake IS NOT NULL;

CREATE TABLE seats (
    table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 255),
    by TEXT NOT NULL CHECK (by IN ('open', 'human', 'bot', 'account', 'soloist')),
    name TEXT NOT NULL,
    bot TEXT,
    key BLOB UNIQUE CHECK (length(key) = 32),
    hand_over INTEGER NOT NULL CHECK (hand_over IN (0, 1)),
    PRIMARY KEY (table_key, seat)
) STRICT, WITHOUT ROWID;

-- One seat at a table for each player; a seat may have several holders: the devices of one person.
CREATE TABLE holders (
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    table_key INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (player, table_key),
    FOREIGN KEY (table_key, seat) REFERENCES seats ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX holders_of_seat ON holders (table_key, seat);

CREATE VIEW held_alone AS
SELECT player, table_key, seat FROM holders AS one
WHERE NOT EXISTS (
    SELECT 1 FROM holders AS other
    WHERE other.table_key = one.table_key AND other.seat = one.seat AND other.player != one.player
);

-- Without a session nobody can be this player again; without a seat nobody would miss them.
CREATE TRIGGER the_last_session_ends AFTER DELETE ON sessions
BEGIN
    DELETE FROM players WHERE key = OLD.player
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = OLD.player)
        AND NOT EXISTS (SELECT 1 FROM holders WHERE player = OLD.player);
END;

CREATE TRIGGER the_last_seat_is_left AFTER DELETE ON holders
BEGIN
    DELETE FROM players WHERE key = OLD.player
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = OLD.player)
        AND NOT EXISTS (SELECT 1 FROM holders WHERE player = OLD.player);
END;

-- The lines of a game lie side by side, in their order.
CREATE TABLE journal (
    table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    revision INTEGER NOT NULL CHECK (revision > 0),
    at INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_key, revision)
) STRICT, WITHOUT ROWID;

-- A line that is not the next of its table is passed over, and the others of its statement are not.
CREATE TRIGGER only_the_next_revision BEFORE INSERT ON journal
WHEN NEW.revision IS NOT (
    SELECT 1 + coalesce((SELECT max(revision) FROM journal WHERE table_key = tables.key), 0)
    FROM tables WHERE key = NEW.table_key
)
BEGIN
    SELECT raise(IGNORE);
END;

CREATE TABLE talk (
    table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    moment INTEGER NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (table_key, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE editions (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    files TEXT NOT NULL
) STRICT;

PRAGMA user_version = 1;
