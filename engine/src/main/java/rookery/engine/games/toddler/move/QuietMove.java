package rookery.engine.games.toddler.move;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.toddler.piece.Kind;
import rookery.engine.games.toddler.piece.Piece;

/** A piece goes to an empty square. */
public record QuietMove(Piece piece, Square to) implements Move {
  @Override
  public List<Square> squares() {
    return List.of(piece.square(), to);
  }

  @Override
  public String text() {
    return piece.square().toString() + to;
  }

  @Override
  public List<Choice> path() {
    Choice moving = Move.moving(piece);
    Choice target = Move.target(to, to.toString());
    return piece.kind() == Kind.CAPTAIN
        ? List.of(moving, target, Move.way("straight", "just that step"))
        : List.of(moving, target);
  }

  @Override
  public String words() {
    return piece.words() + "-" + to;
  }

  @Override
  public Board playedOn(Board board) {
    return board.moved(piece.square(), to);
  }

  @Override
  public DrawRules counted(DrawRules draws) {
    // Soldiers can step back, so what was before their step may come again.
    return piece.kind().fighter() ? draws.progressedReversibly() : draws.moved();
  }
}
