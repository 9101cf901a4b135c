-- Reviews of finished games: those that were asked for, and those that are made.
CREATE TABLE reviews (
  table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
  asked    INTEGER NOT NULL,
  state    TEXT    NOT NULL,           -- WAITING, DONE or GIVEN_UP
  begun    INTEGER NOT NULL,           -- when a process last began it; 0 before
  review   TEXT                        -- at most 2 KB; null unless it is done
) STRICT, WITHOUT ROWID;

CREATE INDEX reviews_waiting ON reviews (asked) WHERE state = 'WAITING';
