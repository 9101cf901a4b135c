-- Who was told to wait for an answer that has not arrived: if the bot is killed, they are told at its next start.
-- The token alone allows anybody to answer, for a quarter of an hour; a row is deleted when it is of no more use.
CREATE TABLE deferrals (
  id     TEXT    NOT NULL PRIMARY KEY, -- of the interaction
  token  TEXT    NOT NULL,
  since  INTEGER NOT NULL,
  holder INTEGER                       -- on a server, the process that owes the answer; always null in a file
) STRICT, WITHOUT ROWID;
