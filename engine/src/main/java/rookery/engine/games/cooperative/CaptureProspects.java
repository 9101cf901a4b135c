package rookery.engine.games.cooperative;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.games.cooperative.points.CooperativeScore;

/**
 * What one colour could capture, promotions apart. Everything is found by the captor's letter and
 * the square on which it captures.
 *
 * @param chess with that colour to move
 * @param linked which piece's card would let it capture which
 * @param kings whether kings count as well: where capturing one wins, or is all that is left to do
 */
record CaptureProspects(Position chess, Linked linked, boolean kings) {
  /** A king ends the game well, and the last of a kind is worth most of the others. */
  static final Comparator<Capture> BEST_FIRST =
      Comparator.comparing((Capture capture) -> !capture.isKing())
          .thenComparing(capture -> !capture.isLast());

  /** Whether cards let a piece capture another. */
  @FunctionalInterface
  interface Linked {
    /** Whether they do, by the letters of both. */
    boolean allows(char captor, char victim);
  }

  /**
   * Whether the cards of two pieces can still come to lie side by side in time for a capture in a
   * later turn: which cards are to come is known, only their order isn't.
   *
   * @param by the colour that would capture
   */
  private record LaterLinks(CooperativeTurn turn, Colour by) implements Linked {
    private static final int A_ROUND = 2;

    @Override
    public boolean allows(char captor, char victim) {
      OptionalInt cards =
          turn.cards().line().turnsUntilBeside(captor, victim, turn.cards().coming());
      return cards.isPresent() && turnWith(cards.getAsInt()) < turn.turnsLeft();
    }

    /** In how many turns that colour captures next once so many cards have come. */
    private int turnWith(int cards) {
      int next = by == turn.colour() ? A_ROUND : 1;
      return cards <= next ? next : next + A_ROUND;
    }
  }

  /**
   * A capture that may be possible in this turn or a later one.
   *
   * @param first the move that has to be made before it, if any
   * @param capture by which piece
   * @param victim the letter of the captured piece
   * @param on where that stands
   * @param isLast whether that is the last of its kind
   */
  record Capture(Optional<Step> first, Step capture, char victim, Square on, boolean isLast) {
    /** A move, and the letter of the piece that makes it. */
    record Step(char piece, Square from, Square to) {
      static Step of(Position chess, Move move) {
        return new Step(chess.at(move.from()), move.from(), move.to());
      }
    }

    private boolean isKing() {
      return PieceType.of(victim) == PieceType.KING;
    }

    /** {@code the black bishop on f8 can capture the pawn on b4}. */
    String words() {
      String prey = PieceType.of(victim).word() + " on " + on;
      String whole =
          "capture the "
              + (isLast
                  ? "last %s (+%s points)".formatted(prey, CooperativeScore.FOR_THE_LAST)
                  : prey);
      return first
          .map(step -> step.to() == capture.from() ? led(step, whole) : freed(step, whole))
          .orElseGet(() -> "%s on %s can %s".formatted(captor(), capture.from(), whole));
    }

    /** The card that must lie beside {@code card}, which is the captor's or the victim's. */
    String cardBeside(char card) {
      return Character.toString(capture.piece() == card ? victim : capture.piece());
    }

    /** Whether the same two cards have to lie side by side for both. */
    boolean isByTheSameCards(Capture other) {
      return capture.piece() == other.capture.piece() && victim == other.victim;
    }

    private String captor() {
      return "the " + PieceType.coloured(capture.piece());
    }

    private String led(Step step, String whole) {
      return "%s on %s can go to %s, then %s".formatted(captor(), step.from(), step.to(), whole);
    }

    private String freed(Step step, String whole) {
      String mover = PieceType.of(step.piece()).word();
      return "%s on %s can %s after %s %s-%s"
          .formatted(captor(), capture.from(), whole, mover, step.from(), step.to());
    }
  }

