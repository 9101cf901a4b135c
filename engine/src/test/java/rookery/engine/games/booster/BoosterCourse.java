package rookery.engine.games.booster;

import java.util.Collection;
import java.util.Map;
import java.util.SortedMap;
import rookery.engine.kit.script.DuelCourse;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;

/** A whole game by the {@link BoosterReference}, with a count kept of its turns. */
final class BoosterCourse extends DuelCourse {
  private BoosterReference now;
  private SortedMap<String, BoosterReference> actions;

  /**
   * @param played the game whose options and decks it has
   */
  BoosterCourse(Playthrough played) {
    Options options = played.options();
    now =
        BoosterReference.start(
            options.number("checkers-white"), options.number("checkers-black"), played.chance());
    begin();
  }

  BoosterReference now() {
    return now;
  }

  @Override
  public Map<String, Object> position() {
    return now.facts();
  }

  @Override
  protected boolean white() {
    return now.isWhitesTurn();
  }

  @Override
  protected boolean beginsTurn() {
    return now.beginsTurn();
  }

  @Override
  protected Collection<String> moves() {
    return actions.keySet();
  }

  @Override
  public void play(String seat, String action) {
    int before = now.halfmove();
    now = actions.get(action);
    if (now.halfmove() == 0) {
      count.progressed();
    } else if (now.halfmove() > before) {
      count.moved(false);
    }
    begin();
  }

  private void begin() {
    actions = now.legal();
    if (now.beginsTurn()) {
      count.begins(now.publicly());
      ends(ending());
    }
  }

  private String ending() {
    return switch (now.ending()) {
      case "none" -> count.draw();
      case "checkmate" -> other() + " checkmate";
      default -> "draw " + now.ending();
    };
  }
}
