package rookery.engine.games.neighbour;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.play.Deed;

/** Putting a piece near its square, which was taken. */
record Place(NeighbourScene scene, Square square) implements Deed<NeighbourScene> {
  @Override
  public String text() {
    return "place " + square;
  }

  @Override
  public List<Choice> path() {
    String question = "Where does the %s go?".formatted(piece());
    return List.of(new Choice(question, square.toString(), square.toString()));
  }

  private String piece() {
    return PieceType.coloured(scene.gathering().held());
  }

  @Override
  public List<String> names() {
    return List.of(square.toString());
  }

  @Override
  public NeighbourScene done(Seat by) {
    return new NeighbourScene(scene.gathering().withPlaced(square));
  }

  @Override
  public News news(Seat by, NeighbourScene after) {
    return News.toAll(() -> "The %s is put on %s.".formatted(piece(), square));
  }
}
