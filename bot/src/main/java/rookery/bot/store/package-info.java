/**
 * Tables, messages to send and what people and servers have beside them, stored in an SQLite file
 * or on a PostgreSQL server. Only this package and its sub-packages know SQL. {@link
 * rookery.bot.store.Database} opens either kind of database; the other classes implement the
 * interfaces of the packages that store something, and only the outbox has a separate class for
 * each kind. Everything stored is secret: neither log lines nor exceptions may reveal it.
 */
package rookery.bot.store;
