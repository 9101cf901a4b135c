-- The channels in which servers want a message with their standings, and what stands there.
CREATE TABLE standings_boards (
  server  TEXT    COLLATE "C" NOT NULL PRIMARY KEY,
  channel TEXT    COLLATE "C" NOT NULL,
  message BIGINT,                    -- the letter that sent it; null before it is sent
  shown   TEXT    NOT NULL,            -- a hash of what it says
  due     BIGINT  NOT NULL             -- when it is looked at next
);

CREATE INDEX standings_boards_due ON standings_boards (due);
CREATE INDEX standings_boards_message ON standings_boards (message);
