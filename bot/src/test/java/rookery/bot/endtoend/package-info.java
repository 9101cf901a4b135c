/**
 * What only the wire can show: the whole bot on the real JDA, in a practice room. {@link
 * rookery.bot.endtoend.FriendsRoom} is the people in it.
 */
package rookery.bot.endtoend;
