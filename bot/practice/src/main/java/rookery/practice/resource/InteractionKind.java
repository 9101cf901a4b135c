package rookery.practice.resource;

/** What a person asked of the bot, with Discord's numbers. */
public enum InteractionKind {
  COMMAND(2),
  COMPONENT(3),
  AUTOCOMPLETE(4),
  MODAL(5);

  private final int code;

  InteractionKind(int code) {
    this.code = code;
  }

  /** Discord's number. */
  public int code() {
    return code;
  }
}
