-- Ladders: people challenge one another, so games are added while a season lasts.
ALTER TABLE seasons ADD COLUMN kind TEXT NOT NULL DEFAULT 'ROUND_ROBIN';
ALTER TABLE season_games ADD COLUMN challenger INTEGER; -- who asked for it, by the number drawn; null elsewhere
ALTER TABLE season_games ADD COLUMN asked BIGINT;     -- when
ALTER TABLE season_games ADD COLUMN answer TEXT;       -- WAITING, ACCEPTED or LAPSED
ALTER TABLE season_games ADD COLUMN answered BIGINT;  -- when
