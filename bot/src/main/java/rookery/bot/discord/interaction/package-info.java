/**
 * Handles what people press and type. {@link rookery.bot.discord.interaction.InteractionListener}
 * turns it into requests, and {@link rookery.bot.discord.interaction.CallbackAnswer} sends the
 * answers. Nothing here blocks the gateway's thread.
 */
package rookery.bot.discord.interaction;
