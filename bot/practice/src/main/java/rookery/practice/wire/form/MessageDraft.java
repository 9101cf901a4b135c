package rookery.practice.wire.form;

import rookery.practice.resource.Message;
import rookery.practice.resource.MessageContent;
import rookery.practice.resource.MessageOrigin;
import rookery.practice.resource.NotifiedPeople;

/** A message that the bot wants to send, found in order. */
public record MessageDraft(
    MessageContent body,
    NotifiedPeople pings,
    String nonce,
    boolean nonceEnforced,
    long repliesTo) {

  /** The message that comes of it there; it has no id yet. */
  public Message in(long channel, long author, int type, long reader, MessageOrigin origin) {
    return new Message(0, channel, author, type, body, pings, nonce, reader, origin, repliesTo, 0);
  }
}
