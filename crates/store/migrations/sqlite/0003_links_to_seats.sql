-- A seat is opened by links of three kinds, each of which works once. Before, a seat had one key that never died: whoever
-- made the table could open the seat of a guest with it. Keys of seats that a person has are therefore gone; those of open
-- seats and of bots' seats become invitations.
CREATE TABLE links (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    table_key INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('invitation', 'device', 'hand-over')),
    -- After this time it opens nothing; an invitation waits as long as its seat does.
    until INTEGER,
    UNIQUE (table_key, seat, kind),
    FOREIGN KEY (table_key, seat) REFERENCES seats ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO links (hash, table_key, seat, kind)
    SELECT seats.key, table_key, seat, 'invitation' FROM seats JOIN tables ON tables.key = table_key
    WHERE seats.key IS NOT NULL AND by IN ('open', 'bot') AND status != 'over';

CREATE TABLE seats_without_keys (
    table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 255),
    by TEXT NOT NULL CHECK (by IN ('open', 'human', 'bot', 'account', 'soloist')),
    name TEXT NOT NULL,
    bot TEXT,
    -- Nobody may be invited here: the host removed somebody from this seat during the game.
    shut INTEGER NOT NULL DEFAULT 0 CHECK (shut IN (0, 1)),
    PRIMARY KEY (table_key, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO seats_without_keys (table_key, seat, by, name, bot) SELECT table_key, seat, by, name, bot FROM seats;
DROP TABLE seats;
ALTER TABLE seats_without_keys RENAME TO seats;

PRAGMA user_version = 3;
