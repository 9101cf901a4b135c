package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** Says in words whose turn it is or how the game ended, and what a look may miss. */
final class CustodianSentences {
  private CustodianSentences() {}

  /** One to three short sentences. */
  static Sentences of(CustodianSituation situation) {
    return situation
        .result()
        .map(result -> ending(situation, result))
        .orElseGet(() -> turn(situation));
  }

  private static Sentences turn(CustodianSituation situation) {
    CustodianPosition position = situation.truth();
    List<Sentence> sentences = new ArrayList<>();
    sentences.add(
        Sentence.of(SentenceRole.TURN, "It's %s's turn.", TwoColourSeats.seat(position.turn())));
    for (Colour colour : Colour.values()) {
      claim(position, colour).ifPresent(sentences::add);
      kingless(position, colour).ifPresent(sentences::add);
    }
    return new Sentences(sentences);
  }

  /** CU-4: a king that stands on the other throne threatens to win there. */
  private static Optional<Sentence> claim(CustodianPosition position, Colour colour) {
    if (!position.reached(colour)) {
      return Optional.empty();
    }
    Seat own = TwoColourSeats.seat(colour);
    return Optional.of(
        Sentence.of(
            "%s's king is on the %s throne: %s wins if it's safe there after %s's next move.",
            own, CustodianPosition.goal(colour), own, own));
  }

  /** Where kings are recruited a side may be without one. */
  private static Optional<Sentence> kingless(CustodianPosition position, Colour colour) {
    return position.board().find(colour.cased('K')).isPresent()
        ? Optional.empty()
        : Optional.of(Sentence.of("%s has no king.", TwoColourSeats.seat(colour)));
  }

  private static Sentences ending(CustodianSituation situation, Result result) {
    Colour loser = situation.truth().turn();
    if (result instanceof Result.Win win) {
      Colour winner = win.winners().contains(TwoColourSeats.seat(loser)) ? loser : loser.opposite();
      return won(situation, winner, win.reason());
    }
    return DrawRules.told(result.reason(), "a capture or a pawn's move");
  }

  private static Sentences won(CustodianSituation situation, Colour colour, String reason) {
    Seat winner = TwoColourSeats.seat(colour);
    Seat loser = TwoColourSeats.seat(colour.opposite());
    return switch (reason) {
      case ChessEndings.KING_CAPTURED ->
          situation.options().recruit()
              ? Sentences.of(
                  "%s wins: %s's king was recruited and no piece is left.", winner, loser)
              : Sentences.of("%s wins: %s's king was captured.", winner, loser);
      case CustodianEndings.LAST_PIECE ->
          Sentences.of(
              "%s wins: %s has no king and only one piece left, too few to recruit.",
              winner, loser);
      case CustodianEndings.THRONE ->
          Sentences.of(
              "%s wins: the king is safe on the %s throne.",
              winner, CustodianPosition.goal(colour));
      case ChessEndings.BARE_KINGS ->
          Sentences.of(
              "%s wins: only the kings are left, and %s's king would reach the other throne first.",
              winner, winner);
      case CustodianEndings.BLOCKED ->
          Sentences.of("%s wins: %s has no legal move.", winner, loser);
      default -> throw new IllegalStateException("no ending " + reason);
    };
  }
}
