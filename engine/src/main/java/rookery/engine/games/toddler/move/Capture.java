package rookery.engine.games.toddler.move;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.toddler.piece.Kind;
import rookery.engine.games.toddler.piece.Piece;
import rookery.engine.games.toddler.piece.Soldier;

/** A piece goes to an enemy's square and captures it. */
public record Capture(Piece piece, Piece victim) implements Move {
  @Override
  public List<Square> squares() {
    return List.of(piece.square(), victim.square());
  }

  @Override
  public List<Choice> path() {
    return List.of(Move.moving(piece), Move.target(victim.square(), "captures " + victim.words()));
  }

  @Override
  public String words() {
    String words = piece.words() + " captures " + victim.words();
    return becomes() == piece.kind() ? words : words + " and becomes a " + becomes().title();
  }

  private Kind becomes() {
    return Soldier.after(piece, victim);
  }

  @Override
  public List<Square> victims() {
    return List.of(victim.square());
  }

  @Override
  public Board playedOn(Board board) {
    char letter = piece.colour().cased(becomes().letter());
    return board.without(piece.square()).with(victim.square(), letter);
  }

  @Override
  public DrawRules counted(DrawRules draws) {
    return draws.progressed();
  }
}
