-- What decides the decks of a table: a line with the secret, and a line for each thing that players
-- have added. Null for tables that were opened before, and where no deck is shuffled at the start.
ALTER TABLE tables ADD COLUMN decks TEXT;
