-- Reviews of finished games: those that were asked for, and those that are made.
CREATE TABLE reviews (
  table_id TEXT   COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id),
  asked    BIGINT NOT NULL,
  state    TEXT   COLLATE "C" NOT NULL,
  begun    BIGINT NOT NULL,
  review   TEXT   COLLATE "C"
);

CREATE INDEX reviews_waiting ON reviews (asked) WHERE state = 'WAITING';
