-- What a person has met of a game: "learned", once its lesson has been played; "table" and the id of
-- the table of the person's first game; "told" and a kind of decision that a first game has explained.
CREATE TABLE lessons (
  person TEXT    NOT NULL,
  game   TEXT    NOT NULL,
  topic  TEXT    NOT NULL,
  at     INTEGER NOT NULL,
  PRIMARY KEY (person, game, topic)
) STRICT, WITHOUT ROWID;

-- People who have played already need no hints.
INSERT OR IGNORE INTO lessons (person, game, topic, at)
SELECT person, substr(rules, 1, instr(rules || ' ', ' ') - 1), 'table -', changed
FROM standings JOIN tables ON tables.id = table_id WHERE entries IS NOT NULL
UNION
SELECT person, substr(rules, 1, instr(rules || ' ', ' ') - 1), 'table -', finished.at
FROM finished JOIN tables ON tables.id = table_id;
