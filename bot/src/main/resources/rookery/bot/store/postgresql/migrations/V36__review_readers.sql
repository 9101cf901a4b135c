-- Who is told when a review that was asked for is made, or given up; a row goes once it is sent.
CREATE TABLE review_readers (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES reviews (table_id),
  person   TEXT COLLATE "C" NOT NULL, -- the id of the account
  PRIMARY KEY (table_id, person)
);
