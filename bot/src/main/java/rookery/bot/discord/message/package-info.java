/**
 * Turns posts into Discord messages: {@link rookery.bot.discord.message.PostEncoder} writes them,
 * with their pictures painted; {@link rookery.bot.discord.message.JdaMessageTransport} sends them
 * to channels and people, and reports the result.
 */
package rookery.bot.discord.message;
