/**
 * Posts about a table: its board, its lobby and its end; {@code turn} has what a seat is asked.
 * Each viewer's post is made from that viewer's view, never from the truth. {@code post.announce}
 * decides when to send which post.
 */
package rookery.bot.post.table;
