package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** Which cards the side to move can play in step 3, and under which pieces. */
record Adding(Table table) {
  private Position position() {
    return table.position();
  }

  private Colour side() {
    return position().turn();
  }

  /** Everything that can be played, in no order. */
  List<Deed> all() {
    List<Deed> all = new ArrayList<>();
    if (hasChecker()) {
      List<Square> safe = safe();
      for (String card : table.hands().of(side()).stream().distinct().toList()) {
        safe.stream().filter(square -> matches(card, square)).forEach(s -> all.add(add(card, s)));
      }
    }
    return all;
  }

  /** Whether there is a checker to add. */
  boolean hasChecker() {
    return table.front(side()) > 0;
  }

  private List<Square> safe() {
    return Grid.list(position().field().occupied()).stream().filter(this::isSafe).toList();
  }

  /** BO-12: whether a checker more on {@code square} leaves the own king unattacked. */
  boolean isSafe(Square square) {
    return !position().withChecker(Grid.index(square)).inCheck();
  }

  /** Whether {@code card} can be played for the piece on {@code square}, if there is one. */
  boolean matches(String card, Square square) {
    return matching(card).anyMatch(square::equals);
  }

  /** The squares of the pieces that {@code card} can be played for. */
  Stream<Square> matching(String card) {
    char letter = card.charAt(0);
    List<Square> men = Grid.list(position().field().squares(Colour.of(letter)));
    // BO-11: a promoted pawn is what it has become.
    List<Square> alike = men.stream().filter(man -> position().at(man) == letter).toList();
    return (alike.isEmpty() ? men : alike).stream();
  }

  private Deed add(String card, Square square) {
    return new Add(card, side(), position().at(square), square, position().boosters(square));
  }
}
