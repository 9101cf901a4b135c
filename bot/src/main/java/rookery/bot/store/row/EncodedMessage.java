package rookery.bot.store.row;

import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.json.PostJson;

/**
 * A message ready to be saved.
 *
 * @param post its post in JSON
 */
public record EncodedMessage(OutgoingMessage letter, String post) {
  /** Prepares a message for saving. */
  public static EncodedMessage of(OutgoingMessage letter) {
    return new EncodedMessage(letter, PostJson.write(letter.post()));
  }

  /** Whether it leaves nothing to be seen of an earlier change of the same message. */
  boolean overtakes() {
    boolean keepsPicture =
        letter.post().picture().filter(picture -> picture.diagram().isEmpty()).isPresent();
    return letter.changes().isPresent() && !keepsPicture;
  }
}
