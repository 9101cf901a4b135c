package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Viewer;
import rookery.engine.text.GameLogLine;

/** What happened in a match, actions and talk alike, told from its record. */
public final class MatchTranscript {
  private MatchTranscript() {}

  /** The lines that {@code viewer} may read, oldest first. */
  public static List<String> of(Match match, Viewer viewer) {
    List<String> lines = new ArrayList<>();
    Match told = Match.empty(match.game(), GameRecord.of(match.game(), match.record().options()));
    for (Entry entry : match.record().entries()) {
      EntryApplier.Step step = told.step(entry);
      step.news().line(viewer).map(GameLogLine::plain).ifPresent(lines::add);
      told = step.next();
    }
    return lines;
  }
}
