/**
 * Tables, messages to be sent and people's wishes, kept in an SQLite file or on a PostgreSQL
 * server; with its packages the only one that knows SQL. {@link rookery.bot.store.Database} opens
 * either; the others stand behind the interfaces of those who keep something, and only the outbox
 * is a class of its own for each. What is kept is secret as a whole: neither log lines nor
 * exceptions tell of it.
 */
package rookery.bot.store;
