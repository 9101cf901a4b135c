-- Tables whose channel is lost, and tables that a build cannot read: few, and looked at often.
CREATE INDEX tables_waiting ON tables (n) WHERE stage IN ('STRANDED', 'ASIDE');
