/**
 * What is said of a table: its board, its lobby, its end, what a seat is asked. Each viewer's
 * message is made from that viewer's view, never from the truth. When which of them is sent is
 * decided in {@code post.announce}.
 */
package rookery.bot.post.table;
