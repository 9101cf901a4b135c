/**
 * What people press and type: {@link rookery.bot.discord.interaction.Translator} makes requests of
 * it, {@link rookery.bot.discord.interaction.CallbackAnswer} gives the answers. Nothing here blocks
 * the gateway's thread.
 */
package rookery.bot.discord.interaction;
