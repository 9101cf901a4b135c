package rookery.engine.games.custodian;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Plan;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.games.custodian.plan.ImaginedTurn;
import rookery.engine.games.custodian.plan.QuietMove;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What is advised where nothing can be won, saved or planned: a move that gives room, or one after
 * which least can be lost.
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
                    .inBrief(Sentence.of("Try %s, nearer to the enemy king.", move.shortly()))
                    .then(together("A pair"))
                    .because(together("It brings a knight forward: a pair")));
  }

  private Sentence together(String pair) {
    return Sentence.of("%s of pieces can %s an enemy, even the king.", pair, verb());
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

  /** A move for which nothing else is to be said than what can be lost after it. */
  private Plan safest(CustodianMove move) {
    ImaginedTurn answer = situation.turn().after(move);
    Seat other = TwoColourSeats.seat(move.colour().opposite());
    return answer
        .dearest(any -> true)
        .map(
            capture ->
                answer
                    .after(capture)
                    .dearest(any -> true)
                    .map(back -> repaid(move, other, capture, back))
                    .orElseGet(() -> costly(move, answer, other, capture)))
        .orElseGet(
            () ->
                tried(move, "%s can't %s anything then.", other, verb())
                    .inBrief(Sentence.of("Try %s: everything is safe then.", move.shortly())));
  }

  private Plan repaid(CustodianMove move, Seat other, CustodianMove capture, CustodianMove back) {
    return tried(
            move,
            "If %s then %ss %s, you can %s %s.",
            other,
            verb(),
            CapturedPiece.listed(capture.taken()),
            verb(),
            CapturedPiece.listed(back.taken()))
        .inBrief(
            Sentence.of(
                "Try %s: it may cost %s, but then you can %s %s.",
                move.shortly(),
                CapturedPiece.kinds(capture.taken()),
                verb(),
                CapturedPiece.kinds(back.taken())));
  }

  private Plan costly(CustodianMove move, ImaginedTurn answer, Seat other, CustodianMove capture) {
    Set<Square> doomed = new HashSet<>();
    situation.passed().turn().victims().forEach(square -> doomed.add(move.later(square)));
    if (doomed.containsAll(answer.victims())) {
      return tried(move, "It puts no other piece in danger.")
          .inBrief(Sentence.of("Try %s: no other piece is in danger.", move.shortly()));
    }
    String cost = CapturedPiece.kinds(capture.taken());
    return tried(move, "Next turn, %s can %s %s at most.", other, verb(), cost)
        .inBrief(Sentence.of("Try %s: it costs %s at most.", move.shortly(), cost));
  }

  /** That move for that reason. */
  private static Plan tried(CustodianMove move, String why, Object... arguments) {
    Sentence reason = Sentence.of(why, arguments);
    Sentence part = Sentence.of(Phrase.uncapitalised(why), arguments).asPart();
    return CustodianAdvice.plan(move, Sentence.of("Try %s: %s.", move.shortly(), part))
        .because(reason);
  }

  private String verb() {
    return situation.options().verb();
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
