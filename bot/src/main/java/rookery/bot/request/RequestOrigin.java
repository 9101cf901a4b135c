package rookery.bot.request;

import java.util.Optional;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.table.Place;

/**
 * Where something was asked.
 *
 * @param place the channel
 * @param on what was used there
 * @param message the message that was pressed, by its number
 * @param rights what may be done there
 */
public record RequestOrigin(
    Place place, Surface on, Optional<String> message, ChannelRights rights) {

  /** What people use to ask for something; it decides how they are answered. */
  public enum Surface {
    /** A slash command: answered by a new private message. */
    COMMAND,
    /** A message that everybody there sees: answered by a new private message. */
    BOARD,
    /** A private answer of an earlier request: changed to the new answer. */
    OWN_PRIVATE,
    /** A direct message that asks somebody at a table: changed, unless the answer is a refusal. */
    OWN_PROMPT,
    /** A form: answered by a new private message. */
    FORM,
    /** Nobody pressed anything, so nobody is answered. */
    NONE
  }

  /** A place where the bot may do all that a table needs. */
  public RequestOrigin(Place place, Surface on) {
    this(place, on, Optional.empty(), ChannelRights.USUAL);
  }

  /** Where the message stands that was pressed. */
  public Optional<Sent> pressed() {
    return message.map(id -> new Sent(place.channel(), id));
  }

  /** Whether the answer changes the message that was pressed. */
  public boolean changesMessage() {
    return on == Surface.OWN_PRIVATE || on == Surface.OWN_PROMPT;
  }
}
