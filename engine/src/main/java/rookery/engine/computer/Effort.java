package rookery.engine.computer;

/**
 * How hard a search looks.
 *
 * @param iterations how many worlds it looks into
 * @param width how many plans it follows at a time where somebody plays alone
 */
public record Effort(int iterations, int width) {
  /** What {@link ComputerPlayers#BEGINNER} takes for a choice. */
  public static final Effort BEGINNER = new Effort(80, 3);

  /** What {@link ComputerPlayers#CASUAL} takes for a choice. */
  public static final Effort CASUAL = new Effort(2_000, 20);

  /** What {@link ComputerPlayers#CLUB} takes for a choice. */
  public static final Effort CLUB = new Effort(10_000, 600);

  /** So many times as much. */
  public Effort times(int more) {
    return new Effort(more * iterations, more * width);
  }
}
