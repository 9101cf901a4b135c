-- The game of a channel that ended last is the one that people look back at.
CREATE INDEX tables_over ON tables (channel, changed) WHERE stage = 'OVER';

-- Who sat at the tables whose games are over.
CREATE TABLE finished (
  person   TEXT    NOT NULL,
  at       INTEGER NOT NULL,           -- when the game ended
  table_id TEXT    NOT NULL REFERENCES tables (id),
  PRIMARY KEY (person, at, table_id)
) STRICT, WITHOUT ROWID;

INSERT INTO finished
SELECT DISTINCT chair.value, changed, tables.id
FROM tables, json_each(seating, '$.chairs') AS chair
WHERE stage = 'OVER';
