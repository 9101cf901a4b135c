/**
 * The file a database is kept in: who may use it ({@link rookery.bot.store.file.DatabaseLock}),
 * whether it is ours and whole, its schema (that of a server too), and what its owner is told when
 * it cannot be used.
 */
package rookery.bot.store.file;
