-- Who was told to wait for an answer that has not arrived: if the bot is killed, they are told at its next start.
-- The token alone allows anybody to answer, for a quarter of an hour; a row is deleted when it is of no more use.
CREATE TABLE deferrals (
  id     TEXT   COLLATE "C" NOT NULL PRIMARY KEY, -- of the interaction
  token  TEXT   NOT NULL,
  since  BIGINT NOT NULL,
  holder BIGINT REFERENCES processes (id) ON DELETE SET NULL -- the process that owes the answer; null once it is gone
);

CREATE INDEX deferrals_holder ON deferrals (holder);
