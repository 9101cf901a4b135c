/**
 * What is said of a table: its board, its lobby, what a seat is asked, and {@link
 * rookery.bot.post.table.Announcer}, which decides what must be said when the table has changed.
 * Each viewer's message is made from that viewer's view, never from the truth.
 */
package rookery.bot.post.table;
