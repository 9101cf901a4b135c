-- Who gets one message a day in place of calls, and when the next is due.
CREATE TABLE daily (
  person TEXT   COLLATE "C" NOT NULL PRIMARY KEY,
  due    BIGINT NOT NULL
);

CREATE INDEX daily_due ON daily (due);
