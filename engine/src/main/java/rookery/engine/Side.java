package rookery.engine;

/**
 * Those who win and lose together: the seats of one colour, or everybody where all play together.
 */
public enum Side {
  WHITE,
  BLACK,
  /** The only side of a game that people play against the game itself, alone or as partners. */
  PARTNERS
}
