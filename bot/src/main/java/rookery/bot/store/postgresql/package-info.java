/**
 * A database on a PostgreSQL server: its address, the connections to it, and the processes that
 * share it: which of them are alive, which shards each one runs, and how one wakes another.
 */
package rookery.bot.store.postgresql;
