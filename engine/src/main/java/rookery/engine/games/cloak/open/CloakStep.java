package rookery.engine.games.cloak.open;

import java.util.Locale;

/** What the side whose turn it is does next. */
public enum CloakStep {
  /** Both sides set up in secret. */
  SETUP,
  /** A bonus for the wrong guess of the turn before; CL-9: taken now or lost. */
  REPLY,
  /** A guess if wanted, and the move. */
  GUESS,
  /** A bonus for the own right guess. */
  BONUS,
  /** Uncloaking, and the end of the turn. */
  UNCLOAK;

  /** The word of exchange files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
