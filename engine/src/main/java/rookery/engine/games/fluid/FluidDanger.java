package rookery.engine.games.fluid;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.TwoColourSeats;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;

/**
 * What one side could win by capturing, if each side then captures on that square with the cheapest
 * piece or pair, as long as it pays. What is protected is in no danger from what is worth more, but
 * of two pieces that two capture at once a single one can avenge only one.
 *
 * @param position the side that could capture is to move
 * @param captures what it could capture
 */
record FluidDanger(FluidPosition position, List<FluidMove> captures) {
  /** In pawns; a bishop and a knight are worth nearly the same. */
  private static final double LOSS = 0.9;

  static FluidDanger in(FluidPosition position) {
    return new FluidDanger(
        position,
        FluidMoveGenerator.legal(position).stream()
            .filter(move -> move.taken() != Stack.EMPTY && !takesKing(move))
            .toList());
  }

  /** A king in check is told of otherwise, and nothing follows its capture. */
  static boolean takesKing(FluidMove move) {
    return holdsKing(move.taken());
  }

  /** Whether a king is among some pieces on a square. */
  static boolean holdsKing(int stack) {
    return Stack.kinds(stack).stream().anyMatch(piece -> FluidPiece.kind(piece) == FluidPiece.KING);
  }

  /** What the other side could win from {@code own}, whoever is to move. */
  static FluidDanger to(Colour own, FluidPosition position) {
    return in(position.turn() == own ? position.toMove(own.opposite()) : position);
  }

  /** The king of the side to move, which is in check, and what attacks it. */
  static AttackedPiece check(FluidPosition position) {
    int king = position.king(position.turn());
    FluidPosition turned = position.toMove(position.turn().opposite());
    // FL-11: whether the attacker's own king would be safe does not matter.
    Stream<FluidMove> captures =
        FluidMoveGenerator.careless(turned).stream()
            .filter(move -> move.to() == king && takesKing(move));
    return KingAttack.on(Geometry.CHESS.square(king), attacks(captures, turned));
  }

  /** A move by which the side to move would be mated, if it did nothing about it. */
  static Optional<Explanation> mate(FluidPosition position) {
    return mateBy(position.toMove(position.turn().opposite()));
  }

  /** A move by which the side to move can mate. */
  static Optional<Explanation> mateBy(FluidPosition position) {
    return FluidMoveGenerator.legal(position).stream()
        .filter(move -> isMate(position.after(move)))
        .findFirst()
        .map(
            move ->
                KingAttack.mate(TwoColourSeats.seat(position.turn()), attack(move, position), ""));
  }

  private static boolean isMate(FluidPosition after) {
    return after.inCheck() && FluidMoveGenerator.legal(after).isEmpty();
  }

  /** How much the answer could win beyond what {@code move} wins. */
  static double loss(FluidMove move, FluidPosition before) {
    FluidPosition after = before.after(move);
    FluidDanger danger = in(after);
    return danger.captures.stream().mapToDouble(next -> danger.gain(next.takenOn())).max().orElse(0)
        + FluidEvaluation.lead(before.turn(), before)
        - FluidEvaluation.lead(before.turn(), after);
  }

  /**
   * How some moves capture: two that share a square, and could as one or apart, are told as one.
   */
  static List<Attack> attacks(Stream<FluidMove> captures, FluidPosition position) {
    return asOne(captures).stream().map(move -> attack(move, position)).toList();
  }

  /** One of these moves from each square, two together rather than one of them. */
  static Collection<FluidMove> asOne(Stream<FluidMove> moves) {
    SortedMap<Integer, FluidMove> by = new TreeMap<>();
    moves.forEach(move -> by.merge(move.from(), move, (one, other) -> one.isPairs() ? one : other));
    return by.values();
  }

  static Attack attack(FluidMove move, FluidPosition position) {
    int attacker = move.moved();
    return new Attack(
        FluidNames.of(attacker), move.way(position.cells()), "via", FluidNames.isPlural(attacker));
  }

  /** What could be captured on a square, and by what. */
  AttackedPiece on(Square square) {
    List<FluidMove> attacks = on(Geometry.CHESS.number(square));
    return new AttackedPiece("piece", square, attacks(attacks.stream(), position));
  }

  /** What is told of that which could be captured on a square: a pawn takes half of a queen. */
  Optional<Explanation> told() {
    return pieces()
        .danger(
            square -> on(square).arrows(), square -> isOfHalf(square) ? "half of your" : "your");
  }

  /** Whether a queen stands there of whom only a half can be captured. */
  boolean isOfHalf(Square square) {
    return FluidNames.isQueen(position.at(square))
        && on(Geometry.CHESS.number(square)).stream().noneMatch(FluidMove::isPairs);
  }

  /** The pieces in danger; two on a square that make a queen are called one. */
  CapturablePieces pieces() {
    SortedMap<Square, Character> letters = new TreeMap<>();
    for (FluidMove move : captures) {
      if (isLostOn(move.takenOn())) {
        letters.computeIfAbsent(Geometry.CHESS.square(move.takenOn()), this::letter);
      }
    }
    return new CapturablePieces(letters, PieceType.NAMES);
  }

  private char letter(Square square) {
    int taken = dearest(on(Geometry.CHESS.number(square)));
    return FluidNames.isQueen(position.at(square))
        ? PieceType.QUEEN.letter()
        : Stack.kinds(taken).stream()
            .max(Comparator.comparingDouble(FluidEvaluation::plain))
            .map(FluidPiece::name)
            .orElseThrow();
  }

  /** The most that one of these moves captures. */
  private static int dearest(List<FluidMove> captures) {
    return captures.stream()
        .map(FluidMove::taken)
        .max(Comparator.comparingDouble(FluidEvaluation::plainOf))
        .orElseThrow();
  }

  /** Whether what could be won on a square isn't worth more than what was paid for it. */
  boolean isPaid(int square, int taken) {
    return gain(square) - FluidEvaluation.plainOf(taken) <= LOSS;
  }

  boolean isLostOn(int square) {
    return gain(square) > LOSS;
  }

  private double gain(int square) {
    List<FluidMove> captures = on(square);
    return Stream.of(true, false)
        .flatMap(pair -> cheapest(captures, pair).stream())
        .mapToDouble(this::net)
        .filter(net -> net > 0)
        .max()
        .orElse(0);
  }

  private static Optional<FluidMove> cheapest(List<FluidMove> captures, boolean pair) {
    return captures.stream()
        .filter(move -> move.isPairs() == pair)
        .min(
            Comparator.comparingDouble((FluidMove move) -> FluidEvaluation.plainOf(move.moved()))
                .thenComparingDouble(move -> -FluidEvaluation.plainOf(move.taken())));
  }

  private double net(FluidMove move) {
    return FluidEvaluation.plainOf(move.taken()) - in(position.after(move)).gain(move.to());
  }

  /** What could capture on a square so that each side loses about as much in the end. */
  List<FluidMove> even(int square) {
    return on(square).stream().filter(move -> Math.abs(net(move)) <= LOSS).toList();
  }

  List<FluidMove> on(int square) {
    return captures.stream().filter(move -> move.takenOn() == square).toList();
  }
}
