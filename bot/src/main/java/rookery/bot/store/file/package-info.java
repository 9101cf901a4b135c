/**
 * The file that holds a database: who can use it ({@link rookery.bot.store.file.DatabaseLock}),
 * whether it is ours and undamaged, its schema (also that of a database on a server), and what the
 * owner is told if it cannot be used.
 */
package rookery.bot.store.file;
