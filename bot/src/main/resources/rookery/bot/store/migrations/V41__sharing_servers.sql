-- The servers that show the open tables of other servers and let others see theirs.
CREATE TABLE sharing_servers (
  server  TEXT NOT NULL PRIMARY KEY,
  channel TEXT NOT NULL,                -- where they are shown
  steward TEXT NOT NULL                 -- who chose it, and is told what people report
) STRICT, WITHOUT ROWID;
