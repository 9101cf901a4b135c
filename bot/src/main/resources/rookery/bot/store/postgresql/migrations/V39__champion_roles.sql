-- The role that a server gives to the champions of its seasons, and to whom the bot has given it.
CREATE TABLE champion_roles (
  server  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  role    TEXT COLLATE "C" NOT NULL,
  chooser TEXT COLLATE "C" NOT NULL,  -- who is told if it can't be given; empty for nobody
  settled TEXT COLLATE "C" NOT NULL   -- the last season whose champions have it, or can't; or empty
);

CREATE TABLE champion_role_holders (
  server TEXT COLLATE "C" NOT NULL,
  role   TEXT COLLATE "C" NOT NULL,
  person TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (server, role, person)
);

CREATE INDEX champion_role_holders_person ON champion_role_holders (person);
