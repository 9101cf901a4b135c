package rookery.practice.resource;

/** The kinds of channel, with Discord's numbers. */
public enum ChannelKind {
  TEXT(0),
  DIRECT(1),
  GROUP(3),
  PUBLIC_THREAD(11),
  PRIVATE_THREAD(12);

  private final int code;

  ChannelKind(int code) {
    this.code = code;
  }

  /** Discord's number. */
  public int code() {
    return code;
  }

  /** Discord's number of such a place for commands: guilds, direct messages, or private ones. */
  public int context() {
    return switch (this) {
      case DIRECT -> 1;
      case GROUP -> 2;
      default -> 0;
    };
  }

  /** Whether it hangs below another channel. */
  public boolean isThread() {
    return this == PUBLIC_THREAD || this == PRIVATE_THREAD;
  }
}
