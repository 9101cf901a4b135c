package rookery.engine.games.neighbour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.play.Deed;

/** Spending a card so that a piece moves like a neighbour. */
record Move(NeighbourScene scene, Square from, Square to) implements Deed<NeighbourScene> {
  @Override
  public String text() {
    return from.toString() + to;
  }

  @Override
  public List<Choice> path() {
    char piece = board().at(from);
    String label = "%s %s %s".formatted(Colour.of(piece).title(), PieceType.of(piece).word(), from);
    return List.of(
        new Choice("Which piece moves?", from.toString(), label),
        new Choice("Where to?", to.toString(), "%s, like a %s".formatted(to, moved().kinds())));
  }

  @Override
  public List<Mark> marks() {
    List<Mark> marks = new ArrayList<>(moved().rings("blue"));
    marks.add(Mark.arrow(from, to, "blue"));
    return marks;
  }

  @Override
  public NeighbourScene done(Seat by) {
    return new NeighbourScene(scene.gathering().withMoved(from, to), Optional.of(moved()));
  }

  /** Whether the piece could not have moved so by itself. */
  boolean isUnlikeItself() {
    return !moved().like().contains(PieceType.of(board().at(from)));
  }

  private Moved moved() {
    return Moved.on(board(), from, to);
  }

  private Board board() {
    return scene.gathering().board();
  }

  @Override
  public News news(Seat by, NeighbourScene after) {
    return News.toAll(() -> moved().sentence());
  }
}
