package rookery.engine.text;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What somebody is to do, in one to four words for a button that leads to it.
 *
 * @param words all of it: {@code Circle a piece}
 * @param shared the part that others who act at the same time have in common with it: {@code
 *     Circle}; the same as {@code words} where nobody else acts
 */
public record DutyTitle(String words, String shared) {
  /** What is to be done where nothing more particular is said. */
  public static final DutyTitle MOVE = new DutyTitle("Move", "Move");

  /** What all of these have in common, in words; empty where that is nothing. */
  public static Optional<String> common(Collection<DutyTitle> titles) {
    List<String> words = titles.stream().map(DutyTitle::words).distinct().toList();
    List<String> shared = titles.stream().map(DutyTitle::shared).distinct().toList();
    return List.of(words, shared).stream()
        .filter(same -> same.size() == 1)
        .map(same -> same.get(0))
        .findFirst();
  }
}
