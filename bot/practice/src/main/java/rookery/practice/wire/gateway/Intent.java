package rookery.practice.wire.gateway;

/** Which events a bot asked for, with Discord's bits. */
final class Intent {
  /** For events that come unasked, such as interactions. */
  static final int NONE = 0;

  static final int GUILDS = 1;
  static final int GUILD_MEMBERS = 1 << 1;
  static final int GUILD_MESSAGES = 1 << 9;
  static final int DIRECT_MESSAGES = 1 << 12;
  static final int MESSAGE_CONTENT = 1 << 15;
  static final int ALL_KNOWN = (1 << 26) - 1;

  private Intent() {}
}
