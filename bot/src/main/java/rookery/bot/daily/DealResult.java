package rookery.bot.daily;

import java.time.LocalDate;
import rookery.bot.table.Person;

/**
 * What somebody scored in an attempt that counts.
 *
 * @param points more is better
 */
public record DealResult(Person person, LocalDate day, String deal, int points) {}
