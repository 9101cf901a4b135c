-- The processes that share this database. What one of them holds is free when its lease has ended.
CREATE TABLE processes (
  id    BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  until TIMESTAMPTZ NOT NULL,
  low   INTEGER,                         -- the sessions with Discord that are to be its own
  high  INTEGER
);

-- The lanes of the outbox that somebody sends from. No row: nobody does, and all went well before.
CREATE TABLE claims (
  lane     TEXT COLLATE "C" PRIMARY KEY,
  holder   BIGINT,                       -- a process; null when that was given up for dead
  since    BIGINT NOT NULL,
  doubtful BIGINT,                       -- letters up to that number may have been sent
  doubted  BIGINT                        -- since when
);

CREATE INDEX claims_holder ON claims (holder);

-- What rings at a process by itself, so that it does not ring at another too.
CREATE TABLE rings (
  what   TEXT COLLATE "C",
  id     TEXT COLLATE "C",
  at     BIGINT NOT NULL,
  holder BIGINT NOT NULL,
  until  TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (what, id)
);

-- Who has which session with Discord.
CREATE TABLE shards (
  number INTEGER PRIMARY KEY,
  holder BIGINT NOT NULL
);

-- When the next of something may be done that all processes do together.
CREATE TABLE paces (
  name TEXT PRIMARY KEY,
  next TIMESTAMPTZ NOT NULL
);

-- The letters of a table that wait: whoever goes on there numbers its own after them.
CREATE INDEX outbox_tables ON outbox (table_id);
