-- The messages that are kept up in channels of servers: standings, and now the game followed most.
CREATE TABLE kept_boards (
  kind    TEXT COLLATE "C" NOT NULL,   -- standings or followed
  server  TEXT COLLATE "C" NOT NULL,
  channel TEXT COLLATE "C" NOT NULL,
  message BIGINT,                      -- the letter that sent it; null before it is sent
  shown   TEXT COLLATE "C" NOT NULL,   -- a hash of what it shows
  due     BIGINT NOT NULL,             -- when it is looked at next
  PRIMARY KEY (kind, server)
);

INSERT INTO kept_boards (kind, server, channel, message, shown, due)
SELECT 'standings', server, channel, message, shown, due FROM standings_boards;

DROP TABLE standings_boards;

CREATE INDEX kept_boards_due ON kept_boards (due);
CREATE INDEX kept_boards_message ON kept_boards (message);
