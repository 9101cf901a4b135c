package rookery.engine.games.neighbour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.cards.CardPlace;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;

/**
 * The board with the cards on its right: each pile, and next to it the card turned up from it or,
 * once there are moves, the cards spent on them.
 */
record NeighbourPicture(Gathering gathering, Optional<Moved> last) {
  private static final Margins MARGINS = new Margins(0, 0, 5, 0);
  private static final double LEFT = 8.5;
  private static final double RIGHT = 10.75;
  private static final double PIECES_Y = 0.25;
  private static final double POSITIONS_Y = 4.5;

  Diagram diagram() {
    List<Mark> marks = new ArrayList<>();
    Piles piles = gathering.piles();
    addPile(marks, LEFT, PIECES_Y, piles.piecesLeft().size(), "left");
    addPile(marks, LEFT, POSITIONS_Y, piles.positionsLeft().size(), "left");
    piles.piece().ifPresent(card -> addTurned(marks, PIECES_Y, card));
    if (piles.spent() == 0) {
      piles.position().ifPresent(card -> addTurned(marks, POSITIONS_Y, card));
    } else {
      addPile(marks, RIGHT, POSITIONS_Y, piles.spent(), "spent");
    }
    marks.addAll(onBoard());
    return Diagram.of(gathering.board()).with(MARGINS).with(marks);
  }

  private static void addPile(List<Mark> marks, double x, double y, int count, String word) {
    if (count > 0) {
      marks.addAll(new CardPlace(x, y).faceDown(count + " " + word));
    }
  }

  private void addTurned(List<Mark> marks, double y, String card) {
    marks.addAll(new CardPlace(RIGHT, y).faceUp(card, gathering.piles().turned() + " turned"));
  }

  /** What happened last; while placing, the square that is taken and those to choose from. */
  private List<Mark> onBoard() {
    if (last.isPresent()) {
      return List.of(new Mark.Last(List.of(last.get().from(), last.get().to())));
    }
    List<Mark> marks = new ArrayList<>();
    gathering.last().ifPresent(square -> marks.add(new Mark.Last(List.of(square))));
    if (gathering.phase() == NeighbourPhase.PLACE) {
      Square target = gathering.target();
      marks.add(new Mark.Arrow(target, target, "black"));
      marks.add(new Mark.Candidates(gathering.ring().stream().sorted().toList()));
    }
    return marks;
  }
}
