package rookery.engine.games.booster;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.attack.Exchange;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.BoosterBoard;
import rookery.engine.games.booster.board.BoosterMovement;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.BoosterReach;

/**
 * What a side should look after: its pieces that the other side could win material by capturing,
 * with a move or with the boosts after it. Whatever protects a piece can capture back, the cheapest
 * first; that a piece may be pinned, or capture en passant, is left aside.
 *
 * @param own the side whose pieces may be in danger
 * @param boosts the squares to which each enemy can be boosted
 * @param escapes the ways, with no more than two extra steps, by which the other side gets out of
 *     the check that it is in, if it is
 */
record BoosterDanger(
    BoosterBoard field,
    Colour own,
    Map<Integer, Long> boosts,
    Optional<List<List<Square>>> escapes) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** In pawns; a bishop and a knight are worth nearly the same. */
  private static final double LOSS = 0.5;

  /** No king may be captured back. */
  private static final double KING = 100;

  static BoosterDanger to(Colour own, BoosterBoard field) {
    Map<Integer, Long> boosts = new HashMap<>();
    if (field.canBoost(own.opposite())) {
      BoosterReach reach = new BoosterReach(field, Geometry.NONE);
      squares(field, own.opposite()).forEach(from -> boosts.put(from, reach.of(from)));
    }
    return new BoosterDanger(field, own, boosts, Optional.empty());
  }

  /** The same at a table: whoever is in check can only capture what ends it. */
  static BoosterDanger to(Colour own, BoosterGameState table) {
    BoosterGameState next = table.imagined(own.opposite(), List.of());
    BoosterDanger danger = to(own, table.position().field());
    return next.position().inCheck()
        ? new BoosterDanger(
            danger.field,
            own,
            danger.boosts,
            Optional.of(ReachedByTurn.from(next).stream().map(ReachedByTurn::way).toList()))
        : danger;
  }

  CapturablePieces pieces() {
    SortedMap<Square, Character> letters = new TreeMap<>();
    for (int square : squares(field, own)) {
      if (isLostOn(square)) {
        letters.put(BOARD.square(square), field.at(square));
      }
    }
    return new CapturablePieces(letters, PieceType.NAMES);
  }

  /** Whether the piece there is one of them; a king is in check instead. */
  boolean isLostOn(int square) {
    return field.type(square) != PieceType.KING
        && Exchange.gain(worth(square), worths(attackers(square)), worths(protectors(square)))
            > LOSS;
  }

  /** What could be captured on a square, and by what, with its way there step by step. */
  AttackedPiece on(Square square) {
    int goal = BOARD.number(square);
    List<Attack> attacks =
        attackers(goal).stream()
            .flatMap(from -> way(from, goal).stream())
            .map(way -> BoosterNames.attack(field.type(BOARD.number(way.get(0))), way))
            .toList();
    return new AttackedPiece(word(square), square, attacks);
  }

  private Optional<List<Square>> way(int from, int goal) {
    return escapes.isPresent()
        ? escapesTo(goal).filter(way -> BOARD.number(way.get(0)) == from).findFirst()
        : new BoosterReach(field, Geometry.NONE).way(from, goal);
  }

  private Stream<List<Square>> escapesTo(int goal) {
    return escapes.orElse(List.of()).stream()
        .filter(way -> BOARD.number(way.get(way.size() - 1)) == goal);
  }

  private String word(Square square) {
    return field.type(BOARD.number(square)).word();
  }

  private List<Integer> attackers(int square) {
    if (escapes.isPresent()) {
      return escapesTo(square).map(way -> BOARD.number(way.get(0))).distinct().toList();
    }
    return squares(field, own.opposite()).stream()
        .filter(
            from ->
                movement().hits(from, square)
                    || SquareSet.has(boosts.getOrDefault(from, 0L), square))
        .toList();
  }

  private List<Integer> protectors(int square) {
    return squares(field, own).stream()
        .filter(from -> from != square && movement().hits(from, square))
        .toList();
  }

  private static List<Integer> squares(BoosterBoard field, Colour side) {
    return BOARD.alongRanks(field.squares(side)).stream().map(BOARD::number).toList();
  }

  private List<Double> worths(List<Integer> squares) {
    return squares.stream().map(this::worth).sorted().toList();
  }

  private double worth(int square) {
    PieceType type = field.type(square);
    return type == PieceType.KING ? KING : ChessEvaluation.worth(type);
  }

  private BoosterMovement movement() {
    return new BoosterMovement(field, Geometry.NONE);
  }
}
