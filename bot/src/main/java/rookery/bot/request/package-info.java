/**
 * A request at a table, the change that it makes, and the answer. This package knows neither JDA
 * nor SQL: it saves through {@link rookery.bot.request.TableStorage}, and what it has to say is
 * data ({@link rookery.bot.post.OutgoingMessage}) that other packages send.
 */
package rookery.bot.request;
