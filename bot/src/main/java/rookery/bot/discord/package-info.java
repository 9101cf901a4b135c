/**
 * The only package that knows JDA. It connects to Discord (or to a server that behaves like
 * Discord), registers the slash commands, turns what people press and type into {@link
 * rookery.bot.request.Request}s, answers them, and sends the messages from the outbox.
 */
package rookery.bot.discord;
