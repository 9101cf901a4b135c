package rookery.engine.games.cloak.known;

import rookery.engine.text.NamedConstant;

/** What the side whose turn it is does next. */
public enum CloakStep implements NamedConstant {
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
}
