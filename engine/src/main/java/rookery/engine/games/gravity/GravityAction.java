package rookery.engine.games.gravity;

import rookery.engine.ActionNews;
import rookery.engine.Duel;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.play.MoveAction;
import rookery.engine.text.LogLine;
import rookery.engine.text.Role;
import rookery.engine.text.Sentences;

/** A step as something that can be done in a scene. */
record GravityAction(GravityScene scene, GravityStep move) implements MoveAction<GravityScene> {
  @Override
  public GravityScene done(Seat by) {
    return after();
  }

  /** The scene after it. */
  GravityScene after() {
    GravityTurn turn = scene.turn();
    return new GravityScene(move.after(turn), scene.trail().with(turn, move));
  }

  /** The points of what is stacked by it are told with it. */
  private LogLine told(Seat by, GravityPoints points) {
    Colour own = scene.turn().colour();
    LogLine moved =
        points
            .stackedSince(scene.points(), own)
            .map(gained -> LogLine.moved(by, move.words() + ", which scores " + gained))
            .map(line -> line.as(Role.POINTS))
            .orElseGet(() -> move.told(by));
    Sentences others =
        points
            .stackedSince(scene.points(), own.opposite())
            .map(gained -> Sentences.of("%s also scored %s.", Duel.seat(own.opposite()), gained))
            .orElse(Sentences.NONE);
    return others.isEmpty() ? moved : moved.then(others).as(Role.POINTS);
  }

  /** GR-7: where the turn ends by it the next card is flipped, which shows something. */
  @Override
  public ActionNews news(Seat by, GravityScene after) {
    ActionNews news = ActionNews.toAll(() -> told(by, after.points()));
    boolean flips = after.turn().decks().flipped() > scene.turn().decks().flipped();
    return flips ? new ActionNews.Revealing(news) : news;
  }
}
