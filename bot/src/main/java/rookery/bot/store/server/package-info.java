/** A database on a PostgreSQL server: where it is, and the connections to it. */
package rookery.bot.store.server;
