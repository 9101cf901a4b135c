package rookery.engine.games.booster;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.engine.Result;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.tactics.PawnAdvance;
import rookery.engine.games.booster.board.BoosterBoard;
import rookery.engine.games.booster.board.BoosterMovement;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.board.BoosterReach;
import rookery.engine.games.booster.part.BoosterMoveGenerator;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * Why a part of a turn is good: what a checker does to the piece above it, and what a quiet move
 * lets its piece do.
 */
record BoosterMotive(BoosterBoard was, BoosterBoard now, Colour mover) {
  private static final Geometry BOARD = Geometry.CHESS;

  private static BoosterMotive of(BoosterPhase before, BoosterPhase after) {
    return new BoosterMotive(
        before.table().position().field(), after.table().position().field(), before.table().turn());
  }

  /** That it wins, or what a checker is played for, or that it is kept. */
  static Optional<Sentence> why(BoosterPhase before, BoosterPhase after) {
    BoosterMotive motive = of(before, after);
    if (motive.was.equals(motive.now) && before.table().mates()) {
      return Optional.of(Sentence.of("That's checkmate."));
    }
    if (motive.was.occupied() == motive.now.occupied() && !motive.was.equals(motive.now)) {
      return after
          .table()
          .position()
          .attackedKing()
          .filter(king -> after.result().filter(Result.Win.class::isInstance).isPresent())
          .map(BoosterMotive::mate)
          .or(() -> motive.checker().map(words -> Sentence.of("%s.", words)));
    }
    boolean ends = before.table().moved().isPresent() && motive.was.equals(motive.now);
    return ends && before.table().front(motive.mover) > 0
        ? Optional.of(Sentence.of("It keeps your checkers for a better moment."))
        : Optional.empty();
  }

  private static Sentence mate(AttackedPiece king) {
    Attack attack = king.attacks().get(0);
    return Sentence.of(
        "That's checkmate: %s can capture the king%s.", attack.words(), attack.via());
  }

  private Optional<String> checker() {
    return BOARD.squares(now.occupied()).stream()
        .map(BOARD::number)
        .filter(square -> now.checkers(square, mover) > was.checkers(square, mover))
        .map(square -> now.colour(square) == mover ? boost(square) : hobble(square))
        .findFirst();
  }

  private String boost(int square) {
    String word = now.type(square).word();
    if (was.isHobbled(square)) {
      return now.isHobbled(square)
          ? "It cancels one of the checkers under your " + word
          : "It frees your %s: the two checkers cancel each other out".formatted(word);
    }
    long aims =
        now.squares(mover.opposite()) & ~new BoosterMovement(was, Geometry.NONE).targets(square);
    long reached = new BoosterReach(now, Geometry.NONE).of(square) & aims;
    return "The checker boosts your %s%s"
        .formatted(
            word,
            listed(", which then threatens %s", threats())
                .or(() -> listed(", which then aims at %s", pieces(reached)))
                .orElse(""));
  }

  private String hobble(int square) {
    PieceType type = now.type(square);
    if (!now.isHobbled(square)) {
      return "The checker takes one extra step away from your opponent's %s".formatted(type.word());
    }
    boolean isPawn = type == PieceType.PAWN;
    return "The checker hobbles your opponent's %s%s"
        .formatted(
            type.word(),
            listed(", and then you threaten %s", threats())
                .or(
                    () ->
                        listed(
                            ", which then stays in the way of %s",
                            isPawn ? blocked(square) : Map.of()))
                .orElse(isPawn ? ", which then can't move" : ", which then moves like a pawn"));
  }

  private static Optional<String> listed(String format, Map<Square, Character> pieces) {
    return pieces.isEmpty()
        ? Optional.empty()
        : Optional.of(
            format.formatted(Phrase.list(new PlacedPieces(pieces, PieceType.NAMES).words("the"))));
  }

