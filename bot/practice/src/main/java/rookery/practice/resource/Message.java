package rookery.practice.resource;

/**
 * A message as it stands.
 *
 * @param type Discord's number: 0 plain, 18 a thread was opened, 19 a reply, 20 an answer to a
 *     command
 * @param nonce what its author calls it, "" for nothing
 * @param reader the only person who sees it, 0 for everybody in the channel
 * @param repliesTo the message it replies to, else 0
 * @param edited when it was last edited, in milliseconds since 1970, else 0
 */
public record Message(
    long id,
    long channel,
    long author,
    int type,
    MessageContent body,
    NotifiedPeople pings,
    String nonce,
    long reader,
    MessageOrigin origin,
    long repliesTo,
    long edited) {
  /** An ordinary message. */
  public static final int PLAIN = 0;

  /** The notice that a thread was opened. */
  public static final int THREAD_OPENED = 18;

  /** A reply to another message. */
  public static final int REPLY = 19;

  /** The answer to a slash command. */
  public static final int COMMAND_ANSWER = 20;

  /** What a channel says of a thread that is opened in it. */
  public static Message noticeOf(Channel thread) {
    return new Message(
        0,
        thread.parent(),
        thread.owner(),
        THREAD_OPENED,
        MessageContent.text(thread.name()),
        NotifiedPeople.NONE,
        "",
        0,
        MessageOrigin.NONE,
        0,
        0);
  }

  /** Whether one person alone sees it. */
  public boolean isEphemeral() {
    return reader != 0;
  }

  /** Whether it only says that the bot is thinking. */
  public boolean isThinking() {
    return body.has(MessageContent.LOADING);
  }

  /** The same under another number. */
  public Message withId(long newId) {
    return new Message(
        newId, channel, author, type, body, pings, nonce, reader, origin, repliesTo, edited);
  }

  /** The same after an edit at that moment, in milliseconds. */
  public Message edited(MessageContent newBody, NotifiedPeople newPings, long when) {
    return new Message(
        id, channel, author, type, newBody, newPings, nonce, reader, origin, repliesTo, when);
  }

  /** The same with another body, though nobody edited it. */
  public Message withBody(MessageContent newBody) {
    return new Message(
        id, channel, author, type, newBody, pings, nonce, reader, origin, repliesTo, edited);
  }
}
