package rookery.engine.games.cooperative;

import rookery.engine.text.Worded;

/** How far a turn has come. */
enum CooperativeStep implements Worded {
  /** A card must be played. */
  PLAY,
  /** A move without capture, captures, or nothing at all. */
  MOVE,
  /** CO-2: after the first move or capture, captures alone. */
  CAPTURE;
}
