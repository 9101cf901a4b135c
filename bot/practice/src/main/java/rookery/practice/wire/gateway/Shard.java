package rookery.practice.wire.gateway;

/**
 * The part of all guilds that one session is told of.
 *
 * @param number from 0
 * @param total how many sessions share all guilds
 */
record Shard(int number, int total) {
  private static final int TIME_SHIFT = 22;

  boolean isValid() {
    return number >= 0 && number < total;
  }

  /** Whether it is alone. */
  boolean isAll() {
    return total == 1;
  }

  /**
   * Whether what happens there is told to this session.
   *
   * @param guild 0 for direct messages, which only the first is told of
   */
  boolean hears(long guild) {
    return (guild == 0 ? 0 : (guild >>> TIME_SHIFT) % total) == number;
  }
}
