/**
 * What happens at tables when a message can't be delivered, and when a channel can no longer be
 * written in or can be again.
 */
package rookery.bot.request.internal.delivery;
