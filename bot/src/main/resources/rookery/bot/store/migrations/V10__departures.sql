-- The servers that the bot is in no more, so that what is kept of them goes in time.
CREATE TABLE departures (
  guild TEXT    NOT NULL PRIMARY KEY,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_guild ON tables (guild);
