package rookery.engine.games.neighbour;

import rookery.engine.text.Worded;

/** What the player is doing. */
enum NeighbourPhase implements Worded {
  /** Turning up cards that add pieces. */
  ADD,
  /** Choosing a square for a piece whose own is taken. */
  PLACE,
  /** Spending cards on moves, and after the end. */
  MOVE;
}
