-- The channels in which servers want a message with their standings, and what stands there.
CREATE TABLE standings_boards (
  server  TEXT    NOT NULL PRIMARY KEY,
  channel TEXT    NOT NULL,
  message INTEGER,                    -- the letter that sent it; null before it is sent
  shown   TEXT    NOT NULL,            -- a hash of what it says
  due     INTEGER NOT NULL             -- when it is looked at next
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_boards_due ON standings_boards (due);
CREATE INDEX standings_boards_message ON standings_boards (message);
