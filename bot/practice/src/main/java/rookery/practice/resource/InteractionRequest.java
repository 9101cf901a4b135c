package rookery.practice.resource;

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
 * @param opener the interaction that opened the modal, 0 for other kinds
 * @param by by whom the bot was added to that place
 */
public record InteractionRequest(
    InteractionKind kind,
    long person,
    Channel channel,
    JsonNode data,
    Optional<Message> source,
    Set<Long> people,
    Set<Long> channels,
    long opener,
    Installation by) {
  /** Copies the sets. */
  public InteractionRequest {
    people = Set.copyOf(people);
    channels = Set.copyOf(channels);
  }

  /** The submission of the modal that this interaction opened. */
  public InteractionRequest openedBy(Interaction opening) {
    return new InteractionRequest(
        kind,
        person,
        channel,
        data,
        opening.source(),
        people,
        channels,
        opening.id(),
        opening.asking().by());
  }
}
