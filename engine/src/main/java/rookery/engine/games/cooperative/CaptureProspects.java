package rookery.engine.games.cooperative;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;

/**
 * What one colour could capture, kings and promotions apart. Everything is found by the captor's
 * letter and the square on which it captures.
 *
 * @param chess with that colour to move
 * @param linked which piece's card would let it capture which
 */
record CaptureProspects(Position chess, Linked linked) {
  /** Whether cards let a piece capture another. */
  @FunctionalInterface
  interface Linked {
    /** Whether they do, by the letters of both. */
    boolean allows(char captor, char victim);
  }

  /** What {@code colour} could capture by the cards in the line of {@code turn}. */
  static CaptureProspects of(CooperativeTurn turn, Colour colour) {
    return new CaptureProspects(
        turn.moving(colour).chess(),
        (captor, victim) -> !turn.cards().line().beside(captor, victim).isEmpty());
  }

  /** What it could capture if every two cards lay side by side. */
  static CaptureProspects withAnyCards(CooperativeTurn turn, Colour colour) {
    return new CaptureProspects(turn.moving(colour).chess(), (captor, victim) -> true);
  }

  /** What it can capture on the board as it is. */
  SortedMap<String, LaterCapture> atOnce() {
    SortedMap<String, LaterCapture> found = new TreeMap<>();
    add(found, chess, Optional.empty());
    return found;
  }

  /** What it can capture after one move without a capture. */
  SortedMap<String, LaterCapture> afterAMove() {
    SortedMap<String, LaterCapture> found = new TreeMap<>();
    chess.legalMoves().stream()
        .filter(move -> isPlain(move) && chess.captured(move).isEmpty())
        .sorted()
        .forEach(
            move ->
                add(
                    found,
                    chess.after(move).toMove(chess.turn(), Optional.empty()),
                    Optional.of(LaterCapture.Step.of(chess, move))));
    return found;
  }

  private static boolean isPlain(Move move) {
    return move.promotion().isEmpty();
  }

  private void add(
      SortedMap<String, LaterCapture> found, Position at, Optional<LaterCapture.Step> first) {
    for (Move move : at.legalMoves()) {
      Optional<Character> victim = at.captured(move).filter(this::isPrey);
      if (victim.isPresent() && isPlain(move) && linked.allows(at.at(move.from()), victim.get())) {
        Square on = at.capturedOn(move).orElseThrow();
        LaterCapture.Step capture = LaterCapture.Step.of(at, move);
        found.putIfAbsent(
            "" + capture.piece() + on, new LaterCapture(first, capture, victim.get(), on));
      }
    }
  }

  private boolean isPrey(char victim) {
    return PieceType.of(victim) != PieceType.KING;
  }
}
