-- Who is due when at a table, and when something next happens there by itself: the one moment that
-- is looked for, of all its deadlines and reminders.

ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT ''; -- JSON; empty for those opened before
ALTER TABLE tables ADD COLUMN due   INTEGER;

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- What nobody touches for sixty days is put away.
UPDATE tables SET due = changed + 5184000000000000 WHERE stage IN ('GATHERING', 'PLAYING');

CREATE TABLE absences (
  person    TEXT    NOT NULL,
  since     INTEGER NOT NULL,
  until     INTEGER NOT NULL,
  by_itself INTEGER NOT NULL,          -- used to put off an expiry
  PRIMARY KEY (person, since)
) STRICT, WITHOUT ROWID;

-- When the bot was last known to run, and by what clock.
CREATE TABLE heartbeat (at INTEGER NOT NULL) STRICT;

-- What everybody was given back of the time that the bot did not run.
CREATE TABLE outages (
  n    INTEGER PRIMARY KEY,
  lost INTEGER NOT NULL                -- nanoseconds; negative where the clock was put back
) STRICT;
