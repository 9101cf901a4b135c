-- A process that stood still while it took something may have been given up for dead meanwhile. What
-- it holds then nobody would ever free; so only a process that is alive can hold anything.
DELETE FROM shards WHERE holder NOT IN (SELECT id FROM processes);

UPDATE claims SET holder = NULL, doubted = coalesce(doubted, since),
  doubtful = (SELECT max(n) FROM outbox WHERE outbox.lane = claims.lane)
WHERE holder NOT IN (SELECT id FROM processes);

ALTER TABLE shards ADD CONSTRAINT shards_holder
  FOREIGN KEY (holder) REFERENCES processes (id) ON DELETE CASCADE;

-- Whoever deletes a process frees its lanes in the same transaction, and notes what is in doubt there.
ALTER TABLE claims ADD CONSTRAINT claims_holder
  FOREIGN KEY (holder) REFERENCES processes (id) DEFERRABLE INITIALLY DEFERRED;
