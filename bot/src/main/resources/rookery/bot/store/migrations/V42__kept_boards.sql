-- The messages that are kept up in channels of servers: standings, and now the game followed most.
CREATE TABLE kept_boards (
  kind    TEXT    NOT NULL,            -- standings or followed
  server  TEXT    NOT NULL,
  channel TEXT    NOT NULL,
  message INTEGER,                     -- the letter that sent it; null before it is sent
  shown   TEXT    NOT NULL,            -- a hash of what it shows
  due     INTEGER NOT NULL,            -- when it is looked at next
  PRIMARY KEY (kind, server)
) STRICT, WITHOUT ROWID;

INSERT INTO kept_boards (kind, server, channel, message, shown, due)
SELECT 'standings', server, channel, message, shown, due FROM standings_boards;

DROP TABLE standings_boards;

CREATE INDEX kept_boards_due ON kept_boards (due);
CREATE INDEX kept_boards_message ON kept_boards (message);
