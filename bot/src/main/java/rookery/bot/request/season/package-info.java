/**
 * What happens in seasons without anybody's request: they begin, their tables open, their message
 * changes, and they end. All of it is worked out from what is stored, so that a crash at any point
 * loses and doubles nothing.
 */
package rookery.bot.request.season;
