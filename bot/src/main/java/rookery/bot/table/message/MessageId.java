package rookery.bot.table.message;

/**
 * The id of a message to send or edit. Later messages have greater numbers.
 *
 * @param number never shown to anybody, because it reveals how many messages were sent in between
 */
public record MessageId(long number) implements Comparable<MessageId> {
  @Override
  public int compareTo(MessageId other) {
    return Long.compare(number, other.number);
  }

  @Override
  public String toString() {
    return Long.toString(number);
  }
}
