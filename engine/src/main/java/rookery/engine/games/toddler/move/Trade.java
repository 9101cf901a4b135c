package rookery.engine.games.toddler.move;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.toddler.piece.Piece;

/** A minor Toddler and a Nurse trade places; written from the Toddler's square (TO-8). */
public record Trade(Piece toddler, Piece nurse) implements Move {
  @Override
  public List<Square> squares() {
    return List.of(toddler.square(), nurse.square());
  }

  @Override
  public List<Choice> path() {
    return List.of(
        Move.moving(toddler), Move.target(nurse.square(), "trade with " + nurse.words()));
  }

  /** The same squares from the Nurse's side, as players may also write it. */
  public String alias() {
    return nurse.square().toString() + toddler.square();
  }

  @Override
  public String words() {
    return "%s and %s trade places".formatted(toddler.words(), nurse.words());
  }

  @Override
  public Board playedOn(Board board) {
    return board.with(toddler.square(), nurse.letter()).with(nurse.square(), toddler.letter());
  }

  @Override
  public DrawRules counted(DrawRules draws) {
    return draws.moved();
  }
}
