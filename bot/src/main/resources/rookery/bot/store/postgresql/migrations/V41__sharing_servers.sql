-- The servers that show the open tables of other servers and let others see theirs.
CREATE TABLE sharing_servers (
  server  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  channel TEXT COLLATE "C" NOT NULL,                -- where they are shown
  steward TEXT COLLATE "C" NOT NULL                 -- who chose it, and is told what people report
);
