package rookery.bot.practice.world;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.Set;

/**
 * What a person asks of the bot.
 *
 * @param channel where it happens, as the place is then
 * @param data what is asked, in Discord's form
 * @param source the message whose component is used, as the person sees it
 * @param people whom the data names
 * @param channels which channels the data names
 */
public record Asking(
    InteractionKind kind,
    long person,
    Channel channel,
    JsonNode data,
    Optional<Message> source,
    Set<Long> people,
    Set<Long> channels) {
  /** Copies the sets. */
  public Asking {
    people = Set.copyOf(people);
    channels = Set.copyOf(channels);
  }

  /** Something that names nobody. */
  public static Asking of(
      InteractionKind kind, long person, Channel channel, JsonNode data, Optional<Message> source) {
    return new Asking(kind, person, channel, data, source, Set.of(), Set.of());
  }
}
