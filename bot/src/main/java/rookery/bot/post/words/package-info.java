/**
 * A table in words: what its people are called, what happened there, whom it waits for, what its
 * clock says and how it ended, in as few lines as a telephone has room for. What is said where
 * stands in {@code post.table}.
 */
package rookery.bot.post.words;
