package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.Duel;
import rookery.engine.Side;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Inventory;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.games.booster.board.Stacks;

/**
 * What a viewer sees: the board with the checkers under the pieces, and beside it the checkers in
 * front of the players, the pile, the last discard and the viewer's own hand.
 */
record Picture(Table table, Viewer viewer) {
  private static final double LEFT = 8.4;
  private static final double CARD = 1.95;
  private static final double OVERLAP = 0.5;
  private static final double WIDTH = 4.4;
  private static final double HEAP_X = 9.1;
  private static final double HEAD = 0.5;
  private static final double FOOT = 7.6;
  private static final double PILES_Y = 1;
  private static final double HAND_Y = 4.1;

  /** From a card's left edge to the file number of its middle. */
  private static final double MIDDLE = 1.5;

  Diagram diagram() {
    return Diagram.of(table.position().field().board())
        .seenFrom(bottom())
        .with(new Margins(0, 0, Math.max(WIDTH, handWidth() + LEFT - Geometry.CHESS.files()), 0))
        .with(onBoard())
        .with(beside());
  }

  private Colour bottom() {
    return viewer.sits(Side.BLACK) ? Colour.BLACK : Colour.WHITE;
  }

  private List<String> hand() {
    return viewer.seat().map(seat -> table.hands().of(Duel.colour(seat))).orElse(List.of());
  }

  private double handWidth() {
    return CARD + OVERLAP * Math.max(0, hand().size() - 1);
  }

  private List<Mark> onBoard() {
    List<Mark> marks = new ArrayList<>();
    if (!table.trail().isEmpty()) {
      marks.add(new Mark.Last(table.trail().stream().distinct().toList()));
    }
    checkedKing().map(Mark.Check::new).ifPresent(marks::add);
    marks.addAll(stacks().marks());
    return marks;
  }

  private Optional<Square> checkedKing() {
    return table.position().inCheck()
        ? Optional.of(Geometry.CHESS.square(table.position().field().king(table.turn())))
        : Optional.empty();
  }

  private List<Mark> beside() {
    List<Mark> marks = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      double y = colour == bottom() ? FOOT : HEAD;
      marks.add(new Mark.Heap(table.front(colour), colour, HEAP_X, y));
    }
    List<String> hand = hand();
    for (int i = 0; i < hand.size(); i++) {
      marks.add(new Mark.Card(hand.get(i), LEFT + i * OVERLAP, HAND_Y));
    }
    addPiles(marks);
    return marks;
  }

  private void addPiles(List<Mark> marks) {
    int pile = table.hands().pile().size();
    if (pile > 0) {
      marks.add(new Mark.Card(Mark.Card.BACK, LEFT, PILES_Y));
    }
    List<String> discards = table.hands().discards();
    if (!discards.isEmpty()) {
      marks.add(new Mark.Card(discards.get(discards.size() - 1), LEFT + CARD, PILES_Y));
    }
  }

  /** The same in words. */
  String words() {
    List<String> sentences = new ArrayList<>();
    sentences.add(Inventory.of(diagram(), PieceType.NAMES));
    for (Colour colour : Colour.values()) {
      sentences.add(
          "%s checkers: %s in front%s."
              .formatted(colour.title(), table.front(colour), onBoard(colour)));
    }
    sentences.add("Cards: %s in the pile%s.".formatted(table.hands().pile().size(), discards()));
    if (!hand().isEmpty()) {
      sentences.add("Your hand: %s.".formatted(String.join(" ", hand())));
    }
    checkedKing().ifPresent(king -> sentences.add("The king on %s is in check.".formatted(king)));
    if (!table.trail().isEmpty()) {
      sentences.add("Last touched: %s.".formatted(names(table.trail())));
    }
    return String.join(" ", sentences);
  }

  private String onBoard(Colour colour) {
    return stacks().words(colour).map(words -> ", " + words).orElse("");
  }

  private Stacks stacks() {
    return new Stacks(table.position().field());
  }

  private String discards() {
    List<String> discards = table.hands().discards();
    return discards.isEmpty() ? "" : ", discarded " + String.join(" ", discards);
  }

  private static String names(List<Square> squares) {
    return squares.stream().distinct().map(Square::toString).collect(Collectors.joining(", "));
  }
}
