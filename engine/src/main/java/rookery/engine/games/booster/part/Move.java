package rookery.engine.games.booster.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.Landing;
import rookery.engine.games.booster.board.Position;
import rookery.engine.games.booster.board.Words;

/** A move of step 1, castling aside: {@code e2e4}, {@code e7e8=Q}. */
public record Move(Landing landing) implements TurnPart {
  /** The answer that picks a piece to move. */
  public static Choice piece(char letter, Square square, int boosters) {
    String label = PieceType.of(letter).title() + " " + square;
    return new Choice(
        "Which piece?",
        square.toString(),
        boosters == 0 ? label : label + ", " + Words.standing(boosters));
  }

  @Override
  public String text() {
    return landing.start() + landing.goal();
  }

  @Override
  public List<Choice> path() {
    List<Choice> path = new ArrayList<>();
    path.add(piece(landing.piece(), landing.start(), landing.carried()));
    path.addAll(new LandingWords(landing).choices());
    return List.copyOf(path);
  }

  @Override
  public List<Square> captures() {
    return landing.victims();
  }

  @Override
  public Position on(Position position) {
    return position.moved(landing);
  }

  @Override
  public boolean isProgress() {
    return landing.isPawn() || landing.captures();
  }

  @Override
  public String words() {
    return new LandingWords(landing).words();
  }

  @Override
  public List<Square> touched() {
    return List.of(landing.start(), landing.end());
  }

  @Override
  public Optional<rookery.engine.chess.Move> orthodox() {
    return Optional.of(
        new rookery.engine.chess.Move(landing.start(), landing.end(), landing.promotion()));
  }
}
