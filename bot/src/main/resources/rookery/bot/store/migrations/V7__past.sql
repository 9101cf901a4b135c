-- The game of a channel that ended last is the one that people look back at.
CREATE INDEX tables_over ON tables (channel, changed) WHERE stage = 'OVER';
