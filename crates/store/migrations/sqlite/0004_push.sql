-- Push messages: where the browsers of players can be reached, and messages that wait until quiet hours end.

-- One browser of a player. The keys are those with which messages to it are encrypted; only the browser can read them.
CREATE TABLE push_subscriptions (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh BLOB NOT NULL CHECK (length(p256dh) = 65),
    auth BLOB NOT NULL CHECK (length(auth) = 16),
    lang TEXT NOT NULL,
    -- In minutes of the local day; both are NULL without quiet hours.
    quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 1439),
    -- Minutes to add to UTC for the local time of the browser.
    utc_offset INTEGER NOT NULL CHECK (utc_offset BETWEEN -840 AND 840),
    -- When the browser last confirmed it.
    seen INTEGER NOT NULL,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

CREATE INDEX push_subscriptions_of_player ON push_subscriptions (player, seen);
CREATE INDEX push_subscriptions_by_use ON push_subscriptions (seen);

-- A player whose last session has ended can no longer switch messages off, so they get none.
CREATE TRIGGER the_last_session_ends_its_messages AFTER DELETE ON sessions
BEGIN
    DELETE FROM push_subscriptions WHERE player = OLD.player
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = OLD.player);
END;

-- A message that waits for the end of quiet hours; a later one about the same table replaces it.
CREATE TABLE push_waiting (
    subscription INTEGER NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
    table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- The revision at which the turn began; NULL: the game is over.
    turn INTEGER,
    due INTEGER NOT NULL,
    PRIMARY KEY (subscription, table_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX push_waiting_by_time ON push_waiting (due);
CREATE INDEX push_waiting_at_table ON push_waiting (table_key);

PRAGMA user_version = 4;
