package rookery.engine.kit.script;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A whole game of White against Black by a second program that knows one position at a time, with a
 * count kept of its turns.
 */
public abstract class DuelCourse implements ReferenceProgram {
  /** What is noted of the turns. */
  protected final TurnCount count = new TurnCount();

  private String result = "";

  /** Whether White is to move. */
  protected abstract boolean white();

  /** What the side to move may do, sorted. */
  protected abstract Collection<String> moves();

  /**
   * Whether a turn begins, so that a draw may be claimed; where a move is a turn it always does.
   */
  protected boolean beginsTurn() {
    return true;
  }

  /** Notes how the game has ended; empty while it has not. */
  protected final void ends(String how) {
    result = how;
  }

  /** The winner's part of a result where the side to move has lost. */
  protected final String other() {
    return white() ? "B" : "W";
  }

  private <T> SortedMap<String, T> toMover(T value) {
    return new TreeMap<>(Map.of(white() ? "W" : "B", value));
  }

  @Override
  public final SortedMap<String, List<String>> legal() {
    return result.isEmpty() ? toMover(List.copyOf(moves())) : new TreeMap<>();
  }

  @Override
  public final SortedMap<String, Set<String>> claims() {
    boolean may = result.isEmpty() && beginsTurn() && !count.reasons().isEmpty();
    return may ? toMover(count.reasons()) : new TreeMap<>();
  }

  @Override
  public final String result() {
    return result;
  }
}
