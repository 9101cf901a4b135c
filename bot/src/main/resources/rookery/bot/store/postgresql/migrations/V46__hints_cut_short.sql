-- What stands in the place of an answer, and what is to take its place if the bot ends before it can answer; both
-- null where Discord says that the bot is thinking.
ALTER TABLE deferrals ADD COLUMN words TEXT;
ALTER TABLE deferrals ADD COLUMN interrupted TEXT;
