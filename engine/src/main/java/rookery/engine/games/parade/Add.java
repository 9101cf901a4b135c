package rookery.engine.games.parade;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.play.Deed;

/** Showing the top card and placing its piece. */
record Add(ParadeScene scene) implements Deed<ParadeScene> {
  @Override
  public String text() {
    return "add";
  }

  @Override
  public List<Choice> path() {
    return List.of(new Choice(ParadeScene.FIRST_QUESTION, text(), "Add a piece"));
  }

  @Override
  public ParadeScene done(Seat by) {
    Parade parade = scene.parade();
    return new ParadeScene(parade.withAdded(), new Added(parade.top(), parade.topPlace()));
  }

  @Override
  public News news(Seat by, ParadeScene after) {
    return News.revealing(after::lastSentence);
  }
}
