package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Objects;
import rookery.engine.Choice;
import rookery.engine.Phrase;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * A piece moving like a neighbour. Two are equal when their texts are, whatever pieces they name.
 *
 * @param piece the letter of the piece that moves
 * @param like the kinds of its neighbours that can move so, at least one
 */
record Move(char piece, Square from, Square to, List<PieceType> like) implements NeighbourAction {
  Move {
    like = List.copyOf(like);
  }

  @Override
  public String text() {
    return from.toString() + to;
  }

  @Override
  public List<Choice> path() {
    String label = "%s %s %s".formatted(Colour.of(piece).title(), PieceType.of(piece).word(), from);
    return List.of(
        new Choice("Which piece moves?", from.toString(), label),
        new Choice("Where to?", to.toString(), "%s, like a %s".formatted(to, kinds())));
  }

  private String kinds() {
    return Phrase.either(like.stream().map(PieceType::word).toList());
  }

  @Override
  public Gathering after(Gathering now) {
    return now.withMoved(from, to);
  }

  @Override
  public String sentence(NeighbourView after) {
    return sentence();
  }

  /** The move in words. */
  String sentence() {
    return "The %s moves to %s like a %s."
        .formatted(NeighbourAction.piece(piece, from), to, kinds());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Move move && move.from == from && move.to == to;
  }

  @Override
  public int hashCode() {
    return Objects.hash(from, to);
  }
}
