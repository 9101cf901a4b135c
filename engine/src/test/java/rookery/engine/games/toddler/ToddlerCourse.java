package rookery.engine.games.toddler;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import rookery.engine.kit.script.DuelCourse;

/** A whole game by the {@link ToddlerReference}, with a count kept of its turns. */
final class ToddlerCourse extends DuelCourse {
  private ToddlerReference now = new ToddlerReference(ToddlerSetup.position().rows(), true);
  private SortedMap<String, List<String>> moves = now.legal();
  private boolean passed;

  ToddlerCourse() {
    count.begins(List.of(now, passed));
  }

  @Override
  public Map<String, Object> position() {
    return Map.of(
        "position",
        now.lines(),
        "turn",
        now.white() ? "white" : "black",
        "passed",
        passed,
        "halfmove",
        count.halfmove());
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
    boolean passes = action.equals("pass");
    boolean meet = !passes && now.draws(action);
    ToddlerReference next = new ToddlerReference(moves.get(action), !now.white());
    count.moved(next.pieces() < now.pieces() || !passes && now.isFighters(action));
    boolean bothPass = passes && passed;
    passed = passes;
    now = next;
    count.begins(List.of(now, passed));
    if (bothPass) {
      ends("draw passes");
    } else if (meet) {
      ends("draw toddlers-meet");
    } else {
      moves = now.legal();
      ends(moves.isEmpty() ? other() + " threat-and-capture" : count.draw());
    }
  }
}
