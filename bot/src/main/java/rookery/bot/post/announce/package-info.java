/**
 * What must be said when a table has changed, and to whom: {@link
 * rookery.bot.post.announce.Announcer} looks at the table before and after, {@code ChannelNews} at
 * what everybody sees, {@code DirectNews} at what each seat is asked and told in secret. Who is
 * called where follows from what is public and from people's wishes, so it tells no secret.
 */
package rookery.bot.post.announce;
