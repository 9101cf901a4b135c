/**
 * Choices as buttons and menus: a label short enough for a phone, and how many fit into a row. It
 * does not know tables; the game decides what a choice means.
 */
package rookery.bot.post.choice;
