/**
 * How posts become Discord's messages: {@link rookery.bot.discord.message.PostEncoder} writes them,
 * pictures painted; {@link rookery.bot.discord.message.JdaCourier} carries letters to channels and
 * people, and says how that ended.
 */
package rookery.bot.discord.message;
