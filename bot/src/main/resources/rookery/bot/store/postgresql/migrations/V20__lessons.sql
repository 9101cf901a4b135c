-- What a person has met of a game: "learned", once its lesson has been played; "table" and the id of
-- the table of the person's first game; "told" and a kind of decision that a first game has explained.
CREATE TABLE lessons (
  person TEXT   COLLATE "C" NOT NULL,
  game   TEXT   COLLATE "C" NOT NULL,
  topic  TEXT   COLLATE "C" NOT NULL,
  at     BIGINT NOT NULL,
  PRIMARY KEY (person, game, topic)
);

-- People who have played already need no hints.
INSERT INTO lessons (person, game, topic, at)
SELECT person, split_part(rules, ' ', 1), 'table -', changed
FROM standings JOIN tables ON tables.id = table_id WHERE entries IS NOT NULL
UNION
SELECT person, split_part(rules, ' ', 1), 'table -', finished.at
FROM finished JOIN tables ON tables.id = table_id
ON CONFLICT DO NOTHING;
