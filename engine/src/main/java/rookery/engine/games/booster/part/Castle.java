package rookery.engine.games.booster.part;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.games.booster.board.Position;

/** Castling, named by the king's move: {@code e1g1}. */
public record Castle(Castling right) implements TurnPart {
  @Override
  public String text() {
    return right.king().toString() + right.kingTo();
  }

  @Override
  public List<Choice> path() {
    return List.of(
        Move.piece('K', right.king(), 0),
        new Choice(
            TARGET_QUESTION,
            right.kingTo().toString(),
            "%s, castles with the rook on %s".formatted(right.kingTo(), right.rook())));
  }

  @Override
  public Position on(Position position) {
    return position.castled(right);
  }

  @Override
  public boolean isProgress() {
    return false;
  }

  @Override
  public String words() {
    return "castles, king %s-%s and rook %s-%s."
        .formatted(right.king(), right.kingTo(), right.rook(), right.rookTo());
  }

  @Override
  public List<Square> touched() {
    return List.of(right.king(), right.kingTo(), right.rook(), right.rookTo());
  }

  @Override
  public Optional<rookery.engine.chess.Move> orthodox() {
    return Optional.of(rookery.engine.chess.Move.of(right.king(), right.kingTo()));
  }
}
