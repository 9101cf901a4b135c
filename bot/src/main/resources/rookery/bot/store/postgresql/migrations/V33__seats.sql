-- Who wants to be asked when somebody looks for players.
CREATE TABLE seat_wishes (
  server TEXT COLLATE "C" NOT NULL,
  game   TEXT COLLATE "C" NOT NULL,
  person TEXT COLLATE "C" NOT NULL,
  hours  TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (server, game, person)
);

CREATE INDEX seat_wishes_person ON seat_wishes (person, server);

-- Who was asked to which table, so that nobody is asked twice.
CREATE TABLE seat_calls (
  table_id TEXT COLLATE "C" NOT NULL,
  person   TEXT COLLATE "C" NOT NULL,
  request  TEXT COLLATE "C" NOT NULL,              -- the request that asked them
  PRIMARY KEY (table_id, person)
);

CREATE INDEX seat_calls_person ON seat_calls (person);

-- Whom people do not want to meet.
CREATE TABLE avoided (
  person TEXT COLLATE "C" NOT NULL,
  other  TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (person, other)
);

CREATE INDEX avoided_other ON avoided (other);

CREATE INDEX tables_gathering ON tables (guild, n) WHERE stage = 'GATHERING';
