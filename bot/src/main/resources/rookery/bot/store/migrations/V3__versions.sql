-- A turn writes one row of each kind and few pages: all of a table but its entries is one row, a
-- letter is dropped once it is settled, and its text is kept apart from where its message stands.

ALTER TABLE tables ADD COLUMN version   INTEGER NOT NULL DEFAULT 1;  -- counts changes, for compare and set
ALTER TABLE tables ADD COLUMN seating   TEXT    NOT NULL DEFAULT ''; -- JSON
ALTER TABLE tables ADD COLUMN live      TEXT    NOT NULL DEFAULT ''; -- JSON: the messages that still speak
ALTER TABLE tables ADD COLUMN requests  TEXT    NOT NULL DEFAULT ''; -- the last eight acted on
ALTER TABLE tables ADD COLUMN opened_by TEXT;                        -- the request that opened it

CREATE UNIQUE INDEX tables_opened_by ON tables (opened_by) WHERE opened_by IS NOT NULL;

UPDATE tables SET
  seating = json_object(
    'drawn', json(iif(drawn, 'true', 'false')),
    'named', json((SELECT json_group_array(person ORDER BY people.n) FROM people
                   WHERE table_id = tables.id AND role = 'NAMED')),
    'invited', json((SELECT json_group_array(person ORDER BY people.n) FROM people
                     WHERE table_id = tables.id AND role = 'INVITED')),
    'joined', json((SELECT json_group_array(person ORDER BY people.n) FROM people
                    WHERE table_id = tables.id AND role = 'JOINED')),
    'chairs', json((SELECT json_group_object(seat, person) FROM chairs
                    WHERE table_id = tables.id))),
  live = json_object(
    'board', (SELECT outbox.n FROM outbox WHERE key = board),
    'since', board_since,
    'prompts', json((SELECT json_group_object(seat, outbox.n)
                     FROM chairs JOIN outbox ON key = prompt
                     WHERE chairs.table_id = tables.id)),
    'unreachable', json((SELECT json_group_array(seat) FROM chairs
                         WHERE table_id = tables.id AND unreachable)));

ALTER TABLE tables DROP COLUMN drawn;
ALTER TABLE tables DROP COLUMN board;
ALTER TABLE tables DROP COLUMN board_since;
DROP TABLE people;
DROP TABLE chairs;

-- Whom a table waits for follows from its match.
ALTER TABLE standings DROP COLUMN awaited;

-- Discord repeats an interaction only within a session, and none outlives the Rookery before this.
DROP TABLE interactions;

ALTER TABLE outbox RENAME TO former;

-- What is not known to have been said, in order within a lane.
CREATE TABLE outbox (
  lane     TEXT    NOT NULL,
  n        INTEGER NOT NULL,           -- the number of the letter
  table_id TEXT    NOT NULL,
  changes  INTEGER,                    -- the letter that sent the message which is changed
  head     INTEGER NOT NULL,           -- whether it is the first of its lane
  due      INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, -- that failed
  tried    INTEGER,                    -- when it first failed
  error    TEXT,
  nonce    TEXT,                       -- where it is not the one made from the number
  PRIMARY KEY (lane, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_heads ON outbox (due) WHERE head;

-- What the letters say.
CREATE TABLE bodies (
  n    INTEGER PRIMARY KEY,
  post TEXT    NOT NULL                -- JSON
) STRICT;

-- Where the messages stand, or why a letter could not be delivered.
CREATE TABLE messages (
  n        INTEGER PRIMARY KEY,        -- the number of the letter that sent it
  table_id TEXT    NOT NULL,
  channel  TEXT,
  message  TEXT,
  error    TEXT
) STRICT;

-- What nonces are made with, as the numbers of letters would tell how much was said in between.
CREATE TABLE secret (nonces BLOB NOT NULL) STRICT;
INSERT INTO secret VALUES (randomblob(32));

INSERT INTO outbox
SELECT lane, n, table_id,
       iif(changes IS NULL, NULL,
           coalesce((SELECT n FROM former AS first WHERE first.key = former.origin), n)),
       n = (SELECT min(n) FROM former AS other WHERE other.lane = former.lane AND state = 'WAITING'),
       due, attempts, first_tried, error, key
FROM former WHERE state = 'WAITING';

INSERT INTO bodies SELECT n, post FROM former WHERE state = 'WAITING';

INSERT INTO messages
SELECT n, table_id, channel, message, error FROM former
WHERE state <> 'WAITING' AND (message IS NOT NULL OR state = 'FAILED');

DROP TABLE former;
