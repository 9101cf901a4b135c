package rookery.bot.table;

/**
 * The number of a message that must be sent or changed; later ones have greater numbers.
 *
 * @param number nobody outside may see it, as it tells how much was said in between
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
