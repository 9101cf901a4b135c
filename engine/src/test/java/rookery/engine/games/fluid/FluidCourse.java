package rookery.engine.games.fluid;

import java.util.Collection;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.kit.script.DuelCourse;

/** A whole game by the {@link FluidReference}, with a count kept of its turns. */
final class FluidCourse extends DuelCourse {
  private FluidReference now;
  private SortedMap<String, FluidReference> moves;

  /**
   * @param start the first position
   */
  FluidCourse(FluidReference start) {
    now = start;
    begin();
  }

  @Override
  public Map<String, Object> position() {
    Map<String, Object> position = new TreeMap<>();
    position.put("position", now.rows());
    position.put("turn", now.white() ? "white" : "black");
    position.put("castling", now.rights().isEmpty() ? "-" : now.rights());
    position.put("ep", now.passed().isEmpty() ? null : now.passed());
    position.put("halfmove", count.halfmove());
    return position;
  }

  @Override
  protected boolean white() {
    return now.white();
  }

  @Override
  protected Collection<String> moves() {
    return moves.keySet();
  }

  @Override
  public void play(String seat, String action) {
    FluidReference before = now;
    now = moves.get(action);
    count.moved(before.isPawns(action) || now.letters().length() < before.letters().length());
    begin();
  }

  private void begin() {
    moves = now.legal();
    boolean passing = moves.keySet().stream().anyMatch(this::isEnPassant);
    count.begins(passing ? now : now.withoutPassed());
    ends(ending());
  }

  private String ending() {
    if (now.letters().matches("[Kk]*")) {
      return "draw bare-kings";
    }
    if (moves.isEmpty()) {
      return now.inCheck() ? other() + " checkmate" : "draw stalemate";
    }
    return count.draw();
  }

  private boolean isEnPassant(String move) {
    return now.isPawns(move)
        && move.substring(2).equals(now.passed())
        && move.charAt(0) != now.passed().charAt(0);
  }
}
