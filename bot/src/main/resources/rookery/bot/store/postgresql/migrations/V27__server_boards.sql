-- The boards of the deals of the day in servers; where and when they are posted is among the
-- server's settings. What was there before had never been written.
DROP TABLE daily_boards;

CREATE TABLE daily_boards (
  server  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  set_by  TEXT COLLATE "C" NOT NULL, -- who chose the channel, and is told if it is lost; empty once forgotten
  next    BIGINT NOT NULL, -- when the next one is posted
  due     BIGINT NOT NULL, -- when there is something to do: that, or a change before it
  version INTEGER NOT NULL, -- how often this row was changed
  day     INTEGER, -- the day of the one that was posted last; null before the first
  message BIGINT -- the number of its letter; null if it is not changed any more
);

CREATE INDEX daily_boards_due ON daily_boards (due);

-- Today's and a month's results of the people of a server.
CREATE INDEX daily_members_day ON daily_members (server, day);
