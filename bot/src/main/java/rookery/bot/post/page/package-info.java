/** What people read in private: the help, the rules of a game, the list of their games. */
package rookery.bot.post.page;
