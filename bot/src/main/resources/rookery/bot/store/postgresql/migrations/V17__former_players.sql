-- Who has left a seat to somebody else while play goes on: they still find the game among theirs.
ALTER TABLE standings ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
