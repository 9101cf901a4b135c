package rookery.engine.kit.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What the players of a second program note on paper to know when a game is drawn. */
public final class TurnCount {
  private final List<String> turns = new ArrayList<>();
  private int halfmove;

  /** Notes a move of either side. */
  public void moved(boolean progress) {
    halfmove = progress ? 0 : halfmove + 1;
  }

  /** Notes progress that is no move. */
  public void progressed() {
    halfmove = 0;
  }

  /** Notes how everything lies as a turn begins. */
  public void begins(Object everything) {
    turns.add(everything.toString());
  }

  /** Moves of either side since the last progress. */
  public int halfmove() {
    return halfmove;
  }

  private long times() {
    String now = turns.get(turns.size() - 1);
    return turns.stream().filter(now::equals).count();
  }

  /** Why the turn that has begun may be claimed to be the last. */
  public Set<String> reasons() {
    Set<String> reasons = new TreeSet<>();
    if (times() >= 3) {
      reasons.add("threefold");
    }
    if (halfmove >= 100) {
      reasons.add("fifty");
    }
    return reasons;
  }

  /** The draw that comes by itself as a turn begins, in the words of results; empty without one. */
  public String draw() {
    if (times() >= 5) {
      return "draw fivefold";
    }
    return halfmove >= 150 ? "draw seventy-five" : "";
  }
}
