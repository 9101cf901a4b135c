/**
 * The rows that tables and letters are kept in, and how a turn of work writes them. Knows no
 * database, only the statements of a transaction that somebody else has begun.
 */
package rookery.bot.store.row;
