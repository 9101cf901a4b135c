package rookery.engine.games.cooperative;

import java.util.Locale;

/** How far a turn has come. */
enum CooperativeStep {
  /** A card must be played. */
  PLAY,
  /** A move without capture, captures, or nothing at all. */
  MOVE,
  /** CO-2: after the first move or capture, captures alone. */
  CAPTURE;

  /** The word of exchange files. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
