package rookery.bot.preference;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a person has met of one game.
 *
 * @param learned whether the person has played its lesson to the end
 * @param firstTable the id of the table of the person's first game; empty before that
 * @param told the decisions that a first game has explained to the person
 */
public record LessonProgress(boolean learned, Optional<String> firstTable, Set<String> told) {
  /** Of somebody who has never met the game. */
  public static final LessonProgress NONE = new LessonProgress(false, Optional.empty(), Set.of());

  /** Of somebody who has played it before. */
  public static final LessonProgress PLAYED = new LessonProgress(false, Optional.of("-"), Set.of());

  public LessonProgress {
    told = Set.copyOf(told);
  }

  /** Whether the game at that table is the person's first. */
  public boolean isFirst(String table) {
    return firstTable.isEmpty() || firstTable.get().equals(table);
  }

  /** Whether a lesson may be new to somebody who has just sat down at that table. */
  public boolean isNew(String table) {
    return !learned && isFirst(table);
  }

  /** The same once the person has made a decision at that table. */
  public LessonProgress after(String decision, String table) {
    Set<String> more = new HashSet<>(told);
    more.add(decision);
    return new LessonProgress(learned, firstTable.or(() -> Optional.of(table)), more);
  }
}
