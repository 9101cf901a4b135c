/**
 * Decides which messages to send, and to whom, after a table has changed. {@link
 * rookery.bot.post.announce.Announcer} compares the table before and after; {@code ChannelNews}
 * does it for what everybody sees, {@code DirectNews} for what each seat is asked and told in
 * secret. Who is notified depends only on public facts and on people's settings, so it reveals no
 * secret.
 */
package rookery.bot.post.announce;
