package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.cards.CardPlace;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.board.Stacks;
import rookery.engine.text.BoardOrder;
import rookery.engine.text.Phrase;

/**
 * What a viewer sees: the board with the checkers under the pieces, and beneath it the checkers in
 * front of the players, the pile, the last discard and the viewer's own hand; at the end both hands
 * instead of the cards. What was left in the pile is only told in words.
 *
 * @param open whether it is the end
 */
record BoosterPicture(BoosterGameState table, Viewer viewer, boolean open) {
  /** Beneath the board, from the left: the heaps, the pile above the last discard, the own hand. */
  private static final Margins BENEATH = new Margins(0, 0, 0, 2.65);

  private static final double HEAP_X = 0.5;
  private static final double FAR_HEAP_Y = 9;
  private static final double NEAR_HEAP_Y = 10.05;
  private static final double SCALE = 0.6;
  private static final double CARDS_Y = 8.7;

  /** The pile and the discards say little, so that the hand can be seen card by card. */
  private static final double SMALL = 0.33;

  private static final double PILE_X = 1.95;
  private static final double DISCARD_Y = 9.73;
  private static final double HAND_X = 2.75;
  private static final double WIDEST_STEP = 0.85;

  /** From the first card of a full hand to the last. */
  private static final double HAND_WIDTH = 4.1;

  /** A hand beside its side's heap. */
  private static final double OPEN_X = 2;

  private static final double OPEN_Y = 0.52;
  private static final double OPEN_SCALE = 0.36;
  private static final double OPEN_STEP = 0.75;
  private static final double OPEN_WIDTH = 5.2;

  private static final Margins BENEATH_CHOOSING = new Margins(0, 0, 0, 1.55);
  private static final double CHOOSING_X = 0.5;
  private static final double CHOOSING_Y = 8.65;
  private static final double CHOOSING_SCALE = 0.34;
  private static final double CHOOSING_WIDTH = 6.8;

  Diagram diagram() {
    return diagram(lastTurn());
  }

  /** The same with these marks in place of the last squares touched. */
  Diagram diagram(List<Mark> marks) {
    return Diagram.of(table.position().field().board())
        .seenFrom(viewer.bottom())
        .with(BENEATH)
        .with(marks)
        .with(onBoard())
        .with(beneath());
  }

  /** The board and the own hand, small, while a piece or its square is chosen. */
  Diagram choosing() {
    List<Mark> marks = new ArrayList<>(lastTurn());
    marks.addAll(onBoard());
    marks.addAll(inRow(new CardPlace(CHOOSING_X, CHOOSING_Y, CHOOSING_SCALE), CHOOSING_WIDTH));
    return Diagram.of(table.position().field().board())
        .seenFrom(viewer.bottom())
        .with(hand().isEmpty() ? Margins.NONE : BENEATH_CHOOSING)
        .with(marks);
  }

  private List<String> hand() {
    return viewer
        .seat()
        .map(seat -> table.hands().of(TwoColourSeats.colour(seat)))
        .orElse(List.of());
  }

  private List<Mark> lastTurn() {
    List<Square> squares = table.trail().stream().distinct().toList();
    return squares.isEmpty() ? List.of() : List.of(Mark.last(squares));
  }

  private List<Mark> onBoard() {
    List<Mark> marks = new ArrayList<>();
    checkedKing().map(AttackedPiece::square).map(Mark::check).ifPresent(marks::add);
    // At the begin of a turn they are drawn with why it is check.
    checkedKing()
        .filter(king -> table.moved().isPresent())
        .map(AttackedPiece::arrows)
        .ifPresent(marks::addAll);
    marks.addAll(stacks().marks());
    return marks;
  }

  /** In the middle of a turn it is the other side's that can be. */
  private Optional<AttackedPiece> checkedKing() {
    BoosterPosition position = table.position();
    return (table.moved().isPresent() ? position.passedOn() : position).attackedKing();
  }

  private List<Mark> beneath() {
    List<Mark> marks = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      double y = colour == viewer.bottom() ? NEAR_HEAP_Y : FAR_HEAP_Y;
      marks.add(new BesideBoard.Heap(table.front(colour), colour, HEAP_X, y));
      if (open) {
        marks.addAll(opened(table.hands().of(colour), y));
      }
    }
    if (!open) {
      marks.addAll(cards());
    }
    return marks;
  }

  private static List<Mark> opened(List<String> hand, double y) {
    return new CardPlace(OPEN_X, CardPlace.hundredths(y - OPEN_Y), OPEN_SCALE)
        .row(hand, OPEN_STEP, OPEN_WIDTH);
  }

  private List<Mark> cards() {
    List<Mark> marks = new ArrayList<>();
    if (!table.hands().pile().isEmpty()) {
      marks.add(small(BesideBoard.Card.BACK, CARDS_Y));
    }
    List<String> discards = table.hands().discards();
    if (!discards.isEmpty()) {
      marks.add(small(discards.get(discards.size() - 1), DISCARD_Y));
    }
    marks.addAll(inRow(new CardPlace(HAND_X, CARDS_Y, SCALE), HAND_WIDTH));
    return marks;
  }

  /** The own hand in the order of the buttons that play it. */
  private List<Mark> inRow(CardPlace place, double width) {
    List<String> hand = hand().stream().sorted(BoardOrder::compare).toList();
    return place.row(hand, WIDEST_STEP, width);
  }

  private static Mark small(String face, double y) {
    return new BesideBoard.Card(face, PILE_X, y, SMALL);
  }

  String words() {
    List<String> sentences = new ArrayList<>();
    sentences.add(PieceInventory.of(diagram(), PieceType.NAMES));
    for (Colour colour : Colour.values()) {
      sentences.add(
          "%s's checkers: %s off the board%s."
              .formatted(colour.title(), table.front(colour), onBoard(colour)));
    }
    int pile = table.hands().pile().size();
    sentences.add(
        "%s in the pile.".formatted(pile == 0 ? "No cards" : Phrase.counted(pile, "card")));
    List<String> discards = table.hands().discards();
    if (!discards.isEmpty()) {
      sentences.add(shown("Discards", discards));
    }
    if (open) {
      for (Colour colour : Colour.values()) {
        sentences.add(shown(colour.title() + "'s hand", table.hands().of(colour)));
      }
      sentences.add(shown("The pile", table.hands().pile()));
    } else if (!hand().isEmpty()) {
      sentences.add("Your hand: %s.".formatted(BoosterNames.CARDS.counted(hand())));
    }
    checkedKing()
        .map(AttackedPiece::square)
        .ifPresent(king -> sentences.add("The king on %s is in check.".formatted(king)));
    if (!table.trail().isEmpty()) {
      sentences.add(
          "Squares used in the last turn: %s."
              .formatted(Phrase.row(table.trail().stream().distinct().toList())));
    }
    return String.join(" ", sentences);
  }

  private static String shown(String whose, List<String> hand) {
    return "%s: %s.".formatted(whose, hand.isEmpty() ? "empty" : BoosterNames.CARDS.shortly(hand));
  }

  private String onBoard(Colour colour) {
    return stacks().words(colour).map(words -> ", " + words).orElse("");
  }

  private Stacks stacks() {
    return new Stacks(table.position().field());
  }
}
