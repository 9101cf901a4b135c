package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/** A move of step 1, castling aside: {@code e2e4}, {@code e7e8=Q}. */
record Move(Step step) implements TurnPart {
  /** The answer that picks a piece to move. */
  static Choice piece(char letter, Square square, int boosters) {
    String label = PieceType.of(letter).title() + " " + square;
    return new Choice(
        "Which piece?",
        square.toString(),
        boosters == 0 ? label : label + ", " + Words.standing(boosters));
  }

  @Override
  public String text() {
    return step.from() + step.goal();
  }

  @Override
  public List<Choice> path() {
    Landing landing = step.landing();
    List<Choice> path = new ArrayList<>();
    path.add(piece(landing.piece(), step.from(), landing.carried()));
    path.addAll(step.choices());
    return List.copyOf(path);
  }

  @Override
  public Position on(Position position) {
    return position.moved(step.landing(), step.becomes());
  }

  @Override
  public boolean isProgress() {
    return step.landing().isPawn() || step.landing().captures();
  }

  @Override
  public String words() {
    return step.words();
  }

  @Override
  public List<Square> touched() {
    return List.of(step.from(), step.to());
  }

  @Override
  public Optional<rookery.engine.chess.Move> orthodox() {
    return Optional.of(new rookery.engine.chess.Move(step.from(), step.to(), step.promotion()));
  }
}
