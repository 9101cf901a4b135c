package rookery.bot.practice.world;

/**
 * The interaction that a message answers.
 *
 * @param interaction its id, 0 for a message that answers none
 * @param kind what it was
 * @param person whose it was
 * @param command the command's name, "" for other kinds
 */
public record Origin(long interaction, InteractionKind kind, long person, String command) {
  /** No interaction. */
  public static final Origin NONE = new Origin(0, InteractionKind.COMMAND, 0, "");
}
