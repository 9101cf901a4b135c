package rookery.engine.kit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.kit.trial.Matches;
import rookery.engine.match.History;
import rookery.engine.match.Match;
import rookery.engine.match.MatchTranscript;
import rookery.engine.text.GameLogLine;

/** Looking back shows every viewer what was there to be seen at the time, and nothing else. */
class HistoryTest {
  /** One kept playthrough a game, without its last ply: the end shows more than was to be seen. */
  static List<Golden> one() {
    Map<String, Golden> first = new TreeMap<>();
    Golden.all().forEach(golden -> first.putIfAbsent(golden.game(), golden));
    return List.copyOf(first.values());
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("one")
  void everyPastPositionIsShownAsItWasSeen(Golden golden) {
    List<Match> matches = running(golden);
    Match last = matches.get(matches.size() - 1);
    for (Viewer viewer : Matches.viewers(last)) {
      History history = History.of(last, viewer);
      List<View> shown = new ArrayList<>();
      for (int i = 0; i < history.size(); i++) {
        shown.add(history.view(i));
      }
      assertEquals(seen(matches, viewer), shown, viewer.toString());
    }
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("one")
  void everyPositionIsLedToByTheLineOfTheLogThatTheViewerMayRead(Golden golden) {
    List<Match> matches = running(golden);
    Match last = matches.get(matches.size() - 1);
    for (Viewer viewer : Matches.viewers(last)) {
      List<String> lines =
          History.of(last, viewer).lines().stream().map(GameLogLine::plain).toList();
      assertEquals(MatchTranscript.of(last, viewer), lines, viewer.toString());
    }
  }

  private static List<Match> running(Golden golden) {
    List<Match> matches = Matches.of(golden.replayed());
    return matches.stream().filter(match -> match.result().isEmpty()).toList();
  }

  /** What the viewer saw at first, and whenever the viewer's log had grown. */
  private static List<View> seen(List<Match> matches, Viewer viewer) {
    List<View> seen = new ArrayList<>();
    int read = -1;
    for (Match match : matches) {
      int lines = MatchTranscript.of(match, viewer).size();
      if (lines > read) {
        seen.add(match.view(viewer));
        read = lines;
      }
    }
    return seen;
  }
}
