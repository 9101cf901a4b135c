-- Whether a table was opened as a rated game; the rules decide at its end whether it counts.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- How finished games ended. Standings, profiles and ratings are functions of these rows.
CREATE TABLE results (
  n        INTEGER PRIMARY KEY,        -- in the order in which they were written
  table_id TEXT    NOT NULL UNIQUE REFERENCES tables (id),
  server   TEXT    NOT NULL,           -- empty in direct messages
  game     TEXT    NOT NULL,
  rules    TEXT    NOT NULL,           -- game, version and options, as in its record
  began    INTEGER NOT NULL,
  ended    INTEGER NOT NULL,
  reason   TEXT    NOT NULL,
  white    INTEGER,                    -- what White scored: 2 for a win, 1 for a draw, 0; null without opponents
  points   INTEGER,                    -- in games that end with points
  unrated  TEXT                        -- why it does not count for ratings; null if it does
) STRICT;

CREATE INDEX results_server ON results (server, ended);
CREATE INDEX results_rated ON results (ended, n) WHERE unrated IS NULL;

CREATE TABLE result_seats (
  table_id TEXT NOT NULL REFERENCES results (table_id),
  n        INTEGER NOT NULL,           -- in the order of the seats
  seat     TEXT NOT NULL,
  side     TEXT NOT NULL,
  person   TEXT NOT NULL,
  PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_person ON result_seats (person);
