-- The role that a server gives to the champions of its seasons, and to whom the bot has given it.
CREATE TABLE champion_roles (
  server  TEXT NOT NULL PRIMARY KEY,
  role    TEXT NOT NULL,
  chooser TEXT NOT NULL,              -- who is told if it can't be given; empty for nobody
  settled TEXT NOT NULL               -- the last season whose champions have it, or can't; or empty
) STRICT, WITHOUT ROWID;

CREATE TABLE champion_role_holders (
  server TEXT NOT NULL,
  role   TEXT NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY (server, role, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX champion_role_holders_person ON champion_role_holders (person);
