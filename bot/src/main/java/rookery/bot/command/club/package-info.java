/**
 * What a server's regular players look at: {@code /standings} and {@code /profile}. Both read
 * nothing but kept results and the ratings that these give.
 */
package rookery.bot.command.club;
