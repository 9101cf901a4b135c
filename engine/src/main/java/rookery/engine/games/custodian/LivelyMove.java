package rookery.engine.games.custodian;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Plan;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.games.custodian.plan.QuietMove;
import rookery.engine.text.Sentence;

/**
 * What is advised where nothing can be won, saved or planned: a move that gives room, or the one
 * that loses least.
 *
 * @param sound the moves that come out best
 */
record LivelyMove(CustodianSituation situation, List<CustodianMove> sound) {
  /** So many moves are held against all that the other side could answer. */
  private static final int TRIED = 6;

  Plan plan() {
    return knight().orElseGet(this::lively);
  }

  private Optional<Plan> knight() {
    return nearest()
        .map(
            move ->
                CustodianAdvice.plan(
                        move,
                        Sentence.of(
                            "Bring your knights forward, starting with %s.", move.shortly()))
                    .then(together("A pair"))
                    .because(together("It brings a knight forward: a pair")));
  }

  private Sentence together(String pair) {
    return Sentence.of(
        "%s of pieces can %s an enemy, even the king.", pair, situation.options().verb());
  }

  /** What brings a knight from its home rank nearest to the enemy king without danger. */
  private Optional<CustodianMove> nearest() {
    CustodianPosition now = situation.truth();
    int home = CustodianPosition.throne(now.turn()).rank();
    return now.board().find(now.turn().opposite().cased('K')).stream()
        .flatMap(
            king ->
                sound.stream()
                    .filter(move -> PieceType.of(move.piece()) == PieceType.KNIGHT)
                    .filter(move -> move.from().rank() == home)
                    .filter(move -> move.to().steps(king) < move.from().steps(king))
                    .filter(situation.turn()::isSafe)
                    .sorted(Comparator.comparing(move -> move.to().steps(king))))
        .findFirst();
  }

  /** A move with a reason if there is one among the best, and rather not one of the king. */
  private Plan lively() {
    List<CustodianMove> best =
        liveliest().stream().sorted(Comparator.comparing(LivelyMove::isKing)).toList();
    return best.stream()
        .flatMap(
            move ->
                QuietMove.of(situation.turn(), move)
                    .reason()
                    .map(
                        why ->
                            CustodianAdvice.plan(move, why.advised())
                                .because(why.told())
                                .inBrief(why.brief()))
                    .stream())
        .findFirst()
        .orElseGet(() -> safest(best.get(0)));
  }

  /** A move for which nothing else is to be said. */
  private Plan safest(CustodianMove move) {
    if (!situation.turn().after(move).victims().isEmpty()) {
      return CustodianAdvice.plan(
              move, Sentence.of("Try %s, which loses the least.", move.shortly()))
          .because(Sentence.of("It loses the least."));
    }
    Sentence safe =
        Sentence.of(
            "%s can't %s anything then.",
            TwoColourSeats.seat(move.colour().opposite()), situation.options().verb());
    return CustodianAdvice.plan(move, Sentence.of("Try %s: %s.", move.shortly(), safe.asPart()))
        .because(safe);
  }

  /** What looks best of those by a glance at the board, if possible without danger to come. */
  List<CustodianMove> liveliest() {
    int sign = situation.truth().turn() == Colour.WHITE ? -1 : 1;
    List<CustodianMove> best =
        sound.stream()
            .sorted(Comparator.comparing(m -> sign * CustodianEvaluation.of(situation.after(m))))
            .limit(TRIED)
            .toList();
    List<CustodianMove> safe = best.stream().filter(situation.turn()::isSafe).toList();
    return safe.isEmpty() ? best : safe;
  }

  private static boolean isKing(CustodianMove move) {
    return PieceType.of(move.piece()) == PieceType.KING;
  }
}
