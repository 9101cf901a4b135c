package rookery.engine.games.neighbour;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.cards.CardPlace;
import rookery.engine.cards.FaceUpCardRows;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.play.ColouredGroups;

/**
 * The board with its groups, and beneath it each pile, and next to it the card turned up from it
 * or, once there are moves, the cards spent on them; at the end the cards that were never turned
 * up, one that says which piece would have come above the one that says where to.
 *
 * @param open whether it is the end
 */
record NeighbourPicture(
    NeighbourPosition gathering,
    Optional<NeighbourMove> last,
    ColouredGroups groups,
    boolean open) {
  private static final Margins MARGINS = new Margins(0, 0, 0, 2.45);
  private static final double TOP = 8.65;
  private static final double SCALE = 0.5;
  private static final double PIECES_X = 0.15;
  private static final double POSITIONS_X = 4.4;

  /** From a pile to what lies next to it. */
  private static final double NEXT = 2.1;

  /** From one card to the next where they lie open. */
  private static final double OPEN_STEP = 0.75;

  Diagram diagram() {
    Diagram board = Diagram.of(gathering.board());
    List<Mark> marks = new ArrayList<>(groups.marks());
    marks.addAll(onBoard());
    // Once all is spent the cards tell nothing more.
    boolean isSpent = gathering.result().isPresent() && gathering.piles().left() == 0;
    if (isSpent) {
      return board.with(marks);
    }
    return open
        ? board.with(FaceUpCardRows.MARGINS).with(opened()).with(marks)
        : board.with(MARGINS).with(beneath()).with(marks);
  }

  /** A piece and where it goes stand one above the other. */
  private List<Mark> opened() {
    NeighbourPiles piles = gathering.piles();
    List<List<String>> rows =
        List.of(
            backs(piles.unseenPieces(), piles.piecesLeft()),
            backs(piles.unseenPositions(), piles.positionsLeft()));
    double step = Math.min(OPEN_STEP, FaceUpCardRows.WIDTH / Math.max(1, rows.get(1).size() - 1));
    List<Mark> marks = new ArrayList<>(FaceUpCardRows.from(TOP, step, rows));
    marks.add(new Mark.Text(told(piles), 4.5, FaceUpCardRows.WORDS_RANK));
    return marks;
  }

  /** Those spent on moves, which came off first, stay face down: what counts is what is left. */
  private static List<String> backs(List<String> unseen, List<String> left) {
    return Stream.concat(
            Collections.nCopies(unseen.size() - left.size(), BesideBoard.Card.BACK).stream(),
            left.stream())
        .toList();
  }

  private static String told(NeighbourPiles piles) {
    return "%s spent on moves, %s left".formatted(piles.spent(), piles.left());
  }

  private List<Mark> beneath() {
    List<Mark> marks = new ArrayList<>();
    NeighbourPiles piles = gathering.piles();
    addPile(marks, PIECES_X, piles.piecesLeft().size(), "left");
    addPile(marks, POSITIONS_X, piles.positionsLeft().size(), "left");
    piles.piece().ifPresent(card -> addTurned(marks, PIECES_X, card));
    if (piles.spent() == 0) {
      piles.position().ifPresent(card -> addTurned(marks, POSITIONS_X, card));
    } else {
      addPile(marks, POSITIONS_X + NEXT, piles.spent(), "spent");
    }
    return marks;
  }

  private static void addPile(List<Mark> marks, double x, int count, String word) {
    marks.addAll(place(x).faceDown(count, count + " " + word));
  }

  private void addTurned(List<Mark> marks, double x, String card) {
    marks.addAll(place(x + NEXT).faceUp(card, gathering.piles().turned() + " turned"));
  }

  private static CardPlace place(double x) {
    return new CardPlace(x, TOP, SCALE);
  }

  /**
   * What happened last; the pieces that could move, by which players decide whether to stop; while
   * placing, the square that is taken and those to choose from.
   */
  private List<Mark> onBoard() {
    if (last.isPresent()) {
      List<Mark> move = new ArrayList<>(last.get().rings());
      move.add(Mark.last(List.of(last.get().from(), last.get().to())));
      return move;
    }
    List<Mark> marks = new ArrayList<>();
    gathering.last().ifPresent(square -> marks.add(Mark.last(List.of(square))));
    List<Square> movable = new NeighbourMoves(gathering.board()).movers();
    if (gathering.mayStop() && !movable.isEmpty()) {
      marks.add(Mark.candidates(movable));
    }
    if (gathering.phase() == NeighbourPosition.Phase.PLACE) {
      Square target = gathering.target();
      marks.add(Mark.ring(target, "black"));
      marks.add(Mark.candidates(gathering.ring().stream().sorted().toList()));
    }
    return marks;
  }
}
