-- The days of the deals that are the same for everybody, and what decides their decks. A secret is
-- told after its day; that of the next day is there before.
CREATE TABLE daily_days (
  day    INTEGER NOT NULL PRIMARY KEY, -- days since 1970-01-01, in UTC
  secret TEXT COLLATE "C" NOT NULL, -- 64 hexadecimal digits
  puzzle TEXT COLLATE "C" NOT NULL, -- the id of the day's puzzle; empty until somebody asks for it
  made   BIGINT NOT NULL -- when the secret was drawn
);

-- What people have done with them.
CREATE TABLE daily_attempts (
  person   TEXT COLLATE "C" NOT NULL, -- the id of the account
  day      INTEGER NOT NULL,
  deal     TEXT COLLATE "C" NOT NULL, -- the id of the game, or "puzzle"
  practice INTEGER NOT NULL, -- 1 for the last attempt that does not count
  actions  TEXT COLLATE "C" NOT NULL, -- a line for each; wrong answers to a puzzle begin with "!"
  version  INTEGER NOT NULL, -- how often it was changed
  spoiled  INTEGER NOT NULL, -- 1 if a hint or a take-back has ended it
  began    BIGINT NOT NULL,
  ended    BIGINT, -- null until it is finished
  points   INTEGER, -- more is better; null until it is finished
  PRIMARY KEY (person, day, deal, practice)
);

CREATE INDEX daily_attempts_points ON daily_attempts (day, deal, points) WHERE practice = 0;

-- What computers have made of them.
CREATE TABLE daily_searches (
  day   INTEGER NOT NULL,
  deal  TEXT COLLATE "C" NOT NULL,
  begun BIGINT NOT NULL, -- when a process last began it; 0 before
  club  INTEGER, -- what a club player scored
  best  INTEGER, -- the best that a long search found; null until it is over
  line  TEXT, -- how, a line for each action
  PRIMARY KEY (day, deal)
);

CREATE INDEX daily_searches_open ON daily_searches (day) WHERE best IS NULL;

-- In which servers people have asked for the deals, so that their boards list them.
CREATE TABLE daily_members (
  server TEXT COLLATE "C" NOT NULL,
  person TEXT COLLATE "C" NOT NULL,
  day    INTEGER NOT NULL, -- the last day on which they did
  PRIMARY KEY (server, person)
);

CREATE INDEX daily_members_person ON daily_members (person);

-- The channels in which servers want a board, and what stands there.
CREATE TABLE daily_boards (
  server  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  channel TEXT COLLATE "C" NOT NULL,
  hour    INTEGER NOT NULL, -- at which it is posted, in the zone
  zone    TEXT COLLATE "C" NOT NULL,
  due     BIGINT NOT NULL, -- when it is posted next
  day     INTEGER, -- the day of the board that stands there; null before the first
  message TEXT -- which message that is
);

CREATE INDEX daily_boards_due ON daily_boards (due);
