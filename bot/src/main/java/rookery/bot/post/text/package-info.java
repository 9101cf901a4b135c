/**
 * Words about a table: what its people are called, what happened, who must act, what the clock
 * shows and how the game ended, in as few lines as a phone has room for. {@code post.table} decides
 * where they appear.
 */
package rookery.bot.post.text;
