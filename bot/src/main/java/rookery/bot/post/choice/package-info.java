/**
 * Choices as controls: what a button says in the few letters that fit on a telephone, and how many
 * of them go into a row. Knows nothing of tables; what a choice means is the game's.
 */
package rookery.bot.post.choice;
