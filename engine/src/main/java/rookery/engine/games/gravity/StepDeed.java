package rookery.engine.games.gravity;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.play.Deed;

/** A step as something that can be done in a scene. */
record StepDeed(GravityScene scene, GravityStep step) implements Deed<GravityScene> {
  @Override
  public String text() {
    return step.text();
  }

  @Override
  public List<Choice> path() {
    return step.path();
  }

  @Override
  public List<String> names() {
    return step.names();
  }

  @Override
  public List<Square> captures() {
    return step.captures();
  }

  @Override
  public GravityScene done(Seat by) {
    return after();
  }

  /** The scene after it. */
  GravityScene after() {
    GravityTurn turn = scene.turn();
    return new GravityScene(step.after(turn), scene.trail().with(turn, step));
  }

  /** GR-7: where the turn ends by it the next card is flipped, which shows something. */
  @Override
  public News news(Seat by, GravityScene after) {
    News news = News.toAll(() -> "%s: %s.".formatted(by.title(), step.words()));
    boolean flips = after.turn().decks().flipped() > scene.turn().decks().flipped();
    return flips ? new News.Revealing(news) : news;
  }
}