  /** The enemies that are in danger now and were not. */
  private Map<Square, Character> threats() {
    Map<Square, Character> threats = new TreeMap<>(endangered(now));
    threats.keySet().removeAll(endangered(was).keySet());
    return threats;
  }

  private Map<Square, Character> endangered(BoosterBoard field) {
    return BoosterDanger.to(mover.opposite(), field).pieces().letters();
  }

  /** The enemies that could go further if nothing stood on {@code square}. */
  private Map<Square, Character> blocked(int square) {
    Map<Square, Character> blocked = pieces(now.squares(mover.opposite()));
    blocked.keySet().removeIf(from -> !isBlocked(BOARD.number(from), square));
    return blocked;
  }

  private boolean isBlocked(int from, int by) {
    PieceType type = now.type(from);
    long men = now.occupied();
    return type != PieceType.PAWN
        && !now.isHobbled(from)
        && PieceReach.of(BOARD, from, type, men)
            != PieceReach.of(BOARD, from, type, men & ~SquareSet.of(by));
  }

  private Map<Square, Character> pieces(long squares) {
    Map<Square, Character> pieces = new TreeMap<>();
    BOARD.squares(squares).forEach(square -> pieces.put(square, now.at(BOARD.number(square))));
    return pieces;
  }

  /** The dearest that the piece that has moved can capture by a step more without being lost. */
  static Optional<Sentence> extraCapture(BoosterGameState going) {
    BoosterPosition position = going.position();
    return BoosterMoveGenerator.boosts(position, going.moved().orElseThrow()).stream()
        .filter(step -> !step.captures().isEmpty())
        .map(step -> new TurnAction(going, step))
        .filter(step -> step.warning().isEmpty() && !step.isExposed())
        .map(step -> step.captures().get(0))
        .max(Comparator.comparing(prey -> ChessEvaluation.worth(position.type(prey))))
        .map(
            prey ->
                Sentence.of(
                    "Then an extra step can capture the %s on %s.",
                    position.type(prey).word(), prey));
  }

  /** What a move of one piece that captures nothing lets it do. */
  static Optional<Sentence> besides(BoosterPhase before, BoosterPhase after) {
    BoosterMotive motive = of(before, after);
    long from = motive.own(motive.was) & ~motive.own(motive.now);
    long to = motive.own(motive.now) & ~motive.own(motive.was);
    return SquareSet.size(from) == 1 && SquareSet.size(to) == 1
        ? motive.moved(SquareSet.first(to))
        : Optional.empty();
  }

  private long own(BoosterBoard field) {
    return field.squares(mover);
  }

  private Optional<Sentence> moved(int to) {
    return guard(to).or(() -> now.type(to) == PieceType.PAWN ? pawn(to) : Optional.empty());
  }

  /** The dearest own piece that nothing protected before. */
  private Optional<Sentence> guard(int moved) {
    int guarded = -1;
    for (long left = own(now) & own(was); left != 0; left = SquareSet.rest(left)) {
      int square = SquareSet.first(left);
      boolean isNew =
          square != moved
              && now.type(square) != PieceType.KING
              && !isProtected(was, square)
              && isProtected(now, square);
      if (isNew && (guarded < 0 || worth(square) > worth(guarded))) {
        guarded = square;
      }
    }
    return guarded < 0
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                "It guards the %s on %s, which was unguarded.",
                now.type(guarded).word(), BOARD.square(guarded)));
  }

  private double worth(int square) {
    return ChessEvaluation.worth(now.type(square));
  }

  private boolean isProtected(BoosterBoard field, int square) {
    BoosterMovement movement = new BoosterMovement(field, Geometry.NONE);
    return BOARD.squares(own(field)).stream()
        .map(BOARD::number)
        .anyMatch(from -> from != square && movement.hits(from, square));
  }

  private Optional<Sentence> pawn(int to) {
    return now.isHobbled(to) ? Optional.empty() : Optional.of(PawnAdvance.to(to, mover, true));
  }
}
