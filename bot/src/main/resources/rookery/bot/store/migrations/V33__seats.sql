-- Who wants to be asked when somebody looks for players.
CREATE TABLE seat_wishes (
  server TEXT NOT NULL,
  game   TEXT NOT NULL,
  person TEXT NOT NULL,
  hours  TEXT NOT NULL,
  PRIMARY KEY (server, game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_wishes_person ON seat_wishes (person, server);

-- Who was asked to which table, so that nobody is asked twice.
CREATE TABLE seat_calls (
  table_id TEXT NOT NULL,
  person   TEXT NOT NULL,
  request  TEXT NOT NULL,              -- the request that asked them
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_calls_person ON seat_calls (person);

-- Whom people do not want to meet.
CREATE TABLE avoided (
  person TEXT NOT NULL,
  other  TEXT NOT NULL,
  PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX avoided_other ON avoided (other);

CREATE INDEX tables_gathering ON tables (guild, n) WHERE stage = 'GATHERING';
