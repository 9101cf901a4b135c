package rookery.bot.request;

import java.util.Optional;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.rights.NonMemberPlace;
import rookery.bot.table.TableLocation;

/**
 * Where a request was made.
 *
 * @param message the id of the message whose button was pressed
 * @param visit what place it is, if the bot is no member there; then it is no place of a server
 */
public record RequestOrigin(
    TableLocation place,
    Surface on,
    Optional<String> message,
    ChannelRights rights,
    Optional<NonMemberPlace> visit) {

  /** What a person used to make a request. It decides how the bot answers. */
  public enum Surface {
    /** A slash command: answered by a new private message. */
    COMMAND,
    /** A message that everybody there sees: answered by a new private message. */
    BOARD,
    /** A private answer to an earlier request: replaced by the new answer. */
    OWN_PRIVATE,
    /** A prompt in direct messages: replaced, unless the answer is a refusal. */
    OWN_PROMPT,
    /** A form: answered by a new private message. */
    FORM,
    /** Nobody pressed anything, so nobody is answered. */
    NONE
  }

  /** A place where the bot is a member. */
  public RequestOrigin(
      TableLocation place, Surface on, Optional<String> message, ChannelRights rights) {
    this(place, on, message, rights, Optional.empty());
  }

  /** A channel where the bot has all permissions that a table needs. */
  public RequestOrigin(TableLocation place, Surface on) {
    this(place, on, Optional.empty(), ChannelRights.USUAL);
  }

  /** Whether there are others who see what the bot says there to everybody. */
  public boolean isAmongOthers() {
    return !place.isDirect() || visit.filter(NonMemberPlace::isAmongOthers).isPresent();
  }

  /** Whether the answer replaces the message whose button was pressed. */
  public boolean changesMessage() {
    return on == Surface.OWN_PRIVATE || on == Surface.OWN_PROMPT;
  }
}
