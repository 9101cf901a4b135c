-- Who gets one message a day in place of calls, and when the next is due.
CREATE TABLE daily (
  person TEXT    NOT NULL PRIMARY KEY,
  due    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_due ON daily (due);
