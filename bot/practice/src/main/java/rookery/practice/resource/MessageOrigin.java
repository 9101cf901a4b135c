package rookery.practice.resource;

/**
 * The interaction that a message answers.
 *
 * @param interaction its id, 0 for a message that answers none
 * @param command the command's name, "" for other kinds
 * @param source the message whose component was used, else 0
 * @param opener the interaction that opened the modal, else 0
 * @param by by whom the bot was added to where that was
 */
public record MessageOrigin(
    long interaction,
    InteractionKind kind,
    long person,
    String command,
    long source,
    long opener,
    Installation by) {
  /** No interaction. */
  public static final MessageOrigin NONE =
      new MessageOrigin(0, InteractionKind.COMMAND, 0, "", 0, 0, Installation.HERE);

  /** What older rooms have kept was asked where the bot was. */
  public MessageOrigin {
    by = by == null ? Installation.HERE : by;
  }

  /** This interaction. */
  public static MessageOrigin of(Interaction asked) {
    return new MessageOrigin(
        asked.id(),
        asked.kind(),
        asked.person(),
        asked.command(),
        asked.source().map(Message::id).orElse(0L),
        asked.asking().opener(),
        asked.asking().by());
  }
}
