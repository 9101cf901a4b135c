-- What people and servers wish for. A wish that a row does not name is the usual one, so that new
-- wishes need no migration.
CREATE TABLE preferences (
  owner TEXT NOT NULL, -- "person 101" or "server 11"
  topic TEXT NOT NULL, -- what the wishes are about
  value TEXT NOT NULL, -- JSON
  PRIMARY KEY (owner, topic)
) STRICT, WITHOUT ROWID;

-- The threads of tables, so that what is typed in one finds its table.
CREATE TABLE threads (
  thread   TEXT NOT NULL PRIMARY KEY,
  table_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
