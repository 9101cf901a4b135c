package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Viewer;

/** What happened in a match, actions and talk alike, told from its record. */
public final class MatchTranscript {
  private MatchTranscript() {}

  /** The lines that {@code viewer} may read, oldest first. */
  public static List<String> of(Match match, Viewer viewer) {
    List<String> lines = new ArrayList<>();
    Match told = Match.empty(match.game(), GameRecord.of(match.game(), match.record().options()));
    for (Entry entry : match.record().entries()) {
      EntryApplier.Step step = told.step(entry);
      step.news().line(viewer).ifPresent(lines::add);
      told = step.next();
    }
    return lines;
  }
}
