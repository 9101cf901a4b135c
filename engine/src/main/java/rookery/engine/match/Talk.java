package rookery.engine.match;

import rookery.engine.Seat;

/** The lines of the log for what the seats say to one another; everybody may read them. */
final class Talk {
  private Talk() {}

  static String line(Entry entry, Seat seat, Agreements before) {
    String who = seat.title();
    return switch (entry.kind()) {
      case RESIGN -> who + " resigns.";
      case DRAW -> who + " wants a draw.";
      case DECLINE_DRAW -> who + " wants to play on.";
      case CLAIM -> "%s claims a draw (%s).".formatted(who, entry.detail());
      case ASK_TAKE_BACK -> who + " asks to take back the last move.";
      case AGREE_TAKE_BACK -> who + " agrees to the take-back.";
      case DECLINE_TAKE_BACK -> who + " does not want the take-back.";
      case TAKE_BACK -> who + " takes back the last move.";
      case ASK -> "%s asks: %s".formatted(who, entry.detail());
      case ANSWER -> {
        Answer answer = Answer.parse(entry.detail());
        Question question = before.question(answer.question());
        yield "%s answers %s (%s).".formatted(who, answer.word(), question.text());
      }
      case FORFEIT -> who + " has run out of time.";
      case ACT, SHUFFLE -> throw new IllegalArgumentException("not talk: " + entry.line());
    };
  }
}
