-- The seasons of servers: who takes part, and which games they are to play. What the games add up to
-- follows from the results of their tables.
CREATE TABLE seasons (
  id      TEXT    COLLATE "C" NOT NULL PRIMARY KEY,
  server  TEXT    COLLATE "C" NOT NULL,
  channel TEXT    COLLATE "C" NOT NULL,
  threads INTEGER NOT NULL,            -- whether its tables get threads of their own
  games   TEXT    NOT NULL,            -- their ids, separated by spaces
  clock   TEXT    NOT NULL,
  length  INTEGER NOT NULL,            -- in days
  stage   TEXT    COLLATE "C" NOT NULL,
  opened  BIGINT  NOT NULL,
  begins  BIGINT  NOT NULL,
  ends    BIGINT  NOT NULL,
  message BIGINT  NOT NULL,            -- the letter that shows it
  version BIGINT  NOT NULL,            -- counts changes, for compare and set
  due     BIGINT                       -- when something happens in it by itself
);

CREATE INDEX seasons_server ON seasons (server, stage);
CREATE INDEX seasons_due ON seasons (due) WHERE due IS NOT NULL;
CREATE INDEX seasons_message ON seasons (message);

CREATE TABLE season_entrants (
  season  TEXT    COLLATE "C" NOT NULL REFERENCES seasons (id),
  n       INTEGER NOT NULL,            -- in the order in which they signed up, then by their numbers
  person  TEXT    COLLATE "C" NOT NULL,
  name    TEXT    NOT NULL,            -- for the picture of the table
  at_once INTEGER NOT NULL,            -- how many games at a time
  lot     INTEGER NOT NULL,            -- the number that was drawn; 0 before that
  gone    BIGINT,                      -- when they dropped out
  PRIMARY KEY (season, n)
);

CREATE INDEX season_entrants_person ON season_entrants (person);

CREATE TABLE season_games (
  season   TEXT    COLLATE "C" NOT NULL REFERENCES seasons (id),
  n        INTEGER NOT NULL,
  round    INTEGER NOT NULL,
  game     TEXT    NOT NULL,
  lots     TEXT    NOT NULL,           -- who plays, in the order of the seats, separated by spaces
  table_id TEXT    COLLATE "C" REFERENCES tables (id),
  fresh    BIGINT,                     -- when its table closed, until the season has taken note of it
  PRIMARY KEY (season, n)
);

CREATE UNIQUE INDEX season_games_table ON season_games (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX season_games_fresh ON season_games (fresh) WHERE fresh IS NOT NULL;
