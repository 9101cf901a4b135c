package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import rookery.engine.ActionNews;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.kit.trial.ForManyTrials;
import rookery.engine.kit.trial.Trial;
import rookery.engine.kit.trial.TrialMoment;
import rookery.engine.playthrough.Json;
import rookery.engine.playthrough.Ply;
import rookery.engine.text.GameLogLine;

/** What people are shown is complete, short enough, and agrees with the state. */
@ForManyTrials
record ViewTest(Trial trial) {
  private static final int MOMENTS = 25;
  private static final int LONGEST_STATUS = 500;
  private static final int LONGEST_TASK = 200;
  private static final int LONGEST_SECRET = 1_000;
  private static final int LONGEST_LINE = 300;

  /** Letters to which Discord gives a meaning of their own, and one that has it first in a line. */
  private static final Pattern MARKUP = Pattern.compile("[*_~`|<>\\\\]|^#", Pattern.MULTILINE);

  private void everyView(Consumer<View> property) {
    trial.sometimes(
        MOMENTS,
        moment -> moment.viewers().forEach(viewer -> property.accept(moment.view(viewer))));
  }

  @Test
  void aViewSaysWhatItsStateSays() {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Viewer viewer : moment.viewers()) {
            State state = moment.state();
            View view = moment.view(viewer);
            assertEquals(viewer, view.viewer());
            assertEquals(state.mayAct(), view.mayAct());
            assertEquals(state.awaited(), view.awaited());
            assertEquals(state.result(), view.result());
            assertEquals(state.picture(viewer), view.diagram());
            assertEquals(viewer.seat().map(state::legal).orElse(List.of()), view.legal());
            assertEquals(viewer.seat().map(state::claims).orElse(Set.of()), view.claims());
          }
        });
  }

  @Test
  void justThoseWhoMayActAreGivenATask() {
    everyView(
        view ->
            assertEquals(
                view.viewer().seat().filter(view.mayAct()::contains).isPresent(),
                view.task().isPresent(),
                view.viewer().toString()));
  }

  @Test
  void spectatorsKnowNoSecret() {
    trial.sometimes(
        MOMENTS, moment -> assertTrue(moment.view(Viewer.SPECTATOR).secret().isEmpty()));
  }

  @Test
  void wordsAreShortAndPlain() {
    everyView(
        view -> {
          assertWords(view.status().plain(), LONGEST_STATUS);
          assertWords(view.alt(), View.LONGEST_ALT);
          view.task().ifPresent(task -> assertWords(task.plain(), LONGEST_TASK));
          view.secret().ifPresent(secret -> assertWords(secret.plain(), LONGEST_SECRET));
        });
  }

  private static void assertWords(String words, int longest) {
    assertFalse(words.isBlank(), "no words");
    assertTrue(words.length() <= longest, () -> words.length() + " characters: " + words);
    assertFalse(MARKUP.matcher(words).find(), () -> "markup: " + words);
  }

  @Test
  void linesOfTheLogAreShortAndPlain() {
    Set<String> seen = new HashSet<>();
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Ply ply : moment.legal()) {
            ActionNews news = moment.played(ply).news();
            for (Viewer viewer : moment.viewers()) {
              news.line(viewer)
                  .map(GameLogLine::plain)
                  .filter(seen::add)
                  .ifPresent(l -> assertWords(l, LONGEST_LINE));
            }
          }
        });
  }

  @Test
  void diagramsComeBackFromTheirNotation() {
    everyView(view -> assertEquals(view.diagram(), Diagram.parse(view.diagram().text())));
  }

  @Test
  void factsCanBeWrittenToFiles() {
    everyView(view -> assertFalse(Json.write(view.facts()).isBlank()));
  }

  @Test
  void aGameThatIsStoppedCanBeShownToEverybody() {
    trial.sometimes(
        MOMENTS,
        moment ->
            moment
                .viewers()
                .forEach(viewer -> assertEquals(viewer, atEnd(moment, viewer).viewer())));
  }

  private View atEnd(TrialMoment moment, Viewer viewer) {
    return trial.shared(
        List.of("end", moment.entry(), viewer), () -> moment.state().viewAtEnd(viewer));
  }

  @Test
  void nobodyUnlearnsAnythingWhenAGameIsStopped() {
    trial.sometimes(
        MOMENTS,
        moment ->
            moment
                .viewers()
                .forEach(
                    viewer ->
                        assertTrue(
                            atEnd(moment, viewer)
                                .facts()
                                .keySet()
                                .containsAll(moment.view(viewer).facts().keySet()))));
  }
}