  /** What {@code colour} could capture by the cards in the line of {@code turn}. */
  static CaptureProspects of(CooperativeTurn turn, Colour colour) {
    return new CaptureProspects(
        turn.moving(colour).chess(),
        (captor, victim) -> !turn.cards().line().beside(captor, victim).isEmpty(),
        turn.score().withAKing().wins() || new LastTurns(turn).areFew());
  }

  /** The last piece of a kind that the partner could capture at once if the turn ended now. */
  static Optional<Capture> lastNextTurn(CooperativeTurn turn) {
    return turn.turnsLeft() > 1
        ? of(turn, turn.colour().opposite()).atOnce().values().stream()
            .filter(Capture::isLast)
            .findFirst()
        : Optional.empty();
  }

  /** Whether the partner could capture a last piece then, after a move or without one. */
  static boolean isLastInReach(CooperativeTurn turn) {
    CaptureProspects next = of(turn, turn.colour().opposite());
    return Stream.of(next.atOnce(), next.afterAMove())
        .flatMap(captures -> captures.values().stream())
        .anyMatch(Capture::isLast);
  }

  /** Whether a piece can reach that square and capture there by the cards that lie in the line. */
  static boolean reach(CooperativeTurn turn, Square square) {
    Colour own = turn.colour();
    boolean canMove = turn.step() != CooperativeTurn.Step.CAPTURE || turn.turnsLeft() > 2;
    return reach(of(turn, own), canMove, square)
        || turn.turnsLeft() > 1 && reach(of(turn, own.opposite()), true, square);
  }

  private static boolean reach(CaptureProspects by, boolean canMove, Square square) {
    return Stream.concat(
            by.atOnce().values().stream(),
            canMove ? by.afterAMove().values().stream() : Stream.empty())
        .anyMatch(capture -> capture.on().equals(square));
  }

  /** What it could capture in a later turn by cards that can still come to lie side by side. */
  static CaptureProspects withLaterCards(CooperativeTurn turn, Colour colour) {
    return new CaptureProspects(turn.moving(colour).chess(), new LaterLinks(turn, colour), false);
  }

  /**
   * What it could capture if one of {@code coming} were laid beside {@code card}, and not by the
   * line as it is.
   */
  static CaptureProspects beside(
      CooperativeTurn turn, Colour colour, char card, Collection<String> coming) {
    return new CaptureProspects(
        turn.moving(colour).chess(),
        (captor, victim) ->
            turn.cards().line().beside(captor, victim).isEmpty()
                && (captor == card && coming.contains("" + victim)
                    || victim == card && coming.contains("" + captor)),
        false);
  }

  /** What it can capture on the board as it is. */
  SortedMap<String, Capture> atOnce() {
    SortedMap<String, Capture> found = new TreeMap<>();
    add(found, chess, Optional.empty());
    return found;
  }

  /** What it can capture after one move without a capture. */
  SortedMap<String, Capture> afterAMove() {
    SortedMap<String, Capture> found = new TreeMap<>();
    chess.legalMoves().stream()
        .filter(move -> isPlain(move) && chess.captured(move).isEmpty())
        .sorted()
        .forEach(
            move ->
                add(
                    found,
                    chess.after(move).toMove(chess.turn(), Optional.empty()),
                    Optional.of(Capture.Step.of(chess, move))));
    return found;
  }

  private static boolean isPlain(Move move) {
    return move.promotion().isEmpty();
  }

  private void add(SortedMap<String, Capture> found, Position at, Optional<Capture.Step> first) {
    for (Move move : at.legalMoves()) {
      Optional<Character> victim = at.captured(move).filter(this::isPrey);
      if (victim.isPresent() && isPlain(move) && linked.allows(at.at(move.from()), victim.get())) {
        Square on = at.capturedOn(move).orElseThrow();
        Capture.Step capture = Capture.Step.of(at, move);
        boolean isLast = CooperativeScore.left(PieceType.of(victim.get()), at.board()) == 1;
        found.putIfAbsent(
            "" + capture.piece() + on, new Capture(first, capture, victim.get(), on, isLast));
      }
    }
  }

  private boolean isPrey(char victim) {
    return kings || PieceType.of(victim) != PieceType.KING;
  }
}
