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
-- long text of the charter stands apart. A table outlasts an identity that is forgotten.
CREATE TABLE tables (
    id BLOB NOT NULL PRIMARY KEY,
    host BLOB NOT NULL,
    status INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tables that are not over, by who opened them. 2 is Status::Over.
CREATE INDEX tables_of_hosts ON tables (host) WHERE status <> 2;

CREATE TABLE charters (
    table_id BLOB NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    charter TEXT NOT NULL
) STRICT;

-- Who opened a table, and who sits at it.
CREATE TABLE people (
    identity BLOB NOT NULL,
    table_id BLOB NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (identity, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX people_by_table ON people (table_id);

-- The lines of a record lie together, in order: a table is read in one go.
CREATE TABLE lines (
    table_id BLOB NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Deeds in the order in which they were taken, whatever the table.
CREATE TABLE deeds (
    number INTEGER PRIMARY KEY,
    table_id BLOB NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    UNIQUE (table_id, seat, key)
) STRICT;
