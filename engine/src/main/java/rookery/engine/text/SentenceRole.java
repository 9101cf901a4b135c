package rookery.engine.text;

/** What a sentence is for, so that whoever shows it can leave out what its reader knows already. */
public enum SentenceRole {
  /** Tells something that nothing else tells. */
  FACT,
  /** Tells of a capture, or of a king in danger: kept where there is no room for plainer facts. */
  WEIGHTY,
  /** Tells the move that has come of what several players chose: kept like what is weighty. */
  OUTCOME,
  /** Tells of points: kept like what is weighty, but left out before it. */
  POINTS,
  /**
   * Tells what has come of something done, which a board shows too: left out where room is short.
   */
  CONSEQUENCE,
  /**
   * Tells how a game stands, which a board shows too: only the newest, and left out before all that
   * has happened.
   */
  STANDING,
  /**
   * Tells what the next step can cost somebody, as it stands: only the newest, however little room
   * there is.
   */
  STAKE,
  /** Tells what has become of a plan in whose place another is told. */
  FORMER,
  /** Tells a fact that matters only until the next action, which tells what has come of it. */
  PENDING,
  /** Says what could follow something done: a line that is seen to its end tells it better. */
  FORESEEN,
  /** Says whose turn it is: {@code It's White's turn.} */
  TURN,
  /** Says what somebody may or must do now, which that person's task says too. */
  TO_DO,
  /** Says that the next player can go on, which is plain once that player is called. */
  LEADS_ON,
  /** Says no more than that a turn has ended: {@code White ended the turn.} */
  END_OF_TURN,
  /** Tells how a game has ended, so that the reason for its result need not be named. */
  CAUSE,
  /** Tells which piece was revealed, which the board shows from then on. */
  REVEALED,
  /** Tells of something done that no board shows afterwards. */
  UNSEEN,
  /** Must be said however little room there is. */
  URGENT,
  /** Asks of people what no computer need be asked, and must be said among them. */
  AMONG_PEOPLE,
  /** Is the label of what most players will want to do now, which stands out. */
  ADVISED,
  /** Is no sentence but the label of a square to which something goes. */
  TARGET,
  /**
   * Is the label of a square to which something goes and where it captures, or says that a move is
   * good because it captures: then its arguments are what.
   */
  CAPTURE,
  /** Says that a move is good because a piece in danger is not in danger after it. */
  RESCUE;

  /** How much it is needed where there is no room for everything; 0 for plain facts. */
  public int weight() {
    return switch (this) {
      case WEIGHTY, OUTCOME -> 2;
      case POINTS -> 1;
      default -> 0;
    };
  }
}
