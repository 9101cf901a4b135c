package rookery.engine.games.gravity;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * A piece going down, or capturing on its row.
 *
 * @param piece the letter of the piece that moves
 * @param captured the letter of the piece it captures; {@link Board#EMPTY} if it captures none
 */
record Move(char piece, Square from, Square to, char captured) implements GravityStep {
  @Override
  public String text() {
    return from.toString() + to;
  }

  /** Whether it captures a piece. */
  boolean isCapture() {
    return captured != Board.EMPTY;
  }

  @Override
  public List<Square> captures() {
    return isCapture() ? List.of(to) : List.of();
  }

  @Override
  public List<Choice> path() {
    String target = isCapture() ? "%s, captures the %s".formatted(to, prey()) : to.toString();
    return List.of(
        new Choice(WHICH, from.toString(), GravityStep.label(piece, from)),
        new Choice("Where to?", to.toString(), target));
  }

  private String prey() {
    return PieceType.of(captured).word();
  }

  @Override
  public List<String> names() {
    PieceType type = PieceType.of(piece);
    String file = from.toString().substring(0, 1);
    if (type == PieceType.PAWN) {
      return List.of(isCapture() ? file + to : to.toString());
    }
    String letter = Character.toString(type.letter());
    return List.of(letter + to, letter + file + to, letter + from + to);
  }

  @Override
  public GravityTurn after(GravityTurn turn) {
    return turn.withMove(this);
  }

  @Override
  public String words() {
    String way = "%s %s-%s".formatted(PieceType.of(piece).word(), from, to);
    return isCapture() ? "%s, captures the %s".formatted(way, prey()) : way;
  }
}
