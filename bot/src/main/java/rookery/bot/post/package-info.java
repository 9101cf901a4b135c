/**
 * What a table says: boards, prompts, menus, lobby, rules and results as {@link
 * rookery.bot.post.Post}s made from a {@link rookery.bot.table.Table}, and the {@link
 * rookery.bot.post.Letter}s that must go out when one has changed. Everything here is a pure
 * function of the tables it is given; how a post becomes a message is not known here.
 */
package rookery.bot.post;
