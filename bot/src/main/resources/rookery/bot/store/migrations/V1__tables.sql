-- Instants are nanoseconds since 1970, so that what is read equals what was written.
PRAGMA application_id = 1383034731; -- "Rook"

CREATE TABLE tables (
  n           INTEGER PRIMARY KEY,     -- in the order of opening
  id          TEXT    NOT NULL UNIQUE,
  guild       TEXT    NOT NULL,        -- empty in direct messages
  channel     TEXT    NOT NULL,
  rules       TEXT    NOT NULL,        -- game, version and options: the first line of its record
  stage       TEXT    NOT NULL,
  drawn       INTEGER NOT NULL,
  board       TEXT,                    -- key of the dispatch that shows the present position
  board_since INTEGER NOT NULL,
  entries     INTEGER,                 -- how many there are; null before the start of play
  opened      INTEGER NOT NULL,
  changed     INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_open ON tables (channel) WHERE stage IN ('GATHERING', 'PLAYING');

CREATE TABLE people (
  table_id TEXT    NOT NULL REFERENCES tables (id),
  role     TEXT    NOT NULL,           -- NAMED, INVITED or JOINED
  n        INTEGER NOT NULL,           -- place among those of that role
  person   TEXT    NOT NULL,
  PRIMARY KEY (table_id, role, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE chairs (
  table_id    TEXT    NOT NULL REFERENCES tables (id),
  seat        TEXT    NOT NULL,
  person      TEXT    NOT NULL,
  prompt      TEXT,                    -- key of the dispatch that asks the seat in secret
  unreachable INTEGER NOT NULL,        -- the channel was told that the person cannot be written to
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Who sits at tables where play is not over; nothing else, so that it stays small.
CREATE TABLE standings (
  table_id TEXT    NOT NULL REFERENCES tables (id),
  person   TEXT    NOT NULL,
  awaited  INTEGER NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_person ON standings (person);

-- What happened in the matches, the only truth about them. Rows are added and never changed.
CREATE TABLE entries (
  table_id TEXT    NOT NULL REFERENCES tables (id),
  n        INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  line     TEXT    NOT NULL,
  PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- Interactions answered within the last day.
CREATE TABLE interactions (
  id TEXT    NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
