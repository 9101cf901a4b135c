package rookery.engine.games.cooperative;

import rookery.engine.text.NamedConstant;

/** How far a turn has come. */
enum CooperativeStep implements NamedConstant {
  /** A card must be played. */
  PLAY,
  /** A move without capture, captures, or nothing at all. */
  MOVE,
  /** CO-2: after the first move or capture, captures alone. */
  CAPTURE;
}
