package rookery.engine.games.booster.part;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.Landing;
import rookery.engine.games.booster.board.Position;

/** One king's step more for one checker: {@code boost f5}, {@code boost f8=Q}. */
public record Boost(Landing landing) implements TurnPart {
  private static final String WORD = "boost";

  @Override
  public String text() {
    return WORD + " " + landing.goal();
  }

  @Override
  public List<Choice> path() {
    String piece = PieceType.of(landing.piece()).word();
    List<Choice> path = new ArrayList<>();
    path.add(new Choice(FIRST_QUESTION, WORD, "Boost the " + piece));
    path.addAll(new LandingWords(landing).choices());
    return List.copyOf(path);
  }

  /** The kind of piece that goes on, in a word. */
  public String piece() {
    return PieceType.of(landing.piece()).word();
  }

  @Override
  public List<Square> captures() {
    return landing.victims();
  }

  @Override
  public Position on(Position position) {
    return position.boosted(landing);
  }

  @Override
  public boolean isProgress() {
    return landing.isPawn() || landing.captures();
  }

  @Override
  public String words() {
    return "boosts the " + new LandingWords(landing).words();
  }

  @Override
  public List<Square> touched() {
    return List.of(landing.start(), landing.end());
  }
}
