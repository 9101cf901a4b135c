-- What changes a message waits until what was to change it before has, from another lane too.
CREATE INDEX outbox_changes ON outbox (changes) WHERE changes IS NOT NULL;
