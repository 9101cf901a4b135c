package rookery.engine.games.custodian;

import java.util.Collection;
import java.util.Map;
import java.util.SortedMap;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.kit.script.DuelCourse;
import rookery.engine.option.Options;

/** A whole game by the {@link CustodianReference}, with a count kept of its turns. */
final class CustodianCourse extends DuelCourse {
  private CustodianReference now;
  private SortedMap<String, CustodianReference> moves;

  CustodianCourse(Options options) {
    now = CustodianReference.of(Positions.start(CustodianOptions.of(options)));
    moves = now.moves();
    count.begins(now.text());
  }

  @Override
  public Map<String, Object> position() {
    return Map.of(
        "position", now.rows(),
        "turn", now.isWhite() ? "white" : "black",
        "castling", now.rights(),
        "halfmove", count.halfmove());
  }

  @Override
  protected boolean white() {
    return now.isWhite();
  }

  @Override
  protected Collection<String> moves() {
    return moves.keySet();
  }

  @Override
  public void play(String seat, String action) {
    CustodianReference before = now;
    now = moves.get(action);
    moves = now.moves();
    boolean captures = now.count(!before.isWhite()) < before.count(!before.isWhite());
    count.moved(captures || before.isPawn(action.substring(0, 2)));
    count.begins(now.text());
    String ending = now.ending(before);
    ends(ending.equals("none") ? count.draw() : ending);
  }
}
