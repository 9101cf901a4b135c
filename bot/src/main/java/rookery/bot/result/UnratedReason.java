package rookery.bot.result;

/** Why a game does not change anybody's rating. What is stored is the constant's name. */
public enum UnratedReason {
  NOT_WANTED("It wasn't opened as a rated game."),
  NO_OPPONENT("Nobody plays against anyone in this game."),
  COMPUTER("A computer played."),
  TAKEN_OVER("Someone took over a seat."),
  TOO_OFTEN("These players have already played enough rated games that day.");

  private final String sentence;

  UnratedReason(String sentence) {
    this.sentence = sentence;
  }

  /** The reason as a sentence for people. */
  public String sentence() {
    return sentence;
  }
}
