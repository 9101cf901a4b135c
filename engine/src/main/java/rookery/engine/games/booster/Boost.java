package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/** One king's step more for one checker: {@code boost f5}, {@code boost f8=Q}. */
record Boost(Step step) implements TurnPart {
  private static final String WORD = "boost";

  @Override
  public String text() {
    return WORD + " " + step.goal();
  }

  @Override
  public List<Choice> path() {
    String piece = PieceType.of(step.landing().piece()).word();
    List<Choice> path = new ArrayList<>();
    path.add(new Choice(FIRST_QUESTION, WORD, "Boost the " + piece));
    path.addAll(step.choices());
    return List.copyOf(path);
  }

  @Override
  public Position on(Position position) {
    return position.boosted(step.landing(), step.becomes());
  }

  @Override
  public boolean isProgress() {
    return step.landing().isPawn() || step.landing().captures();
  }

  @Override
  public String words() {
    return "boosts the " + step.words();
  }

  @Override
  public List<Square> touched() {
    return List.of(step.from(), step.to());
  }
}
