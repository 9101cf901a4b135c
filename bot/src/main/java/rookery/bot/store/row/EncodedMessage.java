package rookery.bot.store.row;

import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.json.PostJson;

/**
 * An outgoing message whose post is already encoded, ready to be saved.
 *
 * @param post the post of the message, as JSON
 */
public record EncodedMessage(OutgoingMessage message, String post) {
  /** Encodes a message. */
  public static EncodedMessage of(OutgoingMessage message) {
    return new EncodedMessage(message, PostJson.write(message.post()));
  }

  /** Returns whether it replaces everything that an earlier change of the same message shows. */
  boolean overtakes() {
    boolean keepsPicture =
        message.post().picture().filter(picture -> picture.diagram().isEmpty()).isPresent();
    return message.changes().isPresent() && !keepsPicture;
  }
}
