-- Who began a season, and is told if its channel is lost; empty where that is not known.
ALTER TABLE seasons ADD COLUMN host TEXT COLLATE "C" NOT NULL DEFAULT '';
