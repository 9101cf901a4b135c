/**
 * Tables and messages to be sent, kept in one SQLite file; with its packages the only one that
 * knows SQL. {@link rookery.bot.store.Database} opens the file; {@link
 * rookery.bot.store.TableStore} and {@link rookery.bot.store.SqliteOutbox} stand behind the
 * interfaces that {@code turn} and {@code outbox} declare. What the file holds is secret as a
 * whole: neither log lines nor exceptions tell of it.
 */
package rookery.bot.store;
