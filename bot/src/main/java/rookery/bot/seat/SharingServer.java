package rookery.bot.seat;

import rookery.bot.table.Person;

/**
 * A server that shows the open tables of other servers, and lets others see its own.
 *
 * @param server its id
 * @param channel the id of the channel that shows them
 * @param steward who chose that, and is told what people report
 */
public record SharingServer(String server, String channel, Person steward) {}
