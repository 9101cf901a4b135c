/**
 * The rows that hold tables and messages, and how a turn of work writes them. It does not know the
 * database, only the statements of a transaction that another package has begun.
 */
package rookery.bot.store.row;
