-- Facts that must survive a restart, what the lobby shows of tables that are not in memory, and what bounds growth.

-- What the lobby shows, as JSON; written when a table leaves memory. Tables in memory know it themselves.
ALTER TABLE tables ADD COLUMN summary TEXT;
-- The clocks at a revision, as JSON: what the journal alone does not say (a seat taken back, time without a server).
ALTER TABLE tables ADD COLUMN clocks TEXT;
-- A request to go back that waits for consent, as JSON.
ALTER TABLE tables ADD COLUMN request TEXT;
-- The revision for which an absent player was told by webhook.
ALTER TABLE tables ADD COLUMN told INTEGER;
-- Why the table was set aside: it could not be read, or it failed again and again. NULL for a sound table.
ALTER TABLE tables ADD COLUMN aside TEXT;
-- The address of whoever made the table (of version 6 its /64).
ALTER TABLE tables ADD COLUMN made_from TEXT;
-- Whether no person can sit here: such tables count against their maker, and wait behind all others.
ALTER TABLE tables ADD COLUMN bots_only INTEGER NOT NULL DEFAULT 0 CHECK (bots_only IN (0, 1));
-- The hash of the edition that somebody brought for it; NULL for one that the program carries.
ALTER TABLE tables ADD COLUMN edition BLOB CHECK (length(edition) = 32);

UPDATE tables SET edition = unhex(json_extract(options, '$.edition'))
    WHERE length(json_extract(options, '$.edition')) = 64;
UPDATE tables SET bots_only = 1
    WHERE NOT EXISTS (SELECT 1 FROM seats WHERE table_key = tables.key AND by IN ('open', 'human', 'account'));

CREATE INDEX tables_of_edition ON tables (edition) WHERE edition IS NOT NULL;
CREATE INDEX tables_over ON tables (ended) WHERE status = 'over';
-- Tables of before are summed up little by little.
CREATE INDEX tables_without_summary ON tables (key)
    WHERE summary IS NULL AND status != 'waiting' AND aside IS NULL;
CREATE INDEX tables_of_bots ON tables (host, made_from) WHERE bots_only AND status != 'over';
CREATE INDEX tables_made_from ON tables (made_from) WHERE status != 'over';

-- The address with which somebody first came (of version 6 its /64): new people are counted by it.
ALTER TABLE players ADD COLUMN made_from TEXT;
-- What messages to the webhook are signed with; made anew with each new address.
ALTER TABLE players ADD COLUMN webhook_secret TEXT;
CREATE INDEX players_by_age ON players (created);

-- A device of the person at a seat: when it came, and what it is, such as "Firefox, Android".
ALTER TABLE holders ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE holders ADD COLUMN device TEXT NOT NULL DEFAULT '';

-- Who may not sit down at a table any more: somebody, or whoever comes from an address.
CREATE TABLE blocks (
    table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    player INTEGER NOT NULL,
    address TEXT NOT NULL,
    PRIMARY KEY (table_key, player, address)
) STRICT, WITHOUT ROWID;

-- Addresses and networks that are not answered.
CREATE TABLE bans (
    net TEXT NOT NULL PRIMARY KEY,
    made INTEGER NOT NULL,
    until INTEGER,
    reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Editions are swept when no table uses them, and each address has a share of them. The hash is from now on that of all
-- files, word for word; of those that are here already it is that of what matters in play.
ALTER TABLE editions ADD COLUMN brought INTEGER NOT NULL DEFAULT 0;
ALTER TABLE editions ADD COLUMN brought_from TEXT;
ALTER TABLE editions ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
UPDATE editions SET bytes = length(CAST(files AS BLOB));
-- What is counted must not be looked for behind the files.
CREATE INDEX editions_by_age ON editions (brought, brought_from, bytes, hash);

PRAGMA user_version = 2;
