/**
 * What only the wire can show: the whole bot on the real JDA, in a practice room. {@link
 * rookery.bot.endtoend.Club} is the people in it.
 */
package rookery.bot.endtoend;
