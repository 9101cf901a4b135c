package rookery.engine;

/** Why games ended, for the reasons that several games share. */
final class EndingWords {
  private EndingWords() {}

  /** The reason as the end of a sentence: {@code a king was captured}. */
  static String of(Result result) {
    boolean isWon = result instanceof Result.Win;
    return switch (result.reason()) {
      case "agreed" -> "everyone agreed to a draw";
      case "bare-kings" -> "only the kings were left";
      case "connected" -> "the pieces form one group";
      case "fifty" -> "fifty moves without progress";
      case "fivefold" -> "the same position came up for the fifth time";
      case "forfeit" -> "time ran out";
      case "given-up" -> "a player gave up";
      case "king-captured" -> "a king was captured";
      case "no-action" -> "no legal move was left";
      case "out-of-cards" -> "the cards ran out";
      case "points" -> isWon ? "more points" : "equal points";
      case "resignation" -> "the other side resigned";
      case "seventy-five" -> "seventy-five moves without progress";
      case "threefold" -> "the same position came up for the third time";
      default -> result.reason().replace('-', ' ');
    };
  }
}
