/**
 * Tables, messages to be sent and notes, kept in one SQLite file; the only package that knows SQL.
 * {@link rookery.bot.store.Database} opens the file; {@link rookery.bot.store.SqliteTableStore} and
 * {@link rookery.bot.store.SqliteOutbox} stand behind the interfaces that {@code table} declares.
 * What the file holds is secret as a whole: neither log lines nor exceptions tell of it.
 */
package rookery.bot.store;
