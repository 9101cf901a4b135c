/**
 * A database on a PostgreSQL server: where it is, the connections to it, and the processes that
 * share it: which are alive, which sessions with Discord each has, and how one wakes another.
 */
package rookery.bot.store.server;
