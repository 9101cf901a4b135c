PRAGMA foreign_keys = OFF;
PRAGMA application_id = 1383034731;
BEGIN TRANSACTION;
CREATE TABLE chairs (
  table_id    TEXT    NOT NULL REFERENCES tables (id),
  seat        TEXT    NOT NULL,
  person      TEXT    NOT NULL,
  prompt      TEXT,                    -- key of the dispatch that asks the seat in secret
  unreachable INTEGER NOT NULL,        -- the channel was told that the person cannot be written to
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "chairs" VALUES('over','B','102',NULL,0);
INSERT INTO "chairs" VALUES('over','W','101',NULL,0);
INSERT INTO "chairs" VALUES('play','BK','103',NULL,0);
INSERT INTO "chairs" VALUES('play','BQ','104',NULL,0);
INSERT INTO "chairs" VALUES('play','WK','101','promptkeyaaaaaaaaaaa',0);
INSERT INTO "chairs" VALUES('play','WQ','102',NULL,1);
CREATE TABLE entries (
  table_id TEXT    NOT NULL REFERENCES tables (id),
  n        INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  line     TEXT    NOT NULL,
  PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES('over',0,1795262400123456789,'resign W');
INSERT INTO "entries" VALUES('play',0,1795262400123456789,'act WK circle d3');
CREATE TABLE "flyway_schema_history" (
    "installed_rank" INT NOT NULL PRIMARY KEY,
    "version" VARCHAR(50),
    "description" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "script" VARCHAR(1000) NOT NULL,
    "checksum" INT,
    "installed_by" VARCHAR(100) NOT NULL,
    "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
    "execution_time" INT NOT NULL,
    "success" BOOLEAN NOT NULL
);
INSERT INTO "flyway_schema_history" VALUES(1,'1','tables','SQL','V1__tables.sql',-95395689,'','2026-11-22 05:57:24.274',31,1);
INSERT INTO "flyway_schema_history" VALUES(2,'2','outbox','SQL','V2__outbox.sql',1485286561,'','2026-11-22 05:57:24.385',29,1);
CREATE TABLE interactions (
  id TEXT    NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "interactions" VALUES('1001',1795262400123456789);
INSERT INTO "interactions" VALUES('1002',1795262400123456789);
INSERT INTO "interactions" VALUES('1003',1795262400123456789);
INSERT INTO "interactions" VALUES('1004',1795262400123456789);
INSERT INTO "interactions" VALUES('1005',1795262400123456789);
CREATE TABLE outbox (
  n           INTEGER PRIMARY KEY,
  key         TEXT    NOT NULL UNIQUE,
  lane        TEXT    NOT NULL,
  table_id    TEXT    NOT NULL,
  changes     TEXT,                    -- key of the dispatch whose message is changed
  origin      TEXT    NOT NULL,        -- key of the dispatch that first sent the message
  state       TEXT    NOT NULL,        -- WAITING, DONE, FAILED or OVERTAKEN by a later change
  post        TEXT,                    -- JSON; null once settled
  attempts    INTEGER NOT NULL DEFAULT 0,
  first_tried INTEGER,
  due         INTEGER NOT NULL,
  error       TEXT,
  channel     TEXT,                    -- where the message stands; kept at its origin
  message     TEXT
) STRICT;
INSERT INTO "outbox" VALUES(1,'lobbykeyaaaaaaaaaaaa','channel 22','gath',NULL,'lobbykeyaaaaaaaaaaaa','DONE',NULL,1,1795262400123456789,1795262400123456789,NULL,'22','9001');
INSERT INTO "outbox" VALUES(2,'boardkeyaaaaaaaaaaaa','channel 33','play',NULL,'boardkeyaaaaaaaaaaaa','DONE',NULL,1,1795262400123456789,1795262400123456789,NULL,'33','9002');
INSERT INTO "outbox" VALUES(3,'promptkeyaaaaaaaaaaa','person 101','play',NULL,'promptkeyaaaaaaaaaaa','DONE',NULL,1,1795262400123456789,1795262400123456789,NULL,'555','9003');
INSERT INTO "outbox" VALUES(4,'boardkeybbbbbbbbbbbb','channel 33','play',NULL,'boardkeybbbbbbbbbbbb','WAITING','{"words":"Board two.","rows":[],"pinged":[]}',1,1795262400123456789,1795262460123456789,'503',NULL,NULL);
INSERT INTO "outbox" VALUES(5,'pastkeyaaaaaaaaaaaaa','channel 33','play','boardkeyaaaaaaaaaaaa','boardkeyaaaaaaaaaaaa','WAITING','{"words":"Board one, past.","rows":[],"pinged":[]}',0,NULL,1795262400123456789,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(6,'promptchangeaaaaaaaa','person 101','play','promptkeyaaaaaaaaaaa','promptkeyaaaaaaaaaaa','WAITING','{"words":"Your secret, changed.","rows":[],"pinged":[]}',0,NULL,1795262400123456789,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(7,'overkeyaaaaaaaaaaaaa','channel 22','over',NULL,'overkeyaaaaaaaaaaaaa','DONE',NULL,1,1795262400123456789,1795262400123456789,NULL,'22','9004');
INSERT INTO "outbox" VALUES(8,'failedkeyaaaaaaaaaaa','person 102','over',NULL,'failedkeyaaaaaaaaaaa','FAILED',NULL,1,1795262400123456789,1795262400123456789,'50007: Cannot send messages to this user',NULL,NULL);
CREATE TABLE people (
  table_id TEXT    NOT NULL REFERENCES tables (id),
  role     TEXT    NOT NULL,           -- NAMED, INVITED or JOINED
  n        INTEGER NOT NULL,           -- place among those of that role
  person   TEXT    NOT NULL,
  PRIMARY KEY (table_id, role, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('gath','INVITED',0,'102');
INSERT INTO "people" VALUES('gath','JOINED',0,'101');
INSERT INTO "people" VALUES('gath','NAMED',0,'103');
INSERT INTO "people" VALUES('gath','NAMED',1,'102');
INSERT INTO "people" VALUES('over','JOINED',0,'101');
INSERT INTO "people" VALUES('over','JOINED',1,'102');
INSERT INTO "people" VALUES('play','JOINED',0,'101');
INSERT INTO "people" VALUES('play','JOINED',1,'102');
INSERT INTO "people" VALUES('play','JOINED',2,'103');
INSERT INTO "people" VALUES('play','JOINED',3,'104');
INSERT INTO "people" VALUES('play','NAMED',0,'102');
CREATE TABLE standings (
  table_id TEXT    NOT NULL REFERENCES tables (id),
  person   TEXT    NOT NULL,
  awaited  INTEGER NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "standings" VALUES('gath','101',0);
INSERT INTO "standings" VALUES('play','101',0);
INSERT INTO "standings" VALUES('play','102',1);
INSERT INTO "standings" VALUES('play','103',0);
INSERT INTO "standings" VALUES('play','104',0);
CREATE TABLE tables (
  n           INTEGER PRIMARY KEY,     -- in the order of opening
  id          TEXT    NOT NULL UNIQUE,
  guild       TEXT    NOT NULL,        -- empty in direct messages
  channel     TEXT    NOT NULL,
  rules       TEXT    NOT NULL,        -- game, version and options: the first line of its record
  stage       TEXT    NOT NULL,
  drawn       INTEGER NOT NULL,
  board       TEXT,                    -- key of the dispatch that shows the present position
  board_since INTEGER NOT NULL,
  entries     INTEGER,                 -- how many there are; null before the start of play
  opened      INTEGER NOT NULL,
  changed     INTEGER NOT NULL
) STRICT;
INSERT INTO "tables" VALUES(1,'gath','11','22','custodian 1 bishops=plain cylinder=false recruit=false setup=rbnknbr','GATHERING',1,'lobbykeyaaaaaaaaaaaa',1795262400123456789,NULL,1795262400123456789,1795262400123456789);
INSERT INTO "tables" VALUES(2,'play','11','33','split-brain 1','PLAYING',0,'boardkeybbbbbbbbbbbb',1795262400123456789,1,1795262400123456789,1795262400123456789);
INSERT INTO "tables" VALUES(3,'over','11','22','custodian 1 bishops=plain cylinder=false recruit=false setup=rbnknbr','OVER',0,'overkeyaaaaaaaaaaaaa',1795262400123456789,1,1795262400123456789,1795262400123456789);
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
CREATE INDEX tables_open ON tables (channel) WHERE stage IN ('GATHERING', 'PLAYING');
CREATE INDEX standings_person ON standings (person);
CREATE INDEX outbox_waiting ON outbox (lane, n) WHERE state = 'WAITING';
COMMIT;
