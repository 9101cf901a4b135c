package rookery.engine.games.neighbour;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * Putting a piece near its square, which was taken. Two are equal when their texts are, whatever
 * pieces they name.
 *
 * @param piece the letter of the piece
 */
record Place(char piece, Square square) implements NeighbourAction {
  @Override
  public String text() {
    return "place " + square;
  }

  @Override
  public List<Choice> path() {
    String question = "Where does the %s go?".formatted(PieceType.coloured(piece));
    return List.of(new Choice(question, square.toString(), square.toString()));
  }

  @Override
  public Gathering after(Gathering now) {
    return now.withPlaced(square);
  }

  @Override
  public String sentence(NeighbourView after) {
    return "The %s is put on %s.".formatted(PieceType.coloured(piece), square);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Place place && place.square == square;
  }

  @Override
  public int hashCode() {
    return square.hashCode();
  }
}
