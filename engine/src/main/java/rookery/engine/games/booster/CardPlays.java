package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.games.booster.board.BoosterAttack;
import rookery.engine.games.booster.board.BoosterBoard;
import rookery.engine.games.booster.board.BoosterMovement;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.part.AddCard;
import rookery.engine.games.booster.part.BoosterMoveGenerator;

/** Which cards the side to move can play in step 3, and under which pieces. */
record CardPlays(BoosterGameState table) {
  private BoosterPosition position() {
    return table.position();
  }

  private BoosterBoard field() {
    return position().field();
  }

  private Colour side() {
    return position().turn();
  }

  /** Everything that can be played, in no order. */
  List<AddCard> all() {
    return hasChecker() ? among(safe(men())) : List.of();
  }

  private List<AddCard> among(long squares) {
    List<AddCard> all = new ArrayList<>();
    String last = "";
    for (String card : table.hands().of(side())) {
      if (!card.equals(last)) {
        add(card, men(card) & squares, all);
      }
      last = card;
    }
    return all;
  }

  Optional<AddCard> mating() {
    return hasChecker() ? among(safe(mates(men()))).stream().findFirst() : Optional.empty();
  }

  /** Those of {@code squares} where a checker more leaves the other side mated. */
  private long mates(long squares) {
    boolean checks = position().passedOn().inCheck();
    return those(
        squares,
        square ->
            (checks || field().colour(square) != side() || attacksKing(square))
                && BoosterMoveGenerator.isMate(position().withChecker(square).passedOn()));
  }

  private static long those(long squares, IntPredicate wanted) {
    long those = 0;
    for (long left = squares; left != 0; left = SquareSet.rest(left)) {
      those |= wanted.test(SquareSet.first(left)) ? Long.lowestOneBit(left) : 0;
    }
    return those;
  }

  boolean hasChecker() {
    return table.front(side()) > 0;
  }

  private void add(String card, long squares, List<AddCard> all) {
    for (long left = squares; left != 0; left = SquareSet.rest(left)) {
      all.add(add(card, Geometry.CHESS.square(SquareSet.first(left))));
    }
  }

  /** The squares of the pieces that any card of the hand can be played for. */
  private long men() {
    long men = 0;
    for (String card : table.hands().of(side())) {
      men |= men(card);
    }
    return men;
  }

  /**
   * Those of {@code squares} where a checker more leaves the own king unattacked. As long as it is
   * so, one under an own piece gives the enemy nothing.
   */
  private long safe(long squares) {
    boolean inCheck = position().inCheck();
    return those(
        squares,
        square ->
            inCheck ? isSafe(square) : field().colour(square) == side() || !attacksKing(square));
  }

  /** Whether the piece there could capture the other king with a checker more under it. */
  private boolean attacksKing(int square) {
    int king = field().king(field().colour(square).opposite());
    BoosterPosition next = position().withChecker(square);
    return king != Geometry.NONE
        && new BoosterAttack(next.field(), next.passed(), king).succeedsFrom(square);
  }

  /** BO-2: whether the piece there can move, or the side to move could capture it. */
  boolean isLively(Square square) {
    int from = Geometry.CHESS.number(square);
    BoosterMovement movement = new BoosterMovement(field(), position().passed());
    boolean isEnemy = field().colour(from) != side();
    return movement.targets(from) != 0
        || isEnemy && field().canBoost(side())
        || isEnemy
            && Geometry.CHESS.squares(field().squares(side())).stream()
                .anyMatch(own -> movement.hits(Geometry.CHESS.number(own), from));
  }

  /** BO-12: whether a checker more on {@code square} leaves the own king unattacked. */
  boolean isSafe(Square square) {
    return isSafe(Geometry.CHESS.number(square));
  }

  private boolean isSafe(int square) {
    return !position().withChecker(square).inCheck();
  }

  /** Whether {@code card} can be played for the piece on {@code square}, if there is one. */
  boolean matches(String card, Square square) {
    return SquareSet.has(men(card), Geometry.CHESS.number(square));
  }

  /** The squares of the pieces that {@code card} can be played for. */
  Stream<Square> matching(String card) {
    return Geometry.CHESS.alongRanks(men(card)).stream();
  }

  private long men(String card) {
    char letter = card.charAt(0);
    long men = field().squares(Colour.of(letter));
    // BO-11: a promoted pawn is what it has become.
    long alike = those(men, square -> field().at(square) == letter);
    return alike == 0 ? men : alike;
  }

  private AddCard add(String card, Square square) {
    return new AddCard(card, side(), position().at(square), square, position().boosters(square));
  }
}
