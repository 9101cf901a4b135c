package rookery.engine.match;

import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/**
 * Asks the others for a take-back. Only {@link Match#takeBack} finds out what would be taken back.
 *
 * @param keeps how many entries of the record would still count for the position
 */
record AskTakeBack(int keeps) implements TableTalk {
  @Override
  public String word() {
    return "ask-take-back";
  }

  @Override
  public String detail() {
    return Integer.toString(keeps);
  }

  @Override
  public Agreements said(Seat by, Match match) {
    return match.agreements().withTakeBack(Optional.of(Offer.takeBack(by, keeps)));
  }

  @Override
  public GameLogLine line(Seat by, Match match) {
    return GameLogLine.by(by, Sentence.of("%s asked to take back the last move.", by));
  }
}
