package rookery.engine.match;

import java.util.Optional;
import rookery.engine.Seat;

/**
 * Asks the others for a take-back. Only {@link Match#takeBack} finds out what would be taken back.
 *
 * @param keeps how many entries of the record would still count for the position
 */
record AskTakeBack(int keeps) implements Talk {
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
  public String line(Seat by, Match match) {
    return by.title() + " asks to take back the last move.";
  }
}
