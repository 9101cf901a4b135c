package rookery.engine.games.custodian.plan;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;

/** The way of a king to the throne, if it's safe there and on its way as things stand. CU-4. */
public final class ThroneMarch {
  /** A king that needs no more steps goes there. */
  private static final int MOST = 3;

  private ThroneMarch() {}

  /** The shortest way; empty if none is short and safe. */
  public static Optional<List<CustodianMove>> of(ImaginedTurn turn) {
    return of(turn, MOST);
  }

  private static Optional<List<CustodianMove>> of(ImaginedTurn turn, int most) {
    Square throne = CustodianPosition.goal(turn.position().turn());
    return turn.possible().get().stream()
        .filter(ThroneMarch::isKing)
        .filter(move -> move.to().steps(throne) < Math.min(most, move.from().steps(throne)))
        .filter(move -> !turn.after(move).victims().contains(move.to()))
        .flatMap(move -> marchAfter(move, turn, most).stream())
        .min(Comparator.comparing(List::size));
  }

  private static Optional<List<CustodianMove>> marchAfter(
      CustodianMove move, ImaginedTurn turn, int most) {
    Optional<List<CustodianMove>> rest =
        move.to() == CustodianPosition.goal(move.colour())
            ? Optional.of(List.of())
            : of(turn.after(move).passed(), most - 1);
    return rest.map(steps -> Stream.concat(Stream.of(move), steps.stream()).toList());
  }

  private static boolean isKing(CustodianMove move) {
    return PieceType.of(move.piece()) == PieceType.KING;
  }
}
