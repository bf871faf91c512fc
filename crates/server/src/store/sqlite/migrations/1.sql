-- Somebody who comes back. He may have several tokens, and one day more about him stands here.
CREATE TABLE identities (
    id BLOB NOT NULL PRIMARY KEY,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is kept of the tokens that people are known by.
CREATE TABLE tokens (
    hash BLOB NOT NULL PRIMARY KEY,
    identity BLOB NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_by_identity ON tokens (identity);

-- What lists and counts need of a table. It is written with every decision, and so it is short: the
-- long text of the charter stands apart. Tables are numbered as they are opened, so that those that
-- are played at lie near each other, and a write for many of them changes few pages of the file.
-- A table outlasts an identity that is forgotten.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE,
    host BLOB NOT NULL,
    status INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    touched INTEGER NOT NULL
) STRICT;

-- Tables that are not over, by who opened them. 2 is Status::Over.
CREATE INDEX tables_of_hosts ON tables (host) WHERE status <> 2;

CREATE TABLE charters (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    charter TEXT NOT NULL
) STRICT;

-- Who opened a table, and who sits at it.
CREATE TABLE people (
    identity BLOB NOT NULL,
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    PRIMARY KEY (identity, table_number)
) STRICT, WITHOUT ROWID;

CREATE INDEX people_by_table ON people (table_number);

-- Lines of records in the order in which they were written, whatever the table: what many tables
-- write at one time comes to lie together.
CREATE TABLE lines (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    line_number INTEGER NOT NULL,
    line TEXT NOT NULL,
    UNIQUE (table_number, line_number)
) STRICT;

-- Deeds in the order in which they were taken, whatever the table.
CREATE TABLE deeds (
    number INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    UNIQUE (table_number, seat, key)
) STRICT;
