package rookery.engine.games.neighbour;

import java.util.Locale;

/** What the player is doing. */
enum NeighbourPhase {
  /** Turning up cards that add pieces. */
  ADD,
  /** Choosing a square for a piece whose own is taken. */
  PLACE,
  /** Spending cards on moves, and after the end. */
  MOVE;

  /** The word of exchange files. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
