package rookery.engine.games.gravity;

import rookery.engine.ActionNews;
import rookery.engine.Seat;
import rookery.engine.play.MoveAction;

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

  /** GR-7: where the turn ends by it the next card is flipped, which shows something. */
  @Override
  public ActionNews news(Seat by, GravityScene after) {
    ActionNews news = MoveAction.super.news(by, after);
    boolean flips = after.turn().decks().flipped() > scene.turn().decks().flipped();
    return flips ? new ActionNews.Revealing(news) : news;
  }
}
