package rookery.bot.turn;

import rookery.bot.table.Person;
import rookery.bot.table.Place;

/**
 * Who asks for something, where, and by which interaction.
 *
 * @param person who pressed or typed
 * @param place where
 * @param interaction the interaction's number; the same number is never acted on twice
 */
public record Asked(Person person, Place place, String interaction) {}
