package rookery.engine.games.toddler;

import rookery.engine.Evaluation;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.games.toddler.capture.ToddlerSiege;
import rookery.engine.games.toddler.move.CaptainMove;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * Judges by the pieces, how far they have come, and what the side to move can take; and by the
 * attacks on both Toddlers, apart from that, as they decide also where one side is far ahead.
 */
final class ToddlerEvaluation {
  private static final double SCALE = 6;
  private static final double STEP = 0.06;
  private static final double CENTRE = 0.03;
  private static final double TO_TAKE = 0.6;
  private static final double AT_RISK = 0.4;
  private static final double CHOICE = 0.008;

  /** How much of it is about the attacks. */
  private static final double ATTACKS = 0.25;

  private static final double ATTACK_SCALE = 5;

  /** A Toddler beside its Guardian Angel cannot be captured, so that a trade must be worth more. */
  private static final double SHELTER = 0.8;

  private ToddlerEvaluation() {}

  static double of(ToddlerSituation situation) {
    ToddlerPosition position = situation.truth();
    Board board = position.field().board();
    double balance = 0;
    for (int square = 0; square < ToddlerGeometry.BOARD.size(); square++) {
      char letter = board.at(square);
      if (letter != Board.EMPTY) {
        double worth =
            worth(
                position.field(), position.field().piece(square).kind(), Colour.of(letter), square);
        balance += Colour.WHITE.owns(letter) ? worth : -worth;
      }
    }
    double tempo = toTake(situation) + CHOICE * situation.moves().get().size();
    double pieces =
        Evaluation.share(balance + (position.turn() == Colour.WHITE ? tempo : -tempo), SCALE);
    return (1 - ATTACKS) * pieces + ATTACKS * Evaluation.share(attacks(position), ATTACK_SCALE);
  }

  private static double attacks(ToddlerPosition position) {
    return new ToddlerSiege(position.field(), Colour.WHITE).progress()
        - new ToddlerSiege(position.field(), Colour.BLACK).progress();
  }

  /**
   * How good a situation is for the side that moved there: less than a point, so that beside whole
   * points it only breaks ties.
   */
  static double forMover(ToddlerSituation before, ToddlerSituation after) {
    return before.truth().turn() == Colour.WHITE ? of(after) : -of(after);
  }

  private static double worth(ToddlerBoard field, ToddlerKind kind, Colour colour, int square) {
    if (kind == ToddlerKind.TODDLER) {
      return field.isShielded(field.piece(square)) ? SHELTER : 0;
    }
    double middle = 5 - Math.abs(ToddlerGeometry.BOARD.file(square) - 5);
    double worth = kind.worth() + CENTRE * middle;
    return worth + (kind.fighter() ? STEP * advance(square, colour) : 0);
  }

  /** How many lines a side's own edge is away; White's is the last line, as they count from top. */
  private static int advance(int square, Colour colour) {
    return ToddlerGeometry.BOARD.rank(square, colour.opposite());
  }

  private static double toTake(ToddlerSituation situation) {
    double most = 0;
    for (ToddlerMove move : situation.moves().get()) {
      if (move instanceof ToddlerMove.Capture capture) {
        most = Math.max(most, gain(capture.piece(), capture.victim()));
      } else if (move instanceof CaptainMove sortie) {
        most = Math.max(most, gain(sortie.captain(), sortie.victim()));
      }
    }
    return TO_TAKE * most;
  }

  private static double gain(ToddlerPiece piece, ToddlerPiece victim) {
    return victim.kind().worth() - AT_RISK * piece.kind().worth();
  }
}
