-- How people have done with the puzzles that they were shown.
CREATE TABLE puzzles (
  person TEXT    COLLATE "C" NOT NULL, -- the id of the account
  puzzle TEXT    COLLATE "C" NOT NULL, -- the id of the puzzle
  tries  INTEGER NOT NULL, -- how many answers were given, the right one included
  hint   INTEGER NOT NULL, -- 1 if a hint was shown before it was solved
  solved BIGINT,           -- when; null if it is not
  PRIMARY KEY (person, puzzle)
);
