-- What must be said, in order; once settled only where the message stands.
CREATE TABLE outbox (
  n           INTEGER PRIMARY KEY,
  key         TEXT    NOT NULL UNIQUE,
  lane        TEXT    NOT NULL,
  table_id    TEXT    NOT NULL,
  changes     TEXT,                    -- key of the dispatch whose message is changed
  origin      TEXT    NOT NULL,        -- key of the dispatch that first sent the message
  state       TEXT    NOT NULL,        -- WAITING, DONE, FAILED or OVERTAKEN by a later change
  post        TEXT,                    -- JSON; null once settled
  attempts    INTEGER NOT NULL DEFAULT 0,
  first_tried INTEGER,
  due         INTEGER NOT NULL,
  error       TEXT,
  channel     TEXT,                    -- where the message stands; kept at its origin
  message     TEXT
) STRICT;

CREATE INDEX outbox_waiting ON outbox (lane, n) WHERE state = 'WAITING';
